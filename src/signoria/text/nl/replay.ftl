### A game that is over, and any game once more.

## Replay

replay-share = Link naar dit moment
replay-controls = Afspelen en stappen
replay-first = Naar het begin
replay-back = Een stap terug
replay-play = Afspelen
replay-pause = Stilzetten
replay-on = Een stap verder
replay-last = { scores-skip }
replay-speed = Snelheid: { $speed } keer
replay-eyes = Door wiens ogen
replay-spectator = Een toeschouwer
replay-hands = Alle handen
replay-editions = Andere edities
replay-there = Ga erheen
replay-scrubber = Het hele spel
replay-shares = Winstaandeel per beslissing
replay-shares-now = Winstaandelen op dit moment
replay-move = Dit moment
replay-move-of = Zet { $n } van { $of }
replay-begins = Het spel begint
replay-goes-on = Het spel gaat verder
replay-in-secret = { $seat }: een geheime keuze
replay-did = { $seat }: { $action }
replay-taken-back = { $seat }: de laatste zet wordt teruggenomen
replay-given-up = Het spel is opgegeven
replay-next = Nu aan zet: { $names }
replay-keys-step = stap
replay-keys-turn = keerpunt
replay-keys-round = ronde

## Analysis

replay-analyse = Analyseer dit spel
replay-analyse-on = Ga verder met de analyse
replay-analysing = Analyse: { $done } van { $total } beslissingen
replay-analysis-waits = De analyse wacht op haar beurt
replay-turns = Keerpunten
replay-turns-about = Met hoeveel procentpunten elke beslissing de kans om te winnen veranderde.
replay-no-turns = Geen enkele beslissing deed dit spel kantelen.
replay-worth = Wat het waard was
replay-played = gespeeld
replay-worth-about = Hoe vaak { $seat } na elk antwoord wint, geschat uit { $iterations } gesimuleerde partijen en uit wat { $seat } wist.
replay-verdict-best = Er werd niets beters gevonden.
replay-verdict-even = Toeval alleen kan het verschil verklaren.
replay-verdict-cost = Het antwoord kostte { $cost } ± { $error } % van een overwinning.
replay-price = Eerlijke prijs voor { $seat }: { $most } (± { $error }).
replay-open-hands = Dit werd in het geheim gekozen: open de handen om het te zien.

## The end of a game

end-leads = { $name } aan kop
end-leads-you = Jij staat aan kop
end-wins = { $name } wint
end-wins-you = Jij wint
end-share = { $names } delen de overwinning
end-count-again = Tel opnieuw
end-counting = Geteld wordt: { $what }
end-replay = Terugkijken en analyse
end-rematch-about = Dezelfde mensen en bots, iedereen een plaats verder.
end-rating = Je rating bij { $game } met { $seats }: { $rating }
end-proof = Was de verdeling eerlijk?
end-proof-holds = De seed past bij zijn vingerafdruk: de verdeling stond vast voordat het spel begon.
end-proof-fails = De seed past niet bij zijn vingerafdruk: het is niet de seed die verzegeld was.
end-proof-how = Deze browser berekent hier geen vingerafdrukken. Bewaar het verslag en voer ‘signoria verify FILE’ uit.
end-proof-about = De seed bepaalt elke kaart. Zijn vingerafdruk, de SHA‑256 van ‘signoria seed’, een spatie en de seed, is aan het begin aan iedereen getoond; de seed ligt nu open, zodat iedereen hem kan narekenen.
end-fingerprint = De vingerafdruk van het begin
end-seed = De seed
