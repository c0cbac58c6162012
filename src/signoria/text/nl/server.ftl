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
