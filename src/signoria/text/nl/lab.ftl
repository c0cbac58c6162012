### What the laboratory says: arenas, surveys, simulations, analyses, benchmarks.

## Arena

arena-bot = { simulate-bot }
arena-wins = { simulate-wins }
arena-interval = 95 %
arena-points = { points }
arena-rating = rating
arena-mean = tijd
arena-most = p95
arena-axis = aandeel van de spellen dat een plaats wint, %
arena-fair = eerlijk
arena-total-games = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
}
arena-total = { arena-total-games } in { NUMBER($seconds, maximumFractionDigits: 1) } s: { $mixes ->
    [one] één combinatie
   *[other] { $mixes } combinaties
  } in { $seatings ->
    [one] één opstelling
   *[other] { $seatings } opstellingen
  }, de opstellingen van een combinatie met dezelfde verdelingen.
    Overwinningen zijn die van één plaats, waarvan { $fair } een eerlijk aandeel is; de intervallen zijn die van Wilson, spellen van één verdeling samengenomen.
    Tijden zijn die van de processor, over { $decisions } beslissingen die niet gedwongen waren: hun gemiddelde, en waar 95 % ervan onder blijft.

## Balance

balance-title = De balans van { $title }
balance-about = Spellen van { $bots } aan { $seats } plaatsen: { $games } van elke editie, met dezelfde seeds. Opties: { $options }. Seed: { $seed }.
balance-caution = Aandelen zijn van de overwinningen van één plaats; een gedeelde overwinning wordt gedeeld. De intervallen zijn die van Wilson bij 95 %, de plaatsen van één spel samengenomen. Wat met winnen samengaat, hoeft er niet de oorzaak van te zijn: wie toch al wint, kan zich meer veroorloven. En dit alles is hoe deze bots spelen.
balance-edition = editie
balance-games = { simulate-progress }
balance-decisions = { analyse-decisions }
balance-winning = punten van de winnaar
balance-shared = gedeelde overwinningen
balance-first = eerste speler wint
balance-seat = { simulate-seat }
balance-place = { $place ->
    [1] eerste speler
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
   *[other] { $place }e
}
balance-seats = Plaatsen, in beurtvolgorde
balance-wins = { simulate-wins }
balance-interval = { simulate-interval }
balance-points = { simulate-points }
balance-axis = aandeel overwinningen, %
balance-thing = wat
balance-sold = verkocht
balance-unsold = onverkocht
balance-mean = gemiddelde prijs
balance-quartiles = middelste helft
balance-held = in handen van
balance-steps = De kolommen met een getal als kop zijn gemiddelde prijzen per { $by }; die van minder dan vijf verkopen tussen haakjes.
balance-by-cards = aantal kaarten in de kavel
balance-by-round = { analyse-round }
balance-round = ronde { $round }
balance-more = Met --out FILE.html wordt het hele rapport geschreven: prijzen, en wat met winnen samengaat.
balance-written = Het hele rapport staat in { $file }.

## Simulations

simulate-title = { $title }, { $edition }, { $seats } plaatsen, seed { $seed }
simulate-progress = spellen
simulate-seat = plaats
simulate-bot = bot
simulate-wins = gewonnen
simulate-interval = 95 %-interval
simulate-points = gemiddelde punten
simulate-range = bereik
simulate-total = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
  } van gemiddeld { NUMBER($decisions, maximumFractionDigits: 1) } beslissingen in { NUMBER($seconds, maximumFractionDigits: 1) } s: { $rate } spellen per seconde.

## Analysis

analyse-title = { $title }: een analyse
analyse-about = { $edition }, { $seats } spelers, { $count ->
    [one] één beslissing
   *[other] { $count } beslissingen
  } bekeken, elk vanuit wat die plaats toen kon weten, { $iterations ->
    [0] { $seconds } s lang
   *[other] in { $iterations } ingebeelde spellen
}. Het spel is { $over ->
    [yes] afgelopen
   *[no] niet afgelopen: zover is het gekomen
}.
analyse-progress = { analyse-decisions }
analyse-seat = speler
analyse-decisions = beslissingen
analyse-cost = kosten
analyse-mistakes = fouten
analyse-bought = gekocht
analyse-paid = betaald
analyse-worth = waard
analyse-curve = verwachte overwinningen
analyse-costly = De beslissingen die het meest kostten
analyse-all = Alle beslissingen
analyse-none = Geen beslissing kostte meer dan toeval alleen zou laten zien.
analyse-rest = De andere kostten minder dan toeval alleen zou laten zien: die heten geen fouten.
analyse-n = actie
analyse-round = ronde
analyse-played = gespeeld
analyse-share = { simulate-wins }
analyse-best = beter
analyse-best-share = gewonnen dan
analyse-alternative = het beste andere
analyse-price = eerlijke prijs
analyse-written = Het rapport staat in { $file }.
analyse-chart = Aandeel overwinningen dat elke speler kon verwachten, zoals hij bij zijn eigen beslissingen kon oordelen
analyse-chart-one = Aandeel overwinningen van elke speler, zoals { $name } kon oordelen
analyse-notes = Een aandeel overwinningen is hoe vaak een speler won als het spel vandaaruit werd voortgezet in ingebeelde verdelingen die passen bij wat die speler wist. Wat een beslissing kostte, is het verschil met het beste andere antwoord, gemeten in werelden die beide delen; ± is de standaardfout ervan. Iets heet pas een fout als het meer dan tweeënhalf keer zoveel kostte. De kosten van een heel spel zijn de som van wat is gemeten, met een eigen fout. De eerlijke prijs is waar de kavel hebben even goed is als hem laten gaan: tot zover bieden is juist, als de anderen het toelaten.

## Benchmarks

bench-title = { $title }, { $edition }, { $seats } plaatsen, één processorkern
bench-figure = per seconde
bench-compiled = gecompileerde
bench-interpreted = geïnterpreteerde
bench-decisions = beslissingen in willekeurig spel
bench-games = hele willekeurige spellen
bench-clones = klonen midden in het spel
bench-rollouts = klonen tot het einde gespeeld
bench-imaginations = standen ingebeeld uit een blik
bench-texts = beslissingen via teksten
bench-iterations = stappen van een zoektocht, willekeurig uitgespeeld
bench-thoughts = hetzelfde, met vuistregels
bench-clone = tijd van een kloon

## Boxes

box-usual-name = Mijn doos
box-head = Je eigen doos van { $title }. Verbeter wat jouw exemplaar anders zegt, geef de doos een eigen naam en controleer haar met ‘signoria box { $game } --check BESTAND’. Na ‘signoria box { $game } --use BESTAND’ speel je ermee. Wat je weglaat, is als in de onze.
box-attested = { $fields }: bevestigd door { $source }
box-reconstructed = { $fields }: gereconstrueerd
box-corrected = { $fields }: van jou
