### The Princes of Florence: prompts, events, refusals, scores and names.

title = The Princes of Florence
tagline = Abbellisci il tuo Principato, attira artisti e studiosi, e lascia che le loro Opere ti rendano famoso.

## Forms that only this language needs

form-a-stack = { $stack-code ->
    [forest] una { $stack }
    [prestige] una { $stack }
    [recruiting] una { $stack }
   *[other] un { $stack }
}
form-the-piece = { $piece-code ->
    [university] l’{ $piece }
    [workshop] l’{ $piece }
    [opera] l’{ $piece }
    [hospital] l’{ $piece }
    [studio] lo { $piece }
    [library] la { $piece }
    [tower] la { $piece }
    [chapel] la { $piece }
    [forest] la { $piece }
   *[other] il { $piece }
}
form-the-building = { $building-code ->
    [university] l’{ $building }
    [workshop] l’{ $building }
    [opera] l’{ $building }
    [hospital] l’{ $building }
    [studio] lo { $building }
    [library] la { $building }
    [tower] la { $building }
    [chapel] la { $building }
   *[other] il { $building }
}
form-the-profession = { $profession-code ->
    [alchemist] l’{ $profession }
    [architect] l’{ $profession }
    [astronomer] l’{ $profession }
    [goldsmith] l’{ $profession }
    [organist] l’{ $profession }
    [pharmacist] lo { $profession }
    [sculptor] lo { $profession }
   *[other] il { $profession }
}
form-of-the-profession = { $profession-code ->
    [alchemist] dell’{ $profession }
    [architect] dell’{ $profession }
    [astronomer] dell’{ $profession }
    [goldsmith] dell’{ $profession }
    [organist] dell’{ $profession }
    [pharmacist] dello { $profession }
    [sculptor] dello { $profession }
   *[other] del { $profession }
}
form-with-the-profession = { $profession-code ->
    [alchemist] con l’{ $profession }
    [architect] con l’{ $profession }
    [astronomer] con l’{ $profession }
    [goldsmith] con l’{ $profession }
    [organist] con l’{ $profession }
    [pharmacist] con lo { $profession }
    [sculptor] con lo { $profession }
   *[other] con il { $profession }
}

## Names

building-university = Università
building-laboratory = Laboratorio
building-workshop = Officina
building-library = Biblioteca
building-opera = Opera
building-studio = Studio
building-hospital = Ospedale
building-theater = Teatro
building-tower = Torre
building-chapel = Cappella

landscape-forest = Foresta
landscape-lake = Lago
landscape-park = Parco

piece-university = { building-university }
piece-laboratory = { building-laboratory }
piece-workshop = { building-workshop }
piece-library = { building-library }
piece-opera = { building-opera }
piece-studio = { building-studio }
piece-hospital = { building-hospital }
piece-theater = { building-theater }
piece-tower = { building-tower }
piece-chapel = { building-chapel }
piece-forest = { landscape-forest }
piece-lake = { landscape-lake }
piece-park = { landscape-park }

stack-forest = { landscape-forest }
stack-lake = { landscape-lake }
stack-park = { landscape-park }
stack-jester = Giullare
stack-builder = Costruttore
stack-prestige = carta Prestigio
stack-recruiting = carta Reclutamento

freedom-travel = Libertà di Viaggio
freedom-religion = Libertà di Religione
freedom-opinion = Libertà di Opinione

profession-alchemist = Alchimista
profession-architect = Architetto
profession-astronomer = Astronomo
profession-bell_maker = Campanaro
profession-botanist = Botanico
profession-cartographer = Cartografo
profession-choreographer = Coreografo
profession-composer = Compositore
profession-dramatist = Drammaturgo
profession-goldsmith = Orafo
profession-jurist = Giurista
profession-mathematician = Matematico
profession-organist = Organista
profession-painter = Pittore
profession-pharmacist = Speziale
profession-philosopher = Filosofo
profession-physician = Medico
profession-physicist = Fisico
profession-poet = Poeta
profession-sculptor = Scultore
profession-theologian = Teologo

counted-building = Palazzo
counted-large_building = Palazzo grande
counted-medium_building = Palazzo medio
counted-small_building = Palazzo piccolo
counted-building_size = taglia di Palazzo
counted-forest = { landscape-forest }
counted-lake = { landscape-lake }
counted-park = { landscape-park }
counted-landscape = Paesaggio
counted-landscape_type = tipo di Paesaggio
counted-jester = { stack-jester }
counted-builder = { stack-builder }
counted-prestige = { stack-prestige }
counted-freedom = Libertà
counted-category = tipo di Paesaggio, personaggio, carta Prestigio o Libertà
counted-hand_card = carta Mestiere o Reclutamento in mano
counted-table_card = Opera, o carta Reclutamento sul tavolo
counted-empty = casella vuota

box-kind-building = Palazzi
box-kind-landscape = Paesaggi
box-kind-profession = Carte Mestiere
box-kind-bonus = { board-bonus-cards }
box-kind-prestige = { board-count-prestige }
box-field-cells = sagoma
box-field-building = { counted-building }
box-field-landscape = { counted-landscape }
box-field-freedom = { counted-freedom }
box-field-wv_per_item = VO per ciascuno
box-field-counts = conta
box-field-needs = richiede
box-field-pp = { noun-fame }
box-field-pp_tied = PP in parità
box-because-outline = Ricostruito: il regolamento dice quante caselle copre un Palazzo, e nessuna fonte nota ne mostra la sagoma.
box-because-smaller = Ricostruito: il regolamento dice soltanto che Laghi e Parchi sono più piccoli delle Foreste.
box-because-theme = Ricostruito: il Palazzo è quello che si addice al Mestiere; Paesaggio e Libertà sono ciò che resta dei numeri del regolamento.
box-because-counts = Ricostruito: Paesaggio e Libertà sono ciò che resta dei numeri del regolamento.

bonus-buildings = 1 per ogni Palazzo
bonus-large_buildings = 2 per ogni Palazzo grande
bonus-medium_and_forest = 1 per ogni Palazzo medio e ogni Foresta
bonus-small_and_landscape = 1 per ogni Palazzo piccolo e ogni Paesaggio
bonus-building_sizes = 2 per ogni taglia di Palazzo
bonus-landscapes = 1 per ogni Paesaggio
bonus-forests = 2 per ogni Foresta
bonus-lakes = 2 per ogni Lago
bonus-parks = 2 per ogni Parco
bonus-freedoms = 2 per ogni Libertà
bonus-jesters = 2 per ogni Giullare
bonus-jesters_and_freedoms = 1 per ogni Giullare e ogni Libertà
bonus-builders = 2 per ogni Costruttore
bonus-builders_and_lakes = 1 per ogni Costruttore e ogni Lago
bonus-prestige = 2 per ogni carta Prestigio
bonus-prestige_and_freedoms = 1 per ogni carta Prestigio e ogni Libertà
bonus-landscape_types = 2 per ogni tipo di Paesaggio
bonus-categories = 1 per ciascuna categoria che hai tra Foresta, Lago, Parco, Giullare, Costruttore, carta Prestigio e Libertà
bonus-hand = 1 per ogni carta Mestiere e Reclutamento in mano
bonus-table = 1 per ogni carta Mestiere e Reclutamento sul tuo tavolo

prestige-most_buildings = il maggior numero di Palazzi
prestige-two_large = almeno due Palazzi grandi
prestige-fewest_empty = il minor numero di caselle vuote
prestige-all_landscapes = tutti e tre i tipi di Paesaggi
prestige-most_landscapes = il maggior numero di Paesaggi
prestige-most_forests = il maggior numero di Foreste
prestige-most_lakes = il maggior numero di Laghi
prestige-all_freedoms = tutte e tre le Libertà
prestige-balanced_estate = 4 Palazzi, 2 Libertà e 4 Opere
prestige-most_jesters = il maggior numero di Giullari
prestige-most_builders = il maggior numero di Costruttori
prestige-most_parks = il maggior numero di Parchi
prestige-balanced_court = 1 Costruttore, 1 Giullare e 2 Paesaggi
prestige-most_works = il maggior numero di Opere

card-alchemist = { profession-alchemist }
card-architect = { profession-architect }
card-astronomer = { profession-astronomer }
card-bell_maker = { profession-bell_maker }
card-botanist = { profession-botanist }
card-cartographer = { profession-cartographer }
card-choreographer = { profession-choreographer }
card-composer = { profession-composer }
card-dramatist = { profession-dramatist }
card-goldsmith = { profession-goldsmith }
card-jurist = { profession-jurist }
card-mathematician = { profession-mathematician }
card-organist = { profession-organist }
card-painter = { profession-painter }
card-pharmacist = { profession-pharmacist }
card-philosopher = { profession-philosopher }
card-physician = { profession-physician }
card-physicist = { profession-physicist }
card-poet = { profession-poet }
card-sculptor = { profession-sculptor }
card-theologian = { profession-theologian }
card-buildings = Bonus: { bonus-buildings }
card-large_buildings = Bonus: { bonus-large_buildings }
card-medium_and_forest = Bonus: { bonus-medium_and_forest }
card-small_and_landscape = Bonus: { bonus-small_and_landscape }
card-building_sizes = Bonus: { bonus-building_sizes }
card-landscapes = Bonus: { bonus-landscapes }
card-forests = Bonus: { bonus-forests }
card-lakes = Bonus: { bonus-lakes }
card-parks = Bonus: { bonus-parks }
card-freedoms = Bonus: { bonus-freedoms }
card-jesters = Bonus: { bonus-jesters }
card-jesters_and_freedoms = Bonus: { bonus-jesters_and_freedoms }
card-builders = Bonus: { bonus-builders }
card-builders_and_lakes = Bonus: { bonus-builders_and_lakes }
card-prestige = Bonus: { bonus-prestige }
card-prestige_and_freedoms = Bonus: { bonus-prestige_and_freedoms }
card-landscape_types = Bonus: { bonus-landscape_types }
card-categories = Bonus: { bonus-categories }
card-hand = Bonus: { bonus-hand }
card-table = Bonus: { bonus-table }
card-most_buildings = Prestigio: { prestige-most_buildings }, 6 (3) PP
card-two_large = Prestigio: { prestige-two_large }, 5 PP
card-fewest_empty = Prestigio: { prestige-fewest_empty }, 8 (4) PP
card-all_landscapes = Prestigio: { prestige-all_landscapes }, 8 PP
card-most_landscapes = Prestigio: { prestige-most_landscapes }, 7 (4) PP
card-most_forests = Prestigio: { prestige-most_forests }, 7 (4) PP
card-most_lakes = Prestigio: { prestige-most_lakes }, 6 (3) PP
card-all_freedoms = Prestigio: { prestige-all_freedoms }, 8 PP
card-balanced_estate = Prestigio: { prestige-balanced_estate }, 6 PP
card-most_jesters = Prestigio: { prestige-most_jesters }, 6 (3) PP
card-most_builders = Prestigio: { prestige-most_builders }, 6 (3) PP
card-most_parks = Prestigio: { prestige-most_parks }, 5 (3) PP
card-balanced_court = Prestigio: { prestige-balanced_court }, 7 PP
card-most_works = Prestigio: { prestige-most_works }, 7 (4) PP

deck-profession = Mestiere
deck-bonus = Bonus
deck-prestige = Prestigio

thing-university = { building-university }
thing-laboratory = { building-laboratory }
thing-workshop = { building-workshop }
thing-library = { building-library }
thing-opera = { building-opera }
thing-studio = { building-studio }
thing-hospital = { building-hospital }
thing-theater = { building-theater }
thing-tower = { building-tower }
thing-chapel = { building-chapel }
thing-forest = { landscape-forest }
thing-lake = { landscape-lake }
thing-park = { landscape-park }
thing-travel = { short-freedom-travel }
thing-religion = { short-freedom-religion }
thing-opinion = { short-freedom-opinion }

phase-setup = Mestieri
phase-auction = Asta
phase-action = Azioni

edition-rio-grande = Rio Grande Games 2000, regolamento italiano

## Prompts

prompt-which-discard = Tieni tre dei tuoi quattro Mestieri: quale restituisci?
prompt-which-stack = { $stacks ->
    [0] Non c’è alcuna pila che tu possa nominare ora: rinuncia per questo round.
   *[other] Nomina una pila da mettere all’asta, che vale un’offerta di 200 Fiorini, oppure rinuncia per questo round.
}
prompt-bid-for-item = { $leader } offre { $price } Fiorini per { form-a-stack }. Rilancia di 100, oppure passa.
prompt-which-item = { $stacks ->
    [0] Sei l’ultimo giocatore, e non c’è nulla che tu possa prendere ora.
   *[other] Sei l’ultimo giocatore: prendi un oggetto per 200 Fiorini, oppure nulla.
}
prompt-which-recruit = { $professions ->
    [0] Nessun avversario ha davanti a sé un Mestiere: tieni la carta Reclutamento per dopo.
   *[other] Usa subito la carta Reclutamento, oppure tienila per dopo.
}
prompt-which-place = Dove va { form-the-piece }? Indica l’angolo e l’orientamento, per esempio r1 c4 e2.
prompt-which-action = { $actions ->
    [0] Le tue azioni sono finite. Puoi ancora reclutare, oppure terminare il turno.
    [one] Ti resta un’azione. Un’Opera deve raggiungere { $minimum }.
   *[other] Hai { $actions } azioni. Un’Opera deve raggiungere { $minimum }.
}
prompt-which-card = { $cards ->
    [one] Resta una sola carta { $deck }: tienila.
   *[other] Tieni una di queste { $cards } carte { $deck }.
}
prompt-which-order = { $cards ->
    [one] Rimetti l’altra carta { $deck } in fondo al mazzo.
   *[other] In quale ordine vanno in fondo al mazzo le altre { $cards } carte { $deck }? La prima nominata sta più in alto.
}
prompt-which-bonus = { $missing ->
    [0] { $held ->
        [0] L’Opera { form-of-the-profession } vale { $value }. Non hai carte Bonus da aggiungere.
       *[other] L’Opera { form-of-the-profession } vale { $value }; il minimo è { $minimum }. Aggiungi una carta Bonus, oppure lasciala così.
    }
   *[other] L’Opera { form-of-the-profession } vale finora { $value } e deve raggiungere { $minimum }: aggiungi una carta Bonus.
}
prompt-how-much-fame = L’Opera { form-of-the-profession } vale { $value }: { $florins } Fiorini. Quanti PP prendi al loro posto, a 200 Fiorini l’uno?

## Actions

action-bid = Offri { $florins } Fiorini
action-pass-which-stack = Rinuncia per questo round
action-pass-which-item = Non prendere nulla
action-pass-which-recruit = Tieni la carta Reclutamento
action-pass-which-action = Termina il turno
action-pass-which-bonus = Basta carte Bonus
action-name = Nomina: { $stack }
action-take = Prendi { form-a-stack }
action-discard = Restituisci { form-the-profession }
action-work = Completa un’Opera { form-with-the-profession }
action-build = Costruisci { form-the-building }
action-draw = Prendi una carta { $deck }
action-freedom = Introduci la { $freedom }
action-recruit = Recluta { form-the-profession }
action-add = Aggiungi: { $bonus }
action-fame = { $fame ->
    [0] Tutto in Fiorini
   *[other] { $fame } PP
}
action-keep = Tieni: { $card }
action-return = { $order ->
    [as-drawn] Come sono state pescate
   *[other] Nell’ordine { NUMBER($order, useGrouping: 0) }
}
action-place = { $row } { $column } { $turn }
crowd-place = il primo di { $count } posti
crowd-place-last = l’ultimo
action-sell = Vendi { $fame } PP per { $fame }00 Fiorini

## Events

event-bids = { $seat } offre { $florins } Fiorini.
event-withdraws = { $seat } passa.
event-card-dealt = { $seat } riceve una carta Mestiere.
event-discarded = { $seat } restituisce una carta Mestiere.
event-deck-shuffled = Il mazzo dei Mestieri viene mescolato: { $cards } carte.
event-round-begins = Inizia il round { $round }, a cominciare da { $seat }. Un’Opera deve raggiungere { $minimum }.
event-stack-named = { $seat } nomina { form-a-stack } e offre 200 Fiorini.
event-dropped-out = { $seat } rinuncia all’asta per questo round.
event-item-sold = { $seat } acquista { form-a-stack } per { $florins } Fiorini.
event-nothing-taken = { $seat } non prende nulla.
event-piece-placed = { $seat } piazza { form-the-piece } in r{ $row } c{ $column } e{ $turn }.
event-fame-gained = { $seat } guadagna { $fame } PP { $cause }.
cause-landscape = per un altro Paesaggio dello stesso tipo
cause-building = per un Palazzo
cause-builder = per un Costruttore
cause-best-work = per la migliore Opera del round
event-cards-seen = { $cards ->
    [one] { $seat } guarda l’ultima carta { $deck }.
   *[other] { $seat } guarda { $cards } carte { $deck }.
}
event-card-kept = { $seat } tiene una carta { $deck }.
event-cards-returned = { $cards ->
    [one] { $seat } mette una carta in fondo al mazzo { $deck }.
   *[other] { $seat } mette { $cards } carte in fondo al mazzo { $deck }.
}
event-recruited = { $seat } recluta { form-the-profession } da { $opponent }.
event-recruiting-kept = { $seat } tiene la carta Reclutamento.
event-work-begun = { $seat } gioca { form-the-profession }: un’Opera di valore { $value }.
event-bonus-added = { $seat } aggiunge una carta Bonus, { $bonus }: altri { $points }, in tutto { $value }.
event-work-done = { $fame ->
    [0] { $seat } completa l’Opera { form-of-the-profession }, di valore { $value }, per { $florins } Fiorini.
   *[other] { $seat } completa l’Opera { form-of-the-profession }, di valore { $value }, per { $florins } Fiorini e { $fame } PP.
}
event-building-bought = { $florins ->
    [0] { $seat } prende { form-the-building } gratis.
   *[other] { $seat } paga { $florins } Fiorini per { form-the-building }.
}
event-freedom-introduced = { $seat } introduce la { $freedom } per { $florins } Fiorini.
event-turn-ends = { $seat } termina il turno.
event-fame-sold = { $seat } vende { $fame } PP per { $florins } Fiorini.
event-best-work = La migliore Opera del round è di { $seat }, con valore { $value }.
event-no-work = In questo round nessuno ha completato un’Opera.
event-starter-passes = { $seat } è il nuovo giocatore iniziale.
event-game-ends = Il settimo round è finito, e con esso la partita.

## Refusals

refusal-too-little-fame = Non puoi vendere { $fame } PP: ne hai { $held }.
refusal-card-not-in-hand = Non hai questa carta in mano («{ $card }»).
refusal-must-discard = Tutti restituiscono uno dei quattro Mestieri.
refusal-card-not-seen = Questa carta («{ $card }») non è tra quelle che stai guardando.
refusal-must-keep = Chi guarda carte { $deck } ne tiene una.
refusal-wrong-number-of-cards = { $cards ->
    [one] C’è una carta da rimettere.
   *[other] Ci sono { $cards } carte da rimettere.
}
refusal-work-pays-less = Non puoi prendere { $fame } PP: questa Opera ne dà al massimo { $most }.
refusal-raise-by-100 = { $amount } Fiorini non vanno bene: si rilancia di esattamente 100 rispetto a { $price }.
refusal-bid-not-covered = { $fame ->
    [0] Hai { $florins } Fiorini e nessun PP da vendere, troppo pochi per offrirne { $amount }.
   *[other] Hai { $florins } Fiorini e { $fame } PP da 100 Fiorini l’uno: troppo pochi per offrirne { $amount }.
}
refusal-must-place = Devi piazzare subito { form-the-piece }.
refusal-another-piece = È un altro il pezzo da piazzare: { $piece }.
refusal-residence-there = Qui il pezzo ({ $piece }) coprirebbe una parte della Residenza.
refusal-squares-covered = Qui il pezzo ({ $piece }) coprirebbe una casella non vuota.
refusal-buildings-touch = Qui il pezzo ({ $piece }) avrebbe un lato in comune con un altro Palazzo o con la Residenza; per questo servono due Costruttori.
refusal-minimum-not-reached = L’Opera vale { $value } e deve raggiungere { $minimum }: aggiungi una carta Bonus.
refusal-florins-missing = { $fame ->
    [0] Costa { $florins } Fiorini, e tu ne hai { $held } e nessun PP da vendere.
   *[other] Costa { $florins } Fiorini, e tu ne hai { $held } e { $fame } PP da 100 Fiorini l’uno.
}
refusal-stack-sold-this-round = In questo round un oggetto di questa pila ({ $stack }) è già stato venduto.
refusal-stack-empty = Questa pila ({ $stack }) è esaurita.
refusal-enough-builders = Nessuno può avere più di tre Costruttori.
refusal-no-room = Nel tuo Principato non c’è posto per { form-the-piece }.
refusal-no-recruiting-card = Non hai carte Reclutamento.
refusal-own-profession = Quella carta ({ $profession }) è davanti a te; si recluta da un avversario.
refusal-not-face-up = Nessun avversario ha davanti a sé questa carta scoperta ({ $profession }).
refusal-no-actions-left = Hai già eseguito entrambe le azioni.
refusal-work-too-small = L’Opera { form-of-the-profession } potrebbe valere al massimo { $value }, e deve raggiungere { $minimum }.
refusal-building-there = Hai già { form-the-building }.
refusal-building-gone = Nella riserva questo Palazzo ({ $building }) non c’è più.
refusal-deck-empty = Non ci sono più carte { $deck }.
refusal-once-a-turn = Questo si può fare una sola volta per turno.
refusal-freedom-there = Hai già introdotto la { $freedom }.
refusal-freedom-gone = La { $freedom } è esaurita.

## Scores

score-track = PP guadagnati durante la partita
score-prestige = Carta Prestigio: { $prestige }
score-tie = Parità, decidono i Fiorini: { $seat } ne ha { $florins }
score-tie-shared = Parità anche nei Fiorini, il posto è condiviso: { $seat } ne ha { $florins }

## What an answer leads to

fact-sells = { $fame ->
    [one] 1 PP venduto per questo
   *[other] { $fame } PP venduti per questo
}
fact-leaves = restano { $florins } fiorini
fact-price = { $florins ->
    [0] gratis con tre costruttori
   *[other] { $builders ->
        [0] { $florins } fiorini senza costruttori
        [one] { $florins } fiorini con un costruttore
       *[other] { $florins } fiorini con { $builders } costruttori
    }
}
fact-gain = +{ $fame } PP
fact-rises = { $profession }: il valore sale a { $value }
fact-all-rise = tutte le opere salgono di { $by }
fact-bonus-rises = «{ $bonus }» aggiunge allora { $value }
fact-jester = { $by } in più per ogni opera
fact-builder = { $builders ->
    [one] gli edifici costano { $florins }
    [2] gli edifici possono toccarsi
   *[other] gli edifici sono gratis
}
fact-prestige = { fact-look-at }
fact-recruiting = prendi un mestiere dal tavolo di un avversario
fact-stays = Tieni { $each }.
    .each = { $profession }
fact-worth = vale { $value }
fact-worth-with-bonus = { $value } con le tue carte Bonus
fact-short = Mancano { $missing } al valore minimo.
fact-pays = frutta { $florins } fiorini, o fino a { $fame } PP
fact-best-first = La prima opera di questo round
fact-best-beaten = Supererebbe l’opera migliore, { $value } di { $each }
    .each = { $seat }
fact-best-equalled = Pareggerebbe l’opera migliore, { $value } di { $each }
    .each = { $seat }
fact-best-stands = Opera migliore: { $each }, { $value }
    .each = { $seat }
fact-look-at = { $cards ->
    [one] prendi l’ultima carta
   *[other] guardane { $cards }, tienine 1
}
fact-would-be-worth = { $profession }: varrebbe { $value }
fact-with = { $value } con { $thing }
fact-adds = { $points } in più: { $value } in tutto
fact-paid = { $fame } PP e { $florins } fiorini
fact-then-have = avrai allora { $fame } PP e { $florins } fiorini
fact-prestige-now = { $fame } PP se la partita finisse ora
fact-bonus-now = { $points } in più per un’opera ora

## The board

board-round = round { $round } di 7
board-minimum = un’Opera deve raggiungere { $minimum }
board-starter = inizia { $name }
board-stacks = per l’asta
board-buildings = Palazzi rimasti
board-freedoms = Libertà rimaste
board-decks = mazzi
board-fame = { $fame } PP
board-people = { $jesters ->
    [one] 1 Giullare
   *[other] { $jesters } Giullari
  }, { $builders ->
    [one] 1 Costruttore
   *[other] { $builders } Costruttori
}
board-hand = in mano: { $profession ->
    [one] 1 Mestiere
   *[other] { $profession } Mestieri
  }, { $recruiting } Reclutamento, { $bonus } Bonus, { $prestige } Prestigio
board-played = sul tavolo: { $cards }
board-known = noti in mano: { $cards }
board-dropped = fuori
board-florins = { $florins } Fiorini
short-freedom-travel = Viaggio
short-freedom-religion = Religione
short-freedom-opinion = Opinione

## The board in the browser

board-stack-forest = { stack-forest }
board-stack-lake = { stack-lake }
board-stack-park = { stack-park }
board-stack-jester = { stack-jester }
board-stack-builder = { stack-builder }
board-stack-prestige = Prestigio
board-stack-recruiting = Reclutamento
board-deck-profession = { noun-profession }
board-deck-bonus = Carta Bonus
board-for-300 = Per 300 fiorini
board-left = { $left ->
    [0] esauriti
   *[other] ne restano { $left }
}
board-yours = ce l’hai
board-before-round = prima del round 1
board-tray = Gli edifici
board-works = Le tue opere
board-professions = Mestieri in mano
board-no-professions = Nessun mestiere in mano.
board-on-your-table = sul tuo tavolo
board-courts = Le corti
board-other-courts = Le altre corti
board-look-closer = Guarda il principato di { $name }
board-your-principality = Il tuo principato
board-principality = Il principato di { $name }
board-principality-grid = Il tuo principato, 7 caselle per 7
board-back-to-yours = Torna al tuo
board-hatched = Tratteggiate:
board-hatched-means = troppo vicine a un edificio (servono 2 costruttori)
board-prompt-which-place = Dove va { form-the-piece }? Posa il pezzo su una casella illuminata, girato come vuoi.
board-residence = residenza
board-empty = vuota
board-square = Riga { $row }, colonna { $column }, { $what }{ $state ->
    [held] , il pezzo è tenuto qui
    [held-wrong] , il pezzo è tenuto qui e non può starci
    [legal] , permessa
    [near] , troppo vicina a un edificio
   *[none] {""}
}
board-recruited = { $cards ->
    [one] 1 carta Reclutamento
   *[other] { $cards } carte Reclutamento
}
board-count-bonus = Carte Bonus in mano
board-count-prestige = Carte Prestigio
board-count-recruiting = Carte Reclutamento in mano
board-recruiting-held = { board-recruited }
board-prestige-of = { $now } PP su { $full } allo stato attuale
board-bonus = { noun-bonus }
board-bonus-cards = Carte Bonus
board-now = ora
board-ready = pronta
board-short = ne mancano { $missing }
board-jesters = { $jesters ->
    [one] Giullare
   *[other] { $jesters } Giullari
}
board-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
board-least = minimo { $least }
board-least-now = Un’opera deve arrivare a { $least }
board-work-once = { $profession }, con { $thing }
board-would-pay = { $fame ->
    [0] Frutterebbe { $florins } fiorini.
   *[other] Frutterebbe { $fame } PP e { $florins } fiorini.
}
board-no-best = Ancora nessuna opera in questo round
board-turn = Ruota
board-flip = Ribalta
board-next-place = Posto successivo
board-move-ArrowLeft = A sinistra
board-move-ArrowUp = In su
board-move-ArrowDown = In giù
board-move-ArrowRight = A destra
board-put-back = Rimetti a posto
board-places = { $count ->
    [0] nessun posto girato così, { $all } in tutto
    [one] un posto girato così, { $all } in tutto
   *[other] { $count } posti girati così, { $all } in tutto
}
board-build-at = Costruisci in r{ $row } c{ $column }
board-place-at = Piazza in r{ $row } c{ $column }
board-complete-works = Opere
board-complete = Completa l’opera: { $profession }, { $value }
board-fame-or-florins = Fama o fiorini
board-pp-and-florins = PP e { $florins } fiorini
board-all-fame = Tutto: { $fame } PP
board-all-florins = Tutto: { $florins } fiorini
board-raise = Rilancia a { $florins }
board-back-below = Sotto il mazzo, in quest’ordine; premi o trascina per cambiarlo
board-put-first = Mettila per prima
board-put-below = Mettile sotto il mazzo
board-pane-ground = Principato
board-pane-works = { board-complete-works }
board-pane-market = Mercato
board-pane-courts = Corti

board-bought = { $stack }: { $name } per { $florins }
noun-row = Riga
noun-column = Colonna
noun-turn = Orientamento
noun-piece = Pezzo
noun-order = Ordine
noun-building = Palazzo
noun-profession = Mestiere
noun-bonus = Bonus
noun-stack = Pila
noun-deck = Mazzo
noun-freedom = Libertà
noun-fame = PP
noun-florins = Fiorini
board-count-builders = Costruttori
board-count-jesters = Giullari
board-count-freedoms = Libertà
board-count-professions = Mestieri in mano
board-market = Il mercato
row-track = Guadagnati durante la partita
