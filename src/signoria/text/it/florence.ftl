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
box-field-pp_tied = Punti in parità
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
card-most_buildings = Prestigio: { prestige-most_buildings }, 6 (3) punti
card-two_large = Prestigio: { prestige-two_large }, 5 punti
card-fewest_empty = Prestigio: { prestige-fewest_empty }, 8 (4) punti
card-all_landscapes = Prestigio: { prestige-all_landscapes }, 8 punti
card-most_landscapes = Prestigio: { prestige-most_landscapes }, 7 (4) punti
card-most_forests = Prestigio: { prestige-most_forests }, 7 (4) punti
card-most_lakes = Prestigio: { prestige-most_lakes }, 6 (3) punti
card-all_freedoms = Prestigio: { prestige-all_freedoms }, 8 punti
card-balanced_estate = Prestigio: { prestige-balanced_estate }, 6 punti
card-most_jesters = Prestigio: { prestige-most_jesters }, 6 (3) punti
card-most_builders = Prestigio: { prestige-most_builders }, 6 (3) punti
card-most_parks = Prestigio: { prestige-most_parks }, 5 (3) punti
card-balanced_court = Prestigio: { prestige-balanced_court }, 7 punti
card-most_works = Prestigio: { prestige-most_works }, 7 (4) punti

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
   *[other] Nomina una pila da mettere all’asta (offerta: 200 Fiorini), oppure rinuncia per questo round.
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
prompt-how-much-fame = L’Opera { form-of-the-profession } vale { $value }: { $florins } Fiorini. Quanti punti prendi al loro posto, a 200 Fiorini l’uno?

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
   *[other] { board-fame }
}
action-keep = Tieni: { $card }
action-return = { $order ->
    [as-drawn] Come sono state pescate
   *[other] Nell’ordine { $order } di quelle pescate
}
action-place = { $row } { $column } { $turn }
crowd-place = il primo di { $count } posti
crowd-place-last = l’ultimo
action-sell = Vendi { board-fame } per { $fame }00 Fiorini

## Events

event-bids = { $seat } offre { $florins } Fiorini.
event-bids-you = Offri { $florins } Fiorini.
event-withdraws = { $seat } passa.
event-withdraws-you = Passi.
event-card-dealt = { $seat } riceve una carta Mestiere.
event-card-dealt-you = Ricevi una carta Mestiere.
event-discarded = { $seat } restituisce una carta Mestiere.
event-discarded-you = Restituisci una carta Mestiere.
event-deck-shuffled = Il mazzo dei Mestieri viene mescolato: { $cards } carte.
event-round-begins = Inizia il round { $round }, a cominciare da { $seat }. Un’Opera deve raggiungere { $minimum }.
event-round-begins-you = Inizia il round { $round }, a cominciare da te. Un’Opera deve raggiungere { $minimum }.
event-stack-named = { $seat } nomina { form-a-stack } e offre 200 Fiorini.
event-stack-named-you = Nomini { form-a-stack } e offri 200 Fiorini.
event-dropped-out = { $seat } rinuncia all’asta per questo round.
event-dropped-out-you = Rinunci all’asta per questo round.
event-item-sold = { $seat } acquista { form-a-stack } per { $florins } Fiorini.
event-item-sold-you = Acquisti { form-a-stack } per { $florins } Fiorini.
event-nothing-taken = { $seat } non prende nulla.
event-nothing-taken-you = Non prendi nulla.
event-piece-placed = { $seat } piazza { form-the-piece } { $where }.
event-piece-placed-you = Piazzi { form-the-piece } { $where }.
where-north-west = a nord-ovest
where-north = a nord
where-north-east = a nord-est
where-west = a ovest
where-centre = al centro
where-east = a est
where-south-west = a sud-ovest
where-south = a sud
where-south-east = a sud-est
event-fame-gained = { $seat } guadagna { board-fame } { $cause }.
event-fame-gained-you = Guadagni { board-fame } { $cause }.
cause-landscape = per un altro Paesaggio dello stesso tipo
cause-building = per un Palazzo
cause-builder = per un Costruttore
cause-best-work = per la migliore Opera del round
event-cards-seen = { $cards ->
    [one] { $seat } guarda l’ultima carta { $deck }.
   *[other] { $seat } guarda { $cards } carte { $deck }.
}
event-cards-seen-you = { $cards ->
    [one] Guardi l’ultima carta { $deck }.
   *[other] Guardi { $cards } carte { $deck }.
}
event-card-kept = { $seat } tiene una carta { $deck }.
event-card-kept-you = Tieni una carta { $deck }.
event-cards-returned = { $cards ->
    [one] { $seat } mette una carta in fondo al mazzo { $deck }.
   *[other] { $seat } mette { $cards } carte in fondo al mazzo { $deck }.
}
event-cards-returned-you = { $cards ->
    [one] Metti una carta in fondo al mazzo { $deck }.
   *[other] Metti { $cards } carte in fondo al mazzo { $deck }.
}
event-recruited = { $seat } recluta { form-the-profession } da { $opponent }.
event-recruited-you = Recluti { form-the-profession } da { $opponent }.
event-recruited-to-you = { $seat } recluta { form-the-profession } da te.
event-recruiting-kept = { $seat } tiene la carta Reclutamento.
event-recruiting-kept-you = Tieni la carta Reclutamento.
event-work-begun = { $seat } gioca { form-the-profession }: un’Opera di valore { $value }.
event-work-begun-you = Giochi { form-the-profession }: un’Opera di valore { $value }.
event-bonus-added = { $seat } aggiunge una carta Bonus, { $bonus }: altri { $points }, in tutto { $value }.
event-bonus-added-you = Aggiungi una carta Bonus, { $bonus }: altri { $points }, in tutto { $value }.
event-work-done = { $fame ->
    [0] { $seat } completa l’Opera { form-of-the-profession }, di valore { $value }, per { $florins } Fiorini.
   *[other] { $seat } completa l’Opera { form-of-the-profession }, di valore { $value }, per { $florins } Fiorini e { board-fame }.
}
event-work-done-you = { $fame ->
    [0] Completi l’Opera { form-of-the-profession }, di valore { $value }, per { $florins } Fiorini.
   *[other] Completi l’Opera { form-of-the-profession }, di valore { $value }, per { $florins } Fiorini e { board-fame }.
}
event-building-bought = { $florins ->
    [0] { $seat } prende { form-the-building } gratis.
   *[other] { $seat } paga { $florins } Fiorini per { form-the-building }.
}
event-building-bought-you = { $florins ->
    [0] Prendi { form-the-building } gratis.
   *[other] Paghi { $florins } Fiorini per { form-the-building }.
}
event-freedom-introduced = { $seat } introduce la { $freedom } per { $florins } Fiorini.
event-freedom-introduced-you = Introduci la { $freedom } per { $florins } Fiorini.
event-turn-ends = { $seat } termina il turno.
event-turn-ends-you = Termini il turno.
event-fame-sold = { $seat } vende { board-fame } per { $florins } Fiorini.
event-fame-sold-you = Vendi { board-fame } per { $florins } Fiorini.
event-best-work = La migliore Opera del round è di { $seat }, con valore { $value }.
event-best-work-you = La migliore Opera del round è tua, con valore { $value }.
event-no-work = In questo round nessuno ha completato un’Opera.
event-starter-passes = { $seat } è il nuovo giocatore iniziale.
event-starter-passes-you = Sei il nuovo giocatore iniziale.
event-game-ends = Il settimo round è finito, e con esso la partita.
story-best = migliore Opera: { $seat }, { $value }
story-best-you = migliore Opera: tu, { $value }
story-no-work = nessuna Opera completata
story-dealt = A tutti quattro Mestieri, tre da tenere.
story-dealing = A tutti quattro Mestieri.
story-actions = Azioni, minimo { $minimum }
story-took = **{ $seat }** prende { form-a-stack } per { $florins } ({ $bids }).
story-took-you = **Tu** prendi { form-a-stack } per { $florins } ({ $bids }).
story-took-alone = **{ $seat }** prende { form-a-stack } per { $florins }; nessun’altra offerta.
story-took-alone-you = **Tu** prendi { form-a-stack } per { $florins }; nessun’altra offerta.
story-placed = Posizione: { $where }.
story-then = { $before }; { $after }
story-turn = **{ $name }**: { $done }.
story-best-work = **{ $seat }**: la migliore Opera del round, { $value } (+{ $fame }).
story-best-work-you = **Tu**: la migliore Opera del round, { $value } (+{ $fame }).
clause-built-here = { $fame ->
    [0] { form-the-building }
   *[other] { form-the-building } (+{ $fame })
}
clause-sold = { board-fame } per { $florins } Fiorini
clause-cards = { $cards ->
    [one] l’ultima carta { $deck }
   *[other] { $cards } carte { $deck } viste, 1 tenuta
}
clause-cards-seen = { $cards ->
    [one] l’ultima carta { $deck }
   *[other] { $cards } carte { $deck } viste
}
clause-freedom = la { $freedom }
clause-recruited = reclutato: { $profession }
clause-work = { $fame ->
    [0] **Opera completata, { $profession }, { $value }**: { $florins } Fiorini
   *[other] **Opera completata, { $profession }, { $value }**: { board-fame } e { $florins } Fiorini
}

## Refusals

refusal-too-little-fame = Non puoi vendere { board-fame }: ne hai { $held }.
refusal-card-not-in-hand = Non hai questa carta in mano («{ $card }»).
refusal-must-discard = Tutti restituiscono uno dei quattro Mestieri.
refusal-card-not-seen = Questa carta («{ $card }») non è tra quelle che stai guardando.
refusal-must-keep = Chi guarda carte { $deck } ne tiene una.
refusal-wrong-number-of-cards = { $cards ->
    [one] C’è una carta da rimettere.
   *[other] Ci sono { $cards } carte da rimettere.
}
refusal-work-pays-less = Non puoi prendere { board-fame }: questa Opera ne dà al massimo { $most }.
refusal-raise-by-100 = { $amount } Fiorini non vanno bene: si rilancia di esattamente 100 rispetto a { $price }.
refusal-bid-not-covered = { $fame ->
    [0] Hai { $florins } Fiorini e nessun punto da vendere, troppo pochi per offrirne { $amount }.
   *[other] Hai { $florins } Fiorini e { board-fame } da 100 Fiorini l’uno: troppo pochi per offrirne { $amount }.
}
refusal-must-place = Devi piazzare subito { form-the-piece }.
refusal-another-piece = È un altro il pezzo da piazzare: { $piece }.
refusal-residence-there = Qui il pezzo ({ $piece }) coprirebbe una parte della Residenza.
refusal-squares-covered = Qui il pezzo ({ $piece }) coprirebbe una casella non vuota.
refusal-buildings-touch = Qui il pezzo ({ $piece }) avrebbe un lato in comune con un altro Palazzo o con la Residenza; per questo servono due Costruttori.
refusal-minimum-not-reached = L’Opera vale { $value } e deve raggiungere { $minimum }: aggiungi una carta Bonus.
refusal-florins-missing = { $fame ->
    [0] Costa { $florins } Fiorini, e tu ne hai { $held } e nessun punto da vendere.
   *[other] Costa { $florins } Fiorini, e tu ne hai { $held } e { board-fame } da 100 Fiorini l’uno.
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

score-track = Punti guadagnati durante la partita
score-prestige = Carta Prestigio: { $prestige }
score-tie = Parità, decidono i Fiorini: { $seat } ne ha { $florins }
score-tie-shared = Parità anche nei Fiorini, il posto è condiviso: { $seat } ne ha { $florins }

## What an answer leads to

fact-sells = { $fame ->
    [one] 1 punto venduto per questo
   *[other] { $fame } punti venduti per questo
}
fact-leaves = restano { $florins } Fiorini
fact-price = { $florins ->
    [0] gratis con tre Costruttori
   *[other] { $builders ->
        [0] { $florins } Fiorini senza Costruttori
        [one] { $florins } Fiorini con un Costruttore
       *[other] { $florins } Fiorini con { $builders } Costruttori
    }
}
fact-gain = +{ board-fame }
fact-rises = { $profession }: il valore sale a { $value }
fact-all-rise = tutte le Opere salgono di { $by }
fact-bonus-rises = «{ $bonus }» aggiunge allora { $value }
fact-jester = { $by } in più per ogni Opera
fact-builder = { $builders ->
    [one] i Palazzi costano { $florins }
    [2] i Palazzi possono toccarsi
   *[other] i Palazzi sono gratis
}
fact-prestige = { fact-look-at }
fact-recruiting = prendi un mestiere dal tavolo di un avversario
fact-stays = Tieni { $each }.
    .each = { $profession }
fact-worth = vale { $value }
fact-worth-with-bonus = { $value } con le tue carte Bonus
fact-short = Mancano { $missing } al valore minimo.
fact-pays = frutta { $florins } Fiorini, o fino a { board-fame }
fact-best-first = La prima Opera di questo round
fact-best-beaten = Supererebbe l’Opera migliore, { $value } di { $each }
    .each = { $seat }
fact-best-equalled = Pareggerebbe l’Opera migliore, { $value } di { $each }
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
fact-paid = { board-fame } e { $florins } Fiorini
fact-then-have = avrai allora { board-fame } e { $florins } Fiorini
fact-prestige-now = { board-fame } se la partita finisse ora
fact-bonus-now = { $points } in più per un’Opera ora

## The board

board-round = round { $round } di 7
board-minimum = un’Opera deve raggiungere { $minimum }
board-starter = inizia { $seat }
board-starter-you = inizi tu
board-stacks = per l’asta
board-buildings = Palazzi rimasti
board-freedoms = Libertà rimaste
board-decks = mazzi
board-fame = { $fame ->
    [one] 1 punto
   *[other] { $fame } punti
}
board-people = { $jesters ->
    [one] 1 Giullare
   *[other] { $jesters } Giullari
  }, { $builders ->
    [one] 1 Costruttore
   *[other] { $builders } Costruttori
}
board-lies = { $piece }, riga { $row }, colonna { $column }
board-hand = in mano: { $profession ->
    [one] 1 Mestiere
   *[other] { $profession } Mestieri
  }, { $recruiting } Reclutamento, { $bonus } Bonus, { $prestige } Prestigio
board-played = sul tavolo: { $cards }
board-known = noti in mano: { $cards }
board-dropped = fuori
board-withdrew = ha passato
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
board-for-300 = Per 300 Fiorini
board-left = { $left ->
    [0] esauriti
    [one] resta 1
   *[other] restano { $left }
}
board-yours = ce l’hai
board-yours-short = tua
board-offer = { $price ->
    [0] gratis
   *[other] { $price }
  } · { board-of-yours }
board-of-yours = { $cards ->
    [one] { $cards } tua
   *[other] { $cards } tue
}
board-yours-seen = ce l’ha
board-yours-short-seen = ce l’ha
board-offer-seen = { $price ->
    [0] gratis
   *[other] { $price }
  } · { board-of-yours-seen }
board-of-yours-seen = per { $cards }
board-offers = Che cosa puoi ancora avere
board-you-pay = { $florins ->
    [0] gratis
   *[other] { board-florins }
}
board-lacked = { $cards ->
    [0] non manca a nessuno dei tuoi Mestieri
    [one] manca a uno dei tuoi Mestieri
   *[other] manca a { $cards } dei tuoi Mestieri
}
board-amount = { $florins }
board-before-round = prima del round 1
board-tray = I Palazzi
board-works = Le tue Opere
board-works-done = { $works ->
    [one] 1 Opera
   *[other] { $works } Opere
}
board-work-value = valore dell’Opera
board-professions-held = { $cards ->
    [0] Nessun Mestiere in mano
    [one] Un Mestiere in mano
   *[other] { $cards } Mestieri in mano
}
board-no-professions = Nessun mestiere in mano.
board-on-your-table = sul tuo tavolo
board-courts = Le corti
board-your-principality = Il tuo principato
board-squares-free = { $squares ->
    [one] 1 casella libera
   *[other] { $squares } caselle libere
}
board-try = Prova: { $piece }
board-trying = In prova: { $piece }
board-fits = { $places ->
    [0] non c’è posto
    [one] sta in un posto
   *[other] sta in { $places } posti
}
board-stop-trying = Smetti di provare
board-with-there = Con { $thing }
board-some-rise = { $works } delle tue Opere salgono di { $by }
board-would-raise = { $works ->
    [0] { $thing }: nessuna delle tue Opere salirebbe.
    [one] { $thing }: una delle tue Opere salirebbe di { $by }.
   *[other] { $thing }: { $works } delle tue Opere salirebbero di { $by }.
}
board-become-ready = { $works ->
    [one] Sarebbe pronta: { $names }.
   *[other] Sarebbero pronte: { $names }.
}
board-unchanged = { $works ->
    [one] 1 altra invariata
   *[other] { $works } altre invariate
}
board-placing = Da posare
board-tray-comes-back = I Palazzi tornano quando il pezzo è posato.
board-principality = Il principato di { $name }
board-principality-grid = Il tuo principato, 7 caselle per 7
board-hatched = Tratteggiate:
board-hatched-means = troppo vicine a un Palazzo (servono 2 Costruttori)
board-prompt-which-place = Dove va { form-the-piece }? Posa il pezzo su una casella illuminata, girato come vuoi.
board-residence = residenza
board-empty = vuota
board-square = Riga { $row }, colonna { $column }, { $what }{ $state ->
    [held] , il pezzo è tenuto qui
    [held-wrong] , il pezzo è tenuto qui e non può starci
    [legal] , permessa
    [near] , troppo vicina a un Palazzo
   *[none] {""}
}
board-recruited = { $cards ->
    [one] 1 carta Reclutamento
   *[other] { $cards } carte Reclutamento
}
board-count-bonus = Carte Bonus in mano
board-count-prestige = Carte Prestigio
board-count-recruiting = Carte Reclutamento in mano
board-prestige-of = { $now } punti su { $full } allo stato attuale
board-points-tied = { $tied ->
    [0] { $full } punti
   *[other] { $full } ({ $tied }) punti
}
board-bonus = { noun-bonus }
board-bonus-cards = Carte Bonus
board-now = ora
board-ready = pronta
board-short = { $missing ->
    [one] ne manca { $missing }
   *[other] ne mancano { $missing }
}
board-jesters = { $jesters ->
    [one] Giullare
   *[other] { $jesters } Giullari
}
board-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
board-least = minimo { $least }
board-least-now = Un’Opera deve arrivare a { $least }
board-work-once = { $profession }, con { $thing }
board-no-best = Ancora nessuna Opera in questo round
board-turn = Ruota
board-flip = Ribalta
board-next-place = Posto successivo
board-move-ArrowLeft = A sinistra
board-move-ArrowUp = In su
board-move-ArrowDown = In giù
board-move-ArrowRight = A destra
board-put-back = Rimetti a posto
board-build-here = Costruisci qui
board-place-here = Posa qui
board-ask-place = Dove va { form-the-piece }?
board-places = { $count ->
    [0] Nessun posto girato così, { $all } in tutto
    [one] Un posto girato così, { $all } in tutto
   *[other] { $count } posti girati così, { $all } in tutto
}
board-complete-works = Opere
board-recruit = Recluta
board-ask-complete = Completare l’Opera { form-of-the-profession }?
board-worth-pays = Vale { $value }: { $florins } Fiorini o fino a { board-fame }.
board-worth-short = Vale { $value }, { $missing ->
    [one] ne manca { $missing }
   *[other] ne mancano { $missing }
}: aggiungi una carta Bonus.
board-complete-it = Completala, { $value }
board-take-as-points = Da prendere in punti
board-order-rest = Ordine delle altre
board-back-to-cards = Torna alle carte
board-keep-it = Tienila
board-sell = Vendi punti
board-do-not-sell = Tienili
board-ask-sell = Quanti punti vendi, a 100 Fiorini l’uno?
board-press-stack = Premi una pila
board-press-card = Premi una carta
board-press-thing = Premi ciò che vuoi
board-fame-or-florins = Fama o Fiorini
board-all-fame = Tutto in punti, { $fame }
board-all-florins = Tutto in Fiorini
board-raise = Rilancia a { $florins }
board-liked-of = { $cards } su { $of }
board-liked-means = «2 su { $cards }»: piace a due di questi { $cards } Mestieri.
board-you-have = Hai { board-florins } e { board-fame }.
board-back-below = Sotto il mazzo, in quest’ordine; premi o trascina per cambiarlo
board-put-first = Mettila per prima
board-put-below = Mettile sotto il mazzo
sheet-works = Opere completate
sheet-work = { $profession }, { $round }º round
sheet-no-work = Ancora nessuna Opera.
sheet-points = Da dove vengono i punti
sheet-from-work = Dalle Opere
sheet-from-building = Edifici costruiti
sheet-from-landscape = Paesaggi uguali
sheet-from-builder = { board-count-builders }
sheet-from-best-work = Opere migliori
sheet-from-sold = Venduti per Fiorini
sheet-bought = Acquisti, e a quanto
sheet-round = round { $round }
sheet-hand = Noto della mano
scene-best = { $works ->
    [one] L’Opera migliore del round
   *[other] Le Opere migliori del round
}

board-pane-ground = Terreno
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
noun-fame = Punti
noun-florins = Fiorini
board-count-builders = Costruttori
board-count-jesters = Giullari
board-count-freedoms = Libertà
board-count-professions = Mestieri in mano
board-market = Il mercato
row-track = Guadagnati durante la partita
