### What the server and the browser say beside the games.

## Bots, as people choose them

bot-apprendista = Apprendista
    .about = Speelt met vuistregels, onbezorgd.
bot-maestro = Maestro
    .about = Kijkt even vooruit.
bot-principe = Principe
    .about = Kijkt vooruit zolang mensen dat zouden doen.
bot-thumb = Vuistregels
    .about = Meteen, en altijd hetzelfde.
bot-random = Toeval
    .about = Een willekeurige toegestane zet.

## People

person-gone = Iemand
guest-name = Gast

## Pages without the client

page-unbuilt = Signoria draait
page-unbuilt-how = Deze server heeft geen browserclient aan boord: in een kopie van de bron bouwt ‘make setup’ die; het gepubliceerde pakket heeft hem. Programma’s vinden de API onder /api/docs.
page-docs-about = Wat via HTTP kan worden gevraagd. De berichten van de WebSocket, en wat ze allemaal betekenen, staan in docs/protocol.md; voor machines is er /api/openapi.json.

notice-title = Jij bent aan de beurt: { $game }
notice-body = De anderen aan tafel wachten op je.
notice-code-title = Je code voor Signoria
notice-code-body = Typ deze code waar je om mail hebt gevraagd: { $code }. Heb je er niet om gevraagd, doe dan niets.

## The page that says how the server stands

page-status = Hoe deze server ervoor staat
status-version = Geïnstalleerde versie
status-core = Kern
