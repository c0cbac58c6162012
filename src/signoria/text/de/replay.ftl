### A game that is over, and any game once more.

## Replay

replay-share = Link zu diesem Moment
replay-controls = Abspielen und schrittweise gehen
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt weiter
replay-last = { scores-skip }
replay-speed = Tempo: { $speed }-fach
replay-eyes = Mit wessen Augen
replay-spectator = Ein Zuschauer
replay-hands = Alle Hände
replay-editions = Andere Ausgaben
replay-there = Dorthin
replay-scrubber = Das ganze Spiel
replay-shares = Siegesanteil je Entscheidung
replay-shares-now = Siegesanteile in diesem Moment
replay-move = Dieser Moment
replay-move-of = Zug { $n } von { $of }
replay-begins = Das Spiel beginnt
replay-goes-on = Das Spiel geht weiter
replay-in-secret = { $seat }: eine geheime Wahl
replay-did = { $seat }: { $action }
replay-taken-back = { $seat }: Der letzte Zug wird zurückgenommen
replay-given-up = Das Spiel ist aufgegeben
replay-next = Als Nächstes gefragt: { $names }
replay-keys-step = Schritt
replay-keys-turn = Wendepunkt
replay-keys-round = Runde

## Analysis

replay-analyse = Dieses Spiel analysieren
replay-analyse-on = Die Analyse fortsetzen
replay-analysing = Analyse: { $done } von { $total } Entscheidungen
replay-analysis-waits = Die Analyse wartet, bis sie an der Reihe ist
replay-turns = Wendepunkte
replay-turns-about = Um wie viele Prozentpunkte jede Entscheidung die Aussicht auf den Sieg verändert hat.
replay-no-turns = Keine einzelne Entscheidung hat dieses Spiel gewendet.
replay-worth = Was es wert war
replay-played = gespielt
replay-worth-about = Wie oft { $seat } nach jeder Antwort gewinnt, geschätzt aus { $iterations } simulierten Spielen und aus dem, was { $seat } wusste.
replay-verdict-best = Nichts Besseres wurde gefunden.
replay-verdict-even = Zufall allein kann den Unterschied erklären.
replay-verdict-cost = Die Antwort kostete { $cost } ± { $error } % eines Sieges.
replay-price = Angemessener Preis für { $seat }: { $most } (± { $error }).
replay-open-hands = Das wurde geheim gewählt: Öffne die Hände, um es zu sehen.

## The end of a game

end-leads = { $name } in Führung
end-leads-you = Du führst
end-wins = { $name } gewinnt
end-wins-you = Du gewinnst
end-share = { $names } teilen sich den Sieg
end-count-again = Noch einmal zählen
end-counting = Gezählt wird: { $what }
end-replay = Nachspielen und Analyse
end-rematch-about = Dieselben Menschen und Bots, alle einen Platz weiter.
end-rating = Deine Wertung in { $game } zu { $seats }: { $rating }
end-proof = War die Kartenverteilung ehrlich?
end-proof-holds = Der Startwert passt zu seinem Fingerabdruck: Die Verteilung stand fest, bevor das Spiel begann.
end-proof-fails = Der Startwert passt nicht zu seinem Fingerabdruck: Es ist nicht der, der versiegelt war.
end-proof-how = Dieser Browser berechnet hier keine Fingerabdrücke. Speichere die Aufzeichnung und führe „signoria verify FILE“ aus.
end-proof-about = Der Startwert bestimmt jede Karte. Sein Fingerabdruck, der SHA‑256 aus „signoria seed“, einem Leerzeichen und dem Startwert, wurde zu Beginn allen gezeigt; nun liegt der Startwert offen, und jeder kann es nachrechnen.
end-fingerprint = Der Fingerabdruck vom Anfang
end-seed = Der Startwert
