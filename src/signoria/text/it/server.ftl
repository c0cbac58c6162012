### What the server and the browser say beside the games.

## Bots, as people choose them

bot-apprendista = Apprendista
    .about = Gioca a occhio, a cuor leggero.
bot-maestro = Maestro
    .about = Guarda avanti per un momento.
bot-principe = Principe
    .about = Guarda avanti quanto farebbe una persona.
bot-thumb = Regole empiriche
    .about = Subito, e sempre allo stesso modo.
bot-random = Caso
    .about = Una mossa permessa qualsiasi.

## People

person-gone = Qualcuno
guest-name = Ospite

## Pages without the client

page-unbuilt = Signoria è in funzione
page-unbuilt-how = Questo server non contiene il client per browser: in una copia dei sorgenti lo costruisce «make setup»; il pacchetto pubblicato lo contiene. I programmi trovano l’API in /api/docs.
page-docs-about = Che cosa si può chiedere via HTTP. I messaggi del WebSocket, e che cosa significano tutti, sono in docs/protocol.md; per le macchine c’è /api/openapi.json.

notice-title = Tocca a te: { $game }
notice-body = Gli altri al tavolo ti aspettano.
notice-code-title = Il tuo codice per Signoria
notice-code-body = Scrivi questo codice dove hai chiesto le e-mail: { $code }. Se non le hai chieste, non fare nulla.

## The page that says how the server stands

page-status = Stato di questo server
status-version = Versione installata
status-core = Nucleo
