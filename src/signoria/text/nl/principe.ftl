### Il Principe: prompts, events, refusals, scores and names.

title = Il Principe
tagline = Koop gebouwen op de veiling, bouw steden en bekleed de rollen van het Italië van de renaissance.

## Forms that only this language needs

form-colour = { $colour-code ->
    [green] groene
    [white] witte
    [red] rode
    [blue] blauwe
    [yellow] gele
   *[other] { $colour }
}

## Names

colour-green = groen
colour-white = wit
colour-red = rood
colour-blue = blauw
colour-yellow = geel

building-green = Universiteit
building-white = Kathedraal
building-red = Stadhuis
building-blue = Kasteel
building-yellow = Markt

major-green = Meester
major-white = Bisschop
major-red = Magistraat
major-blue = Heer
major-yellow = Bankier
minor-green = Leerling
minor-white = Priester
minor-red = Notaris
minor-blue = Ridder
minor-yellow = Koopman

tile-major = hoofdrol
tile-minor = bijrol

region-blue = Lombardia e Liguria
region-green = Emilia
region-red = Veneto
region-yellow = Romagna e Marche
region-brown = Toscana
region-violet = Umbria

city-siena = Siena
city-orvieto = Orvieto
city-venezia = Venezia
city-verona = Verona
city-perugia = Perugia
city-urbino = Urbino
city-padova = Padova
city-lucca = Lucca
city-milano = Milano
city-bologna = Bologna
city-mantova = Mantova
city-firenze = Firenze
city-ferrara = Ferrara
city-pisa = Pisa
city-rimini = Rimini

family-medici = { arms-medici }
family-visconti = { arms-visconti }
family-carraresi = { arms-carraresi }
family-deste = { arms-deste }
family-gonzaga = { arms-gonzaga }

edition-amigo = AMIGO 2006
edition-mtm-fr = Mind the Move 2005, Franse spelregels
edition-mtm-nl = Mind the Move 2005, Nederlandse samenvatting

phase-new-cards = Nieuwe kaarten
phase-auction = Veiling
phase-building = Bouwen of spelen
phase-roles = Rollen

power-green = De kracht: leg een van je verdekte kaarten open, maar geen Universiteit.
power-white = De kracht: 1 punt.
power-red = De kracht: neem een gebouwenkaart.
power-blue = De kracht: een wapenschild in een gebied naar keuze.
power-yellow = De kracht: 2 geldstukken.

rank-first = dan eerste
rank-tied = dan gedeeld eerste
rank-second = dan tweede
rank-tied-second = dan gedeeld tweede
rank-behind = nog steeds achter

## The box

box-kind-city = Stadskaarten
box-field-cost = prijs
box-field-vp = overwinningspunten
box-field-shields = wapenschilden
box-field-icons = kaarten
box-field-regions = gebieden
box-because-balance = Gereconstrueerd: geen bron toont het. Bij ons vragen de steden van elke grootte elke kleur even vaak, en een stad grenst aan de gebieden die eromheen liggen.

## Prompts

prompt-lay-cards = { $cards ->
    [one] Leg nog één kaart verdekt neer voor de veiling.
   *[other] Leg { $cards } kaarten verdekt neer voor de veiling.
}
prompt-bid-for-lot = { $price ->
    [0] { $cards ->
        [one] Er wordt één { form-colour } kaart geveild. Open het bieden, of pas.
       *[other] Er worden { $cards } { form-colour } kaarten geveild. Open het bieden, of pas.
    }
   *[other] { $cards ->
        [one] Er wordt één { form-colour } kaart geveild; { $leader } biedt { $price }. Bied meer, of pas.
       *[other] Er worden { $cards } { form-colour } kaarten geveild; { $leader } biedt { $price }. Bied meer, of pas.
    }
}
prompt-bid-for-role = { $price ->
    [0] De { form-colour } { $tile } wordt geveild onder de spelers met gelijke stand. Open het bieden, of pas.
   *[other] De { form-colour } { $tile } wordt geveild onder de spelers met gelijke stand; { $leader } biedt { $price }. Bied meer, of pas.
}
prompt-which-city = Je hebt de kaarten gewonnen: bouw nu een stad, of niet.
prompt-build-or-play = Bouw een stad, speel kaarten van één kleur, of doe niets.
prompt-play-cards = Speel kaarten van één kleur, of doe niets. In de eerste ronde kan geen stad worden gebouwd.
prompt-which-region = { $shields ->
    [one] Plaats een wapenschild voor { $city }, of houd het achter.
   *[other] Plaats hoogstens { $shields } wapenschilden voor { $city }, een voor een.
}
prompt-which-card = Leg een van je verdekte kaarten open; geen groene.
prompt-card-or-none = Leg een van je verdekte kaarten open, maar geen groene, of laat ze liggen.
prompt-which-region-of-all = Plaats een wapenschild in een gebied naar keuze.

## Actions

action-pass-bid-for-lot = Pas
action-pass-bid-for-role = { action-pass-bid-for-lot }
action-pass-which-city = Bouw nu niets
action-pass-build-or-play = Doe niets
action-pass-play-cards = { action-pass-build-or-play }
action-pass-which-region = Houd de rest achter
action-pass-card-or-none = Leg er geen open
action-lay = Leg een { form-colour } kaart neer
action-build = Bouw { $city }
action-play = { $cards ->
    [one] Speel één { form-colour } kaart
   *[other] Speel { $cards } { form-colour } kaarten
}
action-shield = Plaats een wapenschild in { $region }
action-reveal = Leg een { form-colour } kaart open

## Events

event-round-begins = Ronde { $round } begint.
event-last-round = { $cards ->
    [0] De stapel gebouwenkaarten is leeg: dit is de laatste ronde.
    [one] Er is nog één gebouwenkaart over: dit is de laatste ronde.
   *[other] Er zijn nog maar { $cards } gebouwenkaarten over: dit is de laatste ronde.
}
event-income = Elke speler krijgt { $ducats } geldstukken van de bank.
event-drawn = { $cards ->
    [one] { $seat } neemt één gebouwenkaart.
   *[other] { $seat } neemt { $cards } gebouwenkaarten.
}
event-laid = { $cards ->
    [one] { $seat } heeft één { form-colour } kaart neergelegd.
   *[other] { $seat } heeft { $cards } { form-colour } kaarten neergelegd.
}
event-drawn-for-auction = { $cards ->
    [one] Er komt één { form-colour } kaart van de stapel.
   *[other] Er komen { $cards } { form-colour } kaarten van de stapel.
}
event-refilled = { $cards ->
    [one] De ene kaart die niemand wilde, vormt weer de stapel.
   *[other] De { $cards } kaarten die niemand wilde, worden geschud en vormen weer de stapel.
}
event-surplus-leaves = { $cards ->
    [one] De laatste kaart van de stapel verdwijnt ongezien uit het spel.
   *[other] De laatste { $cards } kaarten van de stapel verdwijnen ongezien uit het spel.
}
event-lot-offered = { $cards ->
    [one] Eén { form-colour } kaart wordt geveild.
   *[other] { $cards } { form-colour } kaarten worden geveild.
}
event-lot-sold = { $cards ->
    [one] { $seat } koopt één { form-colour } kaart voor { $price } en is Il Principe.
   *[other] { $seat } koopt { $cards } { form-colour } kaarten voor { $price } en is Il Principe.
}
event-lot-removed = { $cards ->
    [one] Niemand wil de { form-colour } kaart: ze verdwijnt uit het spel.
   *[other] Niemand wil de { $cards } { form-colour } kaarten: ze verdwijnen uit het spel.
}
event-city-built = { $seat } bouwt { $city } voor { $ducats } geldstukken en krijgt { $points } punten.
event-shield-placed = { $seat } plaatst een wapenschild in { $region }.
event-shields-kept = { $seat } houdt de overige wapenschilden achter.
event-role-scored = { $points ->
    [one] { $seat } krijgt 1 punt voor de { form-colour } { $tile }.
   *[other] { $seat } krijgt { $points } punten voor de { form-colour } { $tile }.
}
event-city-turned-up = { $city } kan nu worden gebouwd.
event-cards-played = { $cards ->
    [one] { $seat } speelt één { form-colour } kaart.
   *[other] { $seat } speelt { $cards } { form-colour } kaarten.
}
event-nothing-done = { $seat } doet niets.
event-roles-return = Alle rollen gaan terug naar het bord.
event-role-offered = De { form-colour } { $tile } wordt geveild onder de spelers met gelijke stand.
event-role-bought = { $seat } betaalt { $price } voor de { form-colour } { $tile } en is Il Principe.
event-role-unsold = Niemand wil de { form-colour } { $tile }.
event-role-taken = { $seat } neemt de { form-colour } { $tile }.
event-turned-down = { $cards ->
    [one] { $seat } draait één { form-colour } kaart om.
   *[other] { $seat } draait { $cards } { form-colour } kaarten om.
}
event-turned-up = { $seat } legt een { form-colour } kaart weer open.
event-none-turned-up = { $seat } legt geen kaart open.
event-point-gained = { $seat } krijgt 1 overwinningspunt.
event-card-drawn = { $seat } neemt een gebouwenkaart.
event-ducats-gained = { $seat } krijgt { $ducats } geldstukken.
event-game-ends = { $cause }
cause-cities-short = Er liggen minder dan vier steden open: het spel is afgelopen.
cause-deck-short = De stapel heeft te weinig kaarten voor nog een veiling: het spel is afgelopen.
cause-last-round-over = De laatste ronde is afgelopen.

## Refusals

refusal-no-card-to-lay = Je hebt geen { form-colour } kaart meer om neer te leggen.
refusal-must-lay = { $cards ->
    [one] Iedereen legt kaarten neer voor de veiling: jij moet er nog één neerleggen.
   *[other] Iedereen legt kaarten neer voor de veiling: jij moet er nog { $cards } neerleggen.
}
refusal-bid-too-low = { $price ->
    [0] Een bod is minstens 1.
   *[other] { $amount } is niet hoger dan het huidige bod van { $price }.
}
refusal-bid-too-high = Je hebt { $ducats ->
    [one] maar één geldstuk
   *[other] { $ducats } geldstukken
  }: je kunt geen { $amount } bieden.
refusal-no-cards-after-auction = Na een veiling mag je een stad bouwen, maar kaarten worden in fase 3 gespeeld.
refusal-too-few-cards = Je kunt geen { $cards } { form-colour } kaarten spelen: je hebt er { $held }.
refusal-no-city-in-round-1 = In de eerste ronde kan geen stad worden gebouwd.
refusal-city-built = { $city } is al gebouwd.
refusal-city-not-open = { $city } ligt niet open.
refusal-cards-missing = Je hebt niet alle kaarten die { $city } vraagt.
refusal-ducats-missing = { $city } kost { $cost } geldstukken, en jij hebt er { $ducats }.
refusal-region-not-touched = { $city } grenst niet aan { $region }.
refusal-power-must-be-used = De kracht van een rol moet worden gebruikt als dat kan.
refusal-green-stays-down = De groene rol legt elke kaart open, behalve een groene.
refusal-no-card-face-down = Je hebt geen verdekte { form-colour } kaart liggen.

## What an answer leads to

fact-withdraws = Wie past, is definitief uit deze veiling.
fact-bid-leaves = Bij een bod van { $amount } houd je er { $ducats } over.
fact-then-in-reach = Met de kaarten zou je dan kunnen bouwen: { $each }.
    .each = { $city }
fact-then-too-dear = Met de kaarten, maar niet met die beurs, zou je kunnen bouwen: { $each }.
    .each = { $city }
fact-power = { $power }
fact-city-scores = { $points } punten voor jou; er { $ducats ->
    [one] blijft 1 geldstuk
   *[other] blijven { $ducats } geldstukken
  } over.
fact-role-scores = Door hun rollen: { $each }.
    .each = { $seat } +{ $points }
fact-cards-up = { $building }, open: jij { $before } → { $cards }.
fact-others-up = { $each }.
    .each = { $seat } { $cards }
fact-takes-major = Je zou { $major } zijn; dan worden { $down } van je { $cards } kaarten omgedraaid.
fact-bids-for-major = Je zou om de rol { $major } bieden tegen { $each }.
    .each = { $seat }
fact-takes-minor = Je zou { $minor } zijn.
fact-bids-for-minor = Je zou om de rol { $minor } bieden tegen { $each }.
    .each = { $seat }
fact-no-role = Je zou geen rol van deze kleur hebben.
fact-shield = { $region }: { board-shield-effect }.
fact-others-shields = { $each }.
    .each = { $seat } { $shields }
fact-region-points = { $points ->
    [0] Zoals het staat, geen punten aan het einde.
   *[other] Zoals het staat, { $points } punten aan het einde.
}

## Scores

score-track = Behaald tijdens het spel
score-region-first = { $shields ->
    [one] Meeste wapenschilden in { $region } (1)
   *[other] Meeste wapenschilden in { $region } ({ $shields })
}
score-region-second = { $shields ->
    [one] Tweede in { $region } (1)
   *[other] Tweede in { $region } ({ $shields })
}
score-major = Hoofdrol { $colour }
score-minor = Bijrol { $colour }
score-sets = { $sets ->
    [one] Eén set van vijf kleuren
   *[other] { $sets } sets van vijf kleuren
}
score-most-ducats = { $ducats ->
    [one] Meeste geld (1)
   *[other] Meeste geld ({ $ducats })
}
score-most-cards = { $cards ->
    [one] Meeste kaarten op hand (1)
   *[other] Meeste kaarten op hand ({ $cards })
}
score-tie = Gelijke stand in punten, { $seat }: gebouwenkaarten op tafel ({ $cards })
score-tie-role = Gelijke stand in punten en gebouwenkaarten ({ $cards }), { $seat }: eerste hoofdrol { $colour }
score-tie-no-role = Gelijke stand in punten en gebouwenkaarten ({ $cards }), { $seat }: geen hoofdrol
score-tie-shared = Gelijke stand in punten en gebouwenkaarten ({ $cards }), niemand met een hoofdrol: { $seat } deelt de plaats

## The board

board-round = ronde { $round }
board-last-round = ronde { $round }, de laatste
board-deck = stapel { $cards }
board-city-deck = steden op komst { $cities }
board-prince = ♔ { $name }
board-hand = hand
board-shields = schilden
board-major = hoofdrol
board-minor = bijrol
board-in-reach = haalbaar
board-cards-short = { $cards ->
    [one] 1 kaart te kort
   *[other] { $cards } kaarten te kort
}
board-ducats-short = { $ducats ->
    [one] 1 geldstuk te kort
   *[other] { $ducats } geld te kort
}
board-cities = open steden
board-map = wapenschilden op de kaart
board-no-bid = nog geen bod
board-ducats = { $ducats ->
    [one] 1 geldstuk
   *[other] { $ducats } geldstukken
}

## The board in the browser

board-pane-map = Kaart
board-pane-cities = Steden
board-pane-court = Hof
board-the-map = De kaart
board-the-court = Het hof
board-turned-down = omgedraaid:
board-legend = Open; omgedraaid +n
board-pile-buildings = { $cards ->
    [one] 1 gebouw
   *[other] { $cards } gebouwen
}
board-pile-cities = { $cities ->
    [one] 1 stad
   *[other] { $cities } steden
}
board-last-when = Laatste ronde als de stapel onder { $cards } komt
board-last-now = Dit is de laatste ronde
board-open-cities = Open steden
board-more-cities = { $cities ->
    [0] er komen er geen meer
   *[other] nog { $cities }
}
board-ducats-label = Geldstukken
board-missing = { $building }, ontbreekt
board-present = { $building }
board-family = { $name }: { $score } punten, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
  } op hand, nog { $shields ->
    [one] 1 wapenschild
   *[other] { $shields } wapenschilden
  }
board-built = Gebouwd: { $cities }
board-removed = Uit het spel: { $cards }
board-leads-with = leidt met { $price }
board-choosing = kiest
board-sealed = heeft gekozen
board-lots = Groepen, de kleinste eerst
board-lot-now = nu
board-lot-next = hierna
board-lot-then = dan
board-lot-sold = { $name } · { $price }
board-lot-unsold = onverkocht
board-role-sale = Een rol wordt geveild
board-ladder = Je bod
board-offers = Biedingen
board-all = Alles, { $most }
board-slots = Kaarten voor de veiling
board-slot-1 = eerste
board-slot-2 = tweede
board-slot-3 = derde
board-put-back = Neem terug: { $building }
board-choose-card = { $cards ->
    [0] { $building }: geen meer
   *[other] { $building }: kies er een van { $cards }
}
board-seal = { $left ->
    [0] Leg { $cards } kaarten neer
    [one] Kies er nog 1
   *[other] Kies er nog { $left }
}
board-which-colour = { noun-colour }
board-cards-held = { $building }: { $cards } op hand
board-play = { $cards ->
    [one] Speel 1 { $building }
   *[other] Speel { $cards } × { $building }
}
board-play-which = Kies een kleur om te spelen
board-face-down = { $cards ->
    [one] 1 verdekt
   *[other] { $cards } verdekt
}
board-ducats-hidden = geldstukken, verborgen
board-shields-own = wapenschilden over

board-shield-effect = jij { $before } → { $shields }, { $rank }
board-zoom = Dichterbij

row-region = { $region }
row-roles = Rollen in bezit
noun-colour = Kleur
noun-cards = Kaarten
noun-city = Stad
noun-region = Gebied
board-court = Het hof: open en verdekte kaarten
board-cards-lie = { $up } open, { $down } verdekt
board-city = { $name }: { $cost } geldstukken, { $points } punten, { $shields ->
    [one] 1 wapenschild
   *[other] { $shields } wapenschilden
  }; vraagt { $asks }; grenst aan { $where }
board-region = { $region }: { $shields }
board-shields-left = { $shields ->
    [one] nog 1 wapenschild
   *[other] nog { $shields } wapenschilden
}
row-sets = Sets van vijf kleuren
row-most-ducats = Meeste geld
row-most-cards = Meeste kaarten op hand
