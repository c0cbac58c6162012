### What is said when something cannot be done: one line, naming what is wrong and what to do about it.

## Setting a table up

error-no-such-game = Il n’y a pas de jeu « { $game } » ; il y a { $known }.
error-no-such-edition = { $game } n’a pas d’édition « { $edition } » ; il y a { $known }.
error-no-such-option = { $game } n’a pas d’option « { $option } » ; il y a { $known }.
error-no-such-setting = Le bot « { $bot } » n’a pas de réglage « { $setting } » ; il a { $known }.
error-setting-range = { $setting } doit être un nombre de { $least } à { $most }, pas « { $value } ».
error-no-such-bot = Il n’y a pas de bot « { $bot } » ; il y a { $known }.
error-bad-command = « { $command } » n’est pas une ligne de commande pour un bot : il faut un programme et ses arguments, sans parenthèses ni virgules. Mettez dans un script ce qui en a besoin.
error-no-such-program = Il n’y a pas ici de programme « { $program } » qui puisse jouer.
error-no-such-language = Il n’y a pas de textes dans la langue « { $language } » ; il y a { $known }.
error-option-range = L’option { $option } va de { $least } à { $most }.
error-option-form = L’option « { $text } » devrait être { $option }=NOMBRE, { $option }=on ou { $option }=off.
error-seats-range = { $game } se joue de { $least } à { $most } joueurs, pas à { $seats }.
error-first-range = Le premier joueur doit être une place de 0 à { $most }, pas { $first }.
error-players-count = { $seats } places demandent { $seats } joueurs, pas { $players }.
error-bots-count = --bots nomme { $bots } bots pour { $seats } places : nommez-en un pour toutes, ou un par place.
error-bots-or-mix = Nommez les bots avec --bots, ou une seule combinaison avec --mix.
error-mix-count = --mix nomme { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  } pour { $seats } places : nommez-en un par place.
error-one-bot = « { $bot } » seul ne peut être comparé : nommez deux bots ou plus, ou une combinaison avec --mix.
error-too-many-seatings = { $bots } bots s’assoient à { $seats } places de { $seatings } façons : nommez-en moins, ou une combinaison avec --mix.
error-bad-seed = Une graine doit être un texte que l’on puisse écrire.
error-not-asked = On ne demande rien à la place { $seat } maintenant.
error-no-record = Cet état n’a pas été ouvert par new() : il n’a pas d’enregistrement.
error-not-legal = La place { $seat } ne peut pas faire « { $action } » maintenant.
error-no-prompt = Pas de question pour { $frame }. C’est une erreur de notre part.

## Records

error-too-long = C’est trop long pour être un enregistrement.
error-broken-json = Enregistrement incomplet : son JSON s’interrompt à la ligne { $line }, colonne { $column }.
error-strange-json = Ce n’est pas un enregistrement : aucun de nos jeux n’écrirait ce JSON.
error-foreign = Ce n’est pas un de nos enregistrements : il ne dit pas "format": "{ $format }".
error-no-text = { $file } n’est pas un enregistrement : ce n’est pas du texte.
error-missing-field = Il manque à l’enregistrement le champ « { $field } ».
error-unknown-field = L’enregistrement a un champ « { $field } » qui n’est pas de ce format.
error-half-ended = L’enregistrement n’a que l’un des champs « scores » et « winners ».
error-which-game = Il y a { $games } parties dans ce fichier : dites laquelle avec --game, de 1 à { $games }.
error-game-range = Il n’y a pas de partie { $number } dans ce fichier ; la dernière est { $most }.
error-no-records = Il n’y a aucune partie enregistrée dans { $file }.
error-results-only = Ce fichier contient des résultats, pas des parties : simulate --records garde les parties.
error-bad-line = Ligne { $line } : { $fault }
error-commitment-of-many = Un engagement est celui d’une partie : dites laquelle avec --game.
error-wrong-field = Le champ « { $field } » de l’enregistrement devrait être { $wanted ->
    [text] un texte
    [number] un petit nombre entier
    [texts] une liste de textes
    [box] le nom et l’empreinte d’une boîte
   *[numbers] un objet de nombres entiers
  }.
error-no-seat = L’action { $n } de l’enregistrement, « { $action } », ne commence pas par une place.
error-illegal-action = L’action { $n } de l’enregistrement, « { $action } », n’y est pas permise.
error-another-engine = Cette partie a été jouée par la version { $engine } des règles, qui étaient autres : l’action { $n }, « { $action } », n’est pas permise dans la version { $ours }.
error-another-outcome = Cette partie a été jouée par la version { $engine } des règles, qui étaient autres : dans la version { $ours }, elle se termine autrement.
error-false-commitment = La graine n’est pas celle qui avait été engagée.
error-false-actions = Les actions ne sont pas écrites comme ce jeu les écrit.
error-false-field = Le champ « { $field } » de l’enregistrement n’est pas ce que dirait ce jeu.
error-twice = Ce n’est pas un enregistrement : son JSON dit deux fois la même chose.
error-false-deal = La donne n’est pas celle que donne la graine.
error-false-digest = La partie ne se termine pas comme le dit l’enregistrement.
error-false-scores = Les scores ne sont pas ceux de cette partie.
error-false-winners = Les vainqueurs ne sont pas ceux de cette partie.

## Boxes

error-box-number = { $row } : { $field } est un nombre entier de { $least } à { $most }.
error-box-one-of = { $row } : { $field } est l’un de { $names }.
error-box-some = { $row } : { $field } est une liste de { $least } à { $most } noms différents parmi { $names }.
error-box-count-of-each = { $row } : { $field } donne pour chacun de { $names } un nombre de 0 à { $most }.
error-box-cells = { $row } : { $field } est une liste d’au plus { $most } cases différentes, chacune une colonne et une ligne inférieures à { $side }.
error-box-no-kind = Une boîte de ce jeu n’a pas de « { $kind } » : elle a { $known }.
error-box-no-row = Il n’y a pas de { $row } dans ce jeu : il y a { $known }.
error-box-no-field = { $row } n’a pas de « { $field } » : il y a { $known }.
error-box-by-the-rulebook = { $row }, { $field } : selon la règle du jeu { $wanted }.
error-box-how-many = { $row }, { $field } : { $found } en tout ; selon la règle du jeu { $wanted }.
error-box-total = { $row } : { $found } ont { $field } { $value }, selon la règle du jeu { $wanted }.
error-box-alike = { $row }, { $field } : selon la règle du jeu, le même sur toutes les cartes de ce type ; les autres disent { $wanted }.
error-box-too-much = { $row }, { $field } : { $found } sur toutes les cartes ensemble ; plus de { $most } ne peuvent être comptés.
error-box-against-rule = { $row }, { $field } : pas comme le dit la règle { $rule }.
error-box-name = Le nom d’une boîte est une ligne d’au plus { $most } caractères.
error-box-digest = Les valeurs ne sont pas celles de la boîte { $digest }, mais celles de { $found }.
error-box-toml = La ligne { $line } de { $file } n’est pas du TOML.
error-box-game = La boîte dans { $file } est celle d’un autre jeu, « { $game } ».
error-box-no-game = { $file } ne dit pas de quel jeu est cette boîte : game est l’un de { $known }.
error-box-too-long = { $file } a plus de { $most } caractères : aucune boîte n’est aussi longue.
error-another-box = Cette partie a été jouée avec la boîte « { $name } » ({ $digest }), dont les valeurs ne sont pas dans l’enregistrement : donnez-la avec --box FICHIER.

## Commands

error-no-tensors = { $game } n’a pas d’environnement d’apprentissage : un réseau n’y verrait rien.
error-dataset-mixed = Les enregistrements ne sont pas tous de la même sorte : { $one } n’est pas { $other }.
error-no-arrow = Arrow n’est pas installé : pip install "signoria[research]", ou choisir un nom qui finit par .npz.
error-seat-range = Il n’y a pas de place { $seat } dans cette partie : les places vont de 0 à { $most }.
error-at-range = Il n’y a pas de moment { $at } dans cette partie : elle a { $most } actions.
error-same-edition = L’enregistrement est de { $edition }, et il n’y a pas d’autre édition à comparer.
error-no-such-rule = Aucune règle n’a le numéro ou les mots « { $rule } » ; `signoria rules GAME` les énumère toutes.
error-resume-programs = { $file } lancerait un programme, « { $bot } » : avec --run-programs, il le peut.
error-resume-what = --resume reprend un fichier : nommez-le avec --out.
error-not-a-series = { $file } n’est pas un fichier que cette commande a écrit avec --out.
error-another-series = { $file } contient une autre série : { $series }
error-worker-gone = Un processus a été arrêté de l’extérieur après { $games } parties, et rien n’a été gardé : avec --out FILE une série peut reprendre.
error-worker-gone-kept = Un processus a été arrêté de l’extérieur ; { $games } parties sont gardées, et la même commande avec --resume reprend.
error-no-ray = Ray n’est pas installé : pip install "signoria[ray]", ici et sur chaque nœud de la grappe.
error-ray-silent = Aucune grappe Ray ne répond à { $address } ({ $fault }) : tourne-t-elle, et peut-on l’atteindre d’ici ?
error-ray-node = Un nœud de la grappe Ray ne peut pas jouer ({ $fault }) : signoria y est-il installé ?
error-ray-version = Un nœud de la grappe Ray a signoria { $theirs }, et ici c’est { $ours } : il jouerait d’autres parties.
error-no-decisions = Il n’y a rien à analyser : personne n’a encore eu de choix.
error-analyse-both = Nommez --iterations ou --time, pas les deux.
error-closed-pipe = Personne ne lit plus : le reste n’a pas été écrit.
error-usage = { $fault } (`--help` en dit plus.)
error-file = { $file } : { $fault }.
error-system = C’est impossible ici : { $fault }.
error-bot-fault = Le bot « { $bot } » a échoué, une erreur de notre part ({ $type }), à la question « { $prompt } » dans la partie de graine { $seed } : SIGNORIA_DEBUG=1 montre où.
error-bot-answer = Le bot « { $bot } » a répondu « { $answer } » à la question « { $prompt } » dans la partie de graine { $seed }, et n’en a pas le droit : une erreur de notre part.
error-fault = C’est une erreur de notre part ({ $type }) : SIGNORIA_DEBUG=1 montre où elle s’est produite.

## People, and after the game

error-not-begun = La partie n’a pas encore commencé.
error-too-many-bots = { $bots } bots ne vous laissent pas de place à une table de { $seats }.
error-no-hints = Cette table joue sans conseils : seules ces parties peuvent être classées.
error-one-at-a-time = Un à la fois : le dernier n’a pas encore sa réponse.
error-not-analysed = Personne n’a demandé d’analyse de cette partie.
error-banned = Vous ne pouvez plus entrer ici.
error-bad-login = Un identifiant a de 3 à 32 lettres visibles.
error-short-password = Un mot de passe a au moins { $least } lettres.
error-wrong-password = Il n’y a pas de tel identifiant avec ce mot de passe.
error-login-taken = Cet identifiant est à quelqu’un d’autre.
error-too-many-tries = Trop d’essais : attendez un quart d’heure.
error-no-passkeys = Les clés d’accès ne marchent que là où le serveur connaît son adresse (public_url), ou sur localhost.
error-bad-passkey = Cette clé d’accès n’ouvre rien ici, ou a été montrée trop tard.
error-too-many-passkeys = { $most } clés d’accès suffisent : enlevez-en une d’abord.
error-chat-too-fast = Trop à la fois : attendez un moment.
error-chat-full = Tout a été dit à cette table.
error-chat-empty = Il n’y a rien là que l’on puisse lire.
error-speak-from-seat = Qui est assis à la table parle de là.
error-account-needed = C’est pour ceux qui ont une clé d’accès ou un mot de passe.
error-no-such-person = Il n’y a pas de personne « { $person } » ; `signoria admin list people` les montre.
error-no-such-table-here = Il n’y a pas de table « { $table } » ; `signoria admin list tables` les montre.
error-no-such-line = Personne n’a dit de ligne { $n } à la table « { $table } ».
error-admin-what = « { $what } » n’est pas parmi { $known }.
error-too-many-channels = { $most } moyens d’être averti suffisent : retirez-en un d’abord.
error-bad-push-keys = Ce ne sont pas les clés de l’abonnement d’un navigateur.
error-no-mail = Ce serveur n’envoie pas de courrier.
error-bad-mail-address = Ce n’est pas une adresse électronique.
error-wrong-code = Ce n’est pas le code envoyé, ou il a déjà servi.
error-no-such-channel = Ce moyen d’être averti n’existe pas.
error-only-players = Seuls ceux qui ont joué peuvent le demander.

## The server

error-settings-file = { $file } n’est pas un fichier de réglages : { $fault }.
error-unknown-setting = { $file } règle « { $setting } », qui n’est pas un réglage ; il y a { $known }.
error-bad-setting = { $setting } devrait être { $wanted ->
    [port] un port de 0 à 65535
    [workers] un nombre de 1 à 64
    [milliseconds] un nombre de 0 à 60000
    [days] un nombre de 1 à 3650
    [bots] une section [bots] avec des lignes comme leonardo = "stdio:python3 bot.py"
    [switch] on ou off
    [limit] un nombre de 0, qui est sans limite, à 1000000
    [hosts] des noms ou des adresses sans port, séparés par des virgules, comme example.org,192.168.1.5
    [networks] des adresses ou des réseaux séparés par des virgules, comme 127.0.0.1,10.0.0.0/8
    [token] au moins 16 lettres ou chiffres sans espace
    [smtp] une adresse comme smtps://user:password@mail.example.org
    [mail] une adresse électronique
    [minutes] un nombre de 0 à 1440
    [log-format] console ou json
    [log-level] debug, info, warning ou error
    [web-address] une adresse comme https://example.org
    [database] une adresse comme sqlite:///file ou postgresql://user@host/name
    [redis] une adresse comme redis://host:6379
   *[host] le nom ou le numéro d’une adresse réseau
  }, pas « { $value } ».
error-database = La base de données est inutilisable : { $fault }.
error-database-in-use = { $file } est utilisé par un autre serveur ; plusieurs serveurs demandent PostgreSQL, voir DATABASE_URL.
error-database-links = { $file } a plusieurs noms (liens physiques), par lesquels SQLite perdrait ce qui est écrit ; supprimez les autres.
error-database-late = La base de données ne répond pas à temps.
error-database-locked = La base de données se lit, mais ne s’écrit pas : autre chose la retient.
error-disk-full = Plus rien ne peut être écrit : le disque est plein ou défectueux.
error-database-away = La base de données ne répond pas.
error-redis = Redis est inutilisable : { $fault }.
error-redis-without-postgresql = Redis sert à plusieurs serveurs sur PostgreSQL ; sur SQLite il n’y en a qu’un, qui n’en a pas besoin.
error-foreign-database = Cette base de données contient des tables qui ne sont pas les nôtres ; donnez au serveur une base à lui.
error-old-schema = La base de données est d’une version plus ancienne ({ $found }, pas { $known }) ; sauvegardez-la, puis démarrez une fois avec --migrate.
error-newer-schema = La base de données est d’une version plus récente ({ $found }, ce serveur connaît { $known }) ; utilisez le serveur plus récent.
error-other-version-runs = Un autre serveur sur cette base joue selon la version { $found }, celui-ci selon { $ours }, et les deux verraient la même partie autrement ; arrêtez d’abord les autres.
error-database-used = Des serveurs tournent sur cette base de données ; arrêtez-les avant de l’amener à cette version.
error-log-start = Le journal de la table { $table } n’a pas de début. C’est une erreur de notre part.
error-log-gap = L’entrée { $n } du journal de la table { $table } ne suit pas la précédente. C’est une erreur de notre part.
error-log-refused = La base de données refuse l’entrée { $n } du journal de la table { $table }. C’est une erreur de notre part.
error-port-taken = Impossible d’écouter sur { $host }:{ $port } : { $fault }.
error-processes-need-postgresql = Plusieurs processus ont besoin d’une base PostgreSQL : SQLite est fait pour un seul.
error-process-not-started = Un processus serveur n’a pas démarré : la raison est dite plus haut.
error-who-are-you = Dites d’abord qui vous êtes.
error-bad-person-name = « { $name } » ne peut être un nom ici : 1 à { $most } lettres, pas de parenthèses, rien d’invisible, et pas le nom que portent ici les bots ou qui est parti.
error-misunderstood = La demande n’a pas la forme qu’elle devrait avoir.
error-other-rules = Cette partie a été commencée selon d’autres règles que celles d’aujourd’hui et ne peut pas continuer.
error-no-such-table = Il n’y a pas de telle table.
error-no-such-token = Ce lien ne marche pas, ou plus.
error-not-your-seat = Cette place n’est pas la vôtre.
error-not-the-host = Seul l’hôte de la table peut le faire.
error-not-subscribed = Abonnez-vous à la place avant d’y agir.
error-too-many-tables = Trop de tables à la fois sur une connexion.
error-file-exists = { $file } existe déjà et reste tel quel.
error-bad-backup = { $file } n’est pas une de nos sauvegardes entières : elle a été coupée ou modifiée.
error-bad-row = La ligne { $line } de { $file } n’est pas une ligne que l’on puisse remettre : { $table } { $column }.
error-database-not-empty = Il y a déjà des lignes dans cette base de données : une sauvegarde va dans une base vide.
error-house-bot-name = « { $bot } » n’est pas un nom pour un bot de ce serveur : il faut des minuscules, des chiffres et des tirets, et pas le nom d’un autre.
error-too-many-lines = Trop de monde écoute déjà de cette place.
error-too-many-tokens = Vous avez créé trop de jetons ; révoquez-les d’abord.
error-seat-taken = Cette place est prise.
error-seats-free = Toutes les places ne sont pas encore prises.
error-table-not-open = Cette table n’est plus ouverte.
error-not-over = La partie n’est pas encore finie.
error-illegal = Les règles ne le permettent pas maintenant.
error-stale = Cela répond à une question qui n’est plus posée.
error-nothing-to-undo = Vous n’avez rien à reprendre : depuis, quelqu’un d’autre a décidé, ou l’horloge, ou un bot.
error-came-to-light = Cela ne peut être annulé : quelque chose a été révélé, ou le hasard a décidé.
error-bad-address = Ce n’est pas une adresse que le serveur appellerait : http ou https, un hôte, pas de mot de passe.
error-address-not-public = Cette adresse n’est pas sur l’internet ouvert, et le serveur n’en appelle pas d’autre.
error-no-answer = L’adresse n’a pas répondu comme elle le devrait.
error-answer-too-large = L’adresse a répondu plus que personne ne lit.
error-not-running = Aucune partie n’est en cours à cette table.
error-paused = La partie est en pause.
error-away = Quelqu’un d’autre joue maintenant cette place pour vous : reprenez-la d’abord.
error-nothing-to-agree = Il n’y a rien de tel à convenir maintenant.
error-bad-wish = On ne peut pas souhaiter cela ici.
error-not-due = Ce n’est pas le moment.
error-not-a-bots-seat = On ne peut reprendre qu’une place jouée par un bot.
error-nobody-to-ask = Il ne reste que des bots à cette table.
error-already-asked = Quelqu’un attend déjà cette place.
error-bad-clock = Une horloge demande une réserve de 10 secondes à 60 jours, et de 1 seconde à 7 jours par tour.
error-too-fast = Trop à la fois ; réessayez dans un moment.
error-busy = Le serveur est occupé ; réessayez dans un moment.
error-too-many-changes = Trop de changements sans jouer ; jouez d’abord.
error-too-many-hosted = Trop de vos tables sont ouvertes ou en cours.
error-too-many-newcomers = Trop de personnes sont venues de votre adresse ; réessayez plus tard.
error-unknown-host = Ce serveur ne porte pas ce nom.
error-foreign-origin = Une page d’un autre site l’a demandé.
error-body-too-large = C’est plus que le serveur ne lit à la fois.
error-not-found = Il n’y a rien ici.
error-bad-method = Cela ne peut être demandé ainsi.
error-our-fault = C’est une erreur de notre part. Elle a été notée ; réessayez plus tard.

## Playing in the terminal

error-people-range = Sur { $seats } places, de 1 à { $seats } peuvent être des personnes, pas { $people }.
error-names-count = --names nomme { $names ->
    [one] { $names } personne
   *[other] { $names } personnes
  }, et { $people } jouent.
error-bad-name = « { $name } » ne peut être un nom à la table : un nom est court, sans parenthèses, et n’est à personne d’autre.
error-nowhere-to-save = Impossible de sauvegarder des parties dans { $folder } : { $fault }. Nommez un autre endroit avec --save FILE.
error-save-exists = { $file } existe déjà. `signoria play --resume { $file }` reprend une partie sauvegardée.
error-nothing-to-resume = Il n’y a pas de partie inachevée dans { $folder } : `signoria play` en commence une.
error-resume-stdin = Une partie reprise a besoin d’un fichier où être sauvegardée : nommez-en un au lieu de -.
error-resume-over = { $file } est une partie finie : `signoria replay { $file }` la raconte.
error-resume-keeps = Une partie reprise garde sa table : { $option } ne peut être nommé avec --resume.
error-one-of-these = Un seul de { $options } à la fois.

## In the browser

error-no-connection = Le serveur est injoignable. Réessayez dans un moment.
error-push-refused = Ce navigateur n’autorise pas nos notifications, ou n’atteint pas le service qui les porte.
