### The Princes of Florence: prompts, events, refusals, scores and names.

title = De Vorsten van Florence
tagline = Verfraai je vorstendom, trek kunstenaars en geleerden aan, en laat hun werken je beroemd maken.

## Forms that only this language needs

form-the-piece = { $piece-code ->
    [laboratory] het { $piece }
    [studio] het { $piece }
    [hospital] het { $piece }
    [theater] het { $piece }
    [forest] het { $piece }
    [lake] het { $piece }
    [park] het { $piece }
   *[other] de { $piece }
}
form-the-building = { $building-code ->
    [laboratory] het { $building }
    [studio] het { $building }
    [hospital] het { $building }
    [theater] het { $building }
   *[other] de { $building }
}

## Names

building-university = Universiteit
building-laboratory = Laboratorium
building-workshop = Werkplaats
building-library = Bibliotheek
building-opera = Opera
building-studio = Atelier
building-hospital = Hospitaal
building-theater = Theater
building-tower = Toren
building-chapel = Kapel

landscape-forest = Bos
landscape-lake = Meer
landscape-park = Park

piece-university = { building-university }
piece-laboratory = { building-laboratory }
piece-workshop = { building-workshop }
piece-library = { building-library }
piece-opera = { building-opera }
piece-studio = { building-studio }
piece-hospital = { building-hospital }
piece-theater = { building-theater }
piece-tower = { building-tower }
piece-chapel = { building-chapel }
piece-forest = { landscape-forest }
piece-lake = { landscape-lake }
piece-park = { landscape-park }

stack-forest = { landscape-forest }
stack-lake = { landscape-lake }
stack-park = { landscape-park }
stack-jester = Hofnar
stack-builder = Bouwmeester
stack-prestige = prestigekaart
stack-recruiting = wervingskaart

freedom-travel = reisvrijheid
freedom-religion = godsdienstvrijheid
freedom-opinion = meningsvrijheid

profession-alchemist = Alchemist
profession-architect = Architect
profession-astronomer = Astronoom
profession-bell_maker = Klokkengieter
profession-botanist = Botanicus
profession-cartographer = Cartograaf
profession-choreographer = Choreograaf
profession-composer = Componist
profession-dramatist = Toneelschrijver
profession-goldsmith = Goudsmid
profession-jurist = Jurist
profession-mathematician = Wiskundige
profession-organist = Organist
profession-painter = Schilder
profession-pharmacist = Apotheker
profession-philosopher = Filosoof
profession-physician = Arts
profession-physicist = Natuurkundige
profession-poet = Dichter
profession-sculptor = Beeldhouwer
profession-theologian = Theoloog

counted-building = gebouw
counted-large_building = groot gebouw
counted-medium_building = middelgroot gebouw
counted-small_building = klein gebouw
counted-building_size = grootte van gebouw
counted-forest = { landscape-forest }
counted-lake = { landscape-lake }
counted-park = { landscape-park }
counted-landscape = landschap
counted-landscape_type = soort landschap
counted-jester = { stack-jester }
counted-builder = { stack-builder }
counted-prestige = { stack-prestige }
counted-freedom = vrijheid
counted-category = soort landschap, persoon, prestigekaart of vrijheid
counted-hand_card = beroeps- of wervingskaart op hand
counted-table_card = werk, of wervingskaart op tafel
counted-empty = leeg vakje

box-kind-building = Gebouwen
box-kind-landscape = Landschappen
box-kind-profession = Beroepskaarten
box-kind-bonus = { board-bonus-cards }
box-kind-prestige = { board-count-prestige }
box-field-cells = omtrek
box-field-building = { counted-building }
box-field-landscape = { counted-landscape }
box-field-freedom = { counted-freedom }
box-field-wv_per_item = werkwaarde voor elk
box-field-counts = telt
box-field-needs = vraagt
box-field-pp = { noun-fame }
box-field-pp_tied = Punten bij gelijke stand
box-because-outline = Gereconstrueerd: de spelregels zeggen hoeveel vakjes een gebouw bedekt, en geen bron die we kennen toont de omtrek.
box-because-smaller = Gereconstrueerd: de spelregels zeggen alleen dat Meren en Parken kleiner zijn dan Bossen.
box-because-theme = Gereconstrueerd: het gebouw is wat bij het beroep past; landschap en vrijheid zijn wat de aantallen van de spelregels overlaten.
box-because-counts = Gereconstrueerd: landschap en vrijheid zijn wat de aantallen van de spelregels overlaten.

bonus-buildings = 1 voor elk gebouw
bonus-large_buildings = 2 voor elk groot gebouw
bonus-medium_and_forest = 1 voor elk middelgroot gebouw en elk Bos
bonus-small_and_landscape = 1 voor elk klein gebouw en elk landschap
bonus-building_sizes = 2 voor elke grootte van gebouw
bonus-landscapes = 1 voor elk landschap
bonus-forests = 2 voor elk Bos
bonus-lakes = 2 voor elk Meer
bonus-parks = 2 voor elk Park
bonus-freedoms = 2 voor elke vrijheid
bonus-jesters = 2 voor elke Hofnar
bonus-jesters_and_freedoms = 1 voor elke Hofnar en elke vrijheid
bonus-builders = 2 voor elke Bouwmeester
bonus-builders_and_lakes = 1 voor elke Bouwmeester en elk Meer
bonus-prestige = 2 voor elke prestigekaart
bonus-prestige_and_freedoms = 1 voor elke prestigekaart en elke vrijheid
bonus-landscape_types = 2 voor elke soort landschap
bonus-categories = 1 voor elk van Bos, Meer, Park, Hofnar, Bouwmeester, prestigekaart en vrijheid die je hebt
bonus-hand = 1 voor elke beroeps- en wervingskaart op hand
bonus-table = 1 voor elke beroeps- en wervingskaart op je tafel

prestige-most_buildings = de meeste gebouwen
prestige-two_large = minstens twee grote gebouwen
prestige-fewest_empty = de minste lege vakjes
prestige-all_landscapes = alle drie de landschappen
prestige-most_landscapes = de meeste landschappen
prestige-most_forests = de meeste Bossen
prestige-most_lakes = de meeste Meren
prestige-all_freedoms = alle drie de vrijheden
prestige-balanced_estate = 4 gebouwen, 2 vrijheden en 4 werken
prestige-most_jesters = de meeste Hofnarren
prestige-most_builders = de meeste Bouwmeesters
prestige-most_parks = de meeste Parken
prestige-balanced_court = een Bouwmeester, een Hofnar en 2 landschappen
prestige-most_works = de meeste werken

card-alchemist = { profession-alchemist }
card-architect = { profession-architect }
card-astronomer = { profession-astronomer }
card-bell_maker = { profession-bell_maker }
card-botanist = { profession-botanist }
card-cartographer = { profession-cartographer }
card-choreographer = { profession-choreographer }
card-composer = { profession-composer }
card-dramatist = { profession-dramatist }
card-goldsmith = { profession-goldsmith }
card-jurist = { profession-jurist }
card-mathematician = { profession-mathematician }
card-organist = { profession-organist }
card-painter = { profession-painter }
card-pharmacist = { profession-pharmacist }
card-philosopher = { profession-philosopher }
card-physician = { profession-physician }
card-physicist = { profession-physicist }
card-poet = { profession-poet }
card-sculptor = { profession-sculptor }
card-theologian = { profession-theologian }
card-buildings = Bonus: { bonus-buildings }
card-large_buildings = Bonus: { bonus-large_buildings }
card-medium_and_forest = Bonus: { bonus-medium_and_forest }
card-small_and_landscape = Bonus: { bonus-small_and_landscape }
card-building_sizes = Bonus: { bonus-building_sizes }
card-landscapes = Bonus: { bonus-landscapes }
card-forests = Bonus: { bonus-forests }
card-lakes = Bonus: { bonus-lakes }
card-parks = Bonus: { bonus-parks }
card-freedoms = Bonus: { bonus-freedoms }
card-jesters = Bonus: { bonus-jesters }
card-jesters_and_freedoms = Bonus: { bonus-jesters_and_freedoms }
card-builders = Bonus: { bonus-builders }
card-builders_and_lakes = Bonus: { bonus-builders_and_lakes }
card-prestige = Bonus: { bonus-prestige }
card-prestige_and_freedoms = Bonus: { bonus-prestige_and_freedoms }
card-landscape_types = Bonus: { bonus-landscape_types }
card-categories = Bonus: { bonus-categories }
card-hand = Bonus: { bonus-hand }
card-table = Bonus: { bonus-table }
card-most_buildings = Prestige: { prestige-most_buildings }, 6 (3) punten
card-two_large = Prestige: { prestige-two_large }, 5 punten
card-fewest_empty = Prestige: { prestige-fewest_empty }, 8 (4) punten
card-all_landscapes = Prestige: { prestige-all_landscapes }, 8 punten
card-most_landscapes = Prestige: { prestige-most_landscapes }, 7 (4) punten
card-most_forests = Prestige: { prestige-most_forests }, 7 (4) punten
card-most_lakes = Prestige: { prestige-most_lakes }, 6 (3) punten
card-all_freedoms = Prestige: { prestige-all_freedoms }, 8 punten
card-balanced_estate = Prestige: { prestige-balanced_estate }, 6 punten
card-most_jesters = Prestige: { prestige-most_jesters }, 6 (3) punten
card-most_builders = Prestige: { prestige-most_builders }, 6 (3) punten
card-most_parks = Prestige: { prestige-most_parks }, 5 (3) punten
card-balanced_court = Prestige: { prestige-balanced_court }, 7 punten
card-most_works = Prestige: { prestige-most_works }, 7 (4) punten

deck-profession = beroepskaart
deck-bonus = bonuskaart
deck-prestige = prestigekaart

thing-university = { building-university }
thing-laboratory = { building-laboratory }
thing-workshop = { building-workshop }
thing-library = { building-library }
thing-opera = { building-opera }
thing-studio = { building-studio }
thing-hospital = { building-hospital }
thing-theater = { building-theater }
thing-tower = { building-tower }
thing-chapel = { building-chapel }
thing-forest = { landscape-forest }
thing-lake = { landscape-lake }
thing-park = { landscape-park }
thing-travel = { short-freedom-travel }
thing-religion = { short-freedom-religion }
thing-opinion = { short-freedom-opinion }

phase-setup = Beroepen
phase-auction = Veiling
phase-action = Acties

edition-rio-grande = Rio Grande Games 2000, Italiaanse spelregels

## Prompts

prompt-which-discard = Houd drie van je vier beroepen: welk gaat terug?
prompt-which-stack = { $stacks ->
    [0] Er is geen stapel die je nu kunt noemen: stap uit voor deze ronde.
   *[other] Noem een stapel om te veilen, wat een bod van 200 florijnen is, of stap uit voor deze ronde.
}
prompt-bid-for-item = { $leader } biedt { $price } florijnen voor een { $stack }. Bied 100 meer, of pas.
prompt-which-item = { $stacks ->
    [0] Je bent de laatste, en er is niets wat je nu kunt nemen.
   *[other] Je bent de laatste: neem een object voor 200 florijnen, of niets.
}
prompt-which-recruit = { $professions ->
    [0] Er ligt geen beroep voor een tegenstander: bewaar de wervingskaart voor later.
   *[other] Gebruik de wervingskaart meteen, of bewaar die voor later.
}
prompt-which-place = Waar komt { form-the-piece }? Noem de hoek en de stand, zoals r1 c4 e2.
prompt-which-action = { $actions ->
    [0] Je acties zijn gedaan. Je mag nog werven, of je beurt beëindigen.
    [one] Je hebt nog één actie. Een werk moet { $minimum } halen.
   *[other] Je hebt { $actions } acties. Een werk moet { $minimum } halen.
}
prompt-which-card = { $cards ->
    [one] Er is nog maar één { $deck }: houd haar.
   *[other] Houd een van deze { $cards } { $deck }en.
}
prompt-which-order = { $cards ->
    [one] Leg de andere { $deck } terug onder de stapel.
   *[other] In welke volgorde gaan de andere { $cards } { $deck }en onder de stapel? De eerstgenoemde ligt het hoogst.
}
prompt-which-bonus = { $missing ->
    [0] { $held ->
        [0] Het werk van de { $profession } is { $value } waard. Je hebt geen bonuskaart om toe te voegen.
       *[other] Het werk van de { $profession } is { $value } waard; het minimum is { $minimum }. Voeg een bonuskaart toe, of laat het daarbij.
    }
   *[other] Het werk van de { $profession } is tot nu toe { $value } waard en moet { $minimum } halen: voeg een bonuskaart toe.
}
prompt-how-much-fame = Het werk van de { $profession } is { $value } waard: { $florins } florijnen. Hoeveel punten neem je in plaats daarvan, voor 200 florijnen elk?

## Actions

action-bid = Bied { $florins } florijnen
action-pass-which-stack = Stap deze ronde uit
action-pass-which-item = Neem niets
action-pass-which-recruit = Bewaar de wervingskaart
action-pass-which-action = Beëindig je beurt
action-pass-which-bonus = Geen bonuskaarten meer
action-name = Noem: { $stack }
action-take = Neem een { $stack }
action-discard = Geef de { $profession } terug
action-work = Voltooi een werk met de { $profession }
action-build = Bouw { form-the-building }
action-draw = Neem een { $deck }
action-freedom = Voer de { $freedom } in
action-recruit = Werf de { $profession }
action-add = Voeg toe: { $bonus }
action-fame = { $fame ->
    [0] Alles in florijnen
   *[other] { board-fame }
}
action-keep = Houd: { $card }
action-return = { $order ->
    [as-drawn] Zoals ze zijn getrokken
   *[other] In de volgorde { $order } van de trekking
}
action-place = { $row } { $column } { $turn }
crowd-place = de eerste van { $count } plaatsen
crowd-place-last = de laatste
action-sell = Verkoop { board-fame } voor { $fame }00 florijnen

## Events

event-bids = { $seat } biedt { $florins } florijnen.
event-bids-you = Je biedt { $florins } florijnen.
event-withdraws = { $seat } past.
event-withdraws-you = Je past.
event-card-dealt = { $seat } krijgt een beroep.
event-card-dealt-you = Je krijgt een beroep.
event-discarded = { $seat } geeft een beroep terug.
event-discarded-you = Je geeft een beroep terug.
event-deck-shuffled = De beroepskaarten worden geschud: { $cards } kaarten.
event-round-begins = Ronde { $round } begint met { $seat }. Een werk moet { $minimum } halen.
event-round-begins-you = Ronde { $round } begint met jou. Een werk moet { $minimum } halen.
event-stack-named = { $seat } noemt: { $stack }, en biedt 200 florijnen.
event-stack-named-you = Je noemt: { $stack }, en biedt 200 florijnen.
event-dropped-out = { $seat } stapt uit de veiling.
event-dropped-out-you = Je stapt uit de veiling.
event-item-sold = { $seat } koopt een { $stack } voor { $florins } florijnen.
event-item-sold-you = Je koopt een { $stack } voor { $florins } florijnen.
event-nothing-taken = { $seat } neemt niets.
event-nothing-taken-you = Je neemt niets.
event-piece-placed = { $seat } plaatst { form-the-piece } { $where }.
event-piece-placed-you = Je plaatst { form-the-piece } { $where }.
where-north-west = in het noordwesten
where-north = in het noorden
where-north-east = in het noordoosten
where-west = in het westen
where-centre = in het midden
where-east = in het oosten
where-south-west = in het zuidwesten
where-south = in het zuiden
where-south-east = in het zuidoosten
event-fame-gained = { $seat } krijgt { board-fame } { $cause }.
event-fame-gained-you = Je krijgt { board-fame } { $cause }.
cause-landscape = voor nog een landschap van dezelfde soort
cause-building = voor een gebouw
cause-builder = voor een Bouwmeester
cause-best-work = voor het beste werk van de ronde
event-cards-seen = { $cards ->
    [one] { $seat } bekijkt de laatste { $deck }.
   *[other] { $seat } bekijkt { $cards } { $deck }en.
}
event-cards-seen-you = { $cards ->
    [one] Je bekijkt de laatste { $deck }.
   *[other] Je bekijkt { $cards } { $deck }en.
}
event-card-kept = { $seat } houdt één { $deck }.
event-card-kept-you = Je houdt één { $deck }.
event-cards-returned = { $cards ->
    [one] { $seat } legt één kaart ({ $deck }) onder de stapel.
   *[other] { $seat } legt { $cards } { $deck }en onder de stapel.
}
event-cards-returned-you = { $cards ->
    [one] Je legt één kaart ({ $deck }) onder de stapel.
   *[other] Je legt { $cards } { $deck }en onder de stapel.
}
event-recruited = { $seat } werft de { $profession } bij { $opponent }.
event-recruited-you = Je werft de { $profession } bij { $opponent }.
event-recruited-to-you = { $seat } werft de { $profession } bij jou.
event-recruiting-kept = { $seat } bewaart de wervingskaart.
event-recruiting-kept-you = Je bewaart de wervingskaart.
event-work-begun = { $seat } speelt de { $profession }: een werk met waarde { $value }.
event-work-begun-you = Je speelt de { $profession }: een werk met waarde { $value }.
event-bonus-added = { $seat } voegt een bonuskaart toe, { $bonus }: { $points } meer, in totaal { $value }.
event-bonus-added-you = Je voegt een bonuskaart toe, { $bonus }: { $points } meer, in totaal { $value }.
event-work-done = { $fame ->
    [0] { $seat } voltooit het werk van de { $profession }, met waarde { $value }, voor { $florins } florijnen.
   *[other] { $seat } voltooit het werk van de { $profession }, met waarde { $value }, voor { $florins } florijnen en { board-fame }.
}
event-work-done-you = { $fame ->
    [0] Je voltooit het werk van de { $profession }, met waarde { $value }, voor { $florins } florijnen.
   *[other] Je voltooit het werk van de { $profession }, met waarde { $value }, voor { $florins } florijnen en { board-fame }.
}
event-building-bought = { $florins ->
    [0] { $seat } neemt { form-the-building } voor niets.
   *[other] { $seat } betaalt { $florins } florijnen voor { form-the-building }.
}
event-building-bought-you = { $florins ->
    [0] Je neemt { form-the-building } voor niets.
   *[other] Je betaalt { $florins } florijnen voor { form-the-building }.
}
event-freedom-introduced = { $seat } voert de { $freedom } in voor { $florins } florijnen.
event-freedom-introduced-you = Je voert de { $freedom } in voor { $florins } florijnen.
event-turn-ends = { $seat } beëindigt de beurt.
event-turn-ends-you = Je beëindigt je beurt.
event-fame-sold = { $seat } verkoopt { board-fame } voor { $florins } florijnen.
event-fame-sold-you = Je verkoopt { board-fame } voor { $florins } florijnen.
event-best-work = { $seat } heeft het beste werk van de ronde, met waarde { $value }.
event-best-work-you = Je hebt het beste werk van de ronde, met waarde { $value }.
event-no-work = Niemand heeft in deze ronde een werk voltooid.
event-starter-passes = { $seat } is de nieuwe startspeler.
event-starter-passes-you = Je bent de nieuwe startspeler.
event-game-ends = De zevende ronde is voorbij, en daarmee het spel.
story-best = beste werk: { $seat }, { $value }
story-best-you = beste werk: jij, { $value }
story-no-work = geen werk voltooid
story-dealt = Iedereen kreeg vier beroepen en hield er drie.
story-dealing = Iedereen kreeg vier beroepen.
story-actions = Acties, minstens { $minimum }
story-took = **{ $seat }** nam een { $stack } voor { $florins } ({ $bids }).
story-took-you = **Jij** nam een { $stack } voor { $florins } ({ $bids }).
story-took-alone = **{ $seat }** nam een { $stack } voor { $florins }; niemand anders bood.
story-took-alone-you = **Jij** nam een { $stack } voor { $florins }; niemand anders bood.
story-placed = Geplaatst { $where }.
story-then = { $before }; { $after }
story-turn = **{ $name }**: { $done }.
story-best-work = **{ $seat }**: beste werk van de ronde, { $value } (+{ $fame }).
story-best-work-you = **Jij**: beste werk van de ronde, { $value } (+{ $fame }).
clause-built-here = { $fame ->
    [0] { form-the-building }
   *[other] { form-the-building } (+{ $fame })
}
clause-sold = { board-fame } voor { $florins } florijnen
clause-cards = { $cards ->
    [one] de laatste { $deck }
   *[other] { $cards } { $deck }en bekeken, 1 gehouden
}
clause-cards-seen = { $cards ->
    [one] de laatste { $deck }
   *[other] { $cards } { $deck }en bekeken
}
clause-freedom = de { $freedom }
clause-recruited = de { $profession } geworven
clause-work = { $fame ->
    [0] **werk voltooid, { $profession }, { $value }**: { $florins } florijnen
   *[other] **werk voltooid, { $profession }, { $value }**: { board-fame } en { $florins } florijnen
}

## Refusals

refusal-too-little-fame = Je kunt geen { board-fame } verkopen: je hebt er { $held }.
refusal-card-not-in-hand = Je hebt deze kaart niet op hand (‘{ $card }’).
refusal-must-discard = Iedereen geeft een van vier beroepen terug.
refusal-card-not-seen = Deze kaart (‘{ $card }’) is niet bij die welke je bekijkt.
refusal-must-keep = Wie deze kaarten bekijkt ({ $deck }), houdt er een.
refusal-wrong-number-of-cards = { $cards ->
    [one] Er is één kaart om terug te leggen.
   *[other] Er zijn { $cards } kaarten om terug te leggen.
}
refusal-work-pays-less = Je kunt geen { board-fame } nemen: dit werk geeft er hoogstens { $most }.
refusal-raise-by-100 = { $amount } florijnen kan niet: men biedt precies 100 meer dan { $price }.
refusal-bid-not-covered = { $fame ->
    [0] Je hebt { $florins } florijnen en geen punten om te verkopen, te weinig om { $amount } te bieden.
   *[other] Je hebt { $florins } florijnen en { board-fame } van elk 100 florijnen: te weinig om { $amount } te bieden.
}
refusal-must-place = Je moet { form-the-piece } meteen plaatsen.
refusal-another-piece = Een ander stuk moet worden geplaatst: { $piece }.
refusal-residence-there = Dit stuk ({ $piece }) zou een deel van de residentie bedekken.
refusal-squares-covered = Dit stuk ({ $piece }) zou een vakje bedekken dat niet leeg is.
refusal-buildings-touch = Dit stuk ({ $piece }) zou langs een zijde een ander gebouw of de residentie raken; daarvoor zijn twee Bouwmeesters nodig.
refusal-minimum-not-reached = Het werk is { $value } waard en moet { $minimum } halen: voeg een bonuskaart toe.
refusal-florins-missing = { $fame ->
    [0] Het kost { $florins } florijnen, en jij hebt er { $held } en geen punten om te verkopen.
   *[other] Het kost { $florins } florijnen, en jij hebt er { $held } en { board-fame } van elk 100 florijnen.
}
refusal-stack-sold-this-round = Van deze stapel ({ $stack }) is in deze ronde al iets verkocht.
refusal-stack-empty = Deze stapel ({ $stack }) is op.
refusal-enough-builders = Niemand mag meer dan drie Bouwmeesters hebben.
refusal-no-room = Er is geen plaats voor { form-the-piece } in je vorstendom.
refusal-no-recruiting-card = Je hebt geen wervingskaart.
refusal-own-profession = De { $profession } ligt voor jezelf; je werft bij een tegenstander.
refusal-not-face-up = De { $profession } ligt niet open voor een tegenstander.
refusal-no-actions-left = Je hebt allebei je acties gedaan.
refusal-work-too-small = Het werk van de { $profession } zou hoogstens { $value } waard kunnen zijn, en moet { $minimum } halen.
refusal-building-there = Je hebt { form-the-building } al.
refusal-building-gone = Dit gebouw ({ $building }) is op.
refusal-deck-empty = Deze kaarten zijn op ({ $deck }).
refusal-once-a-turn = Dat kan maar eenmaal per beurt.
refusal-freedom-there = Je hebt de { $freedom } al ingevoerd.
refusal-freedom-gone = De { $freedom } is op.

## Scores

score-track = Punten behaald tijdens het spel
score-prestige = Prestigekaart: { $prestige }
score-tie = Gelijk, de florijnen beslissen: { $seat } heeft er { $florins }
score-tie-shared = Ook gelijk in florijnen, de plaats wordt gedeeld: { $seat } heeft er { $florins }

## What an answer leads to

fact-sells = { $fame ->
    [one] daarvoor wordt 1 punt verkocht
   *[other] daarvoor worden { $fame } punten verkocht
}
fact-leaves = dan heb je nog { $florins } florijnen
fact-price = { $florins ->
    [0] gratis met drie bouwmeesters
   *[other] { $builders ->
        [0] { $florins } florijnen zonder bouwmeester
        [one] { $florins } florijnen met één bouwmeester
       *[other] { $florins } florijnen met { $builders } bouwmeesters
    }
}
fact-gain = +{ board-fame }
fact-rises = { $profession }: de waarde stijgt naar { $value }
fact-all-rise = alle werken stijgen met { $by }
fact-bonus-rises = ‘{ $bonus }’ voegt dan { $value } toe
fact-jester = { $by } meer voor elk werk
fact-builder = { $builders ->
    [one] gebouwen kosten { $florins }
    [2] gebouwen mogen elkaar raken
   *[other] gebouwen zijn gratis
}
fact-prestige = { fact-look-at }
fact-recruiting = neem een beroep van de tafel van een tegenstander
fact-stays = Je houdt { $each }.
    .each = { $profession }
fact-worth = { $value } waard
fact-worth-with-bonus = { $value } met je bonuskaarten
fact-short = { $missing } te weinig voor de minimumwaarde.
fact-pays = brengt { $florins } florijnen op, of hoogstens { board-fame }
fact-best-first = Het eerste werk van deze ronde
fact-best-beaten = Het zou het beste werk overtreffen, { $value } van { $each }
    .each = { $seat }
fact-best-equalled = Het zou het beste werk evenaren, { $value } van { $each }
    .each = { $seat }
fact-best-stands = Beste werk: { $each }, { $value }
    .each = { $seat }
fact-look-at = { $cards ->
    [one] neem de laatste kaart
   *[other] bekijk er { $cards }, houd er 1
}
fact-would-be-worth = { $profession }: zou { $value } waard zijn
fact-with = { $value } met { $thing }
fact-adds = { $points } meer: samen { $value }
fact-paid = { board-fame } en { $florins } florijnen
fact-then-have = dan heb je { board-fame } en { $florins } florijnen
fact-prestige-now = { board-fame } als het spel nu afliep
fact-bonus-now = { $points } meer voor een werk nu

## The board

board-round = ronde { $round } van 7
board-minimum = een werk moet { $minimum } halen
board-starter = { $seat } begint
board-starter-you = jij begint
board-stacks = te veilen
board-buildings = gebouwen over
board-freedoms = vrijheden over
board-decks = stapels
board-fame = { $fame ->
    [one] 1 punt
   *[other] { $fame } punten
}
board-people = { $jesters ->
    [one] 1 Hofnar
   *[other] { $jesters } Hofnarren
  }, { $builders ->
    [one] 1 Bouwmeester
   *[other] { $builders } Bouwmeesters
}
board-lies = { $piece }, rij { $row }, kolom { $column }
board-hand = op hand: { $profession ->
    [one] 1 beroep
   *[other] { $profession } beroepen
  }, { $recruiting } werving, { $bonus } bonus, { $prestige } prestige
board-played = op tafel: { $cards }
board-known = bekend op hand: { $cards }
board-dropped = uit
board-withdrew = gepast
board-florins = { $florins } florijnen
short-freedom-travel = Reis
short-freedom-religion = Godsdienst
short-freedom-opinion = Mening

## The board in the browser

board-stack-forest = { stack-forest }
board-stack-lake = { stack-lake }
board-stack-park = { stack-park }
board-stack-jester = { stack-jester }
board-stack-builder = { stack-builder }
board-stack-prestige = Prestige
board-stack-recruiting = Werving
board-deck-profession = { noun-profession }
board-deck-bonus = Bonuskaart
board-for-300 = Voor 300 florijnen
board-left = { $left ->
    [0] op
   *[other] nog { $left }
}
board-yours = die heb je
board-yours-short = heb je
board-offer = { $price ->
    [0] gratis
   *[other] { $price }
  } · { board-of-yours }
board-of-yours = { $cards } van jou
board-yours-seen = heeft die
board-yours-short-seen = heeft die
board-offer-seen = { $price ->
    [0] gratis
   *[other] { $price }
  } · { board-of-yours-seen }
board-of-yours-seen = voor { $cards }
board-offers = Wat je nog kunt krijgen
board-you-pay = { $florins ->
    [0] gratis
   *[other] { board-florins }
}
board-lacked = { $cards ->
    [0] geen van je beroepen mist het
    [one] een van je beroepen mist het
   *[other] { $cards } van je beroepen missen het
}
board-amount = { $florins }
board-before-round = vóór ronde 1
board-tray = De gebouwen
board-works = Je werken
board-works-done = { $works ->
    [one] 1 werk
   *[other] { $works } werken
}
board-work-value = waarde van het werk
board-professions-held = { $cards ->
    [0] geen beroep in de hand
    [one] één beroep in de hand
   *[other] { $cards } beroepen in de hand
}
board-no-professions = Geen beroep in je hand.
board-on-your-table = op je tafel
board-courts = De hoven
board-your-principality = Je vorstendom
board-squares-free = { $squares ->
    [one] 1 vak vrij
   *[other] { $squares } vakken vrij
}
board-try = Proberen: { $piece }
board-trying = Op proef: { $piece }
board-fits = { $places ->
    [0] past nergens
    [one] past op één plek
   *[other] past op { $places } plekken
}
board-stop-trying = Stop met proberen
board-with-there = Met { $thing }
board-some-rise = { $works } van je werken stijgen met { $by }
board-would-raise = { $works ->
    [0] { $thing }: geen van je werken zou stijgen.
    [one] { $thing }: een van je werken zou met { $by } stijgen.
   *[other] { $thing }: { $works } van je werken zouden met { $by } stijgen.
}
board-become-ready = { $works ->
    [one] Dan klaar: { $names }.
   *[other] Dan klaar: { $names }.
}
board-unchanged = { $works ->
    [one] 1 ander blijft gelijk
   *[other] { $works } andere blijven gelijk
}
board-placing = Te plaatsen
board-tray-comes-back = De gebouwen komen terug als het stuk ligt.
board-principality = Het vorstendom van { $name }
board-principality-grid = Je vorstendom, 7 bij 7 vakken
board-hatched = Gearceerd:
board-hatched-means = te dicht bij een gebouw (2 bouwmeesters nodig)
board-prompt-which-place = Waar komt { form-the-piece }? Leg het stuk op een verlicht vak, gedraaid zoals je wilt.
board-residence = residentie
board-empty = leeg
board-square = Rij { $row }, kolom { $column }, { $what }{ $state ->
    [held] , het stuk wordt hier gehouden
    [held-wrong] , het stuk wordt hier gehouden en mag er niet liggen
    [legal] , toegestaan
    [near] , te dicht bij een gebouw
   *[none] {""}
}
board-recruited = { $cards ->
    [one] 1 wervingskaart
   *[other] { $cards } wervingskaarten
}
board-count-bonus = Bonuskaarten in de hand
board-count-prestige = Prestigekaarten
board-count-recruiting = Wervingskaarten in de hand
board-prestige-of = { $now } van { $full } punten zoals het er nu voor staat
board-points-tied = { $tied ->
    [0] { $full } punten
   *[other] { $full } ({ $tied }) punten
}
board-bonus = { noun-bonus }
board-bonus-cards = Bonuskaarten
board-now = nu
board-ready = klaar
board-short = { $missing } te weinig
board-jesters = { $jesters ->
    [one] Hofnar
   *[other] { $jesters } Hofnarren
}
board-cards = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
board-least = minstens { $least }
board-least-now = Een werk moet { $least } halen
board-work-once = { $profession }, met { $thing }
board-no-best = Nog geen werk in deze ronde
board-turn = Draaien
board-flip = Spiegelen
board-next-place = Volgende plek
board-move-ArrowLeft = Naar links
board-move-ArrowUp = Omhoog
board-move-ArrowDown = Omlaag
board-move-ArrowRight = Naar rechts
board-put-back = Terugleggen
board-build-here = Bouw hier
board-place-here = Leg hier neer
board-ask-place = Waar komt { form-the-piece }?
board-places = { $count ->
    [0] Zo gedraaid geen plek, { $all } in totaal
    [one] Zo gedraaid één plek, { $all } in totaal
   *[other] Zo gedraaid { $count } plekken, { $all } in totaal
}
board-complete-works = Werken
board-recruit = Werven
board-ask-complete = Het werk van de { $profession } voltooien?
board-worth-pays = Waarde { $value }: { $florins } florijnen of hoogstens { board-fame }.
board-worth-short = Waarde { $value }, { $missing } te weinig: voeg een bonuskaart toe.
board-complete-it = Voltooi het, { $value }
board-take-as-points = Als punten nemen
board-order-rest = Volgorde van de rest
board-back-to-cards = Terug naar de kaarten
board-keep-it = Houd deze
board-sell = Punten verkopen
board-do-not-sell = Houd ze
board-ask-sell = Hoeveel punten verkoop je, voor 100 florijnen elk?
board-press-stack = Kies een stapel
board-press-card = Kies een kaart
board-press-thing = Kies op de tafel
board-fame-or-florins = Roem of florijnen
board-all-fame = Alles in punten, { $fame }
board-all-florins = Alles in florijnen
board-raise = Verhoog naar { $florins }
board-liked-of = { $cards } van { $of }
board-liked-means = ‘2 van { $cards }’: twee van deze { $cards } beroepen houden ervan.
board-you-have = Je hebt { board-florins } en { board-fame }.
board-back-below = Onder de stapel, in deze volgorde; druk of sleep om die te veranderen
board-put-first = Leg deze vooraan
board-put-below = Leg ze onder de stapel
sheet-works = Voltooide werken
sheet-work = { $profession }, ronde { $round }
sheet-no-work = Nog geen werk.
sheet-points = Waar de punten vandaan komen
sheet-from-work = Door werken
sheet-from-building = Gebouwde gebouwen
sheet-from-landscape = Gelijke landschappen
sheet-from-builder = { board-count-builders }
sheet-from-best-work = Beste werken
sheet-from-sold = Verkocht voor florijnen
sheet-bought = Gekocht, en voor hoeveel
sheet-round = ronde { $round }
sheet-hand = Bekend van de hand
scene-best = { $works ->
    [one] Het beste werk van de ronde
   *[other] De beste werken van de ronde
}

board-pane-ground = Grond
board-pane-works = { board-complete-works }
board-pane-market = Markt
board-pane-courts = Hoven

board-bought = { $stack }: { $name } voor { $florins }
noun-row = Rij
noun-column = Kolom
noun-turn = Stand
noun-piece = Stuk
noun-order = Volgorde
noun-building = Gebouw
noun-profession = Beroep
noun-bonus = Bonus
noun-stack = Stapel
noun-deck = Kaartstapel
noun-freedom = Vrijheid
noun-fame = Punten
noun-florins = Florijnen
board-count-builders = Bouwmeesters
board-count-jesters = Hofnarren
board-count-freedoms = Vrijheden
board-count-professions = Beroepen op hand
board-market = De markt
row-track = Behaald tijdens het spel
