### Il Principe: prompts, events, refusals, scores and names.

title = Il Principe
tagline = Aggiudicati gli edifici all’asta, costruisci città e ricopri i ruoli dell’Italia del Rinascimento.

## Forms that only this language needs

form-card-colour = { $colour-code ->
    [white] bianca
    [red] rossa
    [yellow] gialla
   *[other] { $colour }
}
form-cards-colour = { $colour-code ->
    [green] verdi
    [white] bianche
    [red] rosse
    [yellow] gialle
   *[other] { $colour }
}

## Names

colour-green = verde
colour-white = bianco
colour-red = rosso
colour-blue = blu
colour-yellow = giallo

building-green = Università
building-white = Cattedrale
building-red = Municipio
building-blue = Castello
building-yellow = Mercato

major-green = Mastro
major-white = Vescovo
major-red = Magistrato
major-blue = Signore
major-yellow = Banchiere
minor-green = Apprendista
minor-white = Sacerdote
minor-red = Notaio
minor-blue = Cavaliere
minor-yellow = Mercante

tile-major = Maggiore
tile-minor = Minore

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
edition-mtm-fr = Mind the Move 2005, regolamento francese
edition-mtm-nl = Mind the Move 2005, riassunto olandese

phase-new-cards = Nuove carte
phase-auction = Asta
phase-building = Costruire o giocare
phase-roles = Ruoli

power-green = La sua abilità: gira a faccia in su una tua carta coperta, ma non un’Università.
power-white = La sua abilità: 1 punto.
power-red = La sua abilità: pesca una carta Edificio.
power-blue = La sua abilità: un Blasone in una regione qualsiasi.
power-yellow = La sua abilità: 2 Ducati.

rank-first = poi primo posto
rank-tied = poi primo posto in parità
rank-second = poi secondo posto
rank-tied-second = poi secondo posto in parità
rank-behind = ancora indietro

## The box

box-kind-city = Carte Città
box-field-cost = prezzo
box-field-vp = Punti Vittoria
box-field-shields = Blasoni
box-field-icons = carte
box-field-regions = regioni
box-because-balance = Ricostruito: nessuna fonte lo mostra. Da noi le città di ogni grandezza chiedono ogni colore ugualmente spesso, e una città è adiacente alle regioni che le stanno intorno.

## Prompts

prompt-lay-cards = { $cards ->
    [one] Metti ancora una carta coperta per l’asta.
   *[other] Metti { $cards } carte coperte per l’asta.
}
prompt-bid-for-lot = { $price ->
    [0] { $cards ->
        [one] All’asta c’è una carta { form-card-colour }. Apri l’asta oppure ritirati.
       *[other] All’asta ci sono { $cards } carte { form-cards-colour }. Apri l’asta oppure ritirati.
    }
   *[other] { $cards ->
        [one] All’asta c’è una carta { form-card-colour }; { $leader } offre { $price }. Rilancia oppure ritirati.
       *[other] All’asta ci sono { $cards } carte { form-cards-colour }; { $leader } offre { $price }. Rilancia oppure ritirati.
    }
}
prompt-bid-for-role = { $price ->
    [0] Il Ruolo { $tile } { $colour } è all’asta tra i giocatori in parità. Apri l’asta oppure ritirati.
   *[other] Il Ruolo { $tile } { $colour } è all’asta tra i giocatori in parità; { $leader } offre { $price }. Rilancia oppure ritirati.
}
prompt-which-city = Le carte sono tue: costruisci subito una città, oppure no.
prompt-build-or-play = Costruisci una città, gioca carte di un solo colore, oppure non fare nulla.
prompt-play-cards = Gioca carte di un solo colore, oppure non fare nulla. Nel primo round non si costruiscono città.
prompt-which-region = { $shields ->
    [one] Piazza un Blasone per { $city }, oppure tienilo.
   *[other] Piazza fino a { $shields } Blasoni per { $city }, uno alla volta.
}
prompt-which-card = Gira a faccia in su una delle tue carte coperte, ma non verde.
prompt-card-or-none = Gira a faccia in su una delle tue carte coperte, ma non verde, oppure lasciale così.
prompt-which-region-of-all = Piazza un Blasone in una regione a tua scelta.

## Actions

action-pass-bid-for-lot = Ritirati
action-pass-bid-for-role = { action-pass-bid-for-lot }
action-pass-which-city = Non costruire ora
action-pass-build-or-play = Non fare nulla
action-pass-play-cards = { action-pass-build-or-play }
action-pass-which-region = Tieni gli altri
action-pass-card-or-none = Non girarne nessuna
action-lay = Metti una carta { form-card-colour }
action-build = Costruisci { $city }
action-play = { $cards ->
    [one] Gioca una carta { form-card-colour }
   *[other] Gioca { $cards } carte { form-cards-colour }
}
action-shield = Piazza un Blasone in { $region }
action-reveal = Scopri una carta { form-card-colour }

## Events

event-round-begins = Inizia il round { $round }.
event-last-round = { $cards ->
    [0] Il mazzo delle carte Edificio è esaurito: questo è l’ultimo round.
    [one] Nel mazzo resta una sola carta Edificio: questo è l’ultimo round.
   *[other] Nel mazzo restano solo { $cards } carte Edificio: questo è l’ultimo round.
}
event-income = Ogni giocatore riceve { $ducats } Ducati dalla Banca.
event-drawn = { $cards ->
    [one] { $seat } pesca una carta Edificio.
   *[other] { $seat } pesca { $cards } carte Edificio.
}
event-laid = { $cards ->
    [one] { $seat } ha messo una carta { form-card-colour }.
   *[other] { $seat } ha messo { $cards } carte { form-cards-colour }.
}
event-drawn-for-auction = { $cards ->
    [one] Dal mazzo arriva una carta { form-card-colour }.
   *[other] Dal mazzo arrivano { $cards } carte { form-cards-colour }.
}
event-refilled = { $cards ->
    [one] L’unica carta che nessuno ha voluto torna a fare da mazzo.
   *[other] Le { $cards } carte che nessuno ha voluto vengono mescolate e fanno di nuovo da mazzo.
}
event-surplus-leaves = { $cards ->
    [one] L’ultima carta del mazzo esce dal gioco coperta.
   *[other] Le ultime { $cards } carte del mazzo escono dal gioco coperte.
}
event-lot-offered = { $cards ->
    [one] Va all’asta una carta { form-card-colour }.
   *[other] Vanno all’asta { $cards } carte { form-cards-colour }.
}
event-lot-sold = { $cards ->
    [one] { $seat } si aggiudica una carta { form-card-colour } per { $price } e riceve Il Principe.
   *[other] { $seat } si aggiudica { $cards } carte { form-cards-colour } per { $price } e riceve Il Principe.
}
event-lot-removed = { $cards ->
    [one] Nessuno vuole la carta { form-card-colour }: è rimossa dal gioco.
   *[other] Nessuno vuole le { $cards } carte { form-cards-colour }: sono rimosse dal gioco.
}
event-city-built = { $seat } costruisce { $city } per { $ducats } Ducati e guadagna { $points } PV.
event-shield-placed = { $seat } piazza un Blasone in { $region }.
event-shields-kept = { $seat } tiene i Blasoni restanti.
event-role-scored = { $points ->
    [one] { $seat } guadagna 1 PV per il Ruolo { $tile } { $colour }.
   *[other] { $seat } guadagna { $points } PV per il Ruolo { $tile } { $colour }.
}
event-city-turned-up = Ora si può costruire { $city }.
event-cards-played = { $cards ->
    [one] { $seat } gioca una carta { form-card-colour }.
   *[other] { $seat } gioca { $cards } carte { form-cards-colour }.
}
event-nothing-done = { $seat } non fa nulla.
event-roles-return = Tutti i Ruoli tornano sul tabellone.
event-role-offered = Il Ruolo { $tile } { $colour } va all’asta tra i giocatori in parità.
event-role-bought = { $seat } paga { $price } per il Ruolo { $tile } { $colour } e riceve Il Principe.
event-role-unsold = Nessuno vuole il Ruolo { $tile } { $colour }.
event-role-taken = { $seat } prende il Ruolo { $tile } { $colour }.
event-turned-down = { $cards ->
    [one] { $seat } gira a faccia in giù una carta { form-card-colour }.
   *[other] { $seat } gira a faccia in giù { $cards } carte { form-cards-colour }.
}
event-turned-up = { $seat } gira di nuovo a faccia in su una carta { form-card-colour }.
event-none-turned-up = { $seat } non gira nessuna carta a faccia in su.
event-point-gained = { $seat } guadagna 1 Punto Vittoria.
event-card-drawn = { $seat } pesca una carta Edificio.
event-ducats-gained = { $seat } riceve { $ducats } Ducati.
event-game-ends = { $cause }
cause-cities-short = Ci sono meno di quattro città scoperte: la partita è finita.
cause-deck-short = Il mazzo non basta per un’altra asta: la partita è finita.
cause-last-round-over = L’ultimo round è finito.

## Refusals

refusal-no-card-to-lay = Non hai più carte { form-cards-colour } da mettere.
refusal-must-lay = { $cards ->
    [one] Tutti mettono carte per l’asta: te ne manca ancora una.
   *[other] Tutti mettono carte per l’asta: te ne mancano { $cards }.
}
refusal-bid-too-low = { $price ->
    [0] L’offerta minima è 1.
   *[other] { $amount } non supera l’offerta attuale di { $price }.
}
refusal-bid-too-high = Hai { $ducats ->
    [one] solo un Ducato
   *[other] { $ducats } Ducati
  }: non puoi offrire { $amount }.
refusal-no-cards-after-auction = Dopo un’asta puoi costruire una città, ma le carte si giocano nella Fase 3.
refusal-too-few-cards = Non puoi giocare { $cards } carte { form-cards-colour }: ne hai { $held }.
refusal-no-city-in-round-1 = Nel primo round non si costruiscono città.
refusal-city-built = { $city } è già stata costruita.
refusal-city-not-open = { $city } non è tra le città scoperte.
refusal-cards-missing = Non hai tutte le carte richieste da { $city }.
refusal-ducats-missing = { $city } costa { $cost } Ducati, e tu ne hai { $ducats }.
refusal-region-not-touched = { $city } non è adiacente alla regione { $region }.
refusal-power-must-be-used = L’abilità speciale di un Ruolo va usata, se possibile.
refusal-green-stays-down = Il Ruolo verde scopre qualsiasi carta, ma non una verde.
refusal-no-card-face-down = Non hai carte { form-cards-colour } coperte.

## What an answer leads to

fact-withdraws = Chi si ritira è fuori da quest’asta definitivamente.
fact-bid-leaves = Con un’offerta di { $amount } te ne restano { $ducats }.
fact-then-in-reach = Con le carte potresti poi costruire { $each }.
    .each = { $city }
fact-then-too-dear = Con le carte, ma non con quel denaro, potresti costruire { $each }.
    .each = { $city }
fact-power = { $power }
fact-city-scores = { $points } punti per te; { $ducats ->
    [one] resta 1 Ducato
   *[other] restano { $ducats } Ducati
  }.
fact-role-scores = Per i loro Ruoli: { $each }.
    .each = { $seat } +{ $points }
fact-cards-up = { $building }, scoperte: tu { $before } → { $cards }.
fact-others-up = { $each }.
    .each = { $seat } { $cards }
fact-takes-major = Avresti il ruolo di { $major }; poi { $down } delle tue { $cards } carte si coprono.
fact-bids-for-major = Faresti un’offerta per il ruolo di { $major } contro { $each }.
    .each = { $seat }
fact-takes-minor = Avresti il ruolo di { $minor }.
fact-bids-for-minor = Faresti un’offerta per il ruolo di { $minor } contro { $each }.
    .each = { $seat }
fact-no-role = Non avresti alcun Ruolo di questo colore.
fact-shield = { $region }: { board-shield-effect }.
fact-others-shields = { $each }.
    .each = { $seat } { $shields }
fact-region-points = { $points ->
    [0] Così com’è, nessun punto alla fine.
   *[other] Così com’è, { $points } punti alla fine.
}

## Scores

score-track = Guadagnati durante la partita
score-region-first = { $shields ->
    [one] Più Blasoni in { $region } (1)
   *[other] Più Blasoni in { $region } ({ $shields })
}
score-region-second = { $shields ->
    [one] Secondo posto in { $region } (1)
   *[other] Secondo posto in { $region } ({ $shields })
}
score-major = Ruolo Maggiore { $colour }
score-minor = Ruolo Minore { $colour }
score-sets = { $sets ->
    [one] Una serie di cinque colori
   *[other] { $sets } serie di cinque colori
}
score-most-ducats = { $ducats ->
    [one] Maggior quantità di Ducati (1)
   *[other] Maggior quantità di Ducati ({ $ducats })
}
score-most-cards = { $cards ->
    [one] Più carte in mano (1)
   *[other] Più carte in mano ({ $cards })
}
score-tie = Parità di punti, { $seat }: carte Edificio davanti a sé ({ $cards })
score-tie-role = Parità di punti e di carte Edificio ({ $cards }), { $seat }: primo Ruolo Maggiore { $colour }
score-tie-no-role = Parità di punti e di carte Edificio ({ $cards }), { $seat }: nessun Ruolo Maggiore
score-tie-shared = Parità di punti e di carte Edificio ({ $cards }), nessuno con un Ruolo Maggiore: { $seat } condivide il posto

## The board

board-round = round { $round }
board-last-round = round { $round }, l’ultimo
board-deck = mazzo { $cards }
board-city-deck = città nel mazzo { $cities }
board-prince = ♔ { $name }
board-hand = mano
board-shields = Blasoni
board-major = Maggiori
board-minor = Minori
board-in-reach = a portata
board-cards-short = { $cards ->
    [one] manca 1 carta
   *[other] mancano { $cards } carte
}
board-ducats-short = { $ducats ->
    [one] manca 1 Ducato
   *[other] mancano { $ducats } D
}
board-cities = città scoperte
board-map = Blasoni sulla mappa
board-no-bid = ancora nessuna offerta
board-ducats = { $ducats ->
    [one] 1 Ducato
   *[other] { $ducats } Ducati
}

## The board in the browser

board-pane-map = Mappa
board-pane-cities = Città
board-pane-court = Corte
board-the-map = La mappa
board-the-court = La corte
board-turned-down = coperte:
board-legend = Scoperte; coperte +n
board-pile-buildings = { $cards ->
    [one] 1 Edificio
   *[other] { $cards } Edifici
}
board-pile-cities = { $cities ->
    [one] 1 città
   *[other] { $cities } città
}
board-last-when = Ultimo round quando il mazzo scende sotto { $cards }
board-last-now = Questo è l’ultimo round
board-open-cities = Città scoperte
board-more-cities = { $cities ->
    [0] non ne arrivano altre
   *[other] altre { $cities }
}
board-ducats-label = Ducati
board-missing = { $building }, manca
board-present = { $building }
board-family = { $name }: { $score } punti, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  } in mano, { $shields ->
    [one] 1 Blasone
   *[other] { $shields } Blasoni
  } di riserva
board-built = Costruite: { $cities }
board-removed = Fuori dal gioco: { $cards }
board-leads-with = in testa con { $price }
board-choosing = sceglie
board-sealed = ha scelto
board-lots = Gruppi, dal più piccolo
board-lot-now = ora
board-lot-next = prossimo
board-lot-then = poi
board-lot-sold = { $name } · { $price }
board-lot-unsold = senza offerte
board-role-sale = Un Ruolo all’asta
board-ladder = La tua offerta
board-offers = Offerte
board-all = Tutto, { $most }
board-slots = Carte per l’asta
board-slot-1 = prima
board-slot-2 = seconda
board-slot-3 = terza
board-put-back = Riprendi in mano: { $building }
board-choose-card = { $cards ->
    [0] { $building }: non ne restano
   *[other] { $building }: scegline una di { $cards }
}
board-seal = { $left ->
    [0] Metti le { $cards } carte
    [one] Scegline ancora 1
   *[other] Scegline ancora { $left }
}
board-which-colour = { noun-colour }
board-cards-held = { $building }: { $cards } in mano
board-play = { $cards ->
    [one] Gioca 1 { $building }
   *[other] Gioca { $cards } × { $building }
}
board-play-which = Scegli un colore da giocare
board-face-down = { $cards ->
    [one] 1 coperta
   *[other] { $cards } coperte
}
board-ducats-hidden = Ducati, nascosti
board-shields-own = Blasoni rimasti

board-shield-effect = tu { $before } → { $shields }, { $rank }
board-zoom = Più da vicino

row-region = { $region }
row-roles = Ruoli posseduti
noun-colour = Colore
noun-cards = Carte
noun-city = Città
noun-region = Regione
board-court = La corte: carte scoperte e coperte
board-cards-lie = { $up } scoperte, { $down } coperte
board-city = { $name }: { $cost } Ducati, { $points } punti, { $shields ->
    [one] 1 Blasone
   *[other] { $shields } Blasoni
  }; richiede { $asks }; adiacente a { $where }
board-region = { $region }: { $shields }
board-shields-left = { $shields ->
    [one] resta 1 Blasone
   *[other] restano { $shields } Blasoni
}
row-sets = Serie di cinque colori
row-most-ducats = Maggior quantità di Ducati
row-most-cards = Più carte in mano
