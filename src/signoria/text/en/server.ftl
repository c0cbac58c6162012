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
guest-name = Guest

## Pages without the client

page-unbuilt = Signoria is running
page-unbuilt-how = This server has no browser client inside: in a checkout, “make setup” builds it; the package that is published holds it. Programs find the API at /api/docs.
page-docs-about = What can be asked by HTTP. The messages of the WebSocket, and what they all mean, are in docs/protocol.md; for machines there is /api/openapi.json.

## Notices of turns

notice-title = It is your turn: { $game }
notice-body = The others at the table are waiting for you.
notice-code-title = Your code for Signoria
notice-code-body = Type this code where you asked for mail: { $code }. If you did not ask for any, do nothing.

## The page that says how the server stands

page-status = How this server stands
status-version = Installed version
status-core = Core
