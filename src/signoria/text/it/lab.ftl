### What the laboratory says: arenas, surveys, simulations, analyses, benchmarks.

## Arena

arena-bot = { simulate-bot }
arena-wins = { simulate-wins }
arena-interval = 95 %
arena-points = { points }
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
balance-games = { simulate-progress }
balance-decisions = { analyse-decisions }
balance-winning = punti di chi vince
balance-shared = vittorie condivise
balance-first = vince il primo
balance-seat = { simulate-seat }
balance-place = { $place ->
    [1] primo giocatore
    [2] secondo
    [3] terzo
    [4] quarto
    [5] quinto
   *[other] { $place }º
}
balance-seats = Posti, in ordine di turno
balance-wins = { simulate-wins }
balance-interval = { simulate-interval }
balance-points = { simulate-points }
balance-axis = quota delle vittorie, %
balance-thing = che cosa
balance-sold = vendute
balance-unsold = invendute
balance-mean = prezzo medio
balance-quartiles = metà centrale
balance-held = in mano a
balance-steps = Le colonne intestate con un numero sono prezzi medi per { $by }; quelli di meno di cinque vendite tra parentesi.
balance-by-cards = carte nel lotto
balance-by-round = { analyse-round }
balance-round = round { $round }
balance-more = Con --out FILE.html si scrive il rapporto intero: i prezzi, e che cosa va insieme alla vittoria.
balance-written = Il rapporto intero è in { $file }.

## Simulations

simulate-title = { $title }, { $edition }, { $seats } posti, seme { $seed }
simulate-progress = partite
simulate-seat = posto
simulate-bot = bot
simulate-wins = vittorie
simulate-interval = intervallo 95 %
simulate-points = punti medi
simulate-range = da – a
simulate-total = { $games ->
    [one] Una partita
   *[other] { $games } partite
  } di { NUMBER($decisions, maximumFractionDigits: 1) } decisioni in media in { NUMBER($seconds, maximumFractionDigits: 1) } s: { $rate } partite al secondo.

## Analysis

analyse-title = { $title }: un’analisi
analyse-about = { $edition }, { $seats } giocatori, { $count ->
    [one] una decisione esaminata
   *[other] { $count } decisioni esaminate
  }, ognuna da ciò che quel posto poteva sapere allora, { $iterations ->
    [0] per { $seconds } s
   *[other] in { $iterations } partite immaginate
}. La partita { $over ->
    [yes] è finita
   *[no] non è finita: questo è il punto a cui è arrivata
}.
analyse-progress = { analyse-decisions }
analyse-seat = giocatore
analyse-decisions = decisioni
analyse-cost = costo
analyse-mistakes = errori
analyse-bought = comprato
analyse-paid = pagato
analyse-worth = valore
analyse-curve = vittorie attese
analyse-costly = Le decisioni costate di più
analyse-all = Ogni decisione
analyse-none = Nessuna decisione è costata più di quanto mostrerebbe il solo caso.
analyse-rest = Le altre sono costate meno di quanto mostrerebbe il solo caso: non si chiamano errori.
analyse-n = azione
analyse-round = round
analyse-played = giocato
analyse-share = { simulate-wins }
analyse-best = meglio
analyse-best-share = vittorie così
analyse-alternative = la migliore delle altre
analyse-price = prezzo giusto
analyse-written = Il rapporto è in { $file }.
analyse-chart = Quota di vittorie attesa da ogni giocatore, come poteva giudicarla alle proprie decisioni
analyse-chart-one = Quota di vittorie di ogni giocatore, come poteva giudicarla { $name }
analyse-notes = Una quota di vittorie è quanto spesso un giocatore ha vinto quando si è continuato a giocare da lì in distribuzioni immaginate compatibili con ciò che quel giocatore sapeva. Quanto è costata una decisione è la differenza dalla migliore delle altre risposte, misurata in mondi comuni a entrambe; ± è il suo errore standard. Si parla di errore solo se è costata più di due volte e mezzo tanto. Il costo di un’intera partita è la somma di ciò che è stato misurato, con il suo errore. Il prezzo giusto è quello a cui avere il lotto vale quanto lasciarlo: offrire fino a lì è giusto, se gli altri lo permettono.

## Benchmarks

bench-title = { $title }, { $edition }, { $seats } posti, un core
bench-figure = al secondo
bench-compiled = compilato
bench-interpreted = interpretato
bench-decisions = decisioni a caso
bench-games = intere partite a caso
bench-clones = copie a metà partita
bench-rollouts = copie giocate fino alla fine
bench-imaginations = stati immaginati da una vista
bench-texts = decisioni per mezzo di testi
bench-iterations = iterazioni di ricerca, partite a caso
bench-thoughts = lo stesso, con regole empiriche
bench-clone = tempo di una copia

## Boxes

box-usual-name = La mia scatola
box-head = La tua scatola di { $title }. Correggi ciò che la tua copia dice in altro modo, dai alla scatola un nome tuo e controllala con «signoria box { $game } --check FILE». Dopo «signoria box { $game } --use FILE» giochi con essa. Ciò che ometti è come nella nostra.
box-attested = { $fields }: attestato da { $source }
box-reconstructed = { $fields }: ricostruito
box-corrected = { $fields }: tuo
