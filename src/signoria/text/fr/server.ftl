### What the server and the browser say beside the games.

## Bots, as people choose them

bot-apprendista = Apprendista
    .about = Joue à vue de nez, le cœur léger.
bot-maestro = Maestro
    .about = Réfléchit un moment.
bot-principe = Principe
    .about = Réfléchit aussi longtemps que le ferait une personne.
bot-thumb = À vue de nez
    .about = Tout de suite, et toujours de même.
bot-random = Le hasard
    .about = N’importe quel coup permis.
