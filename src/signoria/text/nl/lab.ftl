### What arenas and surveys say.

## Arena

arena-bot = bot
arena-wins = gewonnen
arena-interval = 95 %
arena-points = punten
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
balance-games = spellen
balance-decisions = beslissingen
balance-winning = punten van de winnaar
balance-shared = gedeelde overwinningen
balance-first = eerste speler wint
balance-seat = plaats
balance-place = { $place ->
    [1] eerste speler
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
   *[other] { $place }e
}
balance-seats = Plaatsen, in beurtvolgorde
balance-wins = gewonnen
balance-interval = 95 %-interval
balance-points = gemiddelde punten
balance-axis = aandeel overwinningen, %
balance-thing = wat
balance-sold = verkocht
balance-unsold = onverkocht
balance-mean = gemiddelde prijs
balance-quartiles = middelste helft
balance-held = in handen van
balance-steps = De kolommen met een getal als kop zijn gemiddelde prijzen per { $by }; die van minder dan vijf verkopen tussen haakjes.
balance-by-cards = aantal kaarten in de kavel
balance-by-round = ronde
balance-round = ronde { $round }
balance-more = Met --out FILE.html wordt het hele rapport geschreven: prijzen, en wat met winnen samengaat.
balance-written = Het hele rapport staat in { $file }.

balance-price-principe = prijs, geldstukken
balance-price-borgia = prijs, dukaten
balance-price-florence = prijs, florijnen
balance-sale-principe-lots = Waarvoor gebouwenkaarten worden verkocht
balance-sale-principe-roles = Waarvoor gedeelde rollen worden verkocht
balance-sale-borgia-cards = Waarvoor kaarten worden verkocht
balance-sale-florence-items = Waarvoor objecten worden verkocht
balance-held-principe-majors = Hoofdrollen aan het einde, en winnen
balance-held-principe-minors = Bijrollen aan het einde, en winnen
balance-held-principe-cities = Gebouwde steden, en winnen
balance-held-principe-regions = Meeste wapenschilden in een gebied, en winnen
balance-held-principe-endings = Andere punten aan het einde, en winnen
balance-held-borgia-popes = Tot paus gekozen, en winnen
balance-held-borgia-cards = Kaarten naar wie ze het laatst kreeg, en winnen
balance-held-florence-items = Gekochte objecten, naar aantal, en winnen
balance-held-florence-buildings = Gebouwen, en winnen
balance-held-florence-freedoms = Vrijheden, en winnen
balance-held-florence-works = Voltooide werken naar beroep, en winnen
balance-held-florence-bonuses = Gespeelde bonuskaarten, en winnen
balance-held-florence-prestige = Prestigekaarten aan het einde, en winnen
balance-held-florence-best-works = Het beste werk van een ronde, en winnen
balance-thing-sets = een set van vijf kleuren
balance-thing-most-ducats = meeste geld
balance-thing-most-cards = meeste kaarten op hand
