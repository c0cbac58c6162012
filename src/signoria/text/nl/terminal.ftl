### What the command line says.

## Help

help-signoria = Drie veilingspellen uit het Italië van de renaissance, gespeeld volgens de regels.
help-version = Zegt welke versie dit is, en of de kern gecompileerd is.
help-play = Speel in de terminal, met mensen aan één toetsenbord en bots.
help-games = Som de spellen op, met hun edities, opties en aantallen spelers.
help-rules = Lees de genummerde regels: alle van een spel, een met zijn nummer (IP-33), of die welke over bepaalde woorden gaan.
help-editions = Een verslag naspelen met de regels van andere edities: waar het anders was gegaan, en door welke regel
help-editions-edition = Alleen volgens deze editie
help-box = Toon wat op het materiaal van een spel is gedrukt en hoeveel daarvan zeker is, of speel met een eigen doos.
help-box-export = Schrijf de doos naar dit bestand, om haar te verbeteren; `-` is de standaarduitvoer.
help-box-check = Controleer een eigen doos en zeg waar ze van de onze verschilt.
help-box-use = Speel voortaan met de doos in dit bestand; `ours` gaat terug naar de onze.
help-box-file = De doos om mee te spelen: een bestand (zie `signoria box`), of `ours`, de onze.
help-box-known = De doos van verslagen die haar noemen maar haar waarden niet bevatten.
help-serve = Bied spellen aan browsers en bots. Opties gaan boven de omgeving, en die boven het instellingenbestand.
help-serve-host = Het netwerkadres om op te luisteren; 0.0.0.0 is elk adres van deze machine.
help-serve-port = De poort om op te luisteren; 0 neemt een vrije.
help-serve-database = sqlite:///FILE of postgresql://USER@HOST/NAME; anders een bestand in de gegevensmap.
help-serve-redis = Waarmee meerdere servers op PostgreSQL elkaar nieuws melden: redis://HOST; anders met PostgreSQL zelf.
help-serve-public-url = Waar men de server vindt, zoals https://example.org; cookies en links gelden voor dit adres.
help-serve-wish-pause = Hoeveel milliseconden, ongeveer, een automatisch antwoord wacht, zodat het op elk ander lijkt.
help-serve-bot-pause = Hoeveel milliseconden, ongeveer, een bot over een antwoord doet, of er nu iets te kiezen was of niet.
help-serve-abandon-days = Na hoeveel dagen waarin niets gebeurde een tafel wordt opgegeven.
help-serve-hosts = Andere namen waaronder de server mag worden aangesproken, met komma’s ertussen; zijn eigen en die van public_url kent hij.
help-serve-processes = Hoeveel serverprocessen samen de poort bedienen, met PostgreSQL.
help-serve-bot-workers = Hoeveel processen voor de bots denken.
help-serve-migrate = Breng een database van een oudere versie bij tot deze.
help-backup = Schrijf alles wat een server bewaart in één bestand, of hij draait of niet.
help-restore = Zet een back-up in een lege database, van SQLite of PostgreSQL.
help-backup-file = Het bestand. Er staan geheimen in, zoals in de database.
backup-done = { $file } bevat { $rows ->
    [one] één rij
   *[other] { $rows } rijen
  } en een som die bewijst dat hij heel is.
restore-done = { $rows ->
    [one] Eén rij
   *[other] { $rows } rijen
  } uit { $file } staan in de database, waarvan het schema { $schema } is.
help-admin = Zorg voor de mensen en tafels van een server, of hij draait of niet.
help-admin-list = Som mensen of tafels op, de nieuwste eerst.
help-admin-what = Wat op te sommen.
help-admin-status = Alleen tafels die open (open), bezig (running) of afgelopen (over) zijn.
help-admin-most = Hoogstens zoveel.
help-admin-close = Sluit een tafel: niemand speelt er meer, en iedereen daar krijgt het te horen.
help-admin-ban = Zet iemand overal buiten, en laat hem niet meer binnen.
help-admin-unban = Laat iemand weer binnen.
help-admin-export = Schrijf alles wat over iemand is bewaard, als JSON.
help-admin-out = Het bestand om naar te schrijven, in plaats van het scherm.
help-admin-delete = Wis de gegevens van een persoon, een tafel, of een gezegde regel. De spellen van anderen blijven.
help-admin-delete-what = Wat te wissen.
help-admin-id = Van wie: het id van de persoon, of van de tafel.
help-admin-n = Voor een regel: zijn nummer.
help-admin-spectators = Voor een regel: een die onder toeschouwers is gezegd, die apart tellen.
help-admin-person = Het id van de persoon.
help-admin-table = Het id van de tafel.
help-admin-ratings = Tel de spellen die nog niet geteld zijn.
help-admin-again = Vergeet alle ratings, en tel alle spellen opnieuw.
admin-id = Id
admin-name = Naam
admin-login = Gebruikersnaam
admin-created = Gemaakt
admin-ended = Geëindigd
admin-banned = Geweerd
admin-seats = Plaatsen
admin-game = Spel
admin-status = Status
admin-public = Openbaar
admin-yes = ja
admin-deleted = Gewist; { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
  } gewijzigd.
admin-counted = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
  } geteld.
help-serve-trusted-proxies = Adressen of netwerken van de proxy’s ervoor, wier X-Forwarded-For wordt geloofd.
help-serve-requests-per-minute = Aanvragen van één persoon; van één adres vijf keer zoveel. 0 is geen grens, hier en hieronder.
help-serve-messages-per-minute = Berichten via WebSocket van één persoon; van één adres vijf keer zoveel.
help-serve-newcomers-per-hour = Mensen die zich vanaf één adres mogen voorstellen.
help-serve-tables-per-person = Tafels die één persoon open of bezig mag hebben.
help-serve-connections-per-person = WebSockets van één persoon tegelijk.
help-serve-connections-per-address = WebSockets van één adres tegelijk, en evenveel andere verbindingen, als het niet bij trusted_proxies hoort.
help-serve-connections = Verbindingen van iedereen tegelijk; minder waar het systeem de server minder bestanden laat openen.
help-serve-request-seconds = Seconden waarin een verzoek aangekomen moet zijn; een antwoord mag driemaal zo lang ongelezen blijven.
help-serve-metrics-token = Wie dit toont, mag /metrics lezen; anders alleen deze machine.
help-serve-smtp = De mailserver voor berichten over beurten: smtp://HOST of smtps://USER:PASSWORD@HOST.
help-serve-mail-from = Het adres waar de mail vandaan komt.
help-serve-notice-minutes = De minuten die iemand heeft om de beurt zelf te merken, voordat er bericht komt.
help-serve-log-format = Regels om te lezen (console) of een JSON-object per regel (json).
help-serve-log-level = Wat een regel waard is: debug, info, warning of error.
help-serve-config = Een instellingenbestand (TOML); de sleutels zijn de namen van deze opties, zoals bot_workers. [SIGNORIA_CONFIG]
help-serve-open = Open de pagina in een browser als de server klaar is.
serve-ready = Signoria luistert op { $address }
help-simulate = Laat bots veel spellen spelen. Dezelfde seed geeft dezelfde spellen, wat --jobs ook zegt.
help-arena = Laat bots tegen elkaar spelen op elke plaats van elke combinatie. Elke opstelling van een combinatie speelt dezelfde verdelingen.
help-balance = Onderzoek een spel: voordeel van plaatsen, veilingprijzen, wat met winnen samengaat; elke editie met dezelfde seeds.
help-replay = Vertel een opgenomen spel opnieuw, of toon de tafel op één moment.
help-verify = Bewijs een verslag: de vastlegging van de seed, de verdeling, elke actie, de scores. Eindigt met 1 als er iets niet klopt.
help-analyse = Bekijk een opgenomen spel beslissing voor beslissing: de verwachte overwinningen, wat beter was, en wat het kostte.
help-bench = Meet beslissingen, klonen, uitgespeelde klonen en spellen per seconde, op één processorkern.
help-dataset = Maak van verslagen een dataset: wat elke plaats kon weten en koos, als arrays, en een blad dat ze beschrijft.
help-game = Het spel: zie `signoria games`.
help-file = Een verslag; `-` leest de standaardinvoer.
help-seats = Hoeveel er spelen.
help-edition = De editie; de eerste van het spel als er geen is genoemd.
help-option = Een optie van het spel, als `rich` of `rich=1`; mag worden herhaald.
help-bots = Een bot voor alle plaatsen, of één per plaats, met komma’s ertussen; stdio:COMMAND is een programma dat speelt (docs/bot-protocol.md).
help-seed = De seed van de verdeling; een geheime als er geen is genoemd.
help-json = Schrijf JSON.
help-lang = De taal.
help-about = Een spel, het nummer van een regel, of woorden om te zoeken; `editions` toont waar edities verschillen.
help-at = Toon de tafel na zoveel acties.
help-seat = Door wiens ogen; -1 is een toeschouwer.
help-analyse-seat = Alleen de beslissingen van deze plaats; -1 is alle.
help-analyse-iterations = Hoeveel ingebeelde spellen per beslissing; 1000 als niets is gezegd.
help-analyse-time = Hoeveel seconden per beslissing in plaats daarvan; dan zijn geen twee analyses helemaal gelijk.
help-analyse-out = Schrijf een rapport naar dit HTML-bestand.
help-analyse-keep = Bewaar elke bekeken beslissing in dit bestand; is het er al, ga er dan mee verder.
help-analyse-seed = De seed van wat wordt ingebeeld: dezelfde seed vindt hetzelfde.
help-commitment = De vastlegging die bij het begin van het spel is getoond: de seed moet die zijn waarvoor ze is gemaakt.
help-replay-verify = Bewijs eerst het verslag; eindigt met 1 als dat mislukt.
help-bench-games = Welke spellen; alle als er geen is genoemd.
help-seconds = Hoelang elk cijfer wordt gemeten.
help-this-core-only = Alleen de kern die draait, gecompileerd of geïnterpreteerd.
help-games-count = Hoeveel spellen.
help-jobs = Hoeveel tegelijk; 0 is één per processorkern.
help-ray = Speel op het Ray-cluster op dit adres, op alle kernen tegelijk; de spellen zijn dezelfde.
help-out = Schrijf per spel een regel JSON naar dit bestand.
help-dataset-out = Schrijf de arrays naar dit bestand (NPZ, of Arrow als de naam op .arrow eindigt), en het blad ernaast.
help-records = Schrijf hele verslagen, niet alleen uitslagen.
help-simulate-resume = Ga verder met wat het bestand van --out al bevat.
help-arena-bots = De bots, met komma’s ertussen: elke combinatie ervan wordt gespeeld.
help-arena-mix = Eén combinatie in plaats van alle: een bot per plaats, met komma’s ertussen. De plaatsen wisselen vanzelf.
help-arena-plot = Teken de aandelen overwinningen in dit SVG-bestand.
help-balance-edition = De editie; alle als er geen is genoemd.
help-balance-out = Schrijf het hele rapport naar dit HTML-bestand.

## The command line

games-game = spel
games-title = titel
games-players = spelers
games-editions = edities
games-options = opties

rules-ruling = Beslissing: { $text }
check-commitment = De seed past bij de vastlegging.
help-which-game = Welke partij uit een bestand met meerdere, vanaf 1.
dataset-done = { $decisions } beslissingen uit { $games } spellen staan in { $file }; { $card } beschrijft ze.
verify-game = Partij { $game }: { $fault }
verify-all = Alle { $games } partijen kloppen.
verify-some = { $failed } van { $games } partijen kloppen niet.
verify-progress = Partijen nagegaan
verify-compare = Vergelijk de vastlegging met die welke bij het begin van het spel is getoond: { $commitment }
check-actions = Elke actie was toegestaan.
check-deal = De verdeling is die welke de seed geeft.
check-digest = Het spel loopt af zoals opgenomen.
check-scores = De scores kloppen.
check-winners = De winnaars ook.
replay-unfinished = Het verslag eindigt hier, na { $actions ->
    [one] één actie
   *[other] { $actions } acties
  }: het spel is niet afgelopen.
scores-title = Puntentelling
scores-total = totaal

box-title = { $title }: de doos
box-in-use = Gespeeld met de doos ‘{ $name }’ ({ $digest }).
box-certain = { $attested } van de { $values } waarden zijn bevestigd ({ $share }), { $reconstructed } zijn gereconstrueerd{ $corrected ->
    [0] .
   *[other] , { $corrected } van jou.
}
box-nothing = Niets van wat hier is gedrukt, verschilt van exemplaar tot exemplaar.
box-yours = Van jou, anders dan in de onze.
box-correct = Zegt jouw exemplaar iets anders? ‘signoria box { $game } --export BESTAND’ schrijft een bestand om te verbeteren, ‘--use BESTAND’ speelt ermee.
box-differs = Met de doos ‘{ $name }’ ({ $digest }) kan worden gespeeld. Ze verschilt van de onze in { $count ->
    [one] één rij
   *[other] { $count } rijen
}: { $rows }.
box-as-ours = Dat is onze doos van { $title }, waarde voor waarde.
box-used = { $title } wordt voortaan met haar gespeeld.
box-exported = De doos staat in { $file }.

## What bots did wrong

faults = Plaats { $seat }, { $bot }, speelde niet zelf: { $faults }. Zie docs/bot-protocol.md.
fault-not-started = kon niet worden gestart ({ $count })
fault-no-hello = meldde zich niet ({ $count })
fault-wrong-version = spreekt een andere versie van het protocol ({ $count })
fault-time-out = antwoordde te laat ({ $count })
fault-closed = stopte te vroeg ({ $count })
fault-too-long = stuurde een te lange regel ({ $count })
fault-flood = stuurde te veel ({ $count })
fault-not-json = stuurde iets wat geen JSON is ({ $count })
fault-wrong-form = stuurde iets wat geen antwoord is ({ $count })
fault-wrong-id = beantwoordde een andere vraag ({ $count })
fault-not-an-option = koos wat niet mag ({ $count })
fault-out = werd niet meer gevraagd ({ $count })

## Playing

help-play-what = Het spel (zie `signoria games`); achter --resume een bewaard spel.
help-play-people = Hoeveel plaatsen mensen zijn; de andere zijn bots.
help-play-names = De namen van de mensen, met komma’s ertussen.
help-play-programs = Met --resume FILE: laat het bestand de programma’s starten die het als bots noemt.
help-play-bots = Een bot voor alle plaatsen die geen mensen zijn, of één per plaats, met komma’s ertussen: een sterkte, { $strengths }, of een willekeurige bot.
help-play-pause = Seconden waarin de zet van een bot kan worden gelezen voor de volgende.
help-play-first = De plaats die begint, geteld vanaf 0; geloot als er geen is genoemd.
help-play-resume = Ga verder met het nieuwste onafgemaakte spel, of met het bewaarde spel dat is genoemd.
help-play-save = Bewaar in dit bestand in plaats van in de map voor bewaarde spellen.

setup-welcome = { $title }: { $tagline }
setup-enter = Enter neemt wat tussen haakjes staat.
setup-waiting = Er wacht een onafgemaakt spel: `signoria play --resume` gaat ermee verder.
setup-how-many-sit = Hoeveel zitten er aan tafel, { $least } tot { $most }?
setup-people = Hoeveel daarvan zijn mensen, 1 tot { $most }?
setup-names = { $people ->
    [one] Je naam?
   *[other] Hun namen, met komma’s ertussen?
}
setup-strength = Hoe sterk zijn de anderen: { $strengths }?
setup-strength-again = { $strengths }, graag, of de naam van een bot.
setup-again = { $least } tot { $most }, graag.

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

play-curtain = Geef het toetsenbord aan { $name } en druk dan op Enter.
play-commitment = De verdeling is verzegeld: { $commitment }
play-earlier = … wat eraan voorafging: typ verhaal
play-enter = Enter
play-type-help = ? hulp   tip
play-thinks = { $name } denkt na …
play-hint = { $action }: wint { $share } ± { $error } % van de spellen
play-hint-only = Er is maar één antwoord: { $action }
play-hint-price = Ongeveer { $most } ± { $error } waard; tot zover is hebben niet slechter dan laten gaan.
play-hint-price-none = Voor geen enkele prijs de moeite waard.
play-hint-price-all = Alles waard wat je hebt, { $most }.
play-goodbye = Om verder te gaan: { $command }
play-not-saved = NIET BEWAARD: { $file }: { $fault }. Na elke zet wordt het weer geprobeerd.
play-over-record = Het verslag van dit spel: { $file }
play-over-replay = Lees het nog eens: { $command }
play-over-analyse = Bekijk wat beter was: { $command }
play-over-verify = Bewijs het: { $command }
play-no-such-line = Er is hier geen regel { $number }.
play-say-something = Typ wat voor een regel staat, of ? voor hulp.
play-could-be = Dat kan zijn: { $actions }.
play-nearest = Je mag: { $actions }.
play-allowed = Er is niets op tegen.
play-why-what = Waarom niet wat? Typ waarom en een actie, zoals: waarom { $example }
play-consider-what = Wat overwegen? Typ overweeg en een antwoord, zoals: overweeg { $example }
play-consider-nothing = Daar valt vooraf niets over te zeggen.
play-no-rule = Geen regel van dit spel heeft het nummer of de woorden ‘{ $words }’.
play-rule-whole = `signoria rules { $rule }` geeft de hele paragraaf, met bronnen en beslissingen.
play-rules-found = { $count } regels gaan daarover; typ regels en een nummer:
play-save-where = Waar bewaren? Typ bewaar en de naam van een bestand.
play-copy-saved = Er staat een kopie in { $file }.
play-copy-exists = { $file } is er al: noem een ander bestand.

play-help-answer = Typ wat voor een regel van het menu staat, of de actie zelf: { $example }. Hoofdletters en spaties maken niet uit.
play-help-hint = tip
play-help-hint-words = de beste antwoorden, zoals een goede speler ze vanaf jouw plaats zou zien
play-help-why = waarom { $example }
play-help-why-words = welke regel het verbiedt, en wat wel mag
play-help-consider = overweeg { $example }
play-help-consider-words = waar een antwoord toe zou leiden
play-help-rules = regels IP-33, regels figuur
play-help-rules-words = de genummerde regels; regels alleen: die welke nu iets vraagt
play-help-story = verhaal
play-help-story-words = alles wat tot nu toe is verteld
play-help-board = bord
play-help-board-words = teken de tafel opnieuw
play-help-save = bewaar FILE
play-help-save-words = een kopie; het spel zelf wordt na elke zet bewaard
play-help-quit = stop
play-help-quit-words = ga weg; Ctrl-C en Ctrl-D doen hetzelfde, en er gaat niets verloren

many-bid = Bied zoveel dukaten

## Numbers in tables

number = { $number }

## Where the core comes from

core-compiled = gecompileerde kern ({ $how })
core-compiling = geïnterpreteerde kern; de gecompileerde wordt gemaakt, en bots gebruiken hem zodra hij klaar is
core-ready = geïnterpreteerde kern; de gecompileerde is klaar: bots gebruiken hem, de server bij de volgende start
core-interpreted = geïnterpreteerde kern

## Refusals

refusal = { $reason } [{ $rule }, { $edition }]
