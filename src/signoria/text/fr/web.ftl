### What the browser says beside the games.

## Getting about

nav-label = Signoria
nav-home = Accueil
nav-play = Jouer
nav-lobby = Tables
nav-mine = Mes tables
nav-rules = Règles
nav-about = À propos
nav-settings = Réglages
skip = Aller au contenu
close = Fermer
save = Enregistrer
saved = Enregistré.
more = Montrer plus
opening = Un moment…
went-wrong = Quelque chose a mal tourné ici. Rechargez la page ; vos tables sont en sûreté.
offline-title = Vous êtes hors ligne
offline-about = Le serveur est injoignable pour le moment. Vos tables y sont en sûreté, et cette page revient d’elle-même.

language-en = English
language-it = Italiano
language-fr = Français
language-nl = Nederlands
language-de = Deutsch

## Landing page and lists

landing-title = Des jeux de l’Italie de la Renaissance, joués selon les règles
landing-about = Entre amis dans un navigateur, contre des bots de force mesurée, ou les deux à une même table. Rien à installer.
landing-invite = Inviter des amis
landing-play-now = Jouer maintenant
landing-set-up = Préparer
learn = Apprendre en dix minutes
landing-waiting = Tables qui attendent des joueurs
landing-yours = Vos tables
lobby-which = Quelles tables
lobby-open = En attente de joueurs
lobby-open-short = En attente
lobby-running = En cours
lobby-over = Finies
lobby-games = Tous les jeux
lobby-clock-any = Toutes les horloges
lobby-clock-live = En direct
lobby-clock-correspondence = Jours par coup
lobby-free = Places libres
lobby-free-any = Places libres : toutes
lobby-free-some = { $count ->
    [one] Une place libre
   *[other] { $count } places libres ou plus
}
lobby-seek = Un nom
lobby-shown = { $count } tables sur { $all }
lobby-none = Aucune table de ce genre en ce moment.
lobby-all = Tout montrer
new-table = Nouvelle table
table-sit = S’asseoir
table-open = Ouvrir
table-watch = Regarder
table-left = il reste { $time }
table-look = Voir
row-lesson = Leçon
row-rated = classée
row-friendly = amicale
row-without = sans : { $option }
row-taken = { $taken } sur { $seats }
row-bots = { $bots ->
    [one] un bot
   *[other] { $bots } bots
}
row-clock-live = { $minutes } min + { $seconds } s
row-clock-days = { $days ->
    [one] un jour par coup
   *[other] { $days } jours par coup
}
row-waits-for = On attend { $names }
row-clock-of = pendule : { $name }
row-won = Gagnée
row-place = { $place }e sur { $seats }
row-winner = { $count ->
    [one] Gagnée par { $names }
   *[other] Gagnée par { $names }
}
row-broken-off = Interrompue
row-just-now = à l’instant
row-told = dernier coup { $ago }
row-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
row-behind = { row-points }, gagnant { $most }
row-scores = Résultat
status-open = en attente
status-running = en cours
status-over = Finie
empty-open = Aucune table n’attend de joueurs. Ouvrez-en une, ou jouez maintenant contre des bots.
empty-running = Aucune partie publique n’est en cours.
empty-over = Aucune partie publique n’est encore finie.
empty-mine = Vous n’êtes encore à aucune table. Ouvrez-en une, ou jouez maintenant contre des bots.
mine-waiting = En attente des autres
mine-count = { $count ->
    [one] une partie
   *[other] { $count } parties
} · { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
mine-all = Toutes
mine-rated = Classées
mine-people = Contre des gens
mine-lesson = Leçons
mine-which = Lesquelles de mes tables
mine-put-away = Ranger
mine-put-away-says = { $game } est rangé.
mine-undo = Annuler
mine-away = Rangées
mine-away-none = Rien n’est rangé.
mine-show-away = Montrer ce que j’ai rangé
mine-take-out = Ressortir
your-turn = À vous
you = Vous
seat-free = libre
seat-you = { called-you }
your-name = Votre nom
your-name-about = C’est ce que les autres voient, aussitôt et partout ; changez-le quand vous voulez. Aucun compte n’est nécessaire.

## A new table

setup-title = { $game } à { $seats ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[other] { $seats }
}
setup-game = Jeu
setup-edition = Édition
setup-usual = Le choix habituel
setup-seats = Places
setup-how-many = Combien jouent
setup-who = Qui joue { $name }
setup-open-seat = Un ami, sur invitation
setup-here = Quelqu’un sur cet appareil
setup-here-name = Nom
setup-add-bot = Ajouter un bot
setup-clock = Horloge
setup-clock-none = Sans horloge
setup-clock-quick = 5 min + 10 s par coup
setup-clock-usual = 15 min + 20 s par coup
setup-clock-days = 3 jours par coup
setup-clock-free = Chacun réfléchit autant qu’il veut.
setup-clock-late = Pour chacun, et par tour. Quand il est épuisé, { $bot } joue jusqu’à votre retour.
setup-options = Options
setup-hints = Conseils : demander ce que ferait un bot
setup-learn = Vous découvrez { $game } ? Une première partie guidée explique tout au bon moment.
setup-watchable = Des spectateurs peuvent regarder ; ils ne voient que ce qui est visible
setup-open-chat = Les spectateurs peuvent lire ce que disent les joueurs
setup-public = Montrer la table à tous, pour que chacun puisse s’y asseoir
setup-begin = Commencer
setup-start = Démarrer
setup-open-table = Ouvrir la table
setup-against-bots = Contre des bots : la partie commence tout de suite
setup-at-one-device = Sur un appareil : un rideau tombe entre les tours
setup-then-play = Vous pouvez partir et revenir à tout moment.
setup-then-invite = Le lien d’invitation vient ensuite ; des bots peuvent encore prendre les places libres.
setup-invite-about = Laissez une place à un ami : la table ouverte a un lien, et qui l’ouvre prend une place libre. Aucun compte n’est nécessaire.
setup-changes = Ce que change cette édition
setup-for-friends = { $count ->
    [one] { $count } place pour un ami
   *[other] { $count } places pour des amis
}
setup-fair = La donne est scellée quand une partie commence et ouverte quand elle finit, pour que chacun puisse la vérifier.

waiting-for = { $count ->
    [one] Il manque { $count } joueur, ou un bot
   *[other] Il manque { $count } joueurs, ou des bots
}
waiting-ready = Tout le monde est là
waiting-terms = Ce que l’on joue
waiting-hints = Amicale, avec conseils
waiting-rated = Classée, sans conseils
waiting-public = Ouverte à tous
waiting-private = Sur invitation
waiting-unwatched = Sans spectateurs
join-title = Une place est libre pour vous
join-seat = Place
join-any = N’importe quelle place
join-full = Toutes les places sont prises
join-full-about = Vous pouvez rester et parler, et regarder quand elle commence.
waiting-host = On attend que l’hôte démarre
waiting-fill = { $count ->
    [one] Démarrer avec un bot à la place libre
   *[other] Démarrer avec des bots aux places libres
}
seat-open = libre : sur invitation
seat-kept = gardée pour { $name }
seat-leave = Partir
invite-title = Inviter
invite-copy = Copier le lien
invite-share = Partager…
invite-share-says = Viens jouer avec moi : { $game }.
invite-code = Le lien en code QR
invite-about = Qui ouvre le lien donne un nom et prend place : aucun compte, et personne ne voit ainsi vos cartes. Vous commencez quand chaque place est prise.
visitor-named = { $name } a ouvert le lien
visitor-nameless = { $count ->
    [one] Quelqu’un a ouvert le lien
   *[other] { $count } personnes ont ouvert le lien
}
friends-title = Jouer avec des amis
friends-friend = Un ami, par le lien
friends-bot = Mettre un bot
friends-back = Mettre un ami
friends-kind = Genre de partie
friends-more = Tous les choix
friends-make = Créer le lien
friends-about = Le lien et son code QR viennent ensuite, et la table attend que chaque place soit prise. Des bots peuvent prendre ce qui reste libre.
copy = Copier
copied = Copié

## The table

strip-label = Ce qui vient de se passer
strip-take-back = Votre dernier coup peut être annulé.
strip-answered = Vous avez répondu : { $action }.
scene-line = ligne { $line } sur { $lines }
scene-skip = Passer
scene-on = Continuer
sold-to = { $what }, à { $name } pour { $price }
sold-to-you = { $what }, à vous pour { $price }
new-card = { $count ->
    [one] nouvelle
   *[other] { $count } nouvelles
}
since-title = Depuis votre dernier coup
since-short = Depuis votre coup
since-again = Revoir
since-shown-again = Encore une fois
since-nothing = Personne d’autre n’a encore rien fait.
pace-your-turn-comes = Votre question arrive.
pace-to-question = À ma question
pace-go-on = Appuyez n’importe où, ou sur la barre d’espace, pour continuer tout de suite.
pace-step-on = Suivant
key-space = Espace
settings-pace = Rythme
pace-calm = Calme
pace-calm-says = Chaque événement un instant ; un appui passe au suivant.
pace-quick = Rapide
pace-quick-says = Un tiers du temps.
pace-instant = Instantané
pace-instant-says = Tout de suite ; la ligne dit ce qui s’est passé.
pace-step = Pas à pas
pace-step-says = Chaque événement attend une pression.
pace-timed = Quand l’horloge tourne à la minute, le rythme est au moins rapide.
settings-forced = Donner la seule réponse à ma place
settings-forced-says = Contre des bots, ce qui n’a qu’une réponse n’est pas demandé : cela n’apprend rien à personne.
forced-says = Seule réponse : { $action }
settings-confirms = Confirmer les réponses
settings-confirms-says = Le bouton doré se presse deux fois.
confirm-again = Appuyez encore pour confirmer
part-own-short = À vous
sheet-before = La famille précédente
sheet-next = La famille suivante
question-unfold = Afficher toute la question
question-fold = Replier la question
menu = Menu
part-own = Vos affaires
part-table = La table
part-families = Les familles
part-side = À côté de la table
phases = Phases
tab-story = Journal
tab-rules = { nav-rules }
tab-why = Pourquoi pas ?
tab-table = Table
text-board = La table en mots
your-turn-says = À vous : { $prompt }
story-your-turn = C’est à vous. { $prompt }
story-more = Chaque étape
story-sheet = Revoir le compte
sheet-round = Compte de la manche { $round }
story-bid = { $name } { $amount }
story-gain = { $name } +{ $points }
story-sale = { $what } : { $bids }.
story-sale-opens = { $what } : aucune offre pour l’instant.
clause-bought = { $what } pour { $price }
clause-built = { $what }, +{ $points }
question-waiting = { $count ->
    [one] On attend { $names }.
   *[other] On attend { $names }.
}
question-sent = Envoyé…
take-back = Annuler
hint-ask = Que ferait un bot ?
hint-share = { $percent } % ± { $error }
hint-no-share = moins de 1 %
hint-price = À cette enchère, il paierait { $most } au plus.
hint-about = Part des parties simulées gagnées, avec son incertitude. La réponse la plus sûre vient en tête.
hint-says = Un bot ferait :
refused = C’est impossible.
refused-action = Non joué : { $action }.
line-lost = Reconnexion.
line-lost-says = Votre place et votre horloge sont gardées ; la table reste telle que vous l’avez vue.
line-restarting = Le serveur redémarre.
line-hurry = Essayer maintenant
line-closed = Non connecté.
line-closed-says = Le serveur a fermé la connexion : vous n’êtes plus connecté, ou trop de fenêtres sont ouvertes.
busy = Le serveur est occupé.
busy-says = Votre demande attend et sera répétée d’elle-même.
outdated = Signoria a été mise à jour.
outdated-says = Rechargez la page pour continuer ; votre place est gardée.
reload = Recharger
seat-elsewhere = Vous ne tenez plus cette place.
seat-elsewhere-says = Elle a été quittée, ou prise avec son lien.
seat-look-on = Continuer ici
watching = Vous regardez.
watching-says = Vous voyez ce qui est visible, rien de plus.
commitment = Le sceau de la donne
leave-table = À mes tables

## What people at a table agree on, and what they leave to it

seat-ask = Demander cette place : { $family }
seat-ask-short = La demander
seat-asked-by = { $name } demande
seat-away = un bot joue
seat-bot = bot
seat-nobody = personne
agree = D’accord
propose-no-more = Laisser tomber
proposal-pause = { $name } demande une pause.
proposal-pause-agreed = Une pause : on attend l’accord des autres.
proposal-resume = { $name } voudrait continuer.
proposal-resume-agreed = On continue : on attend l’accord des autres.
proposal-sit = { $name } demande la place de la famille { $family }, qu’un bot joue.
proposal-sit-agreed = { $name } pour { $family } : on attend l’accord des autres.
undone-says = { $name } : un coup a été annulé.
question-paused = La partie est en pause.
question-paused-says = Les horloges sont arrêtées jusqu’à ce que tous soient d’accord pour continuer.
question-away = Votre temps est écoulé : un bot joue pour vous.
come-back = Je reprends ma place
question-abandoned = Personne n’a joué depuis longtemps : la table est abandonnée. Il n’y a pas de score.
question-closed = Cette table a été fermée. Il n’y a pas de score.
wishes-title = On répond pour vous :
wish-upto = Enchérir jusqu’à { $amount }, puis passer
wish-next = Ensuite : { $action }
wish-forced = Ce qui n’a qu’une réponse
wish-drop = Retirer
premove-title = Quand ce sera à vous
orders-title = Consignes
orders-about = On répond pour vous, même en votre absence. Les autres voient un coup comme un autre.
pause-title = Une pause
pause-about = La partie s’arrête quand toutes les personnes à la table sont d’accord.
pause-alone = Les bots sont d’accord avec tout : la partie s’arrête aussitôt.
pause-ask = Demander une pause
pause-now = Faire une pause
pause-end = Continuer
seat-title = Votre place
seat-give = Donner la place par un lien
seat-give-about = À un ami, ou à un autre de vos appareils. Qui ouvre le lien le premier a la place et voit ses cartes.
leave-for-good = Quitter la partie…
leave-about-default = Vous ne pourrez pas revenir. Votre place continue sans vous, par les réponses les plus anodines.
leave-about-bot = Vous ne pourrez pas revenir. Un bot joue désormais votre place.
leave-now = Quitter pour de bon
leave-stay = Rester
clock-of = Temps restant, { $name } :
clock-days = { $days } j { $hours } h
clock-called = Il vous reste { $seconds } secondes.
clock-live = Horloge : { $minutes } minutes chacun, et { $seconds } secondes par tour.
clock-post = Par correspondance : { $days ->
    [one] un jour
   *[other] { $days } jours
  } par coup.
clock-late-default = Quand il est épuisé, la réponse la plus anodine est donnée.
clock-late-bot = Quand il est épuisé, { $bot } joue jusqu’à votre retour.
chat-title = Ce qui se dit
chat-to-players = Écrire aux joueurs
chat-to-all = Écrire à tous ici
chat-to-spectators = Écrire aux spectateurs
chat-send = Envoyer
chat-spectator = (regarde)
chat-says = { $name } : { $text }
chat-unread = lignes non lues
curtain-title = { $name }, à vous de jouer { $family }
curtain-about = Prenez l’appareil ; que personne d’autre ne regarde. Ce que vous seul pouvez voir apparaît quand vous êtes prêt.
curtain-open = Je suis { $name }
offered-title = Une place vous est offerte
offered-seat = On vous offre la place de la famille { $family } ({ $game })
offered-about = Quelqu’un à cette table vous cède sa place dans une partie peut-être commencée : sa main, son argent et son tour deviennent les vôtres.
offered-take = Prendre la place
rule-at-hand = La règle du moment
rule-behind = La règle derrière
rule-ruling = Décision :
why-not = Pourquoi pas : { $action } ?
why-nearest = Vous pouvez
why-how = Cliquez sur ce qui semble possible et ne l’est pas, ou donnez-lui le focus : ici paraît la raison, avec sa règle et la chose la plus proche que vous pouvez faire.
choices-beside = Aussi possible maintenant
step-less = Moins
step-more = Plus
step-all = Tout : { $most }
step-choose = Choisir
replay = Revoir
save-record = Enregistrer la partie
play-again = Rejouer
play-again-there = Rejouer : la table est prête
watch-again = Les regarder rejouer
see-table = Voir la table
see-scores = Voir les scores

note-first = Pour la première fois
note-try = Essayez ceci :
note-next = Suite
note-back = Retour
note-why = Pourquoi ?
note-more = Plus
note-read = Compris
notes-off = Pas de notes
lesson-strip = Partie guidée. Les bots attendent pendant que vous lisez ; rien ne compte ici pour le classement.
lesson-step = étape { $step } sur { $steps }
lesson-end-title = Vous savez jouer à { $title }
lesson-next-title = À savoir ensuite
lesson-play-on = Continuer cette partie
lesson-first-game = Une première vraie partie, 3 bots
lesson-other = Leçon : { $title }
lesson-leave = Quitter la leçon
lesson-rules = Les règles
noun-card = Carte
noun-amount = Montant

keys-title = Touches
keys-1 = Donner la réponse de ce numéro, ou taper un montant
keys-2 = Donner la réponse en or
keys-3 = Passer ou se retirer
keys-4 = Annuler le coup
keys-5 = { hint-ask }
keys-6 = { text-board }
keys-7 = Aller à la question, à vos affaires, à la table, aux familles, au côté, à l’en-tête
keys-8 = Ces touches

## Boards in words

board-table-heading = Sur la table

## Scores

scores-title-all = Chaque point, règle par règle
scores-rule = Règle
scores-running = Total provisoire
scores-final = Total
scores-skip = À la fin

## Rules, settings, about

rules-title = { $game } : les règles
rules-which = Quel jeu
rules-howto = En une page
rules-goal = Qui gagne
rules-all = Tous les paragraphes
rules-seek = Chercher dans les règles : un numéro ou des mots
rules-found = { $count ->
    [one] { $count } règle sur { $all }
   *[other] { $count } règles sur { $all }
}
rules-none = Aucune règle ne contient ces mots. Essayez-en moins, ou un autre.
rules-editions = Où les éditions diffèrent
rules-side-by-side = Côte à côte, avec les mots de chaque règle
editions-title = { $game } : les éditions côte à côte
editions-silent = Cette règle n’en dit rien.
rules-options = Options de la table
rules-from = Les sources
rules-clear = Tout montrer
settings-name-about = Tel que les autres le voient, aussitôt à toutes les tables.
settings-language = Langue
settings-theme = Clair ou sombre
settings-sounds = Sons
settings-sounds-about = Courts et doux, et jamais le seul signe de quoi que ce soit.
sounds-on = Des sons à la table
sounds-volume = Volume
sounds-each = Chacun peut être coupé :
sound-turn = Votre tour
sound-bid = Une offre
sound-sold = Vendu
sound-coin = Argent
sound-reveal = Cartes tournées
sound-placed = Quelque chose est posé
sound-refused = Refusé
sound-bell = Il reste 30 secondes
sound-election = Grands événements
sound-victory = La fin
settings-motion-about = Que rien ne bouge
settings-guarded-about = Ignorer les appuis pendant un tiers de seconde après une nouvelle question
settings-notes-about = Contre des bots, expliquer chaque sorte de question la première fois
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
account-title = Sur un autre appareil
account-nobody = Si vous êtes déjà venu, connectez-vous. Sinon, prenez place à une table : aucun compte n’est nécessaire.
account-guest = Vous êtes un invité : seul ce navigateur vous connaît. Avec une clé d’accès ou un mot de passe vous êtes partout vous-même, et vos tables vous suivent.
account-login = Vous pouvez vous connecter comme { $login }.
account-login-name = Identifiant
account-password = Mot de passe
account-current = Le mot de passe actuel
account-sign-in = Se connecter
account-sign-in-password = Se connecter par mot de passe
account-welcome = Vous revoilà.
passkey-add = Ajouter une clé d’accès
passkey-show = Se connecter par clé d’accès
passkey-from = Clé d’accès { $n }, depuis le { $date }
remove = Retirer
password-set = Choisir un mot de passe
password-change = Changer le mot de passe
ratings-title = Classement
ratings-wanted = Classer mes parties
ratings-about = Les parties contre des personnes qui le veulent aussi, sans conseils. Désactivé, tout est oublié.
ratings-line = { $game } à { $seats }, { $games ->
    [one] une partie
   *[other] { $games } parties
  }
ratings-none = Aucune partie n’a encore compté.
ratings-guest = Le classement est pour qui a une clé d’accès ou un mot de passe.
data-title = Partir
data-about = Déconnectez-vous ici, ou sur tous vos appareils. Vos tables restent.
data-about-guest = Si un invité se déconnecte, personne ne peut revenir à sa place.
data-sign-out = Se déconnecter
data-sign-out-all = Se déconnecter partout
data-delete = Effacer mes données…
data-delete-about = Tout ce qui vous concerne est effacé aussitôt : nom, accès, notifications, classements. Les parties jouées avec d’autres restent, sans votre nom. C’est sans retour.
data-delete-now = Effacer tout ce qui me concerne
data-deleted = Tout ce qui vous concernait est effacé.
data-out = Vous êtes déconnecté.
notices-title = Quand c’est à vous
notices-about = Aux tables qui durent des jours, vous pouvez être averti, même page fermée.
notices-push = M’avertir dans ce navigateur
notices-no-push = Ce navigateur ne peut pas afficher de notifications ici.
notices-other-device = Un autre de vos navigateurs
notices-failing = n’arrive pas
notices-mail = Par e-mail
notices-mail-address = Votre adresse e-mail
notices-hook = Par un autre moyen
notices-hook-address = Son adresse web
notices-format = Genre
notices-add = Ajouter
notices-code = Le code reçu par e-mail
notices-confirm = Confirmer
about-title = À propos de Signoria
about-1 = Signoria est la maison de trois jeux de l’Italie de la Renaissance, joués selon les règles : entre amis dans un navigateur, contre des bots, dans un terminal, ou par millions pour la recherche.
about-2 = Chaque règle a un numéro et une source. Là où les règles imprimées divergent il y a des éditions, et là où elles se taisent, des décisions, signalées comme nôtres.
about-3 = Personne ne voit ce que sa place ignore. La donne est scellée quand une partie commence et ouverte quand elle finit, pour que chacun puisse la vérifier.
about-4 = Les dessins ont été faits pour Signoria ; rien n’est copié d’une édition publiée.
about-games = Les jeux
not-found-page = Il n’y a rien ici
not-found-page-about = L’adresse ne mène nulle part. Il manque peut-être une lettre.
not-found-table = Cette table n’existe pas
not-found-table-about = Le lien est peut-être incomplet, ou la table n’est pas publique et il vous faut une invitation.

## The box of a game

printed-nav = La boîte
printed-title = { $game } : la boîte
printed-about = Ce qui figure sur les cartes, les tuiles et les plateaux de ce jeu, valeur par valeur. Une partie n’est montrée par aucune source : nous l’avons reconstituée et nous le disons. Qui possède le jeu peut la corriger et jouer avec ce que dit son exemplaire.
printed-certain = { $attested } valeurs imprimées sur { $values } sont attestées.
printed-legend = reconstitué : aucune source ne montre cette valeur
printed-mark = reconstitué
printed-corrected-mark = à vous
printed-corrected = { $count ->
    [one] corrigé : une valeur n’est pas comme dans la nôtre
   *[other] corrigé : { $count } valeurs ne sont pas comme dans la nôtre
}
printed-nothing = Rien de ce qui est imprimé dans ce jeu ne diffère d’un exemplaire à l’autre.
printed-which = Quelle boîte
printed-ours = La nôtre
printed-named = « { $name } »
printed-differs = { $digest } · { $count ->
    [0] comme la nôtre
    [one] un élément n’est pas comme dans la nôtre :
   *[other] { $count } éléments ne sont pas comme dans la nôtre :
}
printed-name = Nom de votre boîte
printed-usual-name = Mon exemplaire
printed-correct = Corriger les valeurs
printed-correct-about = Dites ce que dit votre exemplaire. Ce que vous ne touchez pas reste comme il est. À l’enregistrement, tout est vérifié aussi strictement que pour notre boîte ; le résultat est gardé dans ce navigateur.
printed-download = Enregistrer dans un fichier
printed-open = Ouvrir un fichier
printed-forget = Supprimer
printed-play = Jouer avec
printed-saved = Gardée dans ce navigateur. Vous pouvez la choisir en préparant une table.
printed-as-ours = Cela dit la même chose que la nôtre : il n’y a rien à garder.
printed-changed = { $count ->
    [0] Rien n’est encore corrigé.
    [one] Un élément est corrigé.
   *[other] { $count } éléments sont corrigés.
}
printed-wrong = L’un d’eux ne peut pas être ainsi : il est signalé.
printed-save = Vérifier et enregistrer
printed-cancel = Annuler
printed-source = Attesté par
printed-square = ligne { $row }, colonne { $column }
printed-squares = { $squares ->
    [one] une case
   *[other] { $squares } cases
}
printed-played-with = Boîte « { $name } »
setup-box = Boîte
setup-box-about = Ce qui est imprimé sur les cartes et les plateaux : comme chez nous, ou comme dans votre exemplaire.
setup-box-travels = Les enregistrements de la partie contiennent les valeurs de cette boîte
