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
