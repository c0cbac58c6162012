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

## People

person-gone = Quelqu’un
guest-name = Invité

## Pages without the client

page-unbuilt = Signoria est en marche
page-unbuilt-how = Ce serveur ne contient pas le client pour navigateur : dans une copie des sources, « make setup » le construit ; le paquet publié le contient. Les programmes trouvent l’API sous /api/docs.
page-docs-about = Ce que l’on peut demander par HTTP. Les messages du WebSocket, et ce que tout cela veut dire, sont dans docs/protocol.md ; pour les machines il y a /api/openapi.json.

notice-title = C’est à vous : { $game }
notice-body = Les autres à la table vous attendent.
notice-code-title = Votre code pour Signoria
notice-code-body = Tapez ce code là où vous avez demandé des e-mails : { $code }. Si vous n’avez rien demandé, ne faites rien.

## The page that says how the server stands

page-status = État de ce serveur
status-version = Version installée
status-core = Noyau
