### Il Principe: prompts, events, refusals, scores and names.

title = Il Principe
tagline = Koop gebouwen op de veiling, bouw steden en bekleed de rollen van het Italië van de renaissance.

## Forms that only this language needs

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
building-named = { $colour-code ->
    [green] { building-green }
    [white] { building-white }
    [red] { building-red }
    [blue] { building-blue }
   *[yellow] { building-yellow }
}
building-cards = { $colour-code ->
    [green] { $cards ->
        [one] 1 Universiteit
       *[other] { $cards } Universiteiten
    }
    [white] { $cards ->
        [one] 1 Kathedraal
       *[other] { $cards } Kathedralen
    }
    [red] { $cards ->
        [one] 1 Stadhuis
       *[other] { $cards } Stadhuizen
    }
    [blue] { $cards ->
        [one] 1 Kasteel
       *[other] { $cards } Kastelen
    }
   *[yellow] { $cards ->
        [one] 1 Markt
       *[other] { $cards } Markten
    }
}
major-named = { $colour-code ->
    [green] { major-green }
    [white] { major-white }
    [red] { major-red }
    [blue] { major-blue }
   *[yellow] { major-yellow }
}
minor-named = { $colour-code ->
    [green] { minor-green }
    [white] { minor-white }
    [red] { minor-red }
    [blue] { minor-blue }
   *[yellow] { minor-yellow }
}
role-named = { $tile-code ->
    [major] { major-named }
   *[minor] { minor-named }
}

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

edition-amigo = { printing-principe-amigo }
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
box-field-vp = { points }
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
    [0] Geveild wordt: { building-cards } ({ $colour }). Open het bieden, of stap uit.
   *[other] Geveild wordt: { building-cards } ({ $colour }); { $leader } biedt { $price }. Bied meer, of stap uit.
}
prompt-bid-for-role = { $price ->
    [0] { role-named }, geveild onder wie gelijk staat. Open het bieden, of stap uit.
   *[other] { role-named }, geveild onder wie gelijk staat; { $leader } biedt { $price }. Bied meer, of stap uit.
}
prompt-which-city = Je hebt de kaarten gewonnen: bouw nu een stad, of niet.
prompt-build-or-play = Bouw een stad, speel kaarten van één kleur, of doe niets.
prompt-play-cards = Speel kaarten van één kleur, of doe niets. In de eerste ronde kan geen stad worden gebouwd.
prompt-which-region = { $shields ->
    [one] Plaats een wapenschild voor { $city }, of houd het achter.
   *[other] Plaats hoogstens { $shields } wapenschilden voor { $city }, een voor een.
}
prompt-which-card = Leg een van je verdekte kaarten open, maar geen Universiteit.
prompt-card-or-none = Leg een van je verdekte kaarten open, maar geen Universiteit, of laat ze liggen.
prompt-which-region-of-all = Plaats een wapenschild in een gebied naar keuze.

## Actions

action-pass-bid-for-lot = Stap uit
action-pass-bid-for-role = { action-pass-bid-for-lot }
action-pass-which-city = Bouw nu niets
action-pass-build-or-play = Doe niets
action-pass-play-cards = { action-pass-build-or-play }
action-pass-which-region = Houd de rest achter
action-pass-card-or-none = Leg er geen open
action-lay = Leg een kaart neer: { building-named } ({ $colour })
action-build = Bouw { $city }
action-play = Speel { building-cards } ({ $colour })
action-shield = Plaats een wapenschild in { $region }
action-reveal = Leg een kaart open: { building-named } ({ $colour })
event-drawn-you = { $cards ->
    [one] Je neemt één gebouwenkaart.
   *[other] Je neemt { $cards } gebouwenkaarten.
}

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
event-laid = { $seat } heeft { building-cards } neergelegd.
event-laid-you = Je hebt { building-cards } neergelegd.
event-drawn-for-auction = Van de stapel: { building-cards }.
event-refilled = { $cards ->
    [one] De ene kaart die niemand wilde, vormt weer de stapel.
   *[other] De { $cards } kaarten die niemand wilde, worden geschud en vormen weer de stapel.
}
event-surplus-leaves = { $cards ->
    [one] De laatste kaart van de stapel verdwijnt ongezien uit het spel.
   *[other] De laatste { $cards } kaarten van de stapel verdwijnen ongezien uit het spel.
}
event-lot-offered = Geveild wordt: { building-cards } ({ $colour }).
event-lot-sold = { $seat } koopt { building-cards } voor { $price } en is Il Principe.
event-lot-sold-you = Je koopt { building-cards } voor { $price } en bent Il Principe.
event-lot-removed = { $cards ->
    [one] Niemand wil { building-cards }: de kaart verdwijnt uit het spel.
   *[other] Niemand wil { building-cards }: de kaarten verdwijnen uit het spel.
}
event-city-built = { $seat } bouwt { $city } voor { $ducats } geldstukken en krijgt { $points } punten.
event-city-built-you = Je bouwt { $city } voor { $ducats } geldstukken en krijgt { $points } punten.
event-shield-placed = { $seat } plaatst een wapenschild in { $region }.
event-shield-placed-you = Je plaatst een wapenschild in { $region }.
event-shields-kept = { $seat } houdt de overige wapenschilden achter.
event-shields-kept-you = Je houdt de overige wapenschilden achter.
event-role-scored = { $points ->
    [one] { $seat } krijgt 1 punt als { role-named }.
   *[other] { $seat } krijgt { $points } punten als { role-named }.
}
event-role-scored-you = { $points ->
    [one] Je krijgt 1 punt als { role-named }.
   *[other] Je krijgt { $points } punten als { role-named }.
}
event-city-turned-up = { $city } kan nu worden gebouwd.
event-cards-played = { $seat } speelt { building-cards }.
event-cards-played-you = Je speelt { building-cards }.
event-nothing-done = { $seat } doet niets.
event-nothing-done-you = Je doet niets.
event-roles-return = Alle rollen gaan terug naar het bord.
event-role-offered = Geveild onder wie gelijk staat: { role-named }.
event-role-bought = { $seat } betaalt { $price }, wordt { role-named } en is Il Principe.
event-role-bought-you = Je betaalt { $price }, wordt { role-named } en bent Il Principe.
event-role-unsold = Niemand wil { role-named } worden.
event-role-taken = { $seat } wordt { role-named }.
event-role-taken-you = Je wordt { role-named }.
event-turned-down = { $seat } draait { building-cards } om.
event-turned-down-you = Je draait { building-cards } om.
event-turned-up = { $seat } legt weer open: { building-named }.
event-turned-up-you = Je legt weer open: { building-named }.
event-none-turned-up = { $seat } legt geen kaart open.
event-none-turned-up-you = Je legt geen kaart open.
event-point-gained = { $seat } krijgt 1 punt.
event-point-gained-you = Je krijgt 1 punt.
event-card-drawn = { $seat } neemt een gebouwenkaart.
event-card-drawn-you = Je neemt een gebouwenkaart.
event-ducats-gained = { $seat } krijgt { $ducats } geldstukken.
event-ducats-gained-you = Je krijgt { $ducats } geldstukken.
event-game-ends = { $cause }
cause-cities-short = Er liggen minder dan vier steden open: het spel is afgelopen.
cause-deck-short = De stapel heeft te weinig kaarten voor nog een veiling: het spel is afgelopen.
cause-last-round-over = De laatste ronde is afgelopen.
story-led = { $seat } stond voor, { $points } tegen { $behind }
story-led-you = jij stond voor, { $points } tegen { $behind }
story-level = gelijk aan kop, elk { $points } punten
story-dealt = { $cards ->
    [0] Iedereen kreeg { $ducats } geldstukken; er worden geen kaarten gedeeld.
   *[other] { $ducats ->
        [0] Iedereen kreeg { $cards } kaarten.
       *[other] Iedereen kreeg { $ducats } geldstukken en { $cards } kaarten.
    }
}
story-laid = Op de veiling: { $lots }.
story-lot-sold = **{ $seat }** nam { $cards } voor { $price } ({ $bids }).
story-lot-sold-you = **Jij** nam { $cards } voor { $price } ({ $bids }).
story-lot-alone = **{ $seat }** nam { $cards } voor { $price }; niemand anders bood.
story-lot-alone-you = **Jij** nam { $cards } voor { $price }; niemand anders bood.
story-lot-removed = Niemand wilde { $cards }: uit het spel.
story-out = { $count ->
    [one] { $names } stapte uit.
   *[other] { $names } stapten uit.
}
story-out-you = Jij stapte uit.
story-built = **{ $seat }** bouwde { $city }: **+{ $points }**.
story-built-you = **Jij** bouwde { $city }: **+{ $points }**.
story-shields = { $count ->
    [one] Een wapenschild in { $regions }.
   *[other] { $count } wapenschilden in { $regions }.
}
story-role-gains = Door rollen: { $gains }.
story-played = **{ $seat }** speelde { $cards }.
story-played-you = **Jij** speelde { $cards }.
story-role-sold = **{ $seat }** wordt **{ $cards }** voor { $price } ({ $bids }).
story-role-sold-you = **Jij** wordt **{ $cards }** voor { $price } ({ $bids }).
story-role-alone = **{ $seat }** wordt **{ $cards }** voor { $price }.
story-role-alone-you = **Jij** wordt **{ $cards }** voor { $price }.
story-role-taken = **{ $seat }** wordt **{ $office }**.
story-role-taken-you = **Jij** wordt **{ $office }**.
story-role-unsold = Niemand wilde { $office } worden.
story-power-shield = Kracht: een wapenschild in { $region }.
story-power-up = Kracht: weer open, { $building }.
story-power-point = Kracht: +1.
story-power-card = Kracht: een kaart.
story-power-ducats = Kracht: { $ducats } geldstukken.

## Refusals

refusal-no-card-to-lay = Je hebt geen { building-named } meer om neer te leggen.
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
refusal-too-few-cards = Je kunt geen { building-cards } spelen: je hebt er { $held }.
refusal-no-city-in-round-1 = In de eerste ronde kan geen stad worden gebouwd.
refusal-city-built = { $city } is al gebouwd.
refusal-city-not-open = { $city } ligt niet open.
refusal-cards-missing = Je hebt niet alle kaarten die { $city } vraagt.
refusal-ducats-missing = { $city } kost { $cost } geldstukken, en jij hebt er { $ducats }.
refusal-region-not-touched = { $city } grenst niet aan { $region }.
refusal-power-must-be-used = De kracht van een rol moet worden gebruikt als dat kan.
refusal-green-stays-down = Meester en Leerling leggen elke kaart open, behalve een Universiteit.
refusal-no-card-face-down = Je hebt geen verdekte { building-named } liggen.

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
    .each = { $seat } +{ $points }
fact-cards-up = { $building }, open: jij { $before } → { $cards }.
fact-others-up = { $each }.
    .each = { $seat } { $cards }
fact-takes-major = Je zou { $major } zijn; { $cards ->
    [1] die wordt dan omgedraaid
   *[other] { $down ->
        [one] dan wordt een van je { $cards } kaarten omgedraaid
       *[other] dan worden { $down } van je { $cards } kaarten omgedraaid
    }
}.
fact-bids-for-major = Je zou om de rol { $major } bieden tegen { $each }.
    .each = { $seat }
fact-takes-minor = Je zou { $minor } zijn.
fact-bids-for-minor = Je zou om de rol { $minor } bieden tegen { $each }.
    .each = { $seat }
fact-no-role = Je zou geen rol van deze kleur hebben.
fact-shield = { $region }: { board-shield-effect }.
fact-others-shields = { $each }.
    .each = { $seat } { $shields }
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
score-major = { major-named } (hoofdrol)
score-minor = { minor-named } (bijrol)
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
score-tie-role = Gelijke stand in punten en gebouwenkaarten ({ $cards }), { $seat }: eerste hoofdrol { major-named }
score-tie-no-role = Gelijke stand in punten en gebouwenkaarten ({ $cards }), { $seat }: geen hoofdrol
score-tie-shared = Gelijke stand in punten en gebouwenkaarten ({ $cards }), niemand met een hoofdrol: { $seat } deelt de plaats

## The board

board-round = ronde { $round }
board-last-round = ronde { $round }, de laatste
board-last-but-one = ronde { $round }, daarna de laatste
board-deck = stapel { $cards }
board-city-deck = steden op komst { $cities }
board-prince = ♔ { $name }
board-hand = hand
board-shields = schilden
board-major = hoofdrol
board-minor = bijrol
board-in-reach = haalbaar
board-can-build = haalbaar
board-short = { $cards } te kort
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
board-legend = open, + omgedraaid
board-pile-buildings = { $cards ->
    [one] 1 gebouw
   *[other] { $cards } gebouwen
}
board-pile-cities = { $cities ->
    [one] 1 stad
   *[other] { $cities } steden
}
board-when-deck = Laatste ronde: minder dan { $cards } gebouwen.
board-when-cities = Einde: minder dan { $cities } open steden.
board-end-deck = Er zijn minder dan { $cards } gebouwen over: de volgende ronde is de laatste.
board-end-cities = Er liggen minder dan { $cities } steden open: het spel eindigt met deze ronde.
board-end-city = Er komen geen steden meer: de volgende die wordt gebouwd, beëindigt het spel met die ronde.
board-due = { $seats ->
    [one] vrij; zou naar { $names } gaan
   *[other] vrij; { $names } zouden erom bieden
}
board-last-now = Dit is de laatste ronde
board-open-cities = Open steden
board-more-cities = { $cities ->
    [0] er komen er geen meer
   *[other] nog { $cities }
}
board-ducats-label = Geldstukken
board-missing = { $building }, ontbreekt
scene-laid = De gelegde kaarten
scene-from-deck = Van de stapel: { $cards }
scene-roles = De rollen van ronde { $round }
scene-role-bought = voor { $price } in de veiling bij gelijke stand
scene-role-unsold = niemand wil hem
scene-brought-card-drawn = + 1 kaart
scene-brought-turned-up = + een kaart open
scene-brought-shield-placed = + 1 wapenschild

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
board-leads = leidt, { $price }
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
board-cards-held = { $building }: { $cards } op hand
board-play = Speel { building-cards }
board-play-which = Druk op de kaarten die je speelt
board-lay-chosen = Leg de gekozen kaarten neer, of neem er een terug.
board-of-held = { $held ->
    [1] je enige
   *[other] van je { $held }
}
board-fewest-major = { board-of-held }; { $cards ->
    [one] 1 is genoeg
   *[other] { $cards } zijn genoeg
  } voor { $role }
board-fewest-minor = { board-fewest-major }
board-fewest-bid = { board-of-held }; { $cards ->
    [one] 1 is genoeg
   *[other] { $cards } zijn genoeg
  } om op een rol te bieden
board-fewest-none = { board-of-held }; geen rol is haalbaar
board-brings-major = { $cards } voor { $role }
board-brings-minor = { board-brings-major }
board-brings-bid = { $cards } om te bieden
board-brings-none = geen rol haalbaar
board-cities-in-reach = { $cities } steden
board-face-down = { $cards ->
    [one] 1 verdekt
   *[other] { $cards } verdekt
}
board-stays-down = blijft verdekt
board-ducats-hidden = geldstukken, verborgen
board-shields-own = wapenschilden over
board-ducats-word = { $ducats ->
    [one] geldstuk
   *[other] geldstukken
}
board-shields-word = { $shields ->
    [one] schild
   *[other] schilden
}

board-shield-effect = jij { $before } → { $shields }, { $rank }
board-zoom = Dichterbij
board-keep-back = Houd het achter
sheet-points = Waar de punten vandaan komen
sheet-roles = Rollen, als anderen bouwden
sheet-power = { $major } en { $minor }
sheet-court = Rollen en open kaarten
sheet-would-be = zou { $role } zijn
sheet-ties-for = gelijk voor { $role }
sheet-built = Gebouwde steden
sheet-none-built = nog geen
sheet-bought = Gekocht, en voor hoeveel
sheet-none-bought = nog niets
sheet-hand = In de hand, voor zover bekend
sheet-hand-known = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
  }{ $some ->
    [0] , geen ervan gezien
   *[other] : { $known } gezien bij de aankoop, { $unseen } niet gezien
  }
sheet-between = Tussen jou en { $name }
sheet-contested = { $region }: jij { $mine }, { $name } { $theirs }

row-region = { $region }
row-roles = Rollen in bezit
row-tie = Gelijke stand in punten: gebouwenkaarten op tafel
noun-colour = Kleur
noun-cards = Kaarten
noun-city = Stad
noun-region = Gebied
board-court = Het hof: open + verdekte kaarten
board-city-leads = { $city }: { $says }
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
