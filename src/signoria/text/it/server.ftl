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
