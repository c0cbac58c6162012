### Il Principe: prompts, events, refusals, scores and names.

title = Il Principe
tagline = Aggiudicati gli edifici all’asta, costruisci città e ricopri i ruoli dell’Italia del Rinascimento.

## Forms that only this language needs

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
building-named = { $colour-code ->
    [green] { building-green }
    [white] { building-white }
    [red] { building-red }
    [blue] { building-blue }
   *[yellow] { building-yellow }
}
building-cards = { $colour-code ->
    [green] { $cards } Università
    [white] { $cards ->
        [one] 1 Cattedrale
       *[other] { $cards } Cattedrali
    }
    [red] { $cards ->
        [one] 1 Municipio
       *[other] { $cards } Municipi
    }
    [blue] { $cards ->
        [one] 1 Castello
       *[other] { $cards } Castelli
    }
   *[yellow] { $cards ->
        [one] 1 Mercato
       *[other] { $cards } Mercati
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
box-field-vp = { points }
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
    [0] All’asta: { building-cards } ({ $colour }). Apri l’asta oppure ritirati.
   *[other] All’asta: { building-cards } ({ $colour }); { $leader } offre { $price }. Rilancia oppure ritirati.
}
prompt-bid-for-role = { $price ->
    [0] { role-named }, all’asta tra chi è in parità. Apri l’asta oppure ritirati.
   *[other] { role-named }, all’asta tra chi è in parità; { $leader } offre { $price }. Rilancia oppure ritirati.
}
prompt-which-city = Le carte sono tue: costruisci subito una città, oppure no.
prompt-build-or-play = Costruisci una città, gioca carte di un solo colore, oppure non fare nulla.
prompt-play-cards = Gioca carte di un solo colore, oppure non fare nulla. Nel primo round non si costruiscono città.
prompt-which-region = { $shields ->
    [one] Piazza un Blasone per { $city }, oppure tienilo.
   *[other] Piazza fino a { $shields } Blasoni per { $city }, uno alla volta.
}
prompt-which-card = Gira a faccia in su una delle tue carte coperte, ma non un’Università.
prompt-card-or-none = Gira a faccia in su una delle tue carte coperte, ma non un’Università, oppure lasciale così.
prompt-which-region-of-all = Piazza un Blasone in una regione a tua scelta.

## Actions

action-pass-bid-for-lot = Ritirati
action-pass-bid-for-role = { action-pass-bid-for-lot }
action-pass-which-city = Non costruire ora
action-pass-build-or-play = Non fare nulla
action-pass-play-cards = { action-pass-build-or-play }
action-pass-which-region = Tieni gli altri
action-pass-card-or-none = Non girarne nessuna
action-lay = Metti una carta { building-named } ({ $colour })
action-build = Costruisci { $city }
action-play = Gioca { building-cards } ({ $colour })
action-shield = Piazza un Blasone in { $region }
action-reveal = Scopri una carta { building-named } ({ $colour })
event-drawn-you = { $cards ->
    [one] Peschi una carta Edificio.
   *[other] Peschi { $cards } carte Edificio.
}

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
event-laid = { $seat } ha messo { building-cards }.
event-laid-you = Hai messo { building-cards }.
event-drawn-for-auction = Dal mazzo: { building-cards }.
event-refilled = { $cards ->
    [one] L’unica carta che nessuno ha voluto torna a fare da mazzo.
   *[other] Le { $cards } carte che nessuno ha voluto vengono mescolate e fanno di nuovo da mazzo.
}
event-surplus-leaves = { $cards ->
    [one] L’ultima carta del mazzo esce dal gioco coperta.
   *[other] Le ultime { $cards } carte del mazzo escono dal gioco coperte.
}
event-lot-offered = All’asta: { building-cards } ({ $colour }).
event-lot-sold = { $seat } si aggiudica { building-cards } per { $price } e riceve Il Principe.
event-lot-sold-you = Ti aggiudichi { building-cards } per { $price } e ricevi Il Principe.
event-lot-removed = { $cards ->
    [one] Nessuno vuole { building-cards }: la carta esce dal gioco.
   *[other] Nessuno vuole { building-cards }: le carte escono dal gioco.
}
event-city-built = { $seat } costruisce { $city } per { $ducats } Ducati e guadagna { $points } punti.
event-city-built-you = Costruisci { $city } per { $ducats } Ducati e guadagni { $points } punti.
event-shield-placed = { $seat } piazza un Blasone in { $region }.
event-shield-placed-you = Piazzi un Blasone in { $region }.
event-shields-kept = { $seat } tiene i Blasoni restanti.
event-shields-kept-you = Tieni i Blasoni restanti.
event-role-scored = { $points ->
    [one] { $seat } guadagna 1 punto come { role-named }.
   *[other] { $seat } guadagna { $points } punti come { role-named }.
}
event-role-scored-you = { $points ->
    [one] Guadagni 1 punto come { role-named }.
   *[other] Guadagni { $points } punti come { role-named }.
}
event-city-turned-up = Ora si può costruire { $city }.
event-cards-played = { $seat } gioca { building-cards }.
event-cards-played-you = Giochi { building-cards }.
event-nothing-done = { $seat } non fa nulla.
event-nothing-done-you = Non fai nulla.
event-roles-return = Tutti i Ruoli tornano sul tabellone.
event-role-offered = All’asta tra chi è in parità: { role-named }.
event-role-bought = { $seat } paga { $price }, diventa { role-named } e riceve Il Principe.
event-role-bought-you = Paghi { $price }, diventi { role-named } e ricevi Il Principe.
event-role-unsold = Nessuno vuole diventare { role-named }.
event-role-taken = { $seat } diventa { role-named }.
event-role-taken-you = Diventi { role-named }.
event-turned-down = { $seat } gira a faccia in giù { building-cards }.
event-turned-down-you = Giri a faccia in giù { building-cards }.
event-turned-up = { $seat } gira di nuovo a faccia in su una carta { building-named }.
event-turned-up-you = Giri di nuovo a faccia in su una carta { building-named }.
event-none-turned-up = { $seat } non gira nessuna carta a faccia in su.
event-none-turned-up-you = Non giri nessuna carta a faccia in su.
event-point-gained = { $seat } guadagna 1 punto.
event-point-gained-you = Guadagni 1 punto.
event-card-drawn = { $seat } pesca una carta Edificio.
event-card-drawn-you = Peschi una carta Edificio.
event-ducats-gained = { $seat } riceve { $ducats } Ducati.
event-ducats-gained-you = Ricevi { $ducats } Ducati.
event-game-ends = { $cause }
cause-cities-short = Ci sono meno di quattro città scoperte: la partita è finita.
cause-deck-short = Il mazzo non basta per un’altra asta: la partita è finita.
cause-last-round-over = L’ultimo round è finito.
story-led = { $seat } in testa, { $points } a { $behind }
story-led-you = tu in testa, { $points } a { $behind }
story-level = parità in testa, { $points } punti
story-dealt = { $cards ->
    [0] Tutti ricevono { $ducats } Ducati; non si danno carte.
   *[other] { $ducats ->
        [0] Tutti ricevono { $cards } carte.
       *[other] Tutti ricevono { $ducats } Ducati e { $cards } carte.
    }
}
story-laid = All’asta: { $lots }.
story-lot-sold = **{ $seat }** prende { $cards } per { $price } ({ $bids }).
story-lot-sold-you = **Tu** prendi { $cards } per { $price } ({ $bids }).
story-lot-alone = **{ $seat }** prende { $cards } per { $price }; nessun’altra offerta.
story-lot-alone-you = **Tu** prendi { $cards } per { $price }; nessun’altra offerta.
story-lot-removed = Nessuno ha voluto { $cards }: fuori dal gioco.
story-out = { $count ->
    [one] { $names } si ritira.
   *[other] { $names } si ritirano.
}
story-out-you = Ti ritiri.
story-built = **{ $seat }** costruisce { $city }: **+{ $points }**.
story-built-you = **Tu** costruisci { $city }: **+{ $points }**.
story-shields = { $count ->
    [one] Un Blasone in { $regions }.
   *[other] { $count } Blasoni in { $regions }.
}
story-role-gains = Grazie ai Ruoli: { $gains }.
story-played = **{ $seat }** gioca { $cards }.
story-played-you = **Tu** giochi { $cards }.
story-role-sold = **{ $seat }** diventa **{ $cards }** per { $price } ({ $bids }).
story-role-sold-you = **Tu** diventi **{ $cards }** per { $price } ({ $bids }).
story-role-alone = **{ $seat }** diventa **{ $cards }** per { $price }.
story-role-alone-you = **Tu** diventi **{ $cards }** per { $price }.
story-role-taken = **{ $seat }** diventa **{ $office }**.
story-role-taken-you = **Tu** diventi **{ $office }**.
story-role-unsold = Nessuno ha voluto diventare { $office }.
story-power-shield = Abilità: un Blasone in { $region }.
story-power-up = Abilità: di nuovo scoperta una carta { $building }.
story-power-point = Abilità: +1.
story-power-card = Abilità: una carta.
story-power-ducats = Abilità: { $ducats } Ducati.

## Refusals

refusal-no-card-to-lay = Non hai più carte { building-named } da mettere.
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
refusal-too-few-cards = Non puoi giocare { building-cards }: ne hai { $held }.
refusal-no-city-in-round-1 = Nel primo round non si costruiscono città.
refusal-city-built = { $city } è già stata costruita.
refusal-city-not-open = { $city } non è tra le città scoperte.
refusal-cards-missing = Non hai tutte le carte richieste da { $city }.
refusal-ducats-missing = { $city } costa { $cost } Ducati, e tu ne hai { $ducats }.
refusal-region-not-touched = { $city } non è adiacente alla regione { $region }.
refusal-power-must-be-used = L’abilità speciale di un Ruolo va usata, se possibile.
refusal-green-stays-down = L’abilità di Mastro e Apprendista scopre qualsiasi carta, ma non un’Università.
refusal-no-card-face-down = Non hai carte { building-named } coperte.

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
    .each = { $seat } +{ $points }
fact-cards-up = { $building }, scoperte: tu { $before } → { $cards }.
fact-others-up = { $each }.
    .each = { $seat } { $cards }
fact-takes-major = Avresti il ruolo di { $major }; { $cards ->
    [1] poi si copre
   *[other] { $down ->
        [one] poi una delle tue { $cards } carte si copre
       *[other] poi { $down } delle tue { $cards } carte si coprono
    }
}.
fact-bids-for-major = Faresti un’offerta per il ruolo di { $major } contro { $each }.
    .each = { $seat }
fact-takes-minor = Avresti il ruolo di { $minor }.
fact-bids-for-minor = Faresti un’offerta per il ruolo di { $minor } contro { $each }.
    .each = { $seat }
fact-no-role = Non avresti alcun Ruolo di questo colore.
fact-shield = { $region }: { board-shield-effect }.
fact-others-shields = { $each }.
    .each = { $seat } { $shields }
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
score-major = { major-named } (Ruolo Maggiore)
score-minor = { minor-named } (Ruolo Minore)
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
score-tie-role = Parità di punti e di carte Edificio ({ $cards }), { $seat }: primo Ruolo Maggiore { major-named }
score-tie-no-role = Parità di punti e di carte Edificio ({ $cards }), { $seat }: nessun Ruolo Maggiore
score-tie-shared = Parità di punti e di carte Edificio ({ $cards }), nessuno con un Ruolo Maggiore: { $seat } condivide il posto

## The board

board-round = round { $round }
board-last-round = round { $round }, l’ultimo
board-last-but-one = round { $round }, poi l’ultimo
board-deck = mazzo { $cards }
board-city-deck = città nel mazzo { $cities }
board-prince = ♔ { $name }
board-hand = mano
board-shields = Blasoni
board-major = Maggiori
board-minor = Minori
board-in-reach = a portata
board-can-build = a portata
board-short = { $cards ->
    [one] ne manca 1
   *[other] ne mancano { $cards }
}
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
board-legend = scoperte, + coperte
board-pile-buildings = { $cards ->
    [one] 1 Edificio
   *[other] { $cards } Edifici
}
board-pile-cities = { $cities ->
    [one] 1 città
   *[other] { $cities } città
}
board-when-deck = Ultimo round: meno di { $cards } Edifici.
board-when-cities = Fine: meno di { $cities } città scoperte.
board-end-deck = Restano meno di { $cards } Edifici: il prossimo round è l’ultimo.
board-end-cities = Ci sono meno di { $cities } città scoperte: la partita finisce con questo round.
board-end-city = Non arrivano altre città: la prossima costruita chiude la partita con il suo round.
board-due = { $seats ->
    [one] libero; andrebbe a { $names }
   *[other] libero; offrirebbero { $names }
}
board-last-now = Questo è l’ultimo round
board-open-cities = Città scoperte
board-more-cities = { $cities ->
    [0] non ne arrivano altre
   *[other] altre { $cities }
}
board-ducats-label = Ducati
board-missing = { $building }, manca
scene-laid = Le carte deposte
scene-from-deck = Dal mazzo: { $cards }
scene-roles = I ruoli del round { $round }
scene-role-bought = per { $price } all’asta fra i pari
scene-role-unsold = nessuno lo vuole
scene-brought-card-drawn = + 1 carta
scene-brought-turned-up = + una carta scoperta
scene-brought-shield-placed = + 1 Blasone

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
board-leads = in testa, { $price }
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
board-cards-held = { $building }: { $cards } in mano
board-play = Gioca { building-cards }
board-play-which = Premi le carte da giocare
board-lay-chosen = Conferma le carte scelte, oppure riprendine una.
board-of-held = { $held ->
    [1] la tua sola
   *[other] delle tue { $held }
}
board-fewest-major = { board-of-held }; { $cards ->
    [one] ne basta 1
   *[other] ne bastano { $cards }
  } per { $role }
board-fewest-minor = { board-fewest-major }
board-fewest-bid = { board-of-held }; { $cards ->
    [one] ne basta 1
   *[other] ne bastano { $cards }
  } per fare offerte per un Ruolo
board-fewest-none = { board-of-held }; nessun Ruolo è a portata
board-brings-major = { $cards } per { $role }
board-brings-minor = { board-brings-major }
board-brings-bid = { $cards } per fare offerte
board-brings-none = nessun Ruolo
board-cities-in-reach = { $cities } città
board-face-down = { $cards ->
    [one] 1 coperta
   *[other] { $cards } coperte
}
board-stays-down = resta coperta
board-ducats-hidden = Ducati, nascosti
board-shields-own = Blasoni rimasti
board-ducats-word = { $ducats ->
    [one] Ducato
   *[other] Ducati
}
board-shields-word = { $shields ->
    [one] Blasone
   *[other] Blasoni
}

board-shield-effect = tu { $before } → { $shields }, { $rank }
board-zoom = Più da vicino
board-keep-back = Tienilo
sheet-points = Da dove vengono i punti
sheet-roles = Ruoli, quando altri costruivano
sheet-power = { $major } e { $minor }
sheet-court = Ruoli e carte scoperte
sheet-would-be = sarebbe { $role }
sheet-ties-for = in parità per { $role }
sheet-built = Città costruite
sheet-none-built = ancora nessuna
sheet-bought = Acquisti, e a quanto
sheet-none-bought = ancora nulla
sheet-hand = In mano, per quanto si sa
sheet-hand-known = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }{ $some ->
    [0] , nessuna vista
   *[other] : { $known } viste all’acquisto, { $unseen } mai viste
  }
sheet-between = Tra te e { $name }
sheet-contested = { $region }: tu { $mine }, { $name } { $theirs }

row-region = { $region }
row-roles = Ruoli posseduti
row-tie = Parità di punti: carte Edificio davanti a sé
noun-colour = Colore
noun-cards = Carte
noun-city = Città
noun-region = Regione
board-court = La corte: carte scoperte + coperte
board-city-leads = { $city }: { $says }
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
