### Il Principe: what is said of it before its table is opened.

## The game

game-principe = Il Principe
    .about = Ersteigere Gebäude, errichte Städte und halte die Rollen, die einträglich sind, wenn andere bauen.
    .facts = 2–5 Spieler · 60 min
    .authors = Emanuele Ornella
    .round = Runde { $round }

printing-principe-amigo = AMIGO 2006
printing-principe-mtm-fr = Mind the Move 2005, FR
printing-principe-mtm-nl = Mind the Move 2005, NL

## The families, as their coats of arms are called

arms-medici = Medici
arms-visconti = Visconti
arms-carraresi = Carraresi
arms-deste = d’Este
arms-gonzaga = Gonzaga
forebear-medici = Cosimo
forebear-visconti = Luchino
forebear-carraresi = Ubertino
forebear-deste = Borso
forebear-gonzaga = Ludovico

## What an edition changes

change-principe-start = Am Anfang
change-principe-bids = Bietet zuerst
change-principe-cities = Ende durch Städte
change-principe-last = Letzte Runde
change-principe-card = Eine gebaute Stadt
change-principe-green = Die Fähigkeit der Universität
change-principe-amigo-start = 5 Dukaten, 12 Wappen.
change-principe-amigo-bids = wer Il Principe hat
change-principe-amigo-cities = geprüft nach den neuen Karten
change-principe-amigo-last = Einkommen, dann werden die letzten Karten verkauft; ein zu kurzer Stapel beendet das Spiel
change-principe-amigo-card = die Karte geht zurück in die Schachtel
change-principe-amigo-green = muss genutzt werden
change-principe-mtm-fr-start = Keine Dukaten, 11 Wappen.
change-principe-mtm-fr-bids = wer links von Il Principe sitzt
change-principe-mtm-fr-cities = geprüft vor den neuen Karten
change-principe-mtm-fr-last = kein Einkommen; entfernte Karten werden dazugemischt
change-principe-mtm-fr-card = die Karte bleibt beim Erbauer
change-principe-mtm-fr-green = { change-principe-amigo-green }
change-principe-mtm-nl-start = { change-principe-mtm-fr-start }
change-principe-mtm-nl-bids = { change-principe-mtm-fr-bids }
change-principe-mtm-nl-cities = { change-principe-mtm-fr-cities }
change-principe-mtm-nl-last = Einkommen, dann wird verkauft, was übrig ist
change-principe-mtm-nl-card = die Karte kommt aus dem Spiel
change-principe-mtm-nl-green = darf ungenutzt bleiben
change-principe-mtm-nl-2 = Die niederländische Zusammenfassung hat keine Regeln für 2 Spieler: Die der französischen Spielregel kommen hinzu.

## Options of a table

option-principe-rich = Reicher Beginn: 10 Dukaten, 6 je Runde, Städte ab Runde 1
