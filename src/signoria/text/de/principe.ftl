### Il Principe: prompts, events, refusals, scores and names.

title = Il Principe
tagline = Ersteigere Gebäude, errichte Städte und besetze die Rollen im Italien der Renaissance.

## Names

colour-green = grün
colour-white = weiß
colour-red = rot
colour-blue = blau
colour-yellow = gelb

building-green = Universität
building-white = Kathedrale
building-red = Rathaus
building-blue = Burg
building-yellow = Markt

major-green = Meister
major-white = Bischof
major-red = Magistrat
major-blue = Edelmann
major-yellow = Bankier
minor-green = Lehrling
minor-white = Priester
minor-red = Notar
minor-blue = Ritter
minor-yellow = Kaufmann

tile-major = Hauptrolle
tile-minor = Nebenrolle
building-named = { $colour-code ->
    [green] { building-green }
    [white] { building-white }
    [red] { building-red }
    [blue] { building-blue }
   *[yellow] { building-yellow }
}
building-cards = { $colour-code ->
    [green] { $cards ->
        [one] 1 Universität
       *[other] { $cards } Universitäten
    }
    [white] { $cards ->
        [one] 1 Kathedrale
       *[other] { $cards } Kathedralen
    }
    [red] { $cards ->
        [one] 1 Rathaus
       *[other] { $cards } Rathäuser
    }
    [blue] { $cards ->
        [one] 1 Burg
       *[other] { $cards } Burgen
    }
   *[yellow] { $cards ->
        [one] 1 Markt
       *[other] { $cards } Märkte
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
edition-mtm-fr = Mind the Move 2005, französische Spielregel
edition-mtm-nl = Mind the Move 2005, niederländische Zusammenfassung

phase-new-cards = Neue Karten
phase-auction = Versteigerung
phase-building = Errichten oder ausspielen
phase-roles = Rollen

power-green = Ihre Fähigkeit: eine deiner verdeckten Karten aufdecken, aber keine Universität.
power-white = Ihre Fähigkeit: 1 Punkt.
power-red = Ihre Fähigkeit: eine Gebäudekarte ziehen.
power-blue = Ihre Fähigkeit: ein Wappen in eine beliebige Region.
power-yellow = Ihre Fähigkeit: 2 Dukaten.

rank-first = dann an der Spitze
rank-tied = dann gleichauf an der Spitze
rank-second = dann an zweiter Stelle
rank-tied-second = dann gleichauf an zweiter Stelle
rank-behind = noch immer zurück

## The box

box-kind-city = Stadtkarten
box-field-cost = Preis
box-field-vp = { points }
box-field-shields = Wappen
box-field-icons = Karten
box-field-regions = Regionen
box-because-balance = Rekonstruiert: Keine Quelle zeigt es. Bei uns verlangen die Städte jeder Größe jede Farbe gleich oft, und eine Stadt grenzt an die Regionen, die um sie liegen.

## Prompts

prompt-lay-cards = { $cards ->
    [one] Lege noch eine Karte verdeckt für die Versteigerung aus.
   *[other] Lege { $cards } Karten verdeckt für die Versteigerung aus.
}
prompt-bid-for-lot = { $price ->
    [0] Versteigert wird: { building-cards } ({ $colour }). Eröffne das Bieten oder steig aus.
   *[other] Versteigert wird: { building-cards } ({ $colour }); { $leader } bietet { $price }. Biete mehr oder steig aus.
}
prompt-bid-for-role = { $price ->
    [0] { role-named }, versteigert unter denen, die gleichauf liegen. Eröffne das Bieten oder steig aus.
   *[other] { role-named }, versteigert unter denen, die gleichauf liegen; { $leader } bietet { $price }. Biete mehr oder steig aus.
}
prompt-which-city = Du hast die Karten ersteigert: Errichte jetzt eine Stadt oder lass es.
prompt-build-or-play = Errichte eine Stadt, spiele Karten einer Farbe aus oder tu nichts.
prompt-play-cards = Spiele Karten einer Farbe aus oder tu nichts. In Runde 1 kann keine Stadt errichtet werden.
prompt-which-region = { $shields ->
    [one] Setze ein Wappen für { $city } oder halte es zurück.
   *[other] Setze bis zu { $shields } Wappen für { $city }, eins nach dem anderen.
}
prompt-which-card = Decke eine deiner verdeckten Karten auf, aber keine Universität.
prompt-card-or-none = Decke eine deiner verdeckten Karten auf, aber keine Universität, oder lass sie liegen.
prompt-which-region-of-all = Setze ein Wappen in eine beliebige Region.

## Actions

action-pass-bid-for-lot = Aussteigen
action-pass-bid-for-role = { action-pass-bid-for-lot }
action-pass-which-city = Jetzt nichts errichten
action-pass-build-or-play = Nichts tun
action-pass-play-cards = { action-pass-build-or-play }
action-pass-which-region = Den Rest zurückhalten
action-pass-card-or-none = Keine aufdecken
action-lay = { building-named } ({ $colour }) auslegen
action-build = { $city } errichten
action-play = { building-cards } ({ $colour }) ausspielen
action-shield = Ein Wappen setzen: { $region }
action-reveal = { building-named } ({ $colour }) aufdecken
event-drawn-you = { $cards ->
    [one] Du ziehst eine Gebäudekarte.
   *[other] Du ziehst { $cards } Gebäudekarten.
}

## Events

event-round-begins = Runde { $round } beginnt.
event-last-round = { $cards ->
    [0] Der Stapel der Gebäudekarten ist leer: Dies ist die letzte Runde.
    [one] Im Stapel ist noch eine Gebäudekarte: Dies ist die letzte Runde.
   *[other] Im Stapel sind nur noch { $cards } Gebäudekarten: Dies ist die letzte Runde.
}
event-income = Alle erhalten { $ducats } Dukaten von der Bank.
event-drawn = { $cards ->
    [one] { $seat } zieht eine Gebäudekarte.
   *[other] { $seat } zieht { $cards } Gebäudekarten.
}
event-laid = { $seat } hat { building-cards } ausgelegt.
event-laid-you = Du hast { building-cards } ausgelegt.
event-drawn-for-auction = Vom Stapel: { building-cards }.
event-refilled = { $cards ->
    [one] Die eine Karte, die niemand wollte, ist wieder der Stapel.
   *[other] Die { $cards } Karten, die niemand wollte, werden gemischt und sind wieder der Stapel.
}
event-surplus-leaves = { $cards ->
    [one] Die letzte Karte des Stapels kommt ungesehen aus dem Spiel.
   *[other] Die letzten { $cards } Karten des Stapels kommen ungesehen aus dem Spiel.
}
event-lot-offered = Unter den Hammer kommt: { building-cards } ({ $colour }).
event-lot-sold = { $seat } ersteigert { building-cards } für { $price } und ist Il Principe.
event-lot-sold-you = Du ersteigerst { building-cards } für { $price } und bist Il Principe.
event-lot-removed = { $cards ->
    [one] Niemand will { building-cards }: Die Karte kommt aus dem Spiel.
   *[other] Niemand will { building-cards }: Die Karten kommen aus dem Spiel.
}
event-city-built = { $seat } errichtet { $city } für { $ducats } Dukaten und erhält { $points } Punkte.
event-city-built-you = Du errichtest { $city } für { $ducats } Dukaten und erhältst { $points } Punkte.
event-shield-placed = { $seat } setzt ein Wappen: { $region }.
event-shield-placed-you = Du setzt ein Wappen: { $region }.
event-shields-kept = { $seat } hält die übrigen Wappen zurück.
event-shields-kept-you = Du hältst die übrigen Wappen zurück.
event-role-scored = { $points ->
    [one] { $seat } erhält 1 Punkt als { role-named }.
   *[other] { $seat } erhält { $points } Punkte als { role-named }.
}
event-role-scored-you = { $points ->
    [one] Du erhältst 1 Punkt als { role-named }.
   *[other] Du erhältst { $points } Punkte als { role-named }.
}
event-city-turned-up = { $city } kann jetzt errichtet werden.
event-cards-played = { $seat } spielt { building-cards } aus.
event-cards-played-you = Du spielst { building-cards } aus.
event-nothing-done = { $seat } tut nichts.
event-nothing-done-you = Du tust nichts.
event-roles-return = Alle Rollen kommen zurück auf den Spielplan.
event-role-offered = Versteigert wird unter denen, die gleichauf liegen: { role-named }.
event-role-bought = { $seat } zahlt { $price }, wird { role-named } und ist Il Principe.
event-role-bought-you = Du zahlst { $price }, wirst { role-named } und bist Il Principe.
event-role-unsold = Niemand will { role-named } werden.
event-role-taken = { $seat } wird { role-named }.
event-role-taken-you = Du wirst { role-named }.
event-turned-down = { $seat } verdeckt { building-cards }.
event-turned-down-you = Du verdeckst { building-cards }.
event-turned-up = { $seat } deckt wieder auf: { building-named }.
event-turned-up-you = Du deckst wieder auf: { building-named }.
event-none-turned-up = { $seat } deckt keine Karte auf.
event-none-turned-up-you = Du deckst keine Karte auf.
event-point-gained = { $seat } erhält 1 Punkt.
event-point-gained-you = Du erhältst 1 Punkt.
event-card-drawn = { $seat } zieht eine Gebäudekarte.
event-card-drawn-you = Du ziehst eine Gebäudekarte.
event-ducats-gained = { $seat } erhält { $ducats } Dukaten.
event-ducats-gained-you = Du erhältst { $ducats } Dukaten.
event-game-ends = { $cause }
cause-cities-short = Weniger als vier Städte liegen offen: Das Spiel ist aus.
cause-deck-short = Der Stapel hat zu wenige Karten für eine weitere Versteigerung: Das Spiel ist aus.
cause-last-round-over = Die letzte Runde ist vorbei.
story-led = { $seat } führte, { $points } zu { $behind }
story-led-you = du führtest, { $points } zu { $behind }
story-level = Gleichstand an der Spitze, je { $points } Punkte
story-dealt = { $cards ->
    [0] Alle erhielten { $ducats } Dukaten; Karten gibt es keine mehr.
   *[other] { $ducats ->
        [0] Alle erhielten { $cards } Karten.
       *[other] Alle erhielten { $ducats } Dukaten und { $cards } Karten.
    }
}
story-laid = Zur Versteigerung: { $lots }.
story-lot-sold = **{ $seat }** ersteigerte { $cards } für { $price } ({ $bids }).
story-lot-sold-you = **Du** hast { $cards } für { $price } ersteigert ({ $bids }).
story-lot-alone = **{ $seat }** ersteigerte { $cards } für { $price }; sonst bot niemand.
story-lot-alone-you = **Du** hast { $cards } für { $price } ersteigert; sonst bot niemand.
story-lot-removed = Niemand wollte { $cards }: aus dem Spiel.
story-out = { $count ->
    [one] { $names } ist ausgestiegen.
   *[other] { $names } sind ausgestiegen.
}
story-out-you = Du bist ausgestiegen.
story-built = **{ $seat }** errichtete { $city }: **+{ $points }**.
story-built-you = **Du** hast { $city } errichtet: **+{ $points }**.
story-shields = { $count ->
    [one] Ein Wappen: { $regions }.
   *[other] { $count } Wappen: { $regions }.
}
story-role-gains = Durch Rollen: { $gains }.
story-played = **{ $seat }** spielte { $cards } aus.
story-played-you = **Du** hast { $cards } ausgespielt.
story-role-sold = **{ $seat }** wird **{ $cards }** für { $price } ({ $bids }).
story-role-sold-you = **Du** wirst **{ $cards }** für { $price } ({ $bids }).
story-role-alone = **{ $seat }** wird **{ $cards }** für { $price }.
story-role-alone-you = **Du** wirst **{ $cards }** für { $price }.
story-role-taken = **{ $seat }** wird **{ $office }**.
story-role-taken-you = **Du** wirst **{ $office }**.
story-role-unsold = Niemand wollte { $office } werden.
story-power-shield = Sonderkraft: ein Wappen, { $region }.
story-power-up = Sonderkraft: wieder aufgedeckt, { $building }.
story-power-point = Sonderkraft: +1.
story-power-card = Sonderkraft: eine Karte.
story-power-ducats = Sonderkraft: { $ducats } Dukaten.

## Refusals

refusal-no-card-to-lay = Du hast keine Karte mehr zum Auslegen: { building-named }.
refusal-must-lay = { $cards ->
    [one] Alle legen Karten für die Versteigerung aus: Dir fehlt noch eine.
   *[other] Alle legen Karten für die Versteigerung aus: Dir fehlen noch { $cards }.
}
refusal-bid-too-low = { $price ->
    [0] Ein Gebot beträgt mindestens 1.
   *[other] { $amount } übertrifft das Gebot von { $price } nicht.
}
refusal-bid-too-high = Du hast { $ducats ->
    [one] nur einen Dukaten
   *[other] { $ducats } Dukaten
  } und kannst nicht { $amount } bieten.
refusal-no-cards-after-auction = Nach einer Versteigerung darfst du eine Stadt errichten; Karten werden in Phase 3 ausgespielt.
refusal-too-few-cards = Du kannst nicht { building-cards } ausspielen: Du hast { $held }.
refusal-no-city-in-round-1 = In Runde 1 kann keine Stadt errichtet werden.
refusal-city-built = { $city } ist schon errichtet.
refusal-city-not-open = { $city } liegt nicht offen.
refusal-cards-missing = Du hast nicht alle Karten, die { $city } verlangt.
refusal-ducats-missing = { $city } kostet { $cost } Dukaten, und du hast { $ducats }.
refusal-region-not-touched = { $city } grenzt nicht an diese Region: { $region }.
refusal-power-must-be-used = Die Fähigkeit einer Rolle muss genutzt werden, wenn es geht.
refusal-green-stays-down = Meister und Lehrling decken jede Karte auf, nur keine Universität.
refusal-no-card-face-down = Von dir liegt keine solche Karte verdeckt: { building-named }.

## What an answer leads to

fact-withdraws = Wer aussteigt, ist endgültig aus dieser Versteigerung.
fact-bid-leaves = Ein Gebot von { $amount } lässt dir { $ducats }.
fact-then-in-reach = Mit den Karten könntest du dann errichten: { $each }.
    .each = { $city }
fact-then-too-dear = Mit den Karten, aber nicht mit diesem Geld, könntest du errichten: { $each }.
    .each = { $city }
fact-power = { $power }
fact-city-scores = { $points } Punkte für dich; es { $ducats ->
    [one] bleibt 1 Dukat
   *[other] bleiben { $ducats } Dukaten
  }.
fact-role-scores = Durch ihre Rollen: { $each }.
    .each = { $seat } +{ $points }
fact-cards-up = { $building }, offen: du { $before } → { $cards }.
fact-others-up = { $each }.
    .each = { $seat } { $cards }
fact-takes-major = Du wärst { $major }; { $cards ->
    [1] sie wird dann verdeckt
   *[other] { $down ->
        [one] dann wird eine deiner { $cards } Karten verdeckt
       *[other] dann werden { $down } deiner { $cards } Karten verdeckt
    }
}.
fact-bids-for-major = Du würdest um die Rolle { $major } bieten, gegen { $each }.
    .each = { $seat }
fact-takes-minor = Du wärst { $minor }.
fact-bids-for-minor = Du würdest um die Rolle { $minor } bieten, gegen { $each }.
    .each = { $seat }
fact-no-role = Du hättest keine Rolle dieser Farbe.
fact-shield = { $region }: { board-shield-effect }.
fact-others-shields = { $each }.
    .each = { $seat } { $shields }
fact-region-points = { $points ->
    [0] So, wie es steht, keine Punkte am Ende.
   *[other] So, wie es steht, { $points } Punkte am Ende.
}

## Scores

score-track = Im Spiel erzielt
score-region-first = { $shields ->
    [one] Meiste Wappen: { $region } (1)
   *[other] Meiste Wappen: { $region } ({ $shields })
}
score-region-second = { $shields ->
    [one] Zweitmeiste Wappen: { $region } (1)
   *[other] Zweitmeiste Wappen: { $region } ({ $shields })
}
score-major = { major-named } (Hauptrolle)
score-minor = { minor-named } (Nebenrolle)
score-sets = { $sets ->
    [one] Ein Satz aus fünf Farben
   *[other] { $sets } Sätze aus fünf Farben
}
score-most-ducats = { $ducats ->
    [one] Meiste Dukaten (1)
   *[other] Meiste Dukaten ({ $ducats })
}
score-most-cards = { $cards ->
    [one] Meiste Handkarten (1)
   *[other] Meiste Handkarten ({ $cards })
}
score-tie = Gleichstand nach Punkten, { $seat }: Gebäudekarten auf dem Tisch ({ $cards })
score-tie-role = Gleichstand nach Punkten und Gebäudekarten ({ $cards }), { $seat }: erste Hauptrolle { major-named }
score-tie-no-role = Gleichstand nach Punkten und Gebäudekarten ({ $cards }), { $seat }: keine Hauptrolle
score-tie-shared = Gleichstand nach Punkten und Gebäudekarten ({ $cards }), niemand mit Hauptrolle: { $seat } teilt den Platz

## The board

board-round = Runde { $round }
board-last-round = Runde { $round }, die letzte
board-last-but-one = Runde { $round }, dann die letzte
board-deck = Stapel { $cards }
board-city-deck = weitere Städte { $cities }
board-prince = ♔ { $name }
board-hand = Hand
board-shields = Wappen
board-major = Hauptrolle
board-minor = Nebenrolle
board-in-reach = machbar
board-can-build = machbar
board-short = { $cards ->
    [one] 1 fehlt
   *[other] { $cards } fehlen
}
board-cards-short = { $cards ->
    [one] 1 Karte fehlt
   *[other] { $cards } Karten fehlen
}
board-ducats-short = { $ducats ->
    [one] 1 Dukaten fehlt
   *[other] { $ducats } Dukaten fehlen
}
board-cities = offene Städte
board-map = Wappen auf der Karte
board-no-bid = noch kein Gebot
board-ducats = { $ducats ->
    [one] 1 Dukaten
   *[other] { $ducats } Dukaten
}

## The board in the browser

board-pane-map = Karte
board-pane-cities = Städte
board-pane-court = Hof
board-the-map = Die Karte
board-the-court = Der Hof
board-turned-down = verdeckt:
board-legend = offen, + verdeckt
board-pile-buildings = { $cards ->
    [one] 1 Gebäude
   *[other] { $cards } Gebäude
}
board-pile-cities = { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
}
board-when-deck = Letzte Runde: weniger als { $cards } Gebäude.
board-when-cities = Ende: weniger als { $cities } offene Städte.
board-end-deck = Es sind weniger als { $cards } Gebäude übrig: Die nächste Runde ist die letzte.
board-end-cities = Weniger als { $cities } Städte liegen offen: Das Spiel endet mit dieser Runde.
board-end-city = Es kommen keine Städte mehr: Die nächste, die errichtet wird, beendet das Spiel mit ihrer Runde.
board-due = { $seats ->
    [one] frei; ginge an { $names }
   *[other] frei; { $names } würden darum bieten
}
board-last-now = Dies ist die letzte Runde
board-open-cities = Offene Städte
board-more-cities = { $cities ->
    [0] keine weiteren
   *[other] noch { $cities }
}
board-ducats-label = Dukaten
board-missing = { $building }, fehlt
scene-laid = Die gelegten Karten
scene-from-deck = Vom Stapel: { $cards }
scene-roles = Die Rollen der Runde { $round }
scene-role-bought = für { $price } in der Auktion bei Gleichstand
scene-role-unsold = niemand will sie
scene-brought-card-drawn = + 1 Karte
scene-brought-turned-up = + eine Karte offen
scene-brought-shield-placed = + 1 Wappen

board-present = { $building }
board-family = { $name }: { $score } Punkte, { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
  }, noch { $shields ->
    [one] 1 Wappen
   *[other] { $shields } Wappen
  }
board-built = Errichtet: { $cities }
board-removed = Aus dem Spiel: { $cards }
board-leads = führt, { $price }
board-choosing = wählt
board-sealed = hat gewählt
board-lots = Gruppen, die kleinste zuerst
board-lot-now = jetzt
board-lot-next = als Nächstes
board-lot-then = danach
board-lot-sold = { $name } · { $price }
board-lot-unsold = ohne Gebot
board-role-sale = Eine Rolle wird versteigert
board-ladder = Dein Gebot
board-offers = Gebote
board-all = Alles, { $most }
board-slots = Karten für die Versteigerung
board-put-back = Zurücknehmen: { $building }
board-choose-card = { $cards ->
    [0] { $building }: keine übrig
   *[other] { $building }: eine von { $cards } wählen
}
board-seal = { $left ->
    [0] { $cards } Karten auslegen
    [one] Noch 1 wählen
   *[other] Noch { $left } wählen
}
board-cards-held = { $building }: { $cards } auf der Hand
board-play = { building-cards } ausspielen
board-play-which = Drücke auf Karten
board-lay-chosen = Lege die gewählten Karten aus oder nimm eine zurück.
board-of-held = { $held ->
    [1] deine einzige
   *[other] von deinen { $held }
}
board-fewest-major = { board-of-held }; { $cards ->
    [one] 1 genügt
   *[other] { $cards } genügen
  } für { $role }
board-fewest-minor = { board-fewest-major }
board-fewest-bid = { board-of-held }; { $cards ->
    [one] 1 genügt
   *[other] { $cards } genügen
  }, um auf eine Rolle zu bieten
board-fewest-none = { board-of-held }; keine Rolle ist damit zu haben
board-brings-major = { $cards } für { $role }
board-brings-minor = { board-brings-major }
board-brings-bid = { $cards }, um zu bieten
board-brings-none = keine Rolle damit
board-cities-in-reach = { $cities } Städte
board-face-down = { $cards ->
    [one] 1 verdeckt
   *[other] { $cards } verdeckt
}
board-stays-down = bleibt verdeckt
board-ducats-hidden = Dukaten, verborgen
board-shields-own = übrige Wappen
board-ducats-word = { $ducats ->
    [one] Dukaten
   *[other] Dukaten
}
board-shields-word = { $shields ->
    [one] Wappen
   *[other] Wappen
}

board-shield-effect = du { $before } → { $shields }, { $rank }
board-zoom = Näher heran
board-keep-back = Zurückhalten
sheet-points = Woher die Punkte kommen
sheet-roles = Rollen, als andere bauten
sheet-power = { $major } und { $minor }
sheet-court = Rollen und offene Karten
sheet-would-be = wäre { $role }
sheet-ties-for = gleichauf für { $role }
sheet-built = Errichtete Städte
sheet-none-built = noch keine
sheet-bought = Ersteigert, und für wie viel
sheet-none-bought = noch nichts
sheet-hand = Auf der Hand, soweit bekannt
sheet-hand-known = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }{ $some ->
    [0] , keine davon gesehen
   *[other] : { $known } beim Kauf gesehen, { $unseen } nie gesehen
  }
sheet-between = Zwischen dir und { $name }
sheet-contested = { $region }: du { $mine }, { $name } { $theirs }

row-region = { $region }
row-roles = Rollen im Besitz
row-tie = Gleichstand nach Punkten: Gebäudekarten auf dem Tisch
noun-colour = Farbe
noun-cards = Karten
noun-city = Stadt
noun-region = Region
board-court = Der Hof: offene + verdeckte Karten
board-city-leads = { $city }: { $says }
board-city = { $name }: { $cost } Dukaten, { $points } Punkte, { $shields ->
    [one] 1 Wappen
   *[other] { $shields } Wappen
  }; verlangt { $asks }; grenzt an { $where }
board-region = { $region }: { $shields }
board-shields-left = { $shields ->
    [one] noch 1 Wappen
   *[other] noch { $shields } Wappen
}
row-sets = Sätze aus fünf Farben
row-most-ducats = Meiste Dukaten
row-most-cards = Meiste Handkarten
