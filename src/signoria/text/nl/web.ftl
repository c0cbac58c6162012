### What the browser says beside the games.

## Getting about

nav-label = Signoria
nav-home = Startpagina
nav-play = Spelen
nav-lobby = Tafels
nav-mine = Mijn tafels
nav-rules = Regels
nav-about = Over
nav-settings = Instellingen
skip = Naar de inhoud
close = Sluiten
save = Bewaren
saved = Bewaard.
more = Meer tonen
opening = Een ogenblik …
went-wrong = Hier ging iets mis. Laad de pagina opnieuw; je tafels zijn veilig.
offline-title = Je bent offline
offline-about = De server is nu niet bereikbaar. Je tafels zijn daar veilig, en deze pagina komt vanzelf terug.

language-en = English
language-it = Italiano
language-fr = Français
language-nl = Nederlands
language-de = Deutsch

## Landing page and lists

landing-title = Spellen uit het Italië van de renaissance, gespeeld volgens de regels
landing-about = Met vrienden in een browser, tegen bots van gemeten sterkte, of allebei aan één tafel. Niets te installeren.
landing-invite = Nodig vrienden uit
landing-play-now = Speel nu
landing-set-up = Klaarzetten
learn = Leer het in tien minuten
landing-waiting = Tafels die op spelers wachten
landing-yours = Jouw tafels
lobby-which = Welke tafels
lobby-open = Wachten op spelers
lobby-open-short = Wachtend
lobby-running = Bezig
lobby-over = Afgelopen
lobby-games = Alle spellen
lobby-clock-any = Elke klok
lobby-clock-live = Direct
lobby-clock-correspondence = Dagen per zet
lobby-free = Vrije plaatsen
lobby-free-any = Elk aantal vrije plaatsen
lobby-free-some = { $count ->
    [one] Een vrije plaats
   *[other] { $count } of meer vrije plaatsen
}
lobby-seek = Een naam
lobby-shown = { $count } van { $all } tafels
lobby-none = Zo’n tafel is er nu niet.
lobby-all = Toon alles
new-table = Nieuwe tafel
table-sit = Ga zitten
table-open = Openen
table-watch = Kijk toe
table-left = nog { $time }
table-look = Bekijk
row-lesson = Les
row-rated = met rating
row-friendly = vriendschappelijk
row-without = zonder: { $option }
row-taken = { $taken } van { $seats }
row-bots = { $bots ->
    [one] één bot
   *[other] { $bots } bots
}
row-clock-live = { $minutes } min. + { $seconds } sec.
row-clock-days = { $days ->
    [one] één dag per zet
   *[other] { $days } dagen per zet
}
row-waits-for = Wacht op { $names }
row-clock-of = klok van { $name }
row-won = Gewonnen
row-place = { $place }e van { $seats }
row-winner = { $count ->
    [one] Winnaar: { $names }
   *[other] Winnaars: { $names }
}
row-broken-off = Afgebroken
row-just-now = zojuist
row-told = laatste zet { $ago }
row-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
row-behind = { row-points }, winnaar { $most }
row-scores = Punten
status-open = wacht
status-running = bezig
status-over = Afgelopen
empty-open = Er wacht geen tafel op spelers. Open er een, of speel nu tegen bots.
empty-running = Er wordt nu geen openbaar spel gespeeld.
empty-over = Er is nog geen openbaar spel afgelopen.
empty-mine = Je zit nog aan geen tafel. Open er een, of speel nu tegen bots.
mine-waiting = Wachten op anderen
mine-count = { $count ->
    [one] één spel
   *[other] { $count } spellen
} · { $won } gewonnen
mine-all = Alle
mine-rated = Met rating
mine-people = Tegen mensen
mine-lesson = Lessen
mine-which = Welke van mijn tafels
mine-put-away = Opbergen
mine-put-away-says = { $game } is opgeborgen.
mine-undo = Ongedaan maken
mine-away = Opgeborgen
mine-away-none = Er is niets opgeborgen.
mine-show-away = Toon wat ik heb opgeborgen
mine-take-out = Weer tevoorschijn halen
your-turn = Jij bent aan de beurt
you = Jij
seat-free = vrij
seat-you = { called-you }
your-name = Je naam
your-name-about = Dit zien de anderen, meteen en overal; verander het wanneer je wilt. Een account is niet nodig.

## A new table

setup-title = { $game } voor { $seats ->
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
   *[other] { $seats }
}
setup-game = Spel
setup-edition = Editie
setup-usual = De gewone keuze
setup-seats = Plaatsen
setup-how-many = Hoeveel er spelen
setup-who = Wie speelt { $name }
setup-open-seat = Een vriend, op uitnodiging
setup-here = Iemand op dit apparaat
setup-here-name = Naam
setup-add-bot = Voeg een bot toe
setup-clock = Klok
setup-clock-none = Geen klok
setup-clock-quick = 5 min + 10 s per zet
setup-clock-usual = 15 min + 20 s per zet
setup-clock-days = 3 dagen per zet
setup-clock-free = Iedereen denkt zo lang hij wil.
setup-clock-late = Per speler, en per beurt. Als de tijd om is, speelt { $bot } tot je terug bent.
setup-options = Opties
setup-hints = Tips: vraag wat een bot zou doen
setup-learn = { $game } nog nooit gespeeld? Een begeleide eerste partij legt alles uit zodra het komt.
setup-watchable = Toeschouwers mogen kijken; ze zien alleen wat openligt
setup-open-chat = Toeschouwers mogen lezen wat spelers zeggen
setup-public = Toon de tafel aan iedereen, zodat iedereen kan gaan zitten
setup-begin = Begin
setup-start = Starten
setup-open-table = Open de tafel
setup-against-bots = Tegen bots: het spel begint meteen
setup-at-one-device = Op één apparaat: tussen de beurten valt een doek
setup-then-play = Je kunt altijd weggaan en terugkomen.
setup-then-invite = De uitnodigingslink komt hierna; bots kunnen de vrije plaatsen nog nemen.
setup-invite-about = Laat een plaats vrij voor een vriend: de open tafel heeft een link, en wie hem opent, neemt een vrije plaats. Een account is niet nodig.
setup-changes = Wat deze editie verandert
setup-for-friends = { $count ->
    [one] Eén plaats voor een vriend
   *[other] { $count } plaatsen voor vrienden
}
setup-fair = De verdeling wordt verzegeld als een spel begint en geopend als het eindigt, zodat iedereen haar kan nagaan.

waiting-for = { $count ->
    [one] We wachten op nog één speler, of een bot
   *[other] We wachten op nog { $count } spelers, of bots
}
waiting-ready = Iedereen is er
waiting-terms = Wat er gespeeld wordt
waiting-hints = Vriendschappelijk, met tips
waiting-rated = Met rating, zonder tips
waiting-public = Open voor iedereen
waiting-private = Op uitnodiging
waiting-unwatched = Zonder toeschouwers
join-title = Er is een plaats vrij voor je
join-seat = Plaats
join-any = Een vrije plaats
join-full = Alle plaatsen zijn bezet
join-full-about = Je kunt blijven praten, en toekijken als het begint.
waiting-host = We wachten tot de gastheer start
waiting-fill = { $count ->
    [one] Start met een bot op de vrije plaats
   *[other] Start met bots op de vrije plaatsen
}
seat-open = vrij: op uitnodiging
seat-kept = bewaard voor { $name }
seat-leave = Opstaan
invite-title = Uitnodigen
invite-copy = Kopieer de link
invite-share = Delen …
invite-share-says = Kom { $game } met mij spelen.
invite-code = De link als QR-code
invite-about = Wie de link opent, geeft een naam en gaat zitten: geen account, en niemand ziet er je kaarten door. Je begint als elke plaats bezet is.
visitor-named = { $name } heeft de link geopend
visitor-nameless = { $count ->
    [one] Iemand heeft de link geopend
   *[other] { $count } mensen hebben de link geopend
}
friends-title = Speel met vrienden
friends-friend = Een vriend, met de link
friends-bot = Maak er een bot van
friends-back = Maak er een vriend van
friends-kind = Soort partij
friends-more = Alle keuzes
friends-make = Maak de link
friends-about = Daarna komen de link en zijn QR-code, en de tafel wacht tot elke plaats bezet is. Bots kunnen nemen wat vrij blijft.
copy = Kopiëren
copied = Gekopieerd

## The table

strip-label = Wat er net gebeurd is
strip-take-back = Je laatste zet kan worden teruggenomen.
strip-answered = Je antwoordde: { $action }.
scene-line = regel { $line } van { $lines }
scene-skip = Overslaan
scene-on = Verder
sold-to = { $what }, naar { $name } voor { $price }
sold-to-you = { $what }, van jou voor { $price }
new-card = { $count ->
    [one] nieuw
   *[other] { $count } nieuw
}
since-title = Sinds je laatste zet
since-short = Sinds je zet
since-again = Nog eens tonen
since-shown-again = Nog eens getoond
since-nothing = Niemand anders heeft nog iets gedaan.
pace-your-turn-comes = Zo komt jouw vraag.
pace-to-question = Naar mijn vraag
pace-go-on = Druk ergens, of op de spatiebalk, om meteen verder te gaan.
pace-step-on = Volgende
key-space = Spatie
settings-pace = Tempo
pace-calm = Rustig
pace-calm-says = Elke gebeurtenis even; een druk slaat haar over.
pace-quick = Vlot
pace-quick-says = Een derde van de tijd.
pace-instant = Meteen
pace-instant-says = Direct; de regel zegt wat er gebeurd is.
pace-step = Stap voor stap
pace-step-says = Elke gebeurtenis wacht op een druk.
pace-timed = Waar de klok per minuut loopt, is het tempo minstens vlot.
settings-forced = Het enige antwoord voor mij geven
settings-forced-says = Tegen bots wordt niet gevraagd wat maar één antwoord heeft: dat verraadt niemand iets.
forced-says = Enige antwoord: { $action }
settings-confirms = Antwoorden bevestigen
settings-confirms-says = De gouden knop wordt twee keer ingedrukt.
confirm-again = Druk nog eens om te bevestigen
part-own-short = Van jou
sheet-before = De vorige familie
sheet-next = De volgende familie
question-unfold = Toon de hele vraag
question-fold = Klap de vraag in
menu = Menu
part-own = Jouw spullen
part-table = De tafel
part-families = De families
part-side = Naast de tafel
phases = Fasen
tab-story = Verhaal
tab-rules = { nav-rules }
tab-why = Waarom niet?
tab-table = Tafel
text-board = De tafel in woorden
your-turn-says = Jij bent aan de beurt: { $prompt }
story-your-turn = Het is jouw beurt. { $prompt }
story-more = Elke stap
story-sheet = Bekijk de telling
sheet-round = Telling van ronde { $round }
story-bid = { $name } { $amount }
story-gain = { $name } +{ $points }
story-sale = { $what }: { $bids }.
story-sale-opens = { $what }: nog geen bod.
clause-bought = { $what } voor { $price }
clause-built = { $what }, +{ $points }
question-waiting = { $count ->
    [one] We wachten op { $names }.
   *[other] We wachten op { $names }.
}
question-sent = Verstuurd …
take-back = Terugnemen
hint-ask = Wat zou een bot doen?
hint-share = { $percent } % ± { $error }
hint-no-share = minder dan 1 %
hint-price = Op deze veiling zou hij hooguit { $most } betalen.
hint-about = Aandeel gewonnen gesimuleerde partijen, met de onzekerheid. Het veiligste antwoord staat bovenaan.
hint-says = Een bot zou:
refused = Dit kan niet.
refused-action = Niet gespeeld: { $action }.
line-lost = Opnieuw verbinden.
line-lost-says = Je plaats en je klok blijven bewaard; de tafel blijft zoals je haar zag.
line-restarting = De server start opnieuw.
line-hurry = Probeer nu
line-closed = Niet verbonden.
line-closed-says = De server heeft de verbinding verbroken: je bent afgemeld, of hebt te veel vensters open.
busy = De server heeft het druk.
busy-says = Je verzoek wacht en wordt vanzelf herhaald.
outdated = Signoria is vernieuwd.
outdated-says = Laad de pagina opnieuw om verder te gaan; je plaats blijft bewaard.
reload = Opnieuw laden
seat-elsewhere = Je hebt deze plaats niet meer.
seat-elsewhere-says = Ze is verlaten, of met haar link overgenomen.
seat-look-on = Hier verder
watching = Je kijkt toe.
watching-says = Je ziet wat openligt, niets meer.
commitment = Het zegel op de verdeling
leave-table = Naar mijn tafels

## What people at a table agree on, and what they leave to it

seat-ask = Vraag om de plaats van { $family }
seat-ask-short = Vraag erom
seat-asked-by = { $name } vraagt
seat-away = een bot speelt
seat-bot = bot
seat-nobody = niemand
agree = Akkoord
propose-no-more = Laat maar
proposal-pause = { $name } vraagt om een pauze.
proposal-pause-agreed = Een pauze: we wachten tot de anderen akkoord gaan.
proposal-resume = { $name } wil verder spelen.
proposal-resume-agreed = Verder spelen: we wachten tot de anderen akkoord gaan.
proposal-sit = { $name } vraagt om de plaats van { $family }, die een bot speelt.
proposal-sit-agreed = { $name } voor { $family }: we wachten tot de anderen akkoord gaan.
undone-says = { $name }: een zet is teruggenomen.
question-paused = Het spel is gepauzeerd.
question-paused-says = De klokken staan stil tot iedereen verder wil.
question-away = Je tijd was om: een bot speelt voor je.
come-back = Zelf verder spelen
question-abandoned = Er is lang niet gespeeld: de tafel is opgegeven. Er zijn geen scores.
question-closed = Deze tafel is gesloten. Er zijn geen scores.
wishes-title = Voor jou beantwoord:
wish-upto = Bied tot { $amount }, pas daarna
wish-next = Straks: { $action }
wish-forced = Wat maar één antwoord heeft
wish-drop = Intrekken
premove-title = Als jij aan de beurt bent
orders-title = Altijd zo antwoorden
orders-about = Voor jou beantwoord, ook als je er niet bent. Anderen zien een zet als elke andere.
pause-title = Een pauze
pause-about = Het spel staat stil als alle mensen aan tafel akkoord gaan.
pause-alone = Bots vinden alles goed: het spel staat meteen stil.
pause-ask = Vraag om een pauze
pause-now = Pauzeer nu
pause-end = Ga verder
seat-title = Je plaats
seat-give = Geef de plaats weg met een link
seat-give-about = Aan een vriend, of aan een ander apparaat van je. Wie de link het eerst opent, heeft de plaats en ziet haar kaarten.
leave-for-good = Verlaat het spel …
leave-about-default = Je kunt niet terugkomen. Je plaats wordt zonder jou voortgezet, met de onschuldigste antwoorden.
leave-about-bot = Je kunt niet terugkomen. Vanaf nu speelt een bot jouw plaats.
leave-now = Definitief verlaten
leave-stay = Blijf
clock-of = Tijd over, { $name }:
clock-days = { $days } d { $hours } u
clock-called = Je hebt nog { $seconds } seconden.
clock-live = Klok: { $minutes } minuten elk, en { $seconds } seconden per beurt.
clock-post = Correspondentie: { $days ->
    [one] één dag
   *[other] { $days } dagen
  } per zet.
clock-late-default = Als de tijd om is, wordt het onschuldigste antwoord gegeven.
clock-late-bot = Als de tijd om is, speelt { $bot } tot je terug bent.
chat-title = Wat er gezegd wordt
chat-to-players = Schrijf aan de spelers
chat-to-all = Schrijf aan iedereen hier
chat-to-spectators = Schrijf aan wie toekijkt
chat-send = Verstuur
chat-spectator = (kijkt toe)
chat-says = { $name }: { $text }
chat-unread = ongelezen regels
curtain-title = { $name }, jij bent aan de beurt als { $family }
curtain-about = Neem het apparaat; niemand anders mag kijken. Wat alleen jij mag zien, verschijnt als je zover bent.
curtain-open = Ik ben { $name }
offered-title = Je krijgt een plaats aangeboden
offered-seat = Je krijgt de plaats van de familie { $family } aangeboden aan een tafel van { $game }
offered-about = Iemand aan deze tafel geeft je zijn plaats in een spel dat misschien al bezig is: de hand, het geld en de beurt worden van jou.
offered-take = Neem de plaats
rule-at-hand = De regel van nu
rule-behind = De regel erachter
rule-ruling = Beslissing:
why-not = Waarom niet: { $action }?
why-nearest = Je mag
why-how = Klik op iets wat mogelijk lijkt en het niet is, of zet de focus erop: hier staat de reden, met de regel en wat je als naaste wel mag.
choices-beside = Ook mogelijk nu
step-less = Minder
step-more = Meer
step-all = Alles: { $most }
step-choose = Kies
replay = Terugkijken
save-record = Bewaar het verslag
play-again = Speel opnieuw
play-again-there = Speel opnieuw: de tafel staat klaar
watch-again = Kijk hoe ze opnieuw spelen
see-table = Bekijk de tafel
see-scores = Bekijk de punten

note-first = Voor het eerst
note-try = Probeer dit:
note-next = Verder
note-back = Terug
note-why = Waarom?
note-more = Meer
note-read = Duidelijk
notes-off = Geen uitleg
lesson-strip = Begeleide partij. De bots wachten terwijl je leest; niets telt hier mee voor de ranglijst.
lesson-step = stap { $step } van { $steps }
lesson-end-title = Je kunt { $title } spelen
lesson-next-title = Goed om daarna te weten
lesson-play-on = Hier verder spelen
lesson-first-game = Een eerste echte partij, 3 bots
lesson-other = Les: { $title }
lesson-leave = De les verlaten
lesson-rules = De regels
noun-card = Kaart
noun-amount = Bedrag

keys-title = Toetsen
keys-1 = Geef het antwoord met dat nummer, of typ een bedrag
keys-2 = Geef het antwoord in goud
keys-3 = Pas of stap uit
keys-4 = Neem terug
keys-5 = { hint-ask }
keys-6 = { text-board }
keys-7 = Ga naar de vraag, jouw spullen, de tafel, de families, de zijkant, de kop
keys-8 = Deze toetsen

## Boards in words

board-table-heading = Op tafel

## Scores

scores-title-all = Elk punt, regel voor regel
scores-rule = Regel
scores-running = Tussenstand
scores-final = Totaal
scores-skip = Naar het einde

## Rules, settings, about

rules-title = { $game }: de regels
rules-which = Welk spel
rules-howto = Op één bladzijde
rules-goal = Wie wint
rules-all = Alle paragrafen
rules-seek = Zoek in de regels: een nummer of woorden
rules-found = { $count ->
    [one] Eén regel van { $all }
   *[other] { $count } regels van { $all }
}
rules-none = Geen regel bevat deze woorden. Probeer er minder, of een ander.
rules-editions = Waar edities verschillen
rules-side-by-side = Naast elkaar, in de woorden van elk regelboek
editions-title = { $game }: de edities naast elkaar
editions-silent = Dit regelboek zegt er niets over.
rules-options = Opties van de tafel
rules-from = Bronnen
rules-clear = Toon alles
settings-name-about = Zoals anderen hem zien, meteen aan elke tafel.
settings-language = Taal
settings-theme = Licht of donker
settings-sounds = Geluiden
settings-sounds-about = Kort en zacht, en nooit het enige teken van iets.
sounds-on = Geluiden aan tafel
sounds-volume = Hoe luid
sounds-each = Elk geluid kan stil:
sound-turn = Jouw beurt
sound-bid = Een bod
sound-sold = Verkocht
sound-coin = Geld
sound-reveal = Kaarten omdraaien
sound-placed = Iets wordt gelegd
sound-refused = Geweigerd
sound-bell = Nog 30 seconden
sound-election = Grote gebeurtenissen
sound-victory = Het einde
settings-motion-about = Houd alles stil
settings-guarded-about = Negeer na een nieuwe vraag een derde van een seconde lang elke invoer
settings-notes-about = Leg tegen bots elke soort vraag de eerste keer uit
theme-system = Zoals het systeem
theme-light = Licht
theme-dark = Donker
account-title = Op een ander apparaat
account-nobody = Was je hier al, meld je dan aan. Ga anders gewoon aan een tafel zitten: een account is niet nodig.
account-guest = Je bent een gast: alleen deze browser kent je. Met een toegangssleutel of wachtwoord ben je overal jezelf, en gaan je tafels mee.
account-login = Je kunt je aanmelden als { $login }.
account-login-name = Gebruikersnaam
account-password = Wachtwoord
account-current = Het huidige wachtwoord
account-sign-in = Aanmelden
account-sign-in-password = Aanmelden met een wachtwoord
account-welcome = Welkom terug.
passkey-add = Voeg een toegangssleutel toe
passkey-show = Aanmelden met een toegangssleutel
passkey-from = Toegangssleutel { $n }, sinds { $date }
remove = Verwijder
password-set = Stel een wachtwoord in
password-change = Wijzig het wachtwoord
ratings-title = Speelsterkte
ratings-wanted = Mijn speelsterkte bijhouden
ratings-about = Spellen tegen mensen die het ook willen, zonder tips. Uitgezet is alles vergeten.
ratings-line = { $game } met { $seats }, { $games ->
    [one] één spel
   *[other] { $games } spellen
  }
ratings-none = Er telde nog geen spel.
ratings-guest = Speelsterkte is er voor wie een toegangssleutel of een wachtwoord heeft.
data-title = Vertrekken
data-about = Meld je hier af, of op al je apparaten. Je tafels blijven.
data-about-guest = Meldt een gast zich af, dan kan niemand meer als die gast terugkomen.
data-sign-out = Afmelden
data-sign-out-all = Overal afmelden
data-delete = Wis mijn gegevens …
data-delete-about = Alles over jou wordt meteen gewist: naam, aanmeldingen, berichten, ranglijsten. Spellen die anderen ook speelden, blijven zonder je naam. Dit kan niet ongedaan gemaakt worden.
data-delete-now = Wis alles over mij
data-deleted = Alles over jou is gewist.
data-out = Je bent afgemeld.
notices-title = Als jij aan de beurt bent
notices-about = Bij tafels die dagen duren kun je bericht krijgen, ook als deze pagina dicht is.
notices-push = Waarschuw me in deze browser
notices-no-push = Deze browser kan hier geen berichten tonen.
notices-other-device = Een andere browser van je
notices-failing = komt niet aan
notices-mail = Per e-mail
notices-mail-address = Je e-mailadres
notices-hook = Op een andere manier
notices-hook-address = Het webadres ervan
notices-format = Soort
notices-add = Voeg toe
notices-code = De code uit de e-mail
notices-confirm = Bevestig
about-title = Over Signoria
about-1 = Signoria is een huis voor drie spellen uit het Italië van de renaissance, gespeeld volgens de regels: met vrienden in een browser, tegen bots, in een terminal, of bij miljoenen voor onderzoek.
about-2 = Elke regel heeft een nummer en een bron. Waar spelregels het oneens zijn, zijn er edities, en waar ze zwijgen, beslissingen, aangegeven als de onze.
about-3 = Niemand krijgt te zien wat zijn plaats niet weet. De verdeling wordt verzegeld als een spel begint en geopend als het eindigt, zodat iedereen haar kan nagaan.
about-4 = De tekeningen zijn voor Signoria gemaakt; niets is overgenomen uit een gepubliceerde editie.
about-games = De spellen
not-found-page = Hier is niets
not-found-page-about = Het adres leidt nergens heen. Misschien ontbreekt er een letter.
not-found-table = Deze tafel bestaat niet
not-found-table-about = Misschien is de link niet volledig, of is de tafel niet openbaar en heb je een uitnodiging nodig.

## The box of a game

printed-nav = De doos
printed-title = { $game }: de doos
printed-about = Wat op de kaarten, tegels en borden van dit spel staat, waarde voor waarde. Een deel ervan toont geen enkele bron: dat hebben we gereconstrueerd, en we zeggen het. Wie het spel bezit, kan het verbeteren en spelen met wat het eigen exemplaar zegt.
printed-certain = { $attested } van de { $values } gedrukte waarden zijn bevestigd.
printed-legend = gereconstrueerd: geen bron toont deze waarde
printed-mark = gereconstrueerd
printed-corrected-mark = van jou
printed-corrected = { $count ->
    [one] verbeterd: één waarde is anders dan in de onze
   *[other] verbeterd: { $count } waarden zijn anders dan in de onze
}
printed-nothing = Niets van wat in dit spel is gedrukt, verschilt van exemplaar tot exemplaar.
printed-which = Welke doos
printed-ours = De onze
printed-named = ‘{ $name }’
printed-differs = { $digest } · { $count ->
    [0] als de onze
    [one] één onderdeel is anders dan in de onze:
   *[other] { $count } onderdelen zijn anders dan in de onze:
}
printed-name = Naam van je doos
printed-usual-name = Mijn exemplaar
printed-correct = Waarden verbeteren
printed-correct-about = Zeg wat jouw exemplaar zegt. Wat je niet aanraakt, blijft zoals het is. Bij het opslaan wordt alles even streng gecontroleerd als bij onze doos; het wordt in deze browser bewaard.
printed-download = Opslaan als bestand
printed-open = Bestand openen
printed-forget = Verwijderen
printed-play = Ermee spelen
printed-saved = Bewaard in deze browser. Je kunt haar kiezen als je een tafel klaarzet.
printed-as-ours = Dit zegt hetzelfde als de onze: er is niets te bewaren.
printed-changed = { $count ->
    [0] Er is nog niets verbeterd.
    [one] Eén onderdeel is verbeterd.
   *[other] { $count } onderdelen zijn verbeterd.
}
printed-wrong = Een ervan kan zo niet zijn: het is gemarkeerd.
printed-save = Controleren en opslaan
printed-cancel = Annuleren
printed-source = Bevestigd door
printed-square = rij { $row }, kolom { $column }
printed-squares = { $squares ->
    [one] één vakje
   *[other] { $squares } vakjes
}
printed-played-with = Doos ‘{ $name }’
setup-box = Doos
setup-box-about = Wat op kaarten en borden is gedrukt: zoals bij ons, of zoals in jouw exemplaar.
setup-box-travels = Verslagen van het spel bevatten de waarden van deze doos
