### What the command line says.

## Help

help-signoria = Drei Versteigerungsspiele aus dem Italien der Renaissance, streng nach den Regeln.
help-version = Sagt, welche Version dies ist und ob ihr Kern kompiliert ist.
help-play = Im Terminal spielen, mit Menschen an einer Tastatur und Bots.
help-games = Die Spiele aufführen, mit Ausgaben, Optionen und Spielerzahlen.
help-rules = Die nummerierten Regeln lesen: alle eines Spiels, eine nach ihrer Nummer (IP-33) oder die, in denen bestimmte Wörter stehen.
help-editions = Eine Aufzeichnung nach den Regeln anderer Ausgaben nachspielen: wo sie anders gegangen wäre, und durch welche Regel
help-editions-edition = Nur nach dieser Ausgabe
help-box = Zeigen, was auf dem Material eines Spiels gedruckt ist und wie viel davon sicher ist, oder mit einer eigenen Schachtel spielen.
help-box-export = Die Schachtel in diese Datei schreiben, um sie zu berichtigen; `-` ist die Standardausgabe.
help-box-check = Eine eigene Schachtel prüfen und sagen, wo sie von unserer abweicht.
help-box-use = Von nun an mit der Schachtel in dieser Datei spielen; `ours` kehrt zu unserer zurück.
help-box-file = Die Schachtel, mit der gespielt wird: eine Datei (siehe `signoria box`) oder `ours`, unsere.
help-box-known = Die Schachtel von Aufzeichnungen, die sie nennen, aber ihre Werte nicht enthalten.
help-serve = Spiele für Browser und Bots anbieten. Optionen gehen vor der Umgebung und diese vor der Einstellungsdatei.
help-serve-host = Die Netzadresse, auf der gelauscht wird; 0.0.0.0 sind alle dieses Rechners.
help-serve-port = Der Port, auf dem gelauscht wird; 0 nimmt einen freien.
help-serve-database = sqlite:///FILE oder postgresql://USER@HOST/NAME; sonst eine Datei im Datenordner.
help-serve-redis = Womit mehrere Server auf PostgreSQL einander Neues melden: redis://HOST; sonst mit PostgreSQL selbst.
help-serve-public-url = Wo man den Server findet, etwa https://example.org; Cookies und Links gelten für diese Adresse.
help-serve-wish-pause = Wie viele Millisekunden ungefähr eine automatische Antwort wartet, damit sie aussieht wie jede andere.
help-serve-bot-pause = Wie viele Millisekunden ungefähr ein Bot für eine Antwort braucht, ob er eine Wahl hatte oder nicht.
help-serve-abandon-days = Nach wie vielen Tagen, in denen nichts geschah, ein Tisch aufgegeben wird.
help-serve-hosts = Weitere Namen, unter denen der Server angesprochen werden darf, durch Kommas getrennt; seine eigenen und den der public_url kennt er.
help-serve-processes = Wie viele Serverprozesse zusammen den Port bedienen, mit PostgreSQL.
help-serve-bot-workers = Wie viele Prozesse für die Bots denken.
help-serve-migrate = Eine Datenbank einer älteren Version auf diese bringen.
help-backup = Alles, was ein Server aufbewahrt, in eine Datei schreiben, ob er läuft oder nicht.
help-restore = Eine Sicherung in eine leere Datenbank spielen, SQLite oder PostgreSQL.
help-backup-file = Die Datei. Sie enthält Geheimnisse, wie die Datenbank.
backup-done = { $file } enthält { $rows ->
    [one] eine Zeile
   *[other] { $rows } Zeilen
  } und eine Summe, die beweist, dass nichts fehlt.
restore-done = { $rows ->
    [one] Eine Zeile
   *[other] { $rows } Zeilen
  } aus { $file } stehen in der Datenbank; ihr Schema ist { $schema }.
help-admin = Sich um die Leute und Tische eines Servers kümmern, ob er läuft oder nicht.
help-admin-list = Leute oder Tische aufführen, die neuesten zuerst.
help-admin-what = Was aufgeführt wird.
help-admin-status = Nur Tische, die offen (open), im Gange (running) oder zu Ende (over) sind.
help-admin-most = Höchstens so viele.
help-admin-close = Einen Tisch schließen: Niemand spielt dort mehr, und alle dort erfahren es.
help-admin-ban = Jemanden überall hinausweisen und nicht mehr einlassen.
help-admin-unban = Jemanden wieder einlassen.
help-admin-export = Alles, was über jemanden aufbewahrt ist, als JSON schreiben.
help-admin-out = Die Datei, in die geschrieben wird, statt auf den Bildschirm.
help-admin-delete = Die Daten einer Person, einen Tisch oder eine gesagte Zeile löschen. Die Spiele anderer bleiben.
help-admin-delete-what = Was gelöscht wird.
help-admin-id = Wessen: die Id der Person oder des Tisches.
help-admin-n = Bei einer Zeile: ihre Nummer.
help-admin-spectators = Bei einer Zeile: eine, die unter Zuschauern gesagt wurde, die für sich zählen.
help-admin-person = Die Id der Person.
help-admin-table = Die Id des Tisches.
help-admin-ratings = Die Spiele zählen, die noch nicht gezählt sind.
help-admin-again = Alle Ratings vergessen und alle Spiele neu zählen.
admin-id = Id
admin-name = Name
admin-login = Benutzername
admin-created = Angelegt
admin-ended = Beendet
admin-banned = Ausgeschlossen
admin-seats = Plätze
admin-game = Spiel
admin-status = Status
admin-public = Öffentlich
admin-yes = ja
admin-deleted = Gelöscht; { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
  } geändert.
admin-counted = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
  } gezählt.
help-serve-trusted-proxies = Adressen oder Netze der vorgeschalteten Proxys, deren X-Forwarded-For geglaubt wird.
help-serve-requests-per-minute = Anfragen einer Person; einer Adresse fünfmal so viele. 0 ist keine Grenze, hier und im Folgenden.
help-serve-messages-per-minute = Nachrichten per WebSocket einer Person; einer Adresse fünfmal so viele.
help-serve-newcomers-per-hour = Leute, die sich von einer Adresse aus vorstellen dürfen.
help-serve-tables-per-person = Tische, die eine Person offen oder im Gange haben darf.
help-serve-connections-per-person = WebSockets einer Person auf einmal.
help-serve-connections-per-address = WebSockets einer Adresse auf einmal, und ebenso viele andere Verbindungen, wenn sie nicht zu trusted_proxies gehört.
help-serve-connections = Verbindungen aller Leute auf einmal; weniger, wo das System den Server weniger Dateien öffnen lässt.
help-serve-request-seconds = Sekunden, in denen eine Anfrage angekommen sein muss; eine Antwort darf dreimal so lange ungelesen liegen.
help-serve-metrics-token = Wer dies vorzeigt, darf /metrics lesen; ohne es nur dieser Rechner.
help-serve-smtp = Der Mailserver für Nachrichten über Züge: smtp://HOST oder smtps://USER:PASSWORD@HOST.
help-serve-mail-from = Die Adresse, von der die Post kommt.
help-serve-notice-minutes = Die Minuten, in denen man seinen Zug selbst bemerken kann, bevor man benachrichtigt wird.
help-serve-log-format = Zeilen zum Lesen (console) oder ein JSON-Objekt je Zeile (json).
help-serve-log-level = Was eine Zeile wert ist: debug, info, warning oder error.
help-serve-config = Eine Einstellungsdatei (TOML); ihre Schlüssel sind die Namen dieser Optionen, etwa bot_workers. [SIGNORIA_CONFIG]
help-serve-open = Die Seite in einem Browser öffnen, wenn der Server bereit ist.
serve-ready = Signoria lauscht auf { $address }
help-simulate = Bots viele Spiele spielen lassen. Derselbe Startwert ergibt dieselben Spiele, was --jobs auch sagt.
help-arena = Bots gegeneinander spielen lassen, auf jedem Platz jeder Mischung. Jede Sitzordnung einer Mischung spielt dieselben Kartenverteilungen.
help-balance = Ein Spiel untersuchen: Vorteil der Plätze, Preise, was mit dem Gewinnen einhergeht; jede Ausgabe mit denselben Startwerten.
help-replay = Ein aufgezeichnetes Spiel nacherzählen oder den Tisch in einem Moment zeigen.
help-verify = Eine Aufzeichnung beweisen: die Festlegung des Startwerts, die Kartenverteilung, jede Aktion, die Punkte. Endet mit 1, wenn etwas nicht stimmt.
help-analyse = Ein aufgezeichnetes Spiel Entscheidung für Entscheidung ansehen: die erwarteten Siege, was besser war und was es gekostet hat.
help-bench = Entscheidungen, Kopien, ausgespielte Kopien und Spiele je Sekunde messen, auf einem Prozessorkern.
help-dataset = Aus Aufzeichnungen einen Datensatz machen: was jeder Platz wissen konnte und wählte, als Felder, und ein Blatt, das sie beschreibt.
help-game = Das Spiel: siehe `signoria games`.
help-file = Eine Aufzeichnung; `-` liest die Standardeingabe.
help-seats = Wie viele spielen.
help-edition = Die Ausgabe; die erste des Spiels, wenn keine genannt ist.
help-option = Eine Option des Spiels, als `rich` oder `rich=1`; kann wiederholt werden.
help-bots = Ein Bot für alle Plätze oder einer je Platz, durch Kommas getrennt; stdio:COMMAND ist ein Programm, das spielt (docs/bot-protocol.md).
help-seed = Der Startwert der Kartenverteilung; ein geheimer, wenn keiner genannt ist.
help-json = JSON ausgeben.
help-lang = Die Sprache.
help-about = Ein Spiel, die Nummer einer Regel oder gesuchte Wörter; `editions` zeigt, wo Ausgaben sich unterscheiden.
help-at = Den Tisch nach so vielen Aktionen zeigen.
help-seat = Mit wessen Augen; -1 ist ein Zuschauer.
help-analyse-seat = Nur die Entscheidungen dieses Platzes; -1 sind alle.
help-analyse-iterations = Wie viele vorgestellte Spiele je Entscheidung; 1000, wenn nichts gesagt ist.
help-analyse-time = Wie viele Sekunden je Entscheidung stattdessen; dann sind keine zwei Analysen ganz gleich.
help-analyse-out = Einen Bericht in diese HTML-Datei schreiben.
help-analyse-keep = Jede angesehene Entscheidung in dieser Datei aufbewahren; ist sie da, mit ihr weitermachen.
help-analyse-seed = Der Startwert des Vorgestellten: Derselbe findet dasselbe.
help-commitment = Die Festlegung, die zu Beginn des Spiels gezeigt wurde: Der Startwert muss der sein, für den sie gemacht wurde.
help-replay-verify = Die Aufzeichnung zuerst beweisen; endet mit 1, wenn das misslingt.
help-bench-games = Welche Spiele; alle, wenn keines genannt ist.
help-seconds = Wie lange jede Zahl gemessen wird.
help-this-core-only = Nur der laufende Kern, kompiliert oder interpretiert.
help-games-count = Wie viele Spiele.
help-jobs = Wie viele auf einmal; 0 ist eines je Prozessorkern.
help-ray = Auf dem Ray-Cluster an dieser Adresse spielen, auf allen Kernen zugleich; die Spiele sind dieselben.
help-out = Je Spiel eine JSON-Zeile in diese Datei schreiben.
help-dataset-out = Die Felder in diese Datei schreiben (NPZ, oder Arrow, wenn ihr Name auf .arrow endet), das Blatt daneben.
help-records = Ganze Aufzeichnungen schreiben, nicht nur Ergebnisse.
help-simulate-resume = Mit dem weitermachen, was die Datei von --out schon enthält.
help-arena-bots = Die Bots, durch Kommas getrennt: Jede Mischung von ihnen wird gespielt.
help-arena-mix = Eine Mischung statt aller: ein Bot je Platz, durch Kommas getrennt. Die Plätze wechseln von selbst.
help-arena-plot = Die Sieganteile in diese SVG-Datei zeichnen.
help-balance-edition = Die Ausgabe; alle, wenn keine genannt ist.
help-balance-out = Den ganzen Bericht in diese HTML-Datei schreiben.

## The command line

games-game = Spiel
games-title = Titel
games-players = Spieler
games-editions = Ausgaben
games-options = Optionen

rules-ruling = Festlegung: { $text }
check-commitment = Der Startwert passt zu seiner Festlegung.
help-which-game = Welches Spiel einer Datei mit vielen, ab 1.
dataset-done = { $decisions } Entscheidungen aus { $games } Spielen stehen in { $file }; { $card } beschreibt sie.
verify-game = Spiel { $game }: { $fault }
verify-all = Alle { $games } Spiele stimmen.
verify-some = { $failed } von { $games } Spielen stimmen nicht.
verify-progress = Geprüfte Spiele
verify-compare = Vergleiche die Festlegung mit der, die zu Beginn des Spiels gezeigt wurde: { $commitment }
check-actions = Jede Aktion war erlaubt.
check-deal = Die Kartenverteilung ist die, die der Startwert ergibt.
check-digest = Das Spiel geht aus wie aufgezeichnet.
check-scores = Die Punkte stimmen.
check-winners = Die Sieger auch.
replay-unfinished = Die Aufzeichnung endet hier, nach { $actions ->
    [one] einer Aktion
   *[other] { $actions } Aktionen
  }: Das Spiel ist nicht zu Ende.
scores-title = Schlusswertung
scores-total = Summe

box-title = { $title }: die Schachtel
box-in-use = Gespielt mit der Schachtel „{ $name }“ ({ $digest }).
box-certain = { $attested } von { $values } Werten sind belegt ({ $share }), { $reconstructed } sind rekonstruiert{ $corrected ->
    [0] .
   *[other] , { $corrected } von dir.
}
box-nothing = Nichts, was hier gedruckt ist, unterscheidet sich von Exemplar zu Exemplar.
box-yours = Von dir, anders als in unserer.
box-correct = Sagt dein Exemplar etwas anderes? „signoria box { $game } --export DATEI“ schreibt eine Datei zum Berichtigen, „--use DATEI“ spielt mit ihr.
box-differs = Mit der Schachtel „{ $name }“ ({ $digest }) lässt sich spielen. Sie weicht von unserer ab in { $count ->
    [one] einer Zeile
   *[other] { $count } Zeilen
}: { $rows }.
box-as-ours = Das ist unsere Schachtel von { $title }, Wert für Wert.
box-used = { $title } wird von nun an mit ihr gespielt.
box-exported = Die Schachtel steht in { $file }.

## What bots did wrong

faults = Platz { $seat }, { $bot }, hat nicht selbst gespielt: { $faults }. Siehe docs/bot-protocol.md.
fault-not-started = ließ sich nicht starten ({ $count })
fault-no-hello = hat sich nicht gemeldet ({ $count })
fault-wrong-version = spricht eine andere Version des Protokolls ({ $count })
fault-time-out = hat zu spät geantwortet ({ $count })
fault-closed = hat zu früh aufgehört ({ $count })
fault-too-long = hat eine zu lange Zeile geschickt ({ $count })
fault-flood = hat zu viel geschickt ({ $count })
fault-not-json = hat etwas geschickt, das kein JSON ist ({ $count })
fault-wrong-form = hat etwas geschickt, das keine Antwort ist ({ $count })
fault-wrong-id = hat eine andere Frage beantwortet ({ $count })
fault-not-an-option = hat gewählt, was nicht erlaubt ist ({ $count })
fault-out = wurde nicht mehr gefragt ({ $count })

## Playing

help-play-what = Das Spiel (siehe `signoria games`); hinter --resume ein gespeichertes Spiel.
help-play-people = Wie viele der Plätze Menschen sind; die anderen sind Bots.
help-play-names = Die Namen der Menschen, durch Kommas getrennt.
help-play-programs = Mit --resume FILE: die Datei die Programme starten lassen, die sie als Bots nennt.
help-play-bots = Ein Bot für alle Plätze, die keine Menschen sind, oder einer je Platz, durch Kommas getrennt: eine Stärke, { $strengths }, oder irgendein Bot.
help-play-pause = Sekunden, in denen sich der Zug eines Bots lesen lässt, bevor der nächste kommt.
help-play-first = Der Platz, der beginnt, gezählt ab 0; ausgelost, wenn keiner genannt ist.
help-play-resume = Mit dem neuesten unfertigen Spiel weitermachen oder mit dem gespeicherten, das genannt ist.
help-play-save = In dieser Datei speichern statt im Ordner für gespeicherte Spiele.

setup-welcome = { $title }: { $tagline }
setup-enter = Die Eingabetaste nimmt, was in Klammern steht.
setup-waiting = Ein unfertiges Spiel wartet: `signoria play --resume` setzt es fort.
setup-how-many-sit = Wie viele sitzen am Tisch, { $least } bis { $most }?
setup-people = Wie viele davon sind Menschen, 1 bis { $most }?
setup-names = { $people ->
    [one] Dein Name?
   *[other] Ihre Namen, durch Kommas getrennt?
}
setup-strength = Wie stark sind die anderen: { $strengths }?
setup-strength-again = { $strengths }, bitte, oder den Namen eines Bots.
setup-again = { $least } bis { $most }, bitte.

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

play-curtain = Gib die Tastatur an { $name } und drücke dann die Eingabetaste.
play-commitment = Die Kartenverteilung ist versiegelt: { $commitment }
play-earlier = … was vorher geschah: verlauf eingeben
play-enter = Eingabetaste
play-type-help = ? Hilfe   tipp
play-thinks = { $name } denkt nach …
play-hint = { $action }: gewinnt { $share } ± { $error } % der Spiele
play-hint-only = Es gibt nur eine Antwort: { $action }
play-hint-price = Etwa { $most } ± { $error } wert; bis dahin ist Haben nicht schlechter als Ziehenlassen.
play-hint-price-none = Um keinen Preis lohnt es sich.
play-hint-price-all = Alles wert, was du hast, { $most }.
play-goodbye = Zum Weiterspielen: { $command }
play-not-saved = NICHT GESPEICHERT: { $file }: { $fault }. Nach jedem Zug wird es wieder versucht.
play-over-record = Die Aufzeichnung dieses Spiels: { $file }
play-over-replay = Noch einmal lesen: { $command }
play-over-analyse = Sehen, was besser war: { $command }
play-over-verify = Beweisen: { $command }
play-no-such-line = Hier gibt es keine Zeile { $number }.
play-say-something = Gib ein, was vor einer Zeile steht, oder ? für Hilfe.
play-could-be = Das könnte sein: { $actions }.
play-nearest = Du darfst: { $actions }.
play-allowed = Nichts spricht dagegen.
play-why-what = Warum was nicht? Gib warum und eine Aktion ein, etwa: warum { $example }
play-consider-what = Was bedenken? Gib bedenke und eine Antwort ein, etwa: bedenke { $example }
play-consider-nothing = Dazu lässt sich vorher nichts sagen.
play-no-rule = Keine Regel dieses Spiels hat die Nummer oder die Wörter „{ $words }“.
play-rule-whole = `signoria rules { $rule }` zeigt den ganzen Absatz, seine Quellen und Festlegungen.
play-rules-found = { $count } Regeln sprechen davon; gib regeln und eine Nummer ein:
play-save-where = Wohin speichern? Gib speichern und den Namen einer Datei ein.
play-copy-saved = Eine Kopie ist in { $file }.
play-copy-exists = { $file } gibt es schon: Nenne eine andere Datei.

play-help-answer = Gib ein, was vor einer Zeile des Menüs steht, oder die Aktion selbst: { $example }. Großbuchstaben und Leerzeichen spielen keine Rolle.
play-help-hint = tipp
play-help-hint-words = die besten Antworten, wie ein guter Spieler sie von deinem Platz aus sähe
play-help-why = warum { $example }
play-help-why-words = welche Regel es verbietet, und was erlaubt ist
play-help-consider = bedenke { $example }
play-help-consider-words = wozu eine Antwort führen würde
play-help-rules = regeln IP-33, regeln Figur
play-help-rules-words = die nummerierten Regeln; regeln allein: die, die jetzt fragt
play-help-story = verlauf
play-help-story-words = alles, was bisher erzählt wurde
play-help-board = tisch
play-help-board-words = den Tisch neu zeichnen
play-help-save = speichern FILE
play-help-save-words = eine Kopie; das Spiel selbst wird nach jedem Zug gespeichert
play-help-quit = ende
play-help-quit-words = gehen; Strg-C und Strg-D tun dasselbe, und nichts geht verloren

many-bid = So viele Dukaten bieten

## Numbers in tables

number = { $number }

## Where the core comes from

core-compiled = Kern kompiliert ({ $how })
core-compiling = Kern interpretiert; der kompilierte entsteht gerade, und Bots nehmen ihn, sobald er fertig ist
core-ready = Kern interpretiert; der kompilierte ist fertig: Bots nutzen ihn, der Server nach dem nächsten Start
core-interpreted = Kern interpretiert

## Refusals

refusal = { $reason } [{ $rule }, { $edition }]
