### What the server and the browser say beside the games.

## Bots, as people choose them

bot-apprendista = Apprendista
    .about = Spielt nach Faustregeln, leichten Herzens.
bot-maestro = Maestro
    .about = Denkt einen Moment voraus.
bot-principe = Principe
    .about = Denkt so lange voraus wie Menschen.
bot-thumb = Faustregeln
    .about = Sofort und immer gleich.
bot-random = Zufall
    .about = Irgendein erlaubter Zug.

## People

person-gone = Jemand
guest-name = Gast

## Pages without the client

page-unbuilt = Signoria läuft
page-unbuilt-how = Dieser Server enthält keinen Browser-Client: In einer Kopie der Quellen baut „make setup“ ihn; das veröffentlichte Paket enthält ihn. Programme finden die API unter /api/docs.
page-docs-about = Was sich über HTTP fragen lässt. Die Nachrichten des WebSockets, und was sie alle bedeuten, stehen in docs/protocol.md; für Maschinen gibt es /api/openapi.json.

notice-title = Du bist am Zug: { $game }
notice-body = Die anderen am Tisch warten auf dich.
notice-code-title = Dein Code für Signoria
notice-code-body = Tippe diesen Code dort ein, wo du um E-Mails gebeten hast: { $code }. Hast du um keine gebeten, tu nichts.

## The page that says how the server stands

page-status = Wie es um diesen Server steht
status-version = Installierte Version
status-core = Kern
