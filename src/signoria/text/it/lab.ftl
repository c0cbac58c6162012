### What arenas and surveys say.

## Arena

arena-bot = bot
arena-wins = vittorie
arena-interval = 95 %
arena-points = punti
arena-rating = forza
arena-mean = tempo
arena-most = p95
arena-axis = quota delle partite che un posto vince, %
arena-fair = equa
arena-total-games = { $games ->
    [one] Una partita
   *[other] { $games } partite
}
arena-total = { arena-total-games } in { NUMBER($seconds, maximumFractionDigits: 1) } s: { $mixes ->
    [one] una combinazione
   *[other] { $mixes } combinazioni
  } in { $seatings ->
    [one] una disposizione
   *[other] { $seatings } disposizioni
  }, le disposizioni di una combinazione sulle stesse distribuzioni.
    Le vittorie sono quelle di un posto, la cui quota equa è { $fair }; gli intervalli sono di Wilson, con le partite di una distribuzione prese insieme.
    I tempi sono del processore, su { $decisions } decisioni non forzate: la loro media, e il limite sotto cui resta il 95 % di esse.

## Balance

balance-title = L’equilibrio di { $title }
balance-about = Partite di { $bots } a { $seats } posti: { $games } per edizione, con gli stessi semi. Opzioni: { $options }. Seme: { $seed }.
balance-caution = Le quote sono delle vittorie di un posto; una vittoria condivisa è divisa. Gli intervalli sono di Wilson al 95 %, con i posti di una partita presi insieme. Ciò che va insieme alla vittoria non ne è per forza la causa: chi sta già vincendo può permettersi di più. E tutto questo è come giocano questi bot.
balance-edition = edizione
balance-games = partite
balance-decisions = decisioni
balance-winning = punti di chi vince
balance-shared = vittorie condivise
balance-first = vince il primo
balance-seat = posto
balance-place = { $place ->
    [1] primo giocatore
    [2] secondo
    [3] terzo
    [4] quarto
    [5] quinto
   *[other] { $place }º
}
balance-seats = Posti, in ordine di turno
balance-wins = vittorie
balance-interval = intervallo 95 %
balance-points = punti medi
balance-axis = quota delle vittorie, %
balance-thing = che cosa
balance-sold = vendute
balance-unsold = invendute
balance-mean = prezzo medio
balance-quartiles = metà centrale
balance-held = in mano a
balance-steps = Le colonne intestate con un numero sono prezzi medi per { $by }; quelli di meno di cinque vendite tra parentesi.
balance-by-cards = carte nel lotto
balance-by-round = round
balance-round = round { $round }
balance-more = Con --out FILE.html si scrive il rapporto intero: i prezzi, e che cosa va insieme alla vittoria.
balance-written = Il rapporto intero è in { $file }.

balance-price-principe = prezzo, Ducati
balance-price-borgia = prezzo, Ducati
balance-price-florence = prezzo, Fiorini
balance-sale-principe-lots = A quanto si vendono le carte Edificio
balance-sale-principe-roles = A quanto si vendono i Ruoli in parità
balance-sale-borgia-cards = A quanto si vendono le carte
balance-sale-florence-items = A quanto si vendono gli oggetti
balance-held-principe-majors = Ruoli Maggiori alla fine, e vittoria
balance-held-principe-minors = Ruoli Minori alla fine, e vittoria
balance-held-principe-cities = Città costruite, e vittoria
balance-held-principe-regions = Più Blasoni in una regione, e vittoria
balance-held-principe-endings = Altri punti alla fine, e vittoria
balance-held-borgia-popes = Elezione a Papa, e vittoria
balance-held-borgia-cards = Carte, secondo chi le ha avute per ultimo, e vittoria
balance-held-florence-items = Oggetti acquistati, per numero, e vittoria
balance-held-florence-buildings = Palazzi, e vittoria
balance-held-florence-freedoms = Libertà, e vittoria
balance-held-florence-works = Opere realizzate per Mestiere, e vittoria
balance-held-florence-bonuses = Carte Bonus giocate, e vittoria
balance-held-florence-prestige = Carte Prestigio alla fine, e vittoria
balance-held-florence-best-works = La migliore Opera di un round, e vittoria
balance-thing-sets = una serie di cinque colori
balance-thing-most-ducats = più Ducati
balance-thing-most-cards = più carte in mano
