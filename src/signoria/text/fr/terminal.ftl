### What the command line says.

## Help

help-signoria = Trois jeux d’enchères de l’Italie de la Renaissance, joués selon les règles.
help-version = Dit quelle est cette version, et si son noyau est compilé.
help-play = Jouer dans le terminal, avec des personnes à un clavier et des bots.
help-games = Énumérer les jeux, leurs éditions, options et nombres de joueurs.
help-rules = Lire les règles numérotées : toutes celles d’un jeu, une par son numéro (IP-33), ou celles qui parlent de certains mots.
help-editions = Rejouer un enregistrement selon les règles d’autres éditions : où la partie aurait tourné autrement, et par quelle règle
help-editions-edition = Seulement selon cette édition
help-box = Montrer ce qui est imprimé sur le matériel d’un jeu et quelle part en est certaine, ou jouer avec une boîte à soi.
help-box-export = Écrire la boîte dans ce fichier, pour la corriger ; `-` est la sortie standard.
help-box-check = Vérifier une boîte à soi et dire où elle diffère de la nôtre.
help-box-use = Jouer désormais avec la boîte de ce fichier ; `ours` revient à la nôtre.
help-box-file = La boîte avec laquelle jouer : un fichier (voir `signoria box`), ou `ours`, la nôtre.
help-box-known = La boîte des enregistrements qui la nomment sans contenir ses valeurs.
help-serve = Offrir des parties aux navigateurs et aux bots. Les options l’emportent sur l’environnement, qui l’emporte sur le fichier de réglages.
help-serve-host = L’adresse réseau à écouter ; 0.0.0.0 les prend toutes.
help-serve-port = Le port à écouter ; 0 en prend un libre.
help-serve-database = sqlite:///FILE ou postgresql://USER@HOST/NAME ; sans cela, un fichier dans le dossier des données.
help-serve-redis = Par quoi plusieurs serveurs sur PostgreSQL s’informent : redis://HOST ; sinon par PostgreSQL lui-même.
help-serve-public-url = Où l’on trouve le serveur, par exemple https://example.org ; cookies et liens valent pour cette adresse.
help-serve-wish-pause = Combien de millisecondes, plus ou moins, attend une réponse automatique, pour ressembler à toute autre.
help-serve-bot-pause = Combien de millisecondes, plus ou moins, un bot met à répondre, qu’il ait eu le choix ou non.
help-serve-abandon-days = Après combien de jours où rien ne s’est passé une table est abandonnée.
help-serve-hosts = D’autres noms sous lesquels on peut appeler le serveur, séparés par des virgules ; il connaît les siens et celui de public_url.
help-serve-processes = Combien de processus serveurs se partagent le port, avec PostgreSQL.
help-serve-bot-workers = Combien de processus pensent pour les bots.
help-serve-migrate = Mettre à cette version une base de données d’une version plus ancienne.
help-backup = Écrire dans un seul fichier tout ce qu’un serveur conserve, qu’il tourne ou non.
help-restore = Mettre une sauvegarde dans une base de données vide, SQLite ou PostgreSQL.
help-backup-file = Le fichier. Il contient des secrets, comme la base de données.
backup-done = { $file } contient { $rows ->
    [one] une ligne
   *[other] { $rows } lignes
  } et une somme qui prouve qu’il est entier.
restore-done = { $rows ->
    [one] Une ligne
   *[other] { $rows } lignes
  } de { $file } dans la base de données, dont le schéma est { $schema }.
help-admin = S’occuper des personnes et des tables d’un serveur, qu’il tourne ou non.
help-admin-list = Énumérer personnes ou tables, les plus récentes d’abord.
help-admin-what = Quoi énumérer.
help-admin-status = Seulement les tables ouvertes (open), en cours (running) ou finies (over).
help-admin-most = Autant au plus.
help-admin-close = Fermer une table : personne n’y joue plus, et tous ceux qui y sont l’apprennent.
help-admin-ban = Mettre une personne dehors partout, et ne plus la laisser entrer.
help-admin-unban = Laisser de nouveau entrer une personne.
help-admin-export = Écrire tout ce qui est gardé sur une personne, en JSON.
help-admin-out = Le fichier où écrire, au lieu de l’écran.
help-admin-delete = Effacer les données d’une personne, une table, ou une ligne dite. Les parties des autres restent.
help-admin-delete-what = Quoi effacer.
help-admin-id = De qui : l’id de la personne, ou de la table.
help-admin-n = Pour une ligne : son numéro.
help-admin-spectators = Pour une ligne : une ligne dite entre spectateurs, qui comptent à part.
help-admin-person = L’id de la personne.
help-admin-table = L’id de la table.
help-admin-ratings = Compter les parties qui ne l’ont pas été.
help-admin-again = Oublier toutes les cotes, et recompter toutes les parties.
admin-id = Id
admin-name = Nom
admin-login = Identifiant
admin-created = Création
admin-ended = Fin
admin-banned = Exclu
admin-seats = Places
admin-game = Jeu
admin-status = État
admin-public = Public
admin-yes = oui
admin-deleted = Effacé ; { $tables ->
    [one] { $tables } table changée
   *[other] { $tables } tables changées
  }.
admin-counted = { $games ->
    [one] { $games } partie comptée
   *[other] { $games } parties comptées
  }.
help-serve-trusted-proxies = Adresses ou réseaux des mandataires placés devant, dont on croit le X-Forwarded-For.
help-serve-requests-per-minute = Requêtes d’une personne ; d’une adresse, cinq fois plus. 0 est sans limite, ici et plus bas.
help-serve-messages-per-minute = Messages par WebSocket d’une personne ; d’une adresse, cinq fois plus.
help-serve-newcomers-per-hour = Personnes qui peuvent se présenter d’une adresse.
help-serve-tables-per-person = Tables qu’une personne peut avoir ouvertes ou en cours.
help-serve-connections-per-person = WebSockets d’une personne à la fois.
help-serve-connections-per-address = WebSockets d’une adresse à la fois, et autant d’autres connexions, sauf si elle est de trusted_proxies.
help-serve-connections = Connexions de tous à la fois ; moins là où le système laisse le serveur ouvrir moins de fichiers.
help-serve-request-seconds = Secondes dans lesquelles une requête doit être arrivée ; une réponse peut rester non lue trois fois plus longtemps.
help-serve-metrics-token = Qui le montre peut lire /metrics ; sans lui, cette machine seulement.
help-serve-smtp = Le serveur de courrier pour les notifications de tour : smtp://HOST ou smtps://USER:PASSWORD@HOST.
help-serve-mail-from = L’adresse d’où vient le courrier.
help-serve-notice-minutes = Les minutes laissées à chacun pour remarquer son tour, avant d’être averti.
help-serve-log-format = Des lignes à lire (console) ou un objet JSON par ligne (json).
help-serve-log-level = Ce qui vaut une ligne : debug, info, warning ou error.
help-serve-config = Un fichier de réglages (TOML) ; ses clés sont les noms de ces options, comme bot_workers. [SIGNORIA_CONFIG]
help-serve-open = Ouvrir la page dans un navigateur quand le serveur est prêt.
serve-ready = Signoria écoute sur { $address }
help-simulate = Faire jouer beaucoup de parties à des bots. La même graine donne les mêmes parties, quoi que dise --jobs.
help-arena = Faire jouer des bots entre eux à chaque place de chaque combinaison. Chaque placement d’une combinaison joue les mêmes donnes.
help-balance = Étudier un jeu : avantage des places, prix des lots, ce qui va avec la victoire ; chaque édition sur les mêmes graines.
help-replay = Raconter de nouveau une partie enregistrée, ou montrer sa table à un moment.
help-verify = Prouver un enregistrement : l’engagement de la graine, la donne, chaque action, les scores. Sort avec 1 si quelque chose cloche.
help-analyse = Regarder une partie enregistrée décision par décision : les victoires attendues, ce qui était mieux, et ce que cela a coûté.
help-bench = Mesurer décisions, clones, parties simulées et parties par seconde, sur un cœur.
help-dataset = Faire un jeu de données d’enregistrements : ce que chaque place pouvait savoir et a choisi, en tableaux, et une fiche qui les décrit.
help-game = Le jeu : voir `signoria games`.
help-file = Un enregistrement ; `-` lit l’entrée standard.
help-seats = Combien jouent.
help-edition = L’édition ; la première du jeu si aucune n’est nommée.
help-option = Une option du jeu, comme `rich` ou `rich=1` ; peut être répétée.
help-bots = Un bot pour toutes les places, ou un par place, séparés par des virgules ; stdio:COMMAND est un programme qui joue (docs/bot-protocol.md).
help-seed = La graine de la donne ; une secrète si aucune n’est nommée.
help-json = Écrire du JSON.
help-lang = La langue.
help-about = Un jeu, le numéro d’une règle, ou des mots à chercher ; `editions` montre où les éditions diffèrent.
help-at = Montrer la table après tant d’actions.
help-seat = Par les yeux de qui ; -1 est un spectateur.
help-analyse-seat = Seulement les décisions de cette place ; -1 est toutes.
help-analyse-iterations = Combien de parties imaginées par décision ; 1000 si rien n’est dit.
help-analyse-time = Combien de secondes par décision à la place ; deux analyses ne sont alors jamais tout à fait les mêmes.
help-analyse-out = Écrire un rapport dans ce fichier HTML.
help-analyse-keep = Garder dans ce fichier chaque décision regardée ; s’il existe, continuer avec lui.
help-analyse-seed = La graine de ce qui est imaginé : la même graine trouve la même chose.
help-commitment = L’engagement montré au début de la partie : la graine doit être celle pour laquelle il a été pris.
help-replay-verify = Prouver d’abord l’enregistrement ; sort avec 1 en cas d’échec.
help-bench-games = Quels jeux ; tous si aucun n’est nommé.
help-seconds = Combien de temps mesurer chaque chiffre.
help-this-core-only = Seulement le noyau en marche, compilé ou interprété.
help-games-count = Combien de parties.
help-jobs = Combien à la fois ; 0 est une par cœur.
help-ray = Jouer sur la grappe Ray à cette adresse, sur tous ses cœurs à la fois ; les parties sont les mêmes.
help-out = Écrire dans ce fichier une ligne JSON par partie.
help-dataset-out = Écrire les tableaux dans ce fichier (NPZ, ou Arrow si son nom finit par .arrow), et la fiche à côté.
help-records = Écrire des enregistrements entiers, pas seulement les résultats.
help-simulate-resume = Continuer avec ce que contient déjà le fichier de --out.
help-arena-bots = Les bots, séparés par des virgules : chacune de leurs combinaisons est jouée.
help-arena-mix = Une combinaison au lieu de toutes : un bot par place, séparés par des virgules. Les places changent d’elles-mêmes.
help-arena-plot = Dessiner les parts de victoires dans ce fichier SVG.
help-balance-edition = L’édition ; toutes si aucune n’est nommée.
help-balance-out = Écrire le rapport entier dans ce fichier HTML.

## The command line

games-game = jeu
games-title = titre
games-players = joueurs
games-editions = éditions
games-options = options

rules-ruling = Décision : { $text }
check-commitment = La graine correspond à son engagement.
help-which-game = Quelle partie d’un fichier qui en contient plusieurs, à partir de 1.
dataset-done = { $decisions } décisions de { $games } parties sont dans { $file } ; { $card } les décrit.
verify-game = Partie { $game } : { $fault }
verify-all = Les { $games } parties sont justes.
verify-some = { $failed } parties sur { $games } sont fausses.
verify-progress = Parties vérifiées
verify-compare = Comparez l’engagement à celui montré au début de la partie : { $commitment }
check-actions = Chaque action était permise.
check-deal = La donne est celle que donne la graine.
check-digest = La partie se termine comme enregistré.
check-scores = Les scores sont justes.
check-winners = Les vainqueurs aussi.
replay-unfinished = L’enregistrement s’arrête ici, après { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  } : la partie n’est pas finie.
scores-title = Décompte final
scores-total = total

box-title = { $title } : la boîte
box-in-use = Avec la boîte « { $name } » ({ $digest }).
box-certain = { $attested } valeurs sur { $values } sont attestées ({ $share }), { $reconstructed } sont reconstituées{ $corrected ->
    [0] .
   *[other] , { $corrected } sont à vous.
}
box-nothing = Rien de ce qui est imprimé ici ne diffère d’un exemplaire à l’autre.
box-yours = À vous, autrement que dans la nôtre.
box-correct = Votre exemplaire dit autre chose ? « signoria box { $game } --export FICHIER » écrit un fichier à corriger, « --use FICHIER » joue avec lui.
box-differs = On peut jouer avec la boîte « { $name } » ({ $digest }). Elle diffère de la nôtre en { $count ->
    [one] une ligne
   *[other] { $count } lignes
} : { $rows }.
box-as-ours = C’est notre boîte de { $title }, valeur pour valeur.
box-used = { $title } se joue désormais avec elle.
box-exported = La boîte est dans { $file }.

## What bots did wrong

faults = La place { $seat }, { $bot }, n’a pas joué d’elle-même : { $faults }. Voir docs/bot-protocol.md.
fault-not-started = n’a pas pu démarrer ({ $count })
fault-no-hello = n’a pas dit bonjour ({ $count })
fault-wrong-version = parle une autre version du protocole ({ $count })
fault-time-out = a répondu trop tard ({ $count })
fault-closed = a fini trop tôt ({ $count })
fault-too-long = a envoyé une ligne trop longue ({ $count })
fault-flood = a trop envoyé ({ $count })
fault-not-json = a envoyé ce qui n’est pas du JSON ({ $count })
fault-wrong-form = a envoyé ce qui n’est pas une réponse ({ $count })
fault-wrong-id = a répondu à une autre question ({ $count })
fault-not-an-option = a choisi ce qui n’est pas permis ({ $count })
fault-out = n’a plus été consulté ({ $count })

## Playing

help-play-what = Le jeu (voir `signoria games`) ; après --resume une partie sauvegardée.
help-play-people = Combien de places sont des personnes ; les autres sont des bots.
help-play-names = Les noms des personnes, séparés par des virgules.
help-play-programs = Avec --resume FILE : laisser le fichier lancer les programmes qu’il nomme comme bots.
help-play-bots = Un bot pour toutes les places qui ne sont pas des personnes, ou un par place, séparés par des virgules : une force, { $strengths }, ou n’importe quel bot.
help-play-pause = Secondes pendant lesquelles on peut lire le coup d’un bot avant le suivant.
help-play-first = La place qui commence, comptée depuis 0 ; tirée au sort si aucune n’est nommée.
help-play-resume = Reprendre la plus récente partie inachevée, ou la partie sauvegardée qui est nommée.
help-play-save = Sauvegarder dans ce fichier plutôt que dans le dossier des parties sauvegardées.

setup-welcome = { $title } : { $tagline }
setup-enter = Entrée prend ce qui est entre crochets.
setup-waiting = Une partie inachevée attend : `signoria play --resume` la reprend.
setup-how-many-sit = Combien à la table, de { $least } à { $most } ?
setup-people = Combien d’entre eux sont des personnes, de 1 à { $most } ?
setup-names = { $people ->
    [one] Votre nom ?
   *[other] Leurs noms, séparés par des virgules ?
}
setup-strength = De quelle force sont les autres : { $strengths } ?
setup-strength-again = { $strengths }, s’il vous plaît, ou le nom d’un bot.
setup-again = De { $least } à { $most }, s’il vous plaît.

play-name-1 = Ada
play-name-2 = Bruno
play-name-3 = Chiara
play-name-4 = Dino
play-name-5 = Elena
play-bot-1 = Bianca
play-bot-2 = Lorenzo
play-bot-3 = Isabella
play-bot-4 = Galeazzo
play-bot-5 = Lucrezia

play-curtain = Passez le clavier à { $name }, puis appuyez sur Entrée.
play-commitment = La donne est scellée : { $commitment }
play-earlier = … ce qui précède : tapez récit
play-enter = Entrée
play-type-help = ? aide   conseil
play-thinks = { $name } réfléchit…
play-hint = { $action } : gagne { $share } ± { $error } % des parties
play-hint-only = Il n’y a qu’une réponse : { $action }
play-hint-price = Vaut environ { $most } ± { $error } ; jusque-là, l’avoir n’est pas pire que le laisser.
play-hint-price-none = À aucun prix cela ne vaut la peine.
play-hint-price-all = Vaut tout ce que vous avez, { $most }.
play-goodbye = Pour reprendre : { $command }
play-not-saved = NON SAUVEGARDÉ : { $file } : { $fault }. On réessaie après chaque coup.
play-over-record = L’enregistrement de cette partie : { $file }
play-over-replay = La relire : { $command }
play-over-analyse = Voir ce qui était mieux : { $command }
play-over-verify = La prouver : { $command }
play-no-such-line = Il n’y a pas de ligne { $number } ici.
play-say-something = Tapez ce qui est devant une ligne, ou ? pour de l’aide.
play-could-be = Cela peut être : { $actions }.
play-nearest = Vous pouvez : { $actions }.
play-allowed = Rien ne s’y oppose.
play-why-what = Pourquoi pas quoi ? Tapez pourquoi et une action, par exemple : pourquoi { $example }
play-consider-what = Considérer quoi ? Tapez considère et une réponse, par exemple : considère { $example }
play-consider-nothing = On n’en peut rien dire à l’avance.
play-no-rule = Aucune règle de ce jeu n’a le numéro ou les mots « { $words } ».
play-rule-whole = `signoria rules { $rule }` donne tout le paragraphe, ses sources et ses décisions.
play-rules-found = { $count } règles en parlent ; tapez règles et un numéro :
play-save-where = Sauver où ? Tapez sauver et le nom d’un fichier.
play-copy-saved = Une copie est dans { $file }.
play-copy-exists = { $file } existe déjà : nommez un autre fichier.

play-help-answer = Tapez ce qui est devant une ligne du menu, ou l’action elle-même : { $example }. Majuscules et espaces n’importent pas.
play-help-hint = conseil
play-help-hint-words = les meilleures réponses, telles qu’un bon joueur les verrait de votre place
play-help-why = pourquoi { $example }
play-help-why-words = quelle règle l’interdit, et ce qui est permis
play-help-consider = considère { $example }
play-help-consider-words = à quoi une réponse mènerait
play-help-rules = règles IP-33, règles pion
play-help-rules-words = les règles numérotées ; règles seul : celle qui demande maintenant
play-help-story = récit
play-help-story-words = tout ce qui a été raconté jusqu’ici
play-help-board = plateau
play-help-board-words = redessiner la table
play-help-save = sauver FILE
play-help-save-words = une copie ; la partie elle-même est sauvegardée après chaque coup
play-help-quit = quitter
play-help-quit-words = partir ; Ctrl-C et Ctrl-D font de même, et rien n’est perdu

many-bid = Offrir tant de ducats

## Numbers in tables

number = { $number }

## Where the core comes from

core-compiled = noyau compilé ({ $how })
core-compiling = noyau interprété ; le noyau compilé est en préparation, les bots le prendront dès qu’il sera prêt
core-ready = noyau interprété ; le noyau compilé est prêt : les bots l’utilisent, le serveur le fera à son prochain démarrage
core-interpreted = noyau interprété

## Refusals

refusal = { $reason } [{ $rule }, { $edition }]
