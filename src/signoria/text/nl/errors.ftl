### What is said when something cannot be done: one line, naming what is wrong and what to do about it.

## Setting a table up

error-no-such-game = Er is geen spel ‘{ $game }’; er is { $known }.
error-no-such-edition = { $game } heeft geen editie ‘{ $edition }’; er is { $known }.
error-no-such-option = { $game } heeft geen optie ‘{ $option }’; er is { $known }.
error-no-such-setting = De bot ‘{ $bot }’ heeft geen instelling ‘{ $setting }’; hij heeft { $known }.
error-setting-range = { $setting } moet een getal van { $least } tot { $most } zijn, niet ‘{ $value }’.
error-no-such-bot = Er is geen bot ‘{ $bot }’; er is { $known }.
error-bad-command = ‘{ $command }’ is geen opdrachtregel voor een bot: die vraagt een programma en zijn argumenten, zonder haakjes of komma’s. Zet wat die nodig heeft in een script.
error-no-such-program = Er is hier geen programma ‘{ $program }’ dat zou kunnen spelen.
error-no-such-language = Er zijn geen teksten in de taal ‘{ $language }’; er is { $known }.
error-option-range = De optie { $option } gaat van { $least } tot { $most }.
error-option-form = De optie ‘{ $text }’ moet { $option }=GETAL, { $option }=on of { $option }=off zijn.
error-seats-range = { $game } is voor { $least } tot { $most } spelers, niet { $seats }.
error-first-range = De eerste speler moet een plaats van 0 tot { $most } zijn, niet { $first }.
error-players-count = { $seats } plaatsen vragen { $seats } spelers, niet { $players }.
error-bots-count = --bots noemt { $bots } bots voor { $seats } plaatsen: noem er één voor alle, of één per plaats.
error-bots-or-mix = Noem de bots met --bots, of één combinatie ervan met --mix.
error-mix-count = --mix noemt { $bots ->
    [one] één bot
   *[other] { $bots } bots
  } voor { $seats } plaatsen: noem er één per plaats.
error-one-bot = ‘{ $bot }’ alleen kan niet worden vergeleken: noem twee of meer bots, of een combinatie met --mix.
error-too-many-seatings = { $bots } bots zitten op { $seats } plaatsen op { $seatings } manieren: noem er minder, of een combinatie met --mix.
error-bad-seed = Een seed moet een tekst zijn die men kan opschrijven.
error-not-asked = Aan plaats { $seat } wordt nu niets gevraagd.
error-no-record = Deze stand is niet met new() geopend: er is geen verslag van.
error-not-legal = Plaats { $seat } mag nu niet ‘{ $action }’.
error-no-prompt = Geen vraag voor { $frame }. Dat is een fout van ons.

## Records

error-too-long = Dit is te lang voor een verslag.
error-broken-json = Geen heel verslag: de JSON breekt af op regel { $line }, kolom { $column }.
error-strange-json = Geen verslag: dit is JSON die geen spel van ons zou schrijven.
error-foreign = Geen verslag van ons: er staat niet "format": "{ $format }".
error-no-text = { $file } is geen verslag: het is geen tekst.
error-missing-field = In het verslag ontbreekt het veld ‘{ $field }’.
error-unknown-field = Het verslag heeft een veld ‘{ $field }’ dat niet van dit formaat is.
error-half-ended = Het verslag heeft maar één van ‘scores’ en ‘winners’.
error-which-game = Er staan { $games } partijen in dit bestand: zeg welke met --game, van 1 tot { $games }.
error-game-range = Er is geen partij { $number } in dit bestand; de laatste is { $most }.
error-no-records = Er staat geen verslag in { $file }.
error-results-only = Dit bestand bevat uitslagen, geen verslagen: simulate --records bewaart de partijen.
error-bad-line = Regel { $line }: { $fault }
error-commitment-of-many = Een vastlegging hoort bij één partij: zeg welke met --game.
error-wrong-field = Het veld ‘{ $field }’ van het verslag moet { $wanted ->
    [text] een tekst
    [number] een klein geheel getal
    [texts] een lijst van teksten
    [box] de naam en het kenmerk van een doos
   *[numbers] een object van gehele getallen
  } zijn.
error-no-seat = Actie { $n } van het verslag, ‘{ $action }’, begint niet met een plaats.
error-illegal-action = Actie { $n } van het verslag, ‘{ $action }’, is daar niet toegestaan.
error-another-engine = Dit spel is gespeeld met versie { $engine } van de regels, en die waren anders: actie { $n }, ‘{ $action }’, mag niet in versie { $ours }.
error-another-outcome = Dit spel is gespeeld met versie { $engine } van de regels, en die waren anders: in versie { $ours } loopt het anders af.
error-false-commitment = De seed is niet die welke was vastgelegd.
error-false-actions = De acties zijn niet geschreven zoals dit spel ze schrijft.
error-false-field = Het veld ‘{ $field }’ van het verslag is niet wat dit spel zou zeggen.
error-twice = Geen verslag: de JSON zegt één ding tweemaal.
error-false-deal = De verdeling is niet die welke de seed geeft.
error-false-digest = Het spel loopt niet af zoals het verslag zegt.
error-false-scores = De scores zijn niet die van dit spel.
error-false-winners = De winnaars zijn niet die van dit spel.

## Boxes

error-box-number = { $row }: { $field } is een geheel getal van { $least } tot { $most }.
error-box-one-of = { $row }: { $field } is een van { $names }.
error-box-some = { $row }: { $field } is een lijst van { $least } tot { $most } verschillende namen uit { $names }.
error-box-count-of-each = { $row }: { $field } noemt voor elk van { $names } een getal van 0 tot { $most }.
error-box-cells = { $row }: { $field } is een lijst van hoogstens { $most } verschillende vakken, elk een kolom en een rij kleiner dan { $side }.
error-box-no-kind = Een doos van dit spel heeft geen ‘{ $kind }’: ze heeft { $known }.
error-box-no-row = { $row } is er niet in dit spel: er zijn { $known }.
error-box-no-field = { $row } heeft geen ‘{ $field }’: het heeft { $known }.
error-box-by-the-rulebook = { $row }, { $field }: volgens de spelregels { $wanted }.
error-box-how-many = { $row }, { $field }: { $found } in totaal; volgens de spelregels { $wanted }.
error-box-total = { $row }: { $found } hebben { $field } { $value }, volgens de spelregels { $wanted }.
error-box-alike = { $row }, { $field }: volgens de spelregels gelijk op alle kaarten van deze soort; de andere zeggen { $wanted }.
error-box-too-much = { $row }, { $field }: { $found } op alle kaarten samen; meer dan { $most } kan niet worden geteld.
error-box-against-rule = { $row }, { $field }: niet zoals regel { $rule } het zegt.
error-box-name = De naam van een doos is één regel van hoogstens { $most } tekens.
error-box-digest = De waarden zijn niet die van de doos { $digest }, maar die van { $found }.
error-box-toml = Regel { $line } van { $file } is geen TOML.
error-box-game = De doos in { $file } is van een ander spel, ‘{ $game }’.
error-box-no-game = { $file } zegt niet van welk spel deze doos is: game is een van { $known }.
error-box-too-long = { $file } heeft meer dan { $most } tekens: zo lang is geen doos.
error-another-box = Dit spel is gespeeld met de doos ‘{ $name }’ ({ $digest }), waarvan de waarden niet in het verslag staan: geef haar op met --box BESTAND.

## Commands

error-no-tensors = { $game } heeft geen leeromgeving: een netwerk zou niets zien.
error-dataset-mixed = De verslagen zijn niet allemaal van dezelfde soort: { $one } is niet { $other }.
error-no-arrow = Arrow is niet geïnstalleerd: pip install "signoria[research]", of kies een naam die op .npz eindigt.
error-seat-range = Er is geen plaats { $seat } in dit spel: de plaatsen gaan van 0 tot { $most }.
error-at-range = Er is geen moment { $at } in dit spel: het heeft { $most } acties.
error-same-edition = Het verslag is van { $edition }, en er is geen andere editie om mee te vergelijken.
error-no-such-rule = Geen regel heeft het nummer of de woorden ‘{ $rule }’; `signoria rules GAME` somt ze allemaal op.
error-resume-programs = { $file } zou een programma starten, ‘{ $bot }’: met --run-programs mag dat.
error-resume-what = --resume gaat verder met een bestand: noem het met --out.
error-not-a-series = { $file } is geen bestand dat deze opdracht met --out heeft geschreven.
error-another-series = { $file } bevat een andere reeks: { $series }
error-worker-gone = Een proces is van buitenaf gestopt na { $games } spellen, en er is niets bewaard: met --out FILE kan een reeks verdergaan.
error-worker-gone-kept = Een proces is van buitenaf gestopt; { $games } spellen zijn bewaard, en dezelfde opdracht met --resume gaat verder.
error-no-ray = Ray is niet geïnstalleerd: pip install "signoria[ray]", hier en op elke node van het cluster.
error-ray-silent = Geen Ray-cluster antwoordt op { $address } ({ $fault }): draait het, en is het vanaf hier te bereiken?
error-ray-node = Een node van het Ray-cluster kan niet spelen ({ $fault }): is signoria daar geïnstalleerd?
error-ray-version = Een node van het Ray-cluster heeft signoria { $theirs }, en hier is het { $ours }: hij zou andere spellen spelen.
error-no-decisions = Er is niets te analyseren: niemand heeft nog iets te kiezen gehad.
error-analyse-both = Noem --iterations of --time, niet allebei.
error-closed-pipe = Niemand leest verder: de rest is niet geschreven.
error-usage = { $fault } (`--help` zegt meer.)
error-file = { $file }: { $fault }.
error-system = Hier kan het niet: { $fault }.
error-bot-fault = De bot ‘{ $bot }’ faalde, een fout van ons ({ $type }), bij de vraag ‘{ $prompt }’ in het spel met seed { $seed }: SIGNORIA_DEBUG=1 laat zien waar.
error-bot-answer = De bot ‘{ $bot }’ antwoordde ‘{ $answer }’ op de vraag ‘{ $prompt }’ in het spel met seed { $seed }, en dat mag niet: een fout van ons.
error-fault = Dit is een fout van ons ({ $type }): SIGNORIA_DEBUG=1 laat zien waar het gebeurde.

## People, and after the game

error-not-begun = Het spel is nog niet begonnen.
error-too-many-bots = { $bots } bots laten geen plaats voor jou aan een tafel van { $seats }.
error-no-hints = Deze tafel speelt zonder tips: alleen zulke partijen kunnen meetellen.
error-one-at-a-time = Eén tegelijk: op de laatste is nog geen antwoord.
error-not-analysed = Niemand heeft om een analyse van dit spel gevraagd.
error-banned = Je bent hier niet meer welkom.
error-bad-login = Een gebruikersnaam heeft 3 tot 32 zichtbare letters.
error-short-password = Een wachtwoord heeft minstens { $least } letters.
error-wrong-password = Er is geen zulke gebruikersnaam met dit wachtwoord.
error-login-taken = Deze gebruikersnaam is van iemand anders.
error-too-many-tries = Te veel pogingen: wacht een kwartier.
error-no-passkeys = Passkeys werken alleen waar de server zijn adres kent (public_url), of op localhost.
error-bad-passkey = Deze passkey opent hier niets, of werd te laat getoond.
error-too-many-passkeys = { $most } passkeys zijn genoeg: verwijder er eerst een.
error-chat-too-fast = Te veel tegelijk: wacht even.
error-chat-full = Aan deze tafel is alles gezegd.
error-chat-empty = Er staat niets in wat te lezen is.
error-speak-from-seat = Wie aan tafel zit, spreekt vandaar.
error-account-needed = Dit is voor mensen met een passkey of een wachtwoord.
error-no-such-person = Er is geen persoon ‘{ $person }’; `signoria admin list people` toont ze.
error-no-such-table-here = Er is geen tafel ‘{ $table }’; `signoria admin list tables` toont ze.
error-no-such-line = Niemand heeft een regel { $n } gezegd aan tafel ‘{ $table }’.
error-admin-what = ‘{ $what }’ is geen van { $known }.
error-too-many-channels = { $most } manieren om bericht te krijgen zijn genoeg: haal er eerst een weg.
error-bad-push-keys = Dit zijn niet de sleutels van een abonnement van een browser.
error-no-mail = Deze server verstuurt geen mail.
error-bad-mail-address = Dit is geen e-mailadres.
error-wrong-code = Dit is niet de code die is verstuurd, of hij is al gebruikt.
error-no-such-channel = Zo’n manier om bericht te krijgen is er niet.
error-only-players = Alleen wie heeft gespeeld, kan hierom vragen.

## The server

error-settings-file = { $file } is geen instellingenbestand: { $fault }.
error-unknown-setting = { $file } stelt ‘{ $setting }’ in, wat geen instelling is; er is { $known }.
error-bad-setting = { $setting } moet { $wanted ->
    [port] een poort van 0 tot 65535
    [workers] een getal van 1 tot 64
    [milliseconds] een getal van 0 tot 60000
    [days] een getal van 1 tot 3650
    [bots] een sectie [bots] met regels als leonardo = "stdio:python3 bot.py"
    [switch] on of off
    [limit] een getal van 0, wat geen grens is, tot 1000000
    [hosts] namen of adressen zonder poort, met komma’s ertussen, zoals example.org,192.168.1.5
    [networks] adressen of netwerken met komma’s ertussen, zoals 127.0.0.1,10.0.0.0/8
    [token] minstens 16 letters of cijfers zonder spatie
    [smtp] een adres als smtps://user:password@mail.example.org
    [mail] een e-mailadres
    [minutes] een getal van 0 tot 1440
    [log-format] console of json
    [log-level] debug, info, warning of error
    [web-address] een adres als https://example.org
    [database] een adres als sqlite:///file of postgresql://user@host/name
    [redis] een adres als redis://host:6379
   *[host] de naam of het nummer van een netwerkadres
  } zijn, niet ‘{ $value }’.
error-database = De database kan niet worden gebruikt: { $fault }.
error-database-in-use = { $file } is in gebruik door een andere server; voor meerdere servers is PostgreSQL nodig, zie DATABASE_URL.
error-database-links = { $file } heeft meerdere namen (harde links), waardoor SQLite zou verliezen wat geschreven wordt; verwijder de andere.
error-database-late = De database antwoordt niet op tijd.
error-database-locked = De database kan worden gelezen, maar niet beschreven: iets anders houdt haar vast.
error-disk-full = Er kan niets meer worden geschreven: de schijf is vol of kapot.
error-database-away = De database antwoordt niet.
error-redis = Redis kan niet worden gebruikt: { $fault }.
error-redis-without-postgresql = Redis is voor meerdere servers op PostgreSQL; op SQLite is er één, die het niet nodig heeft.
error-foreign-database = Deze database bevat tabellen die niet van ons zijn; geef de server een eigen database.
error-old-schema = De database is van een oudere versie ({ $found }, niet { $known }); maak een back-up en start dan eenmaal met --migrate.
error-newer-schema = De database is van een nieuwere versie ({ $found }, deze server kent { $known }); gebruik de nieuwere server.
error-other-version-runs = Een andere server op deze database speelt volgens versie { $found }, deze volgens { $ours }, en de twee zouden hetzelfde spel verschillend zien; stop eerst de andere.
error-database-used = Er draaien servers op deze database; stop ze voordat ze naar deze versie wordt gebracht.
error-log-start = Het logboek van tafel { $table } heeft geen begin. Dat is een fout van ons.
error-log-gap = Notitie { $n } in het logboek van tafel { $table } volgt niet op de vorige. Dat is een fout van ons.
error-log-refused = De database weigert notitie { $n } in het logboek van tafel { $table }. Dat is een fout van ons.
error-port-taken = Op { $host }:{ $port } kan niet worden geluisterd: { $fault }.
error-processes-need-postgresql = Meerdere processen hebben een database in PostgreSQL nodig: SQLite is voor één.
error-process-not-started = Een serverproces is niet gestart: waarom staat hierboven.
error-who-are-you = Zeg eerst wie je bent.
error-bad-person-name = ‘{ $name }’ kan hier geen naam zijn: 1 tot { $most } letters, geen haakjes, niets onzichtbaars, en niet hoe hier bots heten of wie vertrokken is.
error-misunderstood = De aanvraag heeft niet de vorm die ze moet hebben.
error-other-rules = Dit spel is begonnen met andere regels dan die van nu en kan niet verdergaan.
error-no-such-table = Er is niet zo’n tafel.
error-no-such-token = Deze link werkt niet, of niet meer.
error-not-your-seat = Deze plaats is niet van jou.
error-not-the-host = Alleen de gastheer van de tafel kan dit doen.
error-not-subscribed = Meld je bij de plaats aan voordat je er iets doet.
error-too-many-tables = Te veel tafels tegelijk op één verbinding.
error-file-exists = { $file } bestaat al en blijft zoals het is.
error-bad-backup = { $file } is geen hele back-up van ons: hij is afgebroken of veranderd.
error-bad-row = Regel { $line } van { $file } is geen rij die teruggezet kan worden: { $table } { $column }.
error-database-not-empty = In deze database staan al rijen: een back-up gaat in een lege.
error-house-bot-name = ‘{ $bot }’ is geen naam voor een bot van deze server: kleine letters, cijfers en streepjes, en niet de naam van een ander.
error-too-many-lines = Er luisteren al te veel vanaf deze plaats.
error-too-many-tokens = Je hebt te veel tokens gemaakt; trek ze eerst in.
error-seat-taken = Deze plaats is bezet.
error-seats-free = Nog niet alle plaatsen zijn bezet.
error-table-not-open = Deze tafel is niet meer open.
error-not-over = Het spel is nog niet afgelopen.
error-illegal = De regels staan dit nu niet toe.
error-stale = Dit beantwoordt een vraag die niet meer wordt gesteld.
error-nothing-to-undo = Er is niets van jou om terug te nemen: sindsdien heeft iemand anders beslist, of de klok of een bot.
error-came-to-light = Dit kan niet worden teruggenomen: er is iets door aan het licht gekomen, of het toeval heeft beslist.
error-bad-address = Dit is geen adres dat de server zou bellen: http of https, een host, geen wachtwoord.
error-address-not-public = Dit adres is niet op het open internet, en de server belt geen ander.
error-no-answer = Het adres antwoordde niet zoals het moet.
error-answer-too-large = Het adres antwoordde meer dan iemand leest.
error-not-running = Er wordt aan deze tafel niet gespeeld.
error-paused = Het spel is gepauzeerd.
error-away = Iemand anders speelt deze plaats nu voor je: kom er eerst naar terug.
error-nothing-to-agree = Er is nu niets van dien aard om het over eens te worden.
error-bad-wish = Dit kan hier niet worden gewenst.
error-not-due = Het is er nog niet de tijd voor.
error-not-a-bots-seat = Alleen een plaats die een bot speelt, kan worden overgenomen.
error-nobody-to-ask = Aan deze tafel zijn alleen nog bots.
error-already-asked = Iemand wacht al op deze plaats.
error-bad-clock = Een klok vraagt een reserve van 10 seconden tot 60 dagen, en 1 seconde tot 7 dagen per beurt.
error-too-fast = Te veel tegelijk; probeer het zo weer.
error-busy = De server is bezet; probeer het zo weer.
error-too-many-changes = Te veel wijzigingen zonder te spelen; speel eerst.
error-too-many-hosted = Te veel tafels van jou zijn open of bezig.
error-too-many-newcomers = Er kwamen te veel mensen van jouw adres; probeer het later weer.
error-unknown-host = Zo heet deze server niet.
error-foreign-origin = Dit werd gevraagd door een pagina van een andere site.
error-body-too-large = Dit is meer dan de server in één keer leest.
error-not-found = Hier is niets.
error-bad-method = Zo kan dit niet worden gevraagd.
error-our-fault = Dit is een fout van ons. Ze is genoteerd; probeer het later weer.

## Playing in the terminal

error-people-range = Van { $seats } plaatsen kunnen er 1 tot { $seats } mensen zijn, niet { $people }.
error-names-count = --names noemt { $names ->
    [one] één persoon
   *[other] { $names } personen
  }, en er spelen { $people }.
error-bad-name = ‘{ $name }’ kan geen naam aan tafel zijn: een naam is kort, heeft geen haakjes, en is van niemand anders.
error-nowhere-to-save = In { $folder } kunnen geen spellen worden bewaard: { $fault }. Noem een andere plaats met --save FILE.
error-save-exists = { $file } is er al. `signoria play --resume { $file }` gaat verder met een bewaard spel.
error-nothing-to-resume = Er is geen onafgemaakt spel in { $folder }: `signoria play` begint er een.
error-resume-stdin = Een spel dat verdergaat, heeft een bestand nodig om in te bewaren: noem er een in plaats van -.
error-resume-over = { $file } is een spel dat is afgelopen: `signoria replay { $file }` vertelt het.
error-resume-keeps = Een spel dat verdergaat, houdt zijn tafel: { $option } kan niet met --resume worden genoemd.
error-one-of-these = Slechts één van { $options } tegelijk.

## In the browser

error-no-connection = De server is niet bereikbaar. Probeer het zo weer.
error-push-refused = Deze browser staat hier geen berichten toe, of bereikt de dienst niet die ze brengt.
