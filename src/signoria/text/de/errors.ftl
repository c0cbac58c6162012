### What is said when something cannot be done: one line, naming what is wrong and what to do about it.

## Setting a table up

error-no-such-game = Es gibt kein Spiel „{ $game }“; es gibt { $known }.
error-no-such-edition = { $game } hat keine Ausgabe „{ $edition }“; es gibt { $known }.
error-no-such-option = { $game } hat keine Option „{ $option }“; es gibt { $known }.
error-no-such-setting = Der Bot „{ $bot }“ hat keine Einstellung „{ $setting }“; er hat { $known }.
error-setting-range = { $setting } muss eine Zahl von { $least } bis { $most } sein, nicht „{ $value }“.
error-no-such-bot = Es gibt keinen Bot „{ $bot }“; es gibt { $known }.
error-bad-command = „{ $command }“ ist keine Befehlszeile für einen Bot: Sie braucht ein Programm und seine Argumente, ohne Klammern oder Kommas. Was sie braucht, gehört in ein Skript.
error-no-such-program = Hier gibt es kein Programm „{ $program }“, das spielen könnte.
error-no-such-language = In der Sprache „{ $language }“ gibt es keine Texte; es gibt { $known }.
error-option-range = Die Option { $option } geht von { $least } bis { $most }.
error-option-form = Die Option „{ $text }“ sollte { $option }=ZAHL, { $option }=on oder { $option }=off lauten.
error-seats-range = { $game } ist für { $least } bis { $most } Spieler, nicht für { $seats }.
error-first-range = Der erste Spieler muss ein Platz von 0 bis { $most } sein, nicht { $first }.
error-players-count = { $seats } Plätze brauchen { $seats } Spieler, nicht { $players }.
error-bots-count = --bots nennt { $bots } Bots für { $seats } Plätze: Nenne einen für alle oder einen je Platz.
error-bots-or-mix = Nenne die Bots mit --bots oder eine Mischung von ihnen mit --mix.
error-mix-count = --mix nennt { $bots ->
    [one] einen Bot
   *[other] { $bots } Bots
  } für { $seats } Plätze: Nenne einen je Platz.
error-one-bot = „{ $bot }“ allein lässt sich nicht vergleichen: Nenne zwei oder mehr Bots oder eine Mischung mit --mix.
error-too-many-seatings = { $bots } Bots sitzen auf { $seats } Plätzen auf { $seatings } Arten: Nenne weniger oder eine Mischung mit --mix.
error-bad-seed = Ein Startwert muss ein Text sein, den man aufschreiben kann.
error-not-asked = Platz { $seat } wird jetzt nichts gefragt.
error-no-record = Dieser Zustand wurde nicht mit new() eröffnet: Er hat keine Aufzeichnung.
error-not-legal = Platz { $seat } darf jetzt nicht „{ $action }“.
error-no-prompt = Keine Frage für { $frame }. Das ist ein Fehler von uns.

## Records

error-too-long = Das ist zu lang für eine Aufzeichnung.
error-broken-json = Keine ganze Aufzeichnung: Ihr JSON bricht in Zeile { $line }, Spalte { $column } ab.
error-strange-json = Keine Aufzeichnung: Solches JSON würde keines unserer Spiele schreiben.
error-foreign = Keine Aufzeichnung von uns: Es fehlt "format": "{ $format }".
error-no-text = { $file } ist keine Aufzeichnung: Es ist kein Text.
error-missing-field = Der Aufzeichnung fehlt das Feld „{ $field }“.
error-unknown-field = Die Aufzeichnung hat ein Feld „{ $field }“, das nicht zu diesem Format gehört.
error-half-ended = Die Aufzeichnung hat nur eines von „scores“ und „winners“.
error-which-game = In dieser Datei sind { $games } Spiele: Sag mit --game, welches, von 1 bis { $games }.
error-game-range = In dieser Datei gibt es kein Spiel { $number }; das letzte ist { $most }.
error-no-records = In { $file } ist keine Aufzeichnung.
error-results-only = Diese Datei enthält Ergebnisse, keine Aufzeichnungen: Mit simulate --records werden die Spiele behalten.
error-bad-line = Zeile { $line }: { $fault }
error-commitment-of-many = Eine Festlegung gehört zu einem Spiel: Sag mit --game, zu welchem.
error-wrong-field = Das Feld „{ $field }“ der Aufzeichnung sollte { $wanted ->
    [text] ein Text
    [number] eine kleine ganze Zahl
    [texts] eine Liste von Texten
    [box] Name und Prüfsumme einer Schachtel
   *[numbers] ein Objekt aus ganzen Zahlen
  } sein.
error-no-seat = Aktion { $n } der Aufzeichnung, „{ $action }“, beginnt nicht mit einem Platz.
error-illegal-action = Aktion { $n } der Aufzeichnung, „{ $action }“, ist dort nicht erlaubt.
error-another-engine = Dieses Spiel hat Version { $engine } der Regeln gespielt, und die waren anders: Aktion { $n }, „{ $action }“, ist in Version { $ours } nicht erlaubt.
error-another-outcome = Dieses Spiel hat Version { $engine } der Regeln gespielt, und die waren anders: In Version { $ours } geht es anders aus.
error-false-commitment = Der Startwert ist nicht der, auf den man sich festgelegt hatte.
error-false-actions = Die Aktionen sind nicht so geschrieben, wie dieses Spiel sie schreibt.
error-false-field = Das Feld „{ $field }“ der Aufzeichnung ist nicht, was dieses Spiel sagen würde.
error-twice = Keine Aufzeichnung: Ihr JSON sagt etwas zweimal.
error-false-deal = Die Kartenverteilung ist nicht die, die der Startwert ergibt.
error-false-digest = Das Spiel geht nicht so aus, wie die Aufzeichnung sagt.
error-false-scores = Die Punkte sind nicht die dieses Spiels.
error-false-winners = Die Sieger sind nicht die dieses Spiels.

## Boxes

error-box-number = { $row }: { $field } ist eine ganze Zahl von { $least } bis { $most }.
error-box-one-of = { $row }: { $field } ist eines von { $names }.
error-box-some = { $row }: { $field } ist eine Liste von { $least } bis { $most } verschiedenen Namen aus { $names }.
error-box-count-of-each = { $row }: { $field } nennt für jedes von { $names } eine Zahl von 0 bis { $most }.
error-box-cells = { $row }: { $field } ist eine Liste von höchstens { $most } verschiedenen Feldern, jedes eine Spalte und eine Zeile kleiner als { $side }.
error-box-no-kind = Eine Schachtel dieses Spiels hat kein „{ $kind }“: Sie hat { $known }.
error-box-no-row = { $row } gibt es in diesem Spiel nicht: Es gibt { $known }.
error-box-no-field = { $row } hat kein „{ $field }“: Es hat { $known }.
error-box-by-the-rulebook = { $row }, { $field }: nach der Spielregel { $wanted }.
error-box-how-many = { $row }, { $field }: { $found } insgesamt; nach der Spielregel { $wanted }.
error-box-total = { $row }: { $found } haben { $field } { $value }, nach der Spielregel { $wanted }.
error-box-alike = { $row }, { $field }: nach der Spielregel gleich auf allen Karten dieser Art; die anderen sagen { $wanted }.
error-box-too-much = { $row }, { $field }: { $found } auf allen Karten zusammen; mehr als { $most } lassen sich nicht zählen.
error-box-against-rule = { $row }, { $field }: nicht so, wie Regel { $rule } es sagt.
error-box-name = Der Name einer Schachtel ist eine Zeile von höchstens { $most } Zeichen.
error-box-digest = Die Werte sind nicht die der Schachtel { $digest }, sondern die von { $found }.
error-box-toml = Zeile { $line } von { $file } ist kein TOML.
error-box-game = Die Schachtel in { $file } ist von einem anderen Spiel, „{ $game }“.
error-box-no-game = { $file } sagt nicht, zu welchem Spiel die Schachtel gehört: game ist eines von { $known }.
error-box-too-long = { $file } hat mehr als { $most } Zeichen: So lang ist keine Schachtel.
error-another-box = Dieses Spiel wurde mit der Schachtel „{ $name }“ ({ $digest }) gespielt, deren Werte nicht in der Aufzeichnung stehen: Gib sie mit --box DATEI an.

## Commands

error-no-tensors = Für { $game } gibt es keine Umgebung für lernende Programme: Ein Netz sähe nichts.
error-dataset-mixed = Die Aufzeichnungen sind nicht alle von derselben Art: { $one } ist nicht { $other }.
error-no-arrow = Arrow ist nicht installiert: pip install "signoria[research]", oder einen Namen wählen, der auf .npz endet.
error-seat-range = In diesem Spiel gibt es keinen Platz { $seat }: Die Plätze gehen von 0 bis { $most }.
error-at-range = In diesem Spiel gibt es keinen Moment { $at }: Es hat { $most } Aktionen.
error-same-edition = Die Aufzeichnung ist von { $edition }, und es gibt keine andere Ausgabe zum Vergleich.
error-no-such-rule = Keine Regel hat die Nummer oder die Wörter „{ $rule }“; `signoria rules GAME` führt alle auf.
error-resume-programs = { $file } würde ein Programm starten, „{ $bot }“: Mit --run-programs darf es das.
error-resume-what = --resume setzt eine Datei fort: Nenne sie mit --out.
error-not-a-series = { $file } ist keine Datei, die dieser Befehl mit --out geschrieben hat.
error-another-series = { $file } enthält eine andere Serie: { $series }
error-worker-gone = Ein Prozess wurde nach { $games } Spielen von außen beendet, und nichts wurde aufbewahrt: Mit --out FILE kann eine Serie weitergehen.
error-worker-gone-kept = Ein Prozess wurde von außen beendet; { $games } Spiele sind aufbewahrt, und derselbe Befehl mit --resume macht weiter.
error-no-ray = Ray ist nicht installiert: pip install "signoria[ray]", hier und auf jedem Knoten des Clusters.
error-ray-silent = Kein Ray-Cluster antwortet unter { $address } ({ $fault }): Läuft er, und ist er von hier zu erreichen?
error-ray-node = Ein Knoten des Ray-Clusters kann nicht spielen ({ $fault }): Ist signoria dort installiert?
error-ray-version = Ein Knoten des Ray-Clusters hat signoria { $theirs }, und hier ist es { $ours }: Er spielte andere Spiele.
error-no-decisions = Es gibt nichts zu analysieren: Niemand hatte bisher eine Wahl.
error-analyse-both = Nenne --iterations oder --time, nicht beides.
error-closed-pipe = Niemand liest weiter: Der Rest wurde nicht geschrieben.
error-usage = { $fault } (`--help` sagt mehr.)
error-file = { $file }: { $fault }.
error-system = Hier geht es nicht: { $fault }.
error-bot-fault = Der Bot „{ $bot }“ hat versagt, ein Fehler von uns ({ $type }), bei der Frage „{ $prompt }“ im Spiel mit dem Startwert { $seed }: SIGNORIA_DEBUG=1 zeigt, wo.
error-bot-answer = Der Bot „{ $bot }“ hat „{ $answer }“ auf die Frage „{ $prompt }“ im Spiel mit dem Startwert { $seed } geantwortet und darf es nicht: ein Fehler von uns.
error-fault = Das ist ein Fehler von uns ({ $type }): SIGNORIA_DEBUG=1 zeigt, wo er geschah.

## People, and after the game

error-not-begun = Das Spiel hat noch nicht begonnen.
error-too-many-bots = { $bots } Bots lassen dir an einem Tisch mit { $seats } keinen Platz.
error-no-hints = Dieser Tisch spielt ohne Tipps: Nur solche Spiele können gewertet werden.
error-one-at-a-time = Eins nach dem anderen: Das letzte ist noch nicht beantwortet.
error-not-analysed = Niemand hat um eine Analyse dieses Spiels gebeten.
error-banned = Du bist hier nicht mehr willkommen.
error-bad-login = Ein Benutzername hat 3 bis 32 sichtbare Buchstaben.
error-short-password = Ein Passwort hat mindestens { $least } Buchstaben.
error-wrong-password = Es gibt keinen solchen Benutzernamen mit diesem Passwort.
error-login-taken = Dieser Benutzername gehört jemand anderem.
error-too-many-tries = Zu viele Versuche: Warte eine Viertelstunde.
error-no-passkeys = Passkeys funktionieren nur, wo der Server seine Adresse kennt (public_url), oder auf localhost.
error-bad-passkey = Dieser Passkey öffnet hier nichts oder wurde zu spät gezeigt.
error-too-many-passkeys = { $most } Passkeys sind genug: Entferne zuerst einen.
error-chat-too-fast = Zu viel auf einmal: Warte einen Moment.
error-chat-full = An diesem Tisch ist alles gesagt.
error-chat-empty = Darin ist nichts, was sich lesen ließe.
error-speak-from-seat = Wer am Tisch sitzt, spricht von dort.
error-account-needed = Das ist für Leute mit einem Passkey oder einem Passwort.
error-no-such-person = Es gibt keine Person „{ $person }“; `signoria admin list people` zeigt sie.
error-no-such-table-here = Es gibt keinen Tisch „{ $table }“; `signoria admin list tables` zeigt sie.
error-no-such-line = Niemand hat an Tisch „{ $table }“ eine Zeile { $n } gesagt.
error-admin-what = „{ $what }“ ist keines von { $known }.
error-too-many-channels = { $most } Wege, benachrichtigt zu werden, sind genug: Entferne erst einen.
error-bad-push-keys = Das sind nicht die Schlüssel der Anmeldung eines Browsers.
error-no-mail = Dieser Server verschickt keine Post.
error-bad-mail-address = Das ist keine E-Mail-Adresse.
error-wrong-code = Das ist nicht der Code, der geschickt wurde, oder er ist schon benutzt.
error-no-such-channel = Diesen Weg, benachrichtigt zu werden, gibt es nicht.
error-only-players = Darum können nur die bitten, die gespielt haben.

## The server

error-settings-file = { $file } ist keine Einstellungsdatei: { $fault }.
error-unknown-setting = { $file } setzt „{ $setting }“, das ist keine Einstellung; es gibt { $known }.
error-bad-setting = { $setting } sollte { $wanted ->
    [port] ein Port von 0 bis 65535
    [workers] eine Zahl von 1 bis 64
    [milliseconds] eine Zahl von 0 bis 60000
    [days] eine Zahl von 1 bis 3650
    [bots] ein Abschnitt [bots] mit Zeilen wie leonardo = "stdio:python3 bot.py"
    [switch] on oder off
    [limit] eine Zahl von 0, das heißt ohne Grenze, bis 1000000
    [hosts] Namen oder Adressen ohne Port, durch Kommas getrennt, etwa example.org,192.168.1.5
    [networks] Adressen oder Netze, durch Kommas getrennt, etwa 127.0.0.1,10.0.0.0/8
    [token] mindestens 16 Buchstaben oder Ziffern ohne Leerzeichen
    [smtp] eine Adresse wie smtps://user:password@mail.example.org
    [mail] eine E-Mail-Adresse
    [minutes] eine Zahl von 0 bis 1440
    [log-format] console oder json
    [log-level] debug, info, warning oder error
    [web-address] eine Adresse wie https://example.org
    [database] eine Adresse wie sqlite:///file oder postgresql://user@host/name
    [redis] eine Adresse wie redis://host:6379
   *[host] der Name oder die Nummer einer Netzadresse
  } sein, nicht „{ $value }“.
error-database = Die Datenbank ist nicht benutzbar: { $fault }.
error-database-in-use = { $file } wird von einem anderen Server benutzt; mehrere Server brauchen PostgreSQL, siehe DATABASE_URL.
error-database-links = { $file } hat mehrere Namen (harte Links); SQLite verlöre so, was geschrieben wird. Entferne die anderen.
error-database-late = Die Datenbank antwortet nicht rechtzeitig.
error-database-locked = Die Datenbank lässt sich lesen, aber nicht beschreiben: Etwas anderes hält sie fest.
error-disk-full = Es lässt sich nichts mehr schreiben: Die Platte ist voll oder defekt.
error-database-away = Die Datenbank antwortet nicht.
error-redis = Redis ist nicht benutzbar: { $fault }.
error-redis-without-postgresql = Redis ist für mehrere Server auf PostgreSQL; auf SQLite gibt es einen, der keines braucht.
error-foreign-database = Diese Datenbank enthält Tabellen, die nicht unsere sind; gib dem Server eine eigene.
error-old-schema = Die Datenbank ist von einer älteren Version ({ $found }, nicht { $known }); sichere sie und starte dann einmal mit --migrate.
error-newer-schema = Die Datenbank ist von einer neueren Version ({ $found }, dieser Server kennt { $known }); nimm den neueren Server.
error-other-version-runs = Ein anderer Server auf dieser Datenbank spielt nach Version { $found }, dieser nach { $ours }, und die beiden sähen dasselbe Spiel verschieden; beende erst die anderen.
error-database-used = Auf dieser Datenbank laufen Server; beende sie, bevor sie auf diese Version gebracht wird.
error-log-start = Das Protokoll von Tisch { $table } hat keinen Anfang. Das ist ein Fehler von uns.
error-log-gap = Eintrag { $n } im Protokoll von Tisch { $table } folgt nicht auf den vorigen. Das ist ein Fehler von uns.
error-log-refused = Die Datenbank verweigert Eintrag { $n } im Protokoll von Tisch { $table }. Das ist ein Fehler von uns.
error-port-taken = Auf { $host }:{ $port } kann nicht gelauscht werden: { $fault }.
error-processes-need-postgresql = Mehrere Prozesse brauchen eine Datenbank in PostgreSQL: SQLite ist für einen.
error-process-not-started = Ein Serverprozess ist nicht gestartet: warum, steht darüber.
error-who-are-you = Sag zuerst, wer du bist.
error-bad-person-name = „{ $name }“ kann hier kein Name sein: 1 bis { $most } Buchstaben, keine Klammern, nichts Unsichtbares, und nicht, wie hier Bots heißen oder wer gegangen ist.
error-misunderstood = Die Anfrage hat nicht die Form, die sie haben sollte.
error-other-rules = Dieses Spiel wurde nach anderen Regeln begonnen als den heutigen und kann nicht fortgesetzt werden.
error-no-such-table = Einen solchen Tisch gibt es nicht.
error-no-such-token = Dieser Link funktioniert nicht oder nicht mehr.
error-not-your-seat = Dieser Platz gehört dir nicht.
error-not-the-host = Das kann nur der Gastgeber des Tisches.
error-not-subscribed = Melde dich am Platz an, bevor du von dort aus handelst.
error-too-many-tables = Zu viele Tische auf einmal auf einer Verbindung.
error-file-exists = { $file } gibt es schon und bleibt, wie es ist.
error-bad-backup = { $file } ist keine ganze Sicherung von uns: Sie wurde abgeschnitten oder verändert.
error-bad-row = Zeile { $line } von { $file } ist keine Zeile, die sich einspielen lässt: { $table } { $column }.
error-database-not-empty = In dieser Datenbank stehen schon Zeilen: Eine Sicherung kommt in eine leere.
error-house-bot-name = „{ $bot }“ ist kein Name für einen Bot dieses Servers: Kleinbuchstaben, Ziffern und Striche, und nicht der Name eines anderen.
error-too-many-lines = Von diesem Platz hören schon zu viele zu.
error-too-many-tokens = Du hast zu viele Tokens angelegt; widerrufe sie zuerst.
error-seat-taken = Dieser Platz ist besetzt.
error-seats-free = Noch sind nicht alle Plätze besetzt.
error-table-not-open = Dieser Tisch ist nicht mehr offen.
error-not-over = Das Spiel ist noch nicht zu Ende.
error-illegal = Die Regeln erlauben das jetzt nicht.
error-stale = Das beantwortet eine Frage, die nicht mehr gestellt ist.
error-nothing-to-undo = Von dir gibt es nichts zurückzunehmen: Seither hat jemand anders entschieden, oder die Uhr oder ein Bot.
error-came-to-light = Das lässt sich nicht zurücknehmen: Dadurch kam etwas ans Licht, oder der Zufall hat entschieden.
error-bad-address = Das ist keine Adresse, die der Server anriefe: http oder https, ein Host, kein Passwort.
error-address-not-public = Diese Adresse liegt nicht im offenen Internet, und der Server ruft keine andere an.
error-no-answer = Die Adresse hat nicht geantwortet, wie sie sollte.
error-answer-too-large = Die Adresse hat mehr geantwortet, als irgendwer liest.
error-not-running = An diesem Tisch wird gerade nicht gespielt.
error-paused = Das Spiel ist unterbrochen.
error-away = Jemand anders spielt diesen Platz jetzt für dich: Komm zuerst zurück.
error-nothing-to-agree = Es gibt gerade nichts dergleichen, worüber man sich einigen könnte.
error-bad-wish = Das kann man sich hier nicht wünschen.
error-not-due = Dafür ist es nicht an der Zeit.
error-not-a-bots-seat = Nur ein Platz, den ein Bot spielt, lässt sich übernehmen.
error-nobody-to-ask = An diesem Tisch sind nur noch Bots.
error-already-asked = Jemand wartet schon auf diesen Platz.
error-bad-clock = Eine Uhr braucht einen Vorrat von 10 Sekunden bis 60 Tagen und 1 Sekunde bis 7 Tage je Zug.
error-too-fast = Zu viel auf einmal; versuche es gleich noch einmal.
error-busy = Der Server ist ausgelastet; versuche es gleich noch einmal.
error-too-many-changes = Zu viele Änderungen, ohne weiterzuspielen; spiele erst.
error-too-many-hosted = Zu viele Tische von dir sind offen oder im Gange.
error-too-many-newcomers = Von deiner Adresse kamen zu viele Leute; versuche es später noch einmal.
error-unknown-host = So heißt dieser Server nicht.
error-foreign-origin = Das hat die Seite einer anderen Website gefragt.
error-body-too-large = Das ist mehr, als der Server auf einmal liest.
error-not-found = Hier ist nichts.
error-bad-method = So lässt sich das nicht fragen.
error-our-fault = Das ist ein Fehler von uns. Er ist notiert; versuche es später noch einmal.

## Playing in the terminal

error-people-range = Von { $seats } Plätzen können 1 bis { $seats } Menschen sein, nicht { $people }.
error-names-count = --names nennt { $names ->
    [one] eine Person
   *[other] { $names } Personen
  }, und { $people } spielen.
error-bad-name = „{ $name }“ kann am Tisch kein Name sein: Ein Name ist kurz, hat keine Klammern und gehört niemand anderem.
error-nowhere-to-save = In { $folder } lassen sich keine Spiele speichern: { $fault }. Nenne mit --save FILE einen anderen Ort.
error-save-exists = { $file } gibt es schon. `signoria play --resume { $file }` setzt ein gespeichertes Spiel fort.
error-nothing-to-resume = In { $folder } gibt es kein unfertiges Spiel: `signoria play` beginnt eines.
error-resume-stdin = Ein Spiel, das weitergeht, braucht eine Datei zum Speichern: Nenne eine statt -.
error-resume-over = { $file } ist ein Spiel, das zu Ende ist: `signoria replay { $file }` erzählt es.
error-resume-keeps = Ein Spiel, das weitergeht, behält seinen Tisch: { $option } lässt sich mit --resume nicht nennen.
error-one-of-these = Von { $options } nur eines auf einmal.

## In the browser

error-no-connection = Der Server ist nicht erreichbar. Versuche es gleich noch einmal.
error-push-refused = Dieser Browser erlaubt von hier keine Nachrichten, oder erreicht den Dienst nicht, der sie bringt.
