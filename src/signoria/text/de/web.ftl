### What the browser says beside the games.

## Getting about

nav-label = Signoria
nav-home = Start
nav-play = Spielen
nav-lobby = Tische
nav-mine = Meine Tische
nav-rules = Regeln
nav-about = Über
nav-settings = Einstellungen
skip = Zum Inhalt
close = Schließen
save = Speichern
saved = Gespeichert.
more = Mehr zeigen
opening = Einen Moment …
went-wrong = Hier ist etwas schiefgegangen. Lade die Seite neu; deine Tische sind sicher.
offline-title = Du bist offline
offline-about = Der Server ist gerade nicht zu erreichen. Deine Tische sind dort sicher, und diese Seite kommt von selbst zurück.

language-en = English
language-it = Italiano
language-fr = Français
language-nl = Nederlands
language-de = Deutsch

## Landing page and lists

landing-title = Spiele aus dem Italien der Renaissance, streng nach den Regeln
landing-about = Mit Freunden im Browser, gegen Bots von gemessener Stärke oder beides an einem Tisch. Nichts zu installieren.
landing-invite = Freunde einladen
landing-play-now = Jetzt spielen
landing-set-up = Vorbereiten
learn = In zehn Minuten lernen
landing-waiting = Tische, die auf Spieler warten
landing-yours = Deine Tische
lobby-which = Welche Tische
lobby-open = Warten auf Spieler
lobby-open-short = Offen
lobby-running = Läuft
lobby-over = Beendet
lobby-games = Alle Spiele
lobby-clock-any = Jede Uhr
lobby-clock-live = In Echtzeit
lobby-clock-correspondence = Tage je Zug
lobby-free = Freie Plätze
lobby-free-any = Beliebig viele freie Plätze
lobby-free-some = { $count ->
    [one] Ein freier Platz
   *[other] { $count } oder mehr freie Plätze
}
lobby-seek = Ein Name
lobby-shown = { $count } von { $all } Tischen
lobby-none = Einen solchen Tisch gibt es gerade nicht.
lobby-all = Alle zeigen
new-table = Neuer Tisch
table-sit = Platz nehmen
table-open = Öffnen
table-watch = Zusehen
table-left = noch { $time }
table-look = Ansehen
row-lesson = Lektion
row-rated = gewertet
row-friendly = freundschaftlich
row-without = ohne: { $option }
row-taken = { $taken } von { $seats }
row-bots = { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
}
row-clock-live = { $minutes } Min. + { $seconds } Sek.
row-clock-days = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
}
row-waits-for = Wartet auf { $names }
row-clock-of = Uhr von { $name }
row-won = Gewonnen
row-place = Platz { $place } von { $seats }
row-winner = { $count ->
    [one] Sieg: { $names }
   *[other] Sieg: { $names }
}
row-broken-off = Abgebrochen
row-just-now = gerade eben
row-told = letzter Zug { $ago }
row-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
row-behind = { row-points }, Sieger { $most }
row-scores = Punkte
status-open = wartet
status-running = läuft
status-over = Beendet
empty-open = Kein Tisch wartet auf Spieler. Eröffne einen oder spiele jetzt gegen Bots.
empty-running = Gerade wird kein öffentliches Spiel gespielt.
empty-over = Noch ist kein öffentliches Spiel beendet.
empty-mine = Du sitzt noch an keinem Tisch. Eröffne einen oder spiele jetzt gegen Bots.
mine-waiting = Warten auf andere
mine-count = { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
} · { $won } gewonnen
mine-all = Alle
mine-rated = Gewertet
mine-people = Gegen Menschen
mine-lesson = Lektionen
mine-which = Welche meiner Tische
mine-put-away = Weglegen
mine-put-away-says = { $game } wurde weggelegt.
mine-undo = Rückgängig
mine-away = Weggelegt
mine-away-none = Es ist nichts weggelegt.
mine-show-away = Weggelegtes zeigen
mine-take-out = Wieder hervorholen
your-turn = Du bist dran
you = Du
seat-free = frei
seat-you = { called-you }
your-name = Dein Name
your-name-about = So sehen dich die anderen, sofort und überall; ändere ihn, wann du willst. Ein Konto ist nicht nötig.

## A new table

setup-title = { $game } zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $seats }
}
setup-game = Spiel
setup-edition = Ausgabe
setup-usual = Die übliche Wahl
setup-seats = Plätze
setup-how-many = Wie viele spielen
setup-who = Wer spielt { $name }
setup-open-seat = Ein Freund, auf Einladung
setup-here = Jemand an diesem Gerät
setup-here-name = Name
setup-add-bot = Einen Bot hinzufügen
setup-clock = Uhr
setup-clock-none = Keine Uhr
setup-clock-quick = 5 Min. + 10 s je Zug
setup-clock-usual = 15 Min. + 20 s je Zug
setup-clock-days = 3 Tage je Zug
setup-clock-free = Jeder denkt, so lange er mag.
setup-clock-late = Für jeden, und je Zug. Ist die Zeit um, spielt { $bot } weiter, bis du zurück bist.
setup-options = Optionen
setup-hints = Tipps: fragen, was ein Bot tun würde
setup-learn = { $game } noch nie gespielt? Ein geführtes erstes Spiel erklärt alles, wenn es so weit ist.
setup-watchable = Zuschauer dürfen zusehen; sie sehen nur, was offen liegt
setup-open-chat = Zuschauer dürfen lesen, was Spieler sagen
setup-public = Den Tisch allen zeigen, damit jeder Platz nehmen kann
setup-begin = Beginnen
setup-start = Starten
setup-open-table = Den Tisch eröffnen
setup-against-bots = Gegen Bots: Das Spiel beginnt sofort
setup-at-one-device = An einem Gerät: Zwischen den Zügen fällt ein Vorhang
setup-then-play = Du kannst jederzeit gehen und wiederkommen.
setup-then-invite = Der Einladungslink kommt als Nächstes; Bots können die freien Plätze noch nehmen.
setup-invite-about = Lass einen Platz für einen Freund: Der offene Tisch hat einen Link, und wer ihn öffnet, nimmt einen freien Platz. Ein Konto ist nicht nötig.
setup-changes = Was diese Ausgabe ändert
setup-for-friends = { $count ->
    [one] Ein Platz für einen Freund
   *[other] { $count } Plätze für Freunde
}
setup-fair = Die Kartenverteilung wird versiegelt, wenn ein Spiel beginnt, und geöffnet, wenn es endet, damit jeder sie prüfen kann.

waiting-for = { $count ->
    [one] Es fehlt noch ein Spieler oder ein Bot
   *[other] Es fehlen noch { $count } Spieler oder Bots
}
waiting-ready = Alle sind da
waiting-terms = Was gespielt wird
waiting-hints = Freundschaftlich, mit Tipps
waiting-rated = Gewertet, ohne Tipps
waiting-public = Für alle offen
waiting-private = Auf Einladung
waiting-unwatched = Ohne Zuschauer
join-title = Ein Platz ist frei für dich
join-seat = Platz
join-any = Irgendein freier Platz
join-full = Alle Plätze sind besetzt
join-full-about = Du kannst bleiben und mitreden und zusehen, wenn es beginnt.
waiting-host = Wir warten, dass der Gastgeber startet
waiting-fill = { $count ->
    [one] Mit einem Bot auf dem freien Platz starten
   *[other] Mit Bots auf den freien Plätzen starten
}
seat-open = frei: auf Einladung
seat-kept = frei gehalten für { $name }
seat-leave = Aufstehen
invite-title = Einladen
invite-copy = Link kopieren
invite-share = Teilen …
invite-share-says = Spiel mit mir { $game }.
invite-code = Der Link als QR-Code
invite-about = Wer den Link öffnet, nennt einen Namen und nimmt Platz: ohne Konto, und niemand sieht dadurch deine Karten. Du beginnst, wenn jeder Platz besetzt ist.
visitor-named = { $name } hat den Link geöffnet
visitor-nameless = { $count ->
    [one] Jemand hat den Link geöffnet
   *[other] { $count } Personen haben den Link geöffnet
}
friends-title = Mit Freunden spielen
friends-friend = Ein Freund, über den Link
friends-bot = Bot nehmen
friends-back = Freund nehmen
friends-kind = Art der Partie
friends-more = Alle Möglichkeiten
friends-make = Link erstellen
friends-about = Danach kommen der Link und sein QR-Code, und der Tisch wartet, bis jeder Platz besetzt ist. Bots können nehmen, was frei bleibt.
copy = Kopieren
copied = Kopiert

## The table

strip-label = Was gerade geschehen ist
strip-take-back = Dein letzter Zug lässt sich zurücknehmen.
strip-answered = Du hast geantwortet: { $action }.
scene-line = Zeile { $line } von { $lines }
scene-skip = Überspringen
scene-on = Weiter
sold-to = { $what }, an { $name } für { $price }
sold-to-you = { $what }, an dich für { $price }
new-card = { $count ->
    [one] neu
   *[other] { $count } neu
}
since-title = Seit deinem letzten Zug
since-short = Seit deinem Zug
since-again = Noch einmal zeigen
since-shown-again = Noch einmal gezeigt
since-nothing = Noch hat niemand sonst etwas getan.
pace-your-turn-comes = Gleich kommt deine Frage.
pace-to-question = Zu meiner Frage
pace-go-on = Irgendwo oder die Leertaste drücken, um gleich weiterzugehen.
pace-step-on = Weiter
key-space = Leertaste
settings-pace = Tempo
pace-calm = Ruhig
pace-calm-says = Jedes Ereignis für einen Moment; ein Druck geht weiter.
pace-quick = Zügig
pace-quick-says = Ein Drittel der Zeit.
pace-instant = Sofort
pace-instant-says = Ohne Warten; die Zeile sagt, was geschah.
pace-step = Schritt für Schritt
pace-step-says = Jedes Ereignis wartet auf einen Druck.
pace-timed = Wo die Uhr nach Minuten läuft, ist das Tempo mindestens zügig.
settings-forced = Einzige Antworten für mich geben
settings-forced-says = Gegen Bots wird nicht gefragt, was nur eine Antwort hat: Das verrät niemandem etwas.
forced-says = Einzige Antwort: { $action }
settings-confirms = Antworten bestätigen
settings-confirms-says = Der goldene Knopf wird zweimal gedrückt.
confirm-again = Zum Bestätigen noch einmal drücken
part-own-short = Deins
sheet-before = Die Familie davor
sheet-next = Die nächste Familie
question-unfold = Ganze Frage zeigen
question-fold = Frage einklappen
menu = Menü
part-own = Deine Sachen
part-table = Der Tisch
part-families = Die Familien
part-side = Neben dem Tisch
phases = Phasen
tab-story = Verlauf
tab-rules = { nav-rules }
tab-why = Warum nicht?
tab-table = Tisch
text-board = Der Tisch in Worten
your-turn-says = Du bist dran: { $prompt }
story-your-turn = Du bist am Zug. { $prompt }
story-more = Jeder Schritt
story-sheet = Zählung ansehen
sheet-round = Zählung der Runde { $round }
story-bid = { $name } { $amount }
story-gain = { $name } +{ $points }
story-sale = { $what }: { $bids }.
story-sale-opens = { $what }: noch kein Gebot.
clause-bought = { $what } für { $price }
clause-built = { $what }, +{ $points }
question-waiting = { $count ->
    [one] Wir warten auf { $names }.
   *[other] Wir warten auf { $names }.
}
question-sent = Gesendet …
take-back = Zurücknehmen
hint-ask = Was würde ein Bot tun?
hint-share = { $percent } % ± { $error }
hint-no-share = unter 1 %
hint-price = Bei dieser Versteigerung würde er höchstens { $most } zahlen.
hint-about = Anteil gewonnener simulierter Spiele, mit seiner Ungewissheit. Die sicherste Antwort steht oben.
hint-says = Ein Bot würde:
refused = Das geht nicht.
refused-action = Nicht gespielt: { $action }.
line-lost = Neue Verbindung wird gesucht.
line-lost-says = Dein Platz und deine Uhr bleiben dir; der Tisch bleibt, wie du ihn sahst.
line-restarting = Der Server startet neu.
line-hurry = Jetzt versuchen
line-closed = Nicht verbunden.
line-closed-says = Der Server hat die Verbindung beendet: Du bist abgemeldet oder hast zu viele Fenster offen.
busy = Der Server ist ausgelastet.
busy-says = Deine Anfrage wartet und wird von selbst wiederholt.
outdated = Signoria wurde aktualisiert.
outdated-says = Lade die Seite neu, um weiterzuspielen; dein Platz bleibt dir.
reload = Neu laden
seat-elsewhere = Du hast diesen Platz nicht mehr.
seat-elsewhere-says = Er wurde verlassen oder mit seinem Link übernommen.
seat-look-on = Hier weiter
watching = Du siehst zu.
watching-says = Du siehst, was offen liegt, und nichts weiter.
commitment = Das Siegel auf der Kartenverteilung
leave-table = Zu meinen Tischen

## What people at a table agree on, and what they leave to it

seat-ask = Um den Platz von { $family } bitten
seat-ask-short = Darum bitten
seat-asked-by = { $name } bittet
seat-away = ein Bot spielt
seat-bot = Bot
seat-nobody = niemand
agree = Einverstanden
propose-no-more = Doch nicht
proposal-pause = { $name } bittet um eine Pause.
proposal-pause-agreed = Eine Pause: Wir warten, dass die anderen zustimmen.
proposal-resume = { $name } möchte weiterspielen.
proposal-resume-agreed = Weiterspielen: Wir warten, dass die anderen zustimmen.
proposal-sit = { $name } bittet um den Platz von { $family }, den ein Bot spielt.
proposal-sit-agreed = { $name } für { $family }: Wir warten, dass die anderen zustimmen.
undone-says = { $name }: Ein Zug wurde zurückgenommen.
question-paused = Das Spiel ist angehalten.
question-paused-says = Die Uhren stehen, bis alle weiterspielen wollen.
question-away = Deine Zeit war um: Ein Bot spielt für dich.
come-back = Selbst weiterspielen
question-abandoned = Lange hat niemand gespielt: Der Tisch wurde aufgegeben. Es gibt keine Wertung.
question-closed = Dieser Tisch wurde geschlossen. Es gibt keine Wertung.
wishes-title = Für dich beantwortet:
wish-upto = Bis { $amount } bieten, dann passen
wish-next = Als Nächstes: { $action }
wish-forced = Was nur eine Antwort hat
wish-drop = Zurückziehen
premove-title = Wenn du gefragt wirst
orders-title = Immer so antworten
orders-about = Für dich beantwortet, auch wenn du nicht da bist. Andere sehen einen Zug wie jeden anderen.
pause-title = Eine Pause
pause-about = Das Spiel steht still, wenn alle Menschen am Tisch zustimmen.
pause-alone = Bots stimmen allem zu: Das Spiel steht sofort still.
pause-ask = Um eine Pause bitten
pause-now = Jetzt pausieren
pause-end = Weiterspielen
seat-title = Dein Platz
seat-give = Platz per Link weitergeben
seat-give-about = An einen Freund oder ein anderes Gerät von dir. Wer den Link zuerst öffnet, hat den Platz und sieht dessen Karten.
leave-for-good = Spiel verlassen …
leave-about-default = Du kannst nicht zurückkommen. Dein Platz wird ohne dich weitergespielt, mit den harmlosesten Antworten.
leave-about-bot = Du kannst nicht zurückkommen. Von nun an spielt ein Bot deinen Platz.
leave-now = Endgültig verlassen
leave-stay = Bleiben
clock-of = Restzeit, { $name }:
clock-days = { $days } T { $hours } Std.
clock-called = Du hast noch { $seconds } Sekunden.
clock-live = Uhr: { $minutes } Minuten für jeden und { $seconds } Sekunden je Zug.
clock-post = Fernpartie: { $days ->
    [one] ein Tag
   *[other] { $days } Tage
  } je Zug.
clock-late-default = Ist sie abgelaufen, wird die harmloseste Antwort gegeben.
clock-late-bot = Ist sie abgelaufen, spielt { $bot } weiter, bis du zurück bist.
chat-title = Was gesagt wird
chat-to-players = Schreib den Spielern
chat-to-all = Schreib allen hier
chat-to-spectators = Schreib den Zuschauern
chat-send = Senden
chat-spectator = (sieht zu)
chat-says = { $name }: { $text }
chat-unread = ungelesene Zeilen
curtain-title = { $name }, du bist als { $family } dran
curtain-about = Nimm das Gerät; niemand sonst soll hinsehen. Was nur du sehen darfst, erscheint, wenn du bereit bist.
curtain-open = Ich bin { $name }
offered-title = Dir wird ein Platz angeboten
offered-seat = Dir wird der Platz der Familie { $family } an einem Tisch von { $game } angeboten
offered-about = Jemand an diesem Tisch überlässt dir seinen Platz in einem vielleicht schon laufenden Spiel: Hand, Geld und Zug werden deine.
offered-take = Platz nehmen
rule-at-hand = Die Regel dazu
rule-behind = Die Regel dahinter
rule-ruling = Festlegung:
why-not = Warum nicht: { $action }?
why-nearest = Du darfst
why-how = Klicke auf etwas, das möglich aussieht und es nicht ist, oder gib ihm den Fokus: Hier steht der Grund, mit seiner Regel und dem Nächstliegenden, das du darfst.
choices-beside = Jetzt auch möglich
step-less = Weniger
step-more = Mehr
step-all = Alles: { $most }
step-choose = Wählen
replay = Nachspielen
save-record = Aufzeichnung speichern
play-again = Noch einmal spielen
play-again-there = Noch einmal: Der Tisch steht bereit
watch-again = Zusehen, wie sie noch einmal spielen
see-table = Den Tisch ansehen
see-scores = Die Punkte ansehen

note-first = Zum ersten Mal
note-try = Versuche das:
note-next = Weiter
note-back = Zurück
note-why = Warum?
note-more = Mehr
note-read = Verstanden
notes-off = Keine Hinweise
lesson-strip = Geführtes Spiel. Die Bots warten, während du liest; nichts zählt hier für die Wertung.
lesson-step = Schritt { $step } von { $steps }
lesson-end-title = Du kannst jetzt { $title } spielen
lesson-next-title = Gut zu wissen
lesson-play-on = Hier weiterspielen
lesson-first-game = Ein erstes richtiges Spiel, 3 Bots
lesson-other = Lektion: { $title }
lesson-leave = Lektion verlassen
lesson-rules = Die Regeln
noun-card = Karte
noun-amount = Betrag

keys-title = Tasten
keys-1 = Die Antwort mit dieser Nummer geben oder einen Betrag eingeben
keys-2 = Die Antwort in Gold geben
keys-3 = Passen oder aussteigen
keys-4 = Zurücknehmen
keys-5 = { hint-ask }
keys-6 = { text-board }
keys-7 = Zur Frage, zu deinen Sachen, zum Tisch, zu den Familien, zur Seite, zum Kopf
keys-8 = Diese Tasten

## Boards in words

board-table-heading = Auf dem Tisch

## Scores

scores-title-all = Jeder Punkt, Regel für Regel
scores-rule = Regel
scores-running = Zwischenstand
scores-final = Summe
scores-skip = Zum Ende

## Rules, settings, about

rules-title = { $game }: die Regeln
rules-which = Welches Spiel
rules-howto = Auf einer Seite
rules-goal = Wer gewinnt
rules-all = Alle Absätze
rules-seek = Die Regeln durchsuchen: eine Nummer oder Wörter
rules-found = { $count ->
    [one] Eine Regel von { $all }
   *[other] { $count } Regeln von { $all }
}
rules-none = Keine Regel enthält diese Wörter. Versuche weniger oder ein anderes.
rules-editions = Wo sich Ausgaben unterscheiden
rules-side-by-side = Nebeneinander, in den Worten jeder Spielregel
editions-title = { $game }: die Ausgaben nebeneinander
editions-silent = Diese Spielregel sagt dazu nichts.
rules-options = Optionen des Tisches
rules-from = Quellen
rules-clear = Alle zeigen
settings-name-about = Wie andere ihn sehen, sofort an jedem Tisch.
settings-language = Sprache
settings-theme = Hell oder dunkel
settings-sounds = Töne
settings-sounds-about = Kurz und leise, und nie das einzige Zeichen für etwas.
sounds-on = Töne am Tisch
sounds-volume = Wie laut
sounds-each = Jeder lässt sich stumm schalten:
sound-turn = Du bist dran
sound-bid = Ein Gebot
sound-sold = Verkauft
sound-coin = Geld
sound-reveal = Karten wenden
sound-placed = Etwas wird gelegt
sound-refused = Abgelehnt
sound-bell = Noch 30 Sekunden
sound-election = Große Ereignisse
sound-victory = Das Ende
settings-motion-about = Alles stillhalten
settings-guarded-about = Nach einer neuen Frage eine Drittelsekunde lang jede Eingabe ignorieren
settings-notes-about = Gegen Bots jede Art von Frage beim ersten Mal erklären
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
account-title = Auf einem anderen Gerät
account-nobody = Warst du schon hier, melde dich an. Sonst nimm einfach an einem Tisch Platz: Ein Konto ist nicht nötig.
account-guest = Du bist ein Gast: Nur dieser Browser kennt dich. Mit einem Passkey oder Passwort bist du überall du selbst, und deine Tische kommen mit.
account-login = Du kannst dich als { $login } anmelden.
account-login-name = Anmeldename
account-password = Passwort
account-current = Das bisherige Passwort
account-sign-in = Anmelden
account-sign-in-password = Mit Passwort anmelden
account-welcome = Willkommen zurück.
passkey-add = Passkey hinzufügen
passkey-show = Mit Passkey anmelden
passkey-from = Passkey { $n }, seit { $date }
remove = Entfernen
password-set = Passwort setzen
password-change = Passwort ändern
ratings-title = Wertung
ratings-wanted = Meine Spiele werten
ratings-about = Spiele gegen Leute, die es auch wollen, ohne Tipps. Ausgeschaltet ist alles vergessen.
ratings-line = { $game } zu { $seats }, { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
  }
ratings-none = Noch kein Spiel hat gezählt.
ratings-guest = Gewertet wird, wer einen Passkey oder ein Passwort hat.
data-title = Gehen
data-about = Melde dich hier ab, oder auf allen Geräten. Deine Tische bleiben.
data-about-guest = Meldet ein Gast sich ab, kann niemand mehr als dieser Gast zurückkommen.
data-sign-out = Abmelden
data-sign-out-all = Überall abmelden
data-delete = Meine Daten löschen …
data-delete-about = Alles über dich wird sofort gelöscht: Name, Anmeldungen, Nachrichten, Wertungen. Spiele, die andere mitspielten, bleiben ohne deinen Namen. Das lässt sich nicht zurücknehmen.
data-delete-now = Alles über mich löschen
data-deleted = Alles über dich ist gelöscht.
data-out = Du bist abgemeldet.
notices-title = Wenn du dran bist
notices-about = An Tischen, die über Tage gehen, kann man dir Bescheid geben, auch wenn diese Seite zu ist.
notices-push = In diesem Browser benachrichtigen
notices-no-push = Dieser Browser kann hier keine Nachrichten zeigen.
notices-other-device = Ein anderer Browser von dir
notices-failing = kommt nicht an
notices-mail = Per E-Mail
notices-mail-address = Deine E-Mail-Adresse
notices-hook = Auf anderem Weg
notices-hook-address = Die Webadresse
notices-format = Art
notices-add = Hinzufügen
notices-code = Der Code aus der E-Mail
notices-confirm = Bestätigen
about-title = Über Signoria
about-1 = Signoria ist ein Haus für drei Spiele aus dem Italien der Renaissance, streng nach den Regeln: mit Freunden im Browser, gegen Bots, im Terminal oder millionenfach für die Forschung.
about-2 = Jede Regel hat eine Nummer und eine Quelle. Wo Spielregeln voneinander abweichen, gibt es Ausgaben, und wo sie schweigen, Festlegungen, die als unsere gekennzeichnet sind.
about-3 = Niemand bekommt zu sehen, was sein Platz nicht weiß. Die Kartenverteilung wird versiegelt, wenn ein Spiel beginnt, und geöffnet, wenn es endet, damit jeder sie prüfen kann.
about-4 = Die Bilder wurden für Signoria gezeichnet; nichts ist einer veröffentlichten Ausgabe entnommen.
about-games = Die Spiele
not-found-page = Hier ist nichts
not-found-page-about = Die Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe.
not-found-table = Diesen Tisch gibt es nicht
not-found-table-about = Vielleicht ist der Link nicht vollständig, oder der Tisch ist nicht öffentlich und du brauchst eine Einladung.

## The box of a game

printed-nav = Die Schachtel
printed-title = { $game }: die Schachtel
printed-about = Was auf den Karten, Plättchen und Plänen dieses Spiels steht, Wert für Wert. Manches zeigt keine Quelle: Das haben wir rekonstruiert und sagen es. Wer das Spiel besitzt, kann es berichtigen und mit dem spielen, was das eigene Exemplar sagt.
printed-certain = { $attested } von { $values } gedruckten Werten sind belegt.
printed-legend = rekonstruiert: Keine Quelle zeigt diesen Wert
printed-mark = rekonstruiert
printed-corrected-mark = von dir
printed-corrected = { $count ->
    [one] berichtigt: Ein Wert ist anders als in unserer
   *[other] berichtigt: { $count } Werte sind anders als in unserer
}
printed-nothing = Nichts, was in diesem Spiel gedruckt ist, unterscheidet sich von Exemplar zu Exemplar.
printed-which = Welche Schachtel
printed-ours = Unsere
printed-named = „{ $name }“
printed-differs = { $digest } · { $count ->
    [0] wie unsere
    [one] ein Teil ist anders als in unserer:
   *[other] { $count } Teile sind anders als in unserer:
}
printed-name = Name deiner Schachtel
printed-usual-name = Mein Exemplar
printed-correct = Werte berichtigen
printed-correct-about = Sag, was dein Exemplar sagt. Was du nicht anrührst, bleibt, wie es ist. Beim Speichern wird alles so streng geprüft wie bei unserer Schachtel; aufgehoben wird es in diesem Browser.
printed-download = Als Datei speichern
printed-open = Datei öffnen
printed-forget = Löschen
printed-play = Damit spielen
printed-saved = In diesem Browser gespeichert. Du kannst sie wählen, wenn du einen Tisch aufmachst.
printed-as-ours = Das sagt dasselbe wie unsere: Es gibt nichts aufzuheben.
printed-changed = { $count ->
    [0] Noch ist nichts berichtigt.
    [one] Ein Teil ist berichtigt.
   *[other] { $count } Teile sind berichtigt.
}
printed-wrong = Eines davon kann nicht so sein: Es ist markiert.
printed-save = Prüfen und speichern
printed-cancel = Abbrechen
printed-source = Belegt durch
printed-square = Zeile { $row }, Spalte { $column }
printed-squares = { $squares ->
    [one] ein Feld
   *[other] { $squares } Felder
}
printed-played-with = Schachtel „{ $name }“
setup-box = Schachtel
setup-box-about = Was auf Karten und Plänen gedruckt ist: wie bei uns oder wie in deinem Exemplar.
setup-box-travels = Aufzeichnungen des Spiels enthalten die Werte dieser Schachtel
