### Il Principe: what is said of it before its table is opened.

## The game

game-principe = Il Principe
    .about = Ersteigere Gebäude, errichte Städte und halte die Rollen, die einträglich sind, wenn andere bauen.
    .facts = 2–5 Spieler · 60 min
    .authors = Emanuele Ornella

## The families, as their coats of arms are called

arms-medici = Medici
arms-visconti = Visconti
arms-carraresi = Carraresi
arms-deste = d’Este
arms-gonzaga = Gonzaga

## What an edition changes

change-start = Am Anfang
change-bids = Bietet zuerst
change-cities = Ende durch Städte
change-last = Letzte Runde
change-card = Eine gebaute Stadt
change-amigo-start = 5 Dukaten, 12 Wappen.
change-amigo-bids = wer Il Principe hat
change-amigo-cities = geprüft am Ende von Phase I
change-amigo-last = Einkommen, dann werden die letzten Karten verkauft; ein zu kurzer Stapel beendet das Spiel
change-amigo-card = die Karte geht zurück in die Schachtel
change-mtm-fr-start = Keine Dukaten, 11 Wappen.
change-mtm-fr-bids = wer links von Il Principe sitzt
change-mtm-fr-cities = geprüft am Anfang von Phase I
change-mtm-fr-last = kein Einkommen; entfernte Karten werden dazugemischt
change-mtm-fr-card = die Karte bleibt beim Erbauer
change-mtm-nl-start = { change-mtm-fr-start }
change-mtm-nl-bids = { change-mtm-fr-bids }
change-mtm-nl-cities = { change-mtm-fr-cities }
change-mtm-nl-last = Einkommen, dann wird verkauft, was übrig ist
change-mtm-nl-card = die Karte kommt aus dem Spiel

## Options of a table

option-principe-rich = Reicher Beginn: 10 Dukaten, 6 je Runde, Städte ab Runde 1
