### What the server and the browser say beside the games.

## Bots, as people choose them

bot-apprendista = Apprendista
    .about = Plays by rules of thumb, with a light heart.
bot-maestro = Maestro
    .about = Looks ahead for a moment.
bot-principe = Principe
    .about = Looks ahead for as long as people would.
bot-thumb = Rules of thumb
    .about = At once, and always alike.
bot-random = Chance
    .about = Any move that is allowed.

## People

person-gone = Somebody
