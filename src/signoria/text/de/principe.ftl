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
box-field-vp = Siegpunkte
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
    [0] { $cards ->
        [one] Eine { $colour }e Karte wird versteigert. Eröffne das Bieten oder steig aus.
       *[other] { $cards } { $colour }e Karten werden versteigert. Eröffne das Bieten oder steig aus.
    }
   *[other] { $cards ->
        [one] Eine { $colour }e Karte wird versteigert; { $leader } bietet { $price }. Biete mehr oder steig aus.
       *[other] { $cards } { $colour }e Karten werden versteigert; { $leader } bietet { $price }. Biete mehr oder steig aus.
    }
}
prompt-bid-for-role = { $price ->
    [0] Die { $colour }e { $tile } wird unter denen versteigert, die gleichauf liegen. Eröffne das Bieten oder steig aus.
   *[other] Die { $colour }e { $tile } wird unter denen versteigert, die gleichauf liegen; { $leader } bietet { $price }. Biete mehr oder steig aus.
}
prompt-which-city = Du hast die Karten ersteigert: Errichte jetzt eine Stadt oder lass es.
prompt-build-or-play = Errichte eine Stadt, spiele Karten einer Farbe aus oder tu nichts.
prompt-play-cards = Spiele Karten einer Farbe aus oder tu nichts. In Runde 1 kann keine Stadt errichtet werden.
prompt-which-region = { $shields ->
    [one] Setze ein Wappen für { $city } oder halte es zurück.
   *[other] Setze bis zu { $shields } Wappen für { $city }, eins nach dem anderen.
}
prompt-which-card = Decke eine deiner verdeckten Karten auf, aber keine grüne.
prompt-card-or-none = Decke eine deiner verdeckten Karten auf, aber keine grüne, oder lass sie liegen.
prompt-which-region-of-all = Setze ein Wappen in eine beliebige Region.

## Actions

action-pass-bid-for-lot = Aussteigen
action-pass-bid-for-role = { action-pass-bid-for-lot }
action-pass-which-city = Jetzt nichts errichten
action-pass-build-or-play = Nichts tun
action-pass-play-cards = { action-pass-build-or-play }
action-pass-which-region = Den Rest zurückhalten
action-pass-card-or-none = Keine aufdecken
action-lay = Eine { $colour }e Karte auslegen
action-build = { $city } errichten
action-play = { $cards ->
    [one] Eine { $colour }e Karte ausspielen
   *[other] { $cards } { $colour }e Karten ausspielen
}
action-shield = Ein Wappen setzen: { $region }
action-reveal = Eine { $colour }e Karte aufdecken

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
event-laid = { $cards ->
    [one] { $seat } hat eine { $colour }e Karte ausgelegt.
   *[other] { $seat } hat { $cards } { $colour }e Karten ausgelegt.
}
event-drawn-for-auction = { $cards ->
    [one] Eine { $colour }e Karte kommt vom Stapel.
   *[other] { $cards } { $colour }e Karten kommen vom Stapel.
}
event-refilled = { $cards ->
    [one] Die eine Karte, die niemand wollte, ist wieder der Stapel.
   *[other] Die { $cards } Karten, die niemand wollte, werden gemischt und sind wieder der Stapel.
}
event-surplus-leaves = { $cards ->
    [one] Die letzte Karte des Stapels kommt ungesehen aus dem Spiel.
   *[other] Die letzten { $cards } Karten des Stapels kommen ungesehen aus dem Spiel.
}
event-lot-offered = { $cards ->
    [one] Eine { $colour }e Karte kommt unter den Hammer.
   *[other] { $cards } { $colour }e Karten kommen unter den Hammer.
}
event-lot-sold = { $cards ->
    [one] { $seat } ersteigert eine { $colour }e Karte für { $price } und ist Il Principe.
   *[other] { $seat } ersteigert { $cards } { $colour }e Karten für { $price } und ist Il Principe.
}
event-lot-removed = { $cards ->
    [one] Niemand will die { $colour }e Karte: Sie kommt aus dem Spiel.
   *[other] Niemand will die { $cards } { $colour }en Karten: Sie kommen aus dem Spiel.
}
event-city-built = { $seat } errichtet { $city } für { $ducats } Dukaten und erhält { $points } Siegpunkte.
event-shield-placed = { $seat } setzt ein Wappen: { $region }.
event-shields-kept = { $seat } hält die übrigen Wappen zurück.
event-role-scored = { $points ->
    [one] { $seat } erhält 1 Siegpunkt für die { $colour }e { $tile }.
   *[other] { $seat } erhält { $points } Siegpunkte für die { $colour }e { $tile }.
}
event-city-turned-up = { $city } kann jetzt errichtet werden.
event-cards-played = { $cards ->
    [one] { $seat } spielt eine { $colour }e Karte aus.
   *[other] { $seat } spielt { $cards } { $colour }e Karten aus.
}
event-nothing-done = { $seat } tut nichts.
event-roles-return = Alle Rollen kommen zurück auf den Spielplan.
event-role-offered = Die { $colour }e { $tile } wird unter denen versteigert, die gleichauf liegen.
event-role-bought = { $seat } zahlt { $price } für die { $colour }e { $tile } und ist Il Principe.
event-role-unsold = Niemand will die { $colour }e { $tile }.
event-role-taken = { $seat } nimmt die { $colour }e { $tile }.
event-turned-down = { $cards ->
    [one] { $seat } verdeckt eine { $colour }e Karte.
   *[other] { $seat } verdeckt { $cards } { $colour }e Karten.
}
event-turned-up = { $seat } deckt eine { $colour }e Karte wieder auf.
event-none-turned-up = { $seat } deckt keine Karte auf.
event-point-gained = { $seat } erhält 1 Siegpunkt.
event-card-drawn = { $seat } zieht eine Gebäudekarte.
event-ducats-gained = { $seat } erhält { $ducats } Dukaten.
event-game-ends = { $cause }
cause-cities-short = Weniger als vier Städte liegen offen: Das Spiel ist aus.
cause-deck-short = Der Stapel hat zu wenige Karten für eine weitere Versteigerung: Das Spiel ist aus.
cause-last-round-over = Die letzte Runde ist vorbei.

## Refusals

refusal-no-card-to-lay = Du hast keine { $colour }e Karte mehr zum Auslegen.
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
refusal-too-few-cards = Du kannst keine { $cards } { $colour }en Karten ausspielen: Du hast { $held }.
refusal-no-city-in-round-1 = In Runde 1 kann keine Stadt errichtet werden.
refusal-city-built = { $city } ist schon errichtet.
refusal-city-not-open = { $city } liegt nicht offen.
refusal-cards-missing = Du hast nicht alle Karten, die { $city } verlangt.
refusal-ducats-missing = { $city } kostet { $cost } Dukaten, und du hast { $ducats }.
refusal-region-not-touched = { $city } grenzt nicht an diese Region: { $region }.
refusal-power-must-be-used = Die Fähigkeit einer Rolle muss genutzt werden, wenn es geht.
refusal-green-stays-down = Die grüne Rolle deckt jede Karte auf, nur keine grüne.
refusal-no-card-face-down = Du hast keine { $colour }e Karte verdeckt liegen.

## What an answer leads to

fact-withdraws = Wer aussteigt, ist endgültig aus dieser Versteigerung.
fact-bid-leaves = Ein Gebot von { $amount } lässt dir { $ducats }.
fact-then-in-reach = Mit den Karten könntest du dann errichten: { $each }.
    .each = { $city }
fact-then-too-dear = Mit den Karten, aber nicht mit diesem Geld, könntest du errichten: { $each }.
    .each = { $city }
fact-power = { $power }
fact-city-scores = { $points } Punkte für dich; es { $ducats ->
    [one] bleibt 1 Dukaten
   *[other] bleiben { $ducats } Dukaten
  }.
fact-role-scores = Durch ihre Rollen: { $each }.
    .each = { $seat } +{ $points }
fact-cards-up = { $building }, offen: du { $before } → { $cards }.
fact-others-up = { $each }.
    .each = { $seat } { $cards }
fact-takes-major = Du wärst { $major }; dann werden { $down } deiner { $cards } Karten verdeckt.
fact-bids-for-major = Du würdest um die Rolle { $major } bieten, gegen { $each }.
    .each = { $seat }
fact-takes-minor = Du wärst { $minor }.
fact-bids-for-minor = Du würdest um die Rolle { $minor } bieten, gegen { $each }.
    .each = { $seat }
fact-no-role = Du hättest keine Rolle dieser Farbe.
fact-shield = { $region }: { board-shield-effect }.
fact-others-shields = { $each }.
    .each = { $seat } { $shields }
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
score-major = Hauptrolle { $colour }
score-minor = Nebenrolle { $colour }
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
score-tie-role = Gleichstand nach Punkten und Gebäudekarten ({ $cards }), { $seat }: erste Hauptrolle { $colour }
score-tie-no-role = Gleichstand nach Punkten und Gebäudekarten ({ $cards }), { $seat }: keine Hauptrolle
score-tie-shared = Gleichstand nach Punkten und Gebäudekarten ({ $cards }), niemand mit Hauptrolle: { $seat } teilt den Platz

## The board

board-round = Runde { $round }
board-last-round = Runde { $round }, die letzte
board-deck = Stapel { $cards }
board-city-deck = weitere Städte { $cities }
board-prince = ♔ { $name }
board-hand = Hand
board-shields = Wappen
board-major = Hauptrolle
board-minor = Nebenrolle
board-in-reach = machbar
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
board-legend = Offen; verdeckt +n
board-pile-buildings = { $cards ->
    [one] 1 Gebäude
   *[other] { $cards } Gebäude
}
board-pile-cities = { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
}
board-last-when = Letzte Runde, sobald der Stapel unter { $cards } fällt
board-last-now = Dies ist die letzte Runde
board-open-cities = Offene Städte
board-more-cities = { $cities ->
    [0] keine weiteren
   *[other] noch { $cities }
}
board-ducats-label = Dukaten
board-missing = { $building }, fehlt
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
board-leads-with = führt mit { $price }
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
board-slot-1 = erste
board-slot-2 = zweite
board-slot-3 = dritte
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
board-which-colour = { noun-colour }
board-cards-held = { $building }: { $cards } auf der Hand
board-play = { $cards ->
    [one] 1 × { $building } ausspielen
   *[other] { $cards } × { $building } ausspielen
}
board-play-which = Wähle eine Farbe zum Ausspielen
board-face-down = { $cards ->
    [one] 1 verdeckt
   *[other] { $cards } verdeckt
}
board-ducats-hidden = Dukaten, verborgen
board-shields-own = übrige Wappen

board-shield-effect = du { $before } → { $shields }, { $rank }
board-zoom = Näher heran

row-region = { $region }
row-roles = Rollen im Besitz
noun-colour = Farbe
noun-cards = Karten
noun-city = Stadt
noun-region = Region
board-court = Der Hof: offene und verdeckte Karten
board-cards-lie = { $up } offen, { $down } verdeckt
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
