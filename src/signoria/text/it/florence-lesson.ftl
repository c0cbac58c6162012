### The Princes of Florence for those who play it for the first time: the guided game, a note for each question, and what words mean.

## The guided game: its chapters, its steps, what was learned

lesson-chapter-goal = Lo scopo
lesson-chapter-auction = L’asta
lesson-chapter-building = Un Palazzo
lesson-chapter-work = Un’Opera
lesson-chapter-scoring = I punti
lesson-goal-points = Vince chi ha più punti dopo sette round. Vengono soprattutto dalle Opere che completi, dai Palazzi, e alla fine dalle carte Prestigio.
    .title = Come si vince
lesson-goal-work = Questo Mestiere può completare un’Opera: { $profession }. Un Palazzo che gli piace aggiunge 4 al valore, un Paesaggio 3, una Libertà 3; e ogni tua carta Mestiere 1.
    .title = Che cosa fa un’Opera
lesson-discard = Tieni tre dei tuoi quattro Mestieri. Quelli a cui piacciono le stesse cose si aiutano; questo ha meno in comune con gli altri: { $profession }.
    .title = Uno torna indietro
    .why = Un Palazzo o un Paesaggio che piace a due Mestieri conta per entrambe le Opere.
lesson-leave = Prima l’asta: { $leader } nomina «{ $stack }» e offre { $price } Fiorini. Tutti possono rilanciare di 100, e vincere al massimo un oggetto per round. Tieni i Fiorini per ciò che serve alle tue Opere.
    .title = L’asta
    .why = In un round si vince un oggetto solo: aspetta quello che piace ai tuoi Mestieri. Anche un Giullare, che aggiunge 2 a ogni tua Opera, spesso vale il prezzo.
lesson-name = Ora nomini tu un oggetto: è un’offerta di 200 Fiorini. { $professions ->
    [one] A uno dei tuoi Mestieri piace
   *[other] A { $professions } dei tuoi Mestieri piace
  } questo: { $landscape }.
    .title = Tocca a te nominare
lesson-nothing = Nessuno dei Paesaggi rimasti piace ai tuoi Mestieri. Puoi farne a meno.
    .title = Nulla per te
lesson-raise = { $leader } offre { $price } Fiorini. Alle tue Opere serve: rilancia di 100.
    .title = Rilancia
    .why = Fissa un limite: un Paesaggio aggiunge 3 a un’Opera, e ogni punto vale 100 Fiorini.
lesson-take = Tutti gli altri hanno vinto qualcosa o hanno rinunciato: puoi prendere ciò che vuoi per 200 Fiorini. Ai tuoi Mestieri piace questo: { $landscape }.
    .title = Al prezzo più basso
lesson-landscape = Va subito nel tuo Principato. I Paesaggi possono toccare tutto. Resta al bordo: più tardi arrivano pezzi più grandi.
    .title = Il tuo Principato
    .do = premi una casella illuminata, poi il pulsante d’oro
lesson-build = Ogni turno ha due azioni. Un Palazzo costa { $price } Fiorini e dà subito 3 punti. Con questo l’Opera ({ $profession }) varrebbe { $value }: { $building }.
    .title = Il tuo primo Palazzo
    .do = premi «{ $building }», poi una casella illuminata, poi il pulsante d’oro
    .why = Lo stesso Palazzo può piacere a due tuoi Mestieri. Con un Costruttore i Palazzi costano 300.
lesson-place = Scegli un posto. Finché non hai due Costruttori, i Palazzi non toccano né altri Palazzi né la Residenza.
    .title = Dove sta
    .do = { lesson-landscape.do }
lesson-work = La seconda azione: un’Opera di valore { $value }, e il minimo di questo round è { $minimum }. Rende { $florins } Fiorini, oppure punti: uno ogni 200 Fiorini.
    .title = Completa un’Opera: { $profession }
    .do = premi «{ $profession }», poi il pulsante d’oro
    .why = Il valore minimo cresce a ogni round: un’Opera fatta presto è più facile. La migliore del round dà 3 punti in più.
lesson-freedom = Una Libertà che piace a un tuo Mestiere aggiunge 3 alla sua Opera. Costa 300 Fiorini: { $freedom }.
    .title = Una Libertà
lesson-draw = Nessuna Opera raggiunge ancora il valore minimo. Un’altra carta Mestiere aggiunge 1 a ogni tua Opera.
    .title = Un altro Mestiere
lesson-rest = Ora nulla ti porta avanti: finisci il turno.
    .title = Finisci il turno
lesson-keep = Guardi alcune carte e ne tieni una. Con ciò che hai, questa vale di più: { $card }.
    .title = Tienine una
lesson-bonus = Ora si potrebbe aggiungere una carta Bonus. Senza, l’Opera prosegue com’è.
    .title = Carte Bonus
lesson-pay = L’Opera vale { $value } e rende { $florins } Fiorini. Una parte qualsiasi si può prendere in punti, ora e mai più. All’inizio servono di più i Fiorini.
    .title = Fiorini o punti
lesson-paid = { $works ->
    [one] Hai completato un’Opera:
   *[other] Hai completato { $works } Opere, la prima:
  } { $profession }. La carta resta davanti a te, e aggiunge ancora 1 alle altre Opere.
    .title = Un’Opera completata
lesson-unpaid = Non hai ancora completato un’Opera. Cerca il Palazzo che piace a due dei tuoi Mestieri, poi un Paesaggio: così un’Opera raggiunge il valore minimo.
    .title = Il passo seguente
lesson-score-now = Hai { $points } punti e { $florins } Fiorini. Un Palazzo dà 3 punti, la migliore Opera di un round 3, e ciò che rende un’Opera si può prendere in punti. Dopo il round 7 si aggiungono le carte Prestigio, e vince chi ha più punti.
    .title = Il punteggio
after-rounds = { $rounds ->
    [one] dopo il primo round
   *[other] dopo { $rounds } round
}
lesson-end = { $ahead ->
    [1] Sei in testa { after-rounds } con { $points } punti; la famiglia che segue ne ha { $best }.
    [0] Hai { $points } punti { after-rounds }, quanti la migliore delle altre famiglie.
   *[other] Hai { $points } punti { after-rounds }; la famiglia migliore ne ha { $best }.
}
lesson-learned-goal = più punti dopo sette round
lesson-learned-auction = un oggetto a testa; si rilancia di 100
lesson-learned-building = 3 punti, e 4 per ogni Opera a cui piace
lesson-learned-work = Palazzo, Paesaggio, Libertà, carte; Fiorini o punti
lesson-learned-scoring = la migliore Opera del round 3; Prestigio alla fine
lesson-next = quando i Fiorini valgono più dei punti

## Notes: what a question is about, and what to try

note-which-discard = Tieni tre dei tuoi quattro Mestieri. Quelli che prediligono lo stesso Palazzo, Paesaggio o la stessa Libertà si aiutano a vicenda.
    .advice = Restituisci quello che ha meno in comune con gli altri.
note-which-stack = Nomina una pila: è un’offerta di 200 Fiorini. Gli altri possono rilanciare di 100. Chi vince un oggetto è fuori dall’asta per questo round.
    .advice = Un Giullare aggiunge 2 a ogni Opera, e all’inizio costa caro. Un Paesaggio che piace a due dei tuoi Mestieri è spesso un affare migliore.
note-bid-for-item = Rilancia esattamente di 100, oppure passa per questo oggetto. Per i prossimi potrai ancora offrire.
    .advice = Datti un limite. Chi resta per ultimo prende un oggetto per 200 Fiorini.
note-which-item = Tutti gli altri hanno vinto un oggetto o hanno rinunciato. Puoi prenderne uno qualsiasi tra quelli rimasti per 200 Fiorini.
    .advice = Prendi qualcosa: un Paesaggio, una carta Prestigio o una carta Reclutamento vale di più.
note-which-recruit = Una carta Reclutamento ti porta in mano un Mestiere che sta davanti a un avversario. Può aspettare, e intanto conta come carta Mestiere.
    .advice = Usala quando c’è un Mestiere di cui hai già il Palazzo.
note-which-place = Metti il pezzo su caselle vuote; si può ruotare e capovolgere. I Paesaggi possono toccare tutto, i Palazzi nessun Palazzo finché non hai due Costruttori.
    .advice = Resta ai bordi e negli angoli, così più tardi entreranno ancora i pezzi grandi.
note-which-action = Hai due azioni: completare un’Opera, costruire, prendere un Mestiere o una carta Bonus, introdurre una Libertà. Un’Opera deve raggiungere il valore minimo del round.
    .advice = Comincia dal Palazzo che piace a due dei tuoi Mestieri, oppure da un altro Mestiere: ogni tua carta aggiunge 1 a ogni Opera.
note-which-card = Guardi fino a cinque carte e ne tieni una. Le altre vanno in fondo al mazzo.
    .advice = Tieni ciò che si accorda con quello che hai o che avrai comunque.
note-which-order = Le altre vanno in fondo al mazzo, nell’ordine che vuoi.
    .advice = Conta di rado. Lasciale come sono.
note-which-bonus = Una carta Bonus vale per questa sola Opera e poi esce dal gioco.
    .advice = Risparmiala, a meno che senza di essa l’Opera non basti o che così diventi la migliore del round.
note-how-much-fame = L’Opera rende 100 Fiorini a punto. Una parte qualsiasi si può prendere in fama, ora e mai più: 200 Fiorini per un punto.
    .advice = All’inizio servono Fiorini per aste e Palazzi. Più tardi prendi sempre più fama.

## What words mean

term-work = Un Mestiere giocato dalla mano. Il suo valore è pagato in Fiorini o in fama, e deve raggiungere il minimo del round.
    .forms = Opera, Opere
term-value = 4 per il Palazzo, 3 per il Paesaggio e 3 per la Libertà che predilige, 2 per ogni Giullare, 1 per ogni carta Mestiere, e le carte Bonus.
    .forms = Valore dell’Opera, valore minimo
term-profession-card = Un artista o uno studioso che può completare un’Opera. In mano o giocato, ognuno aggiunge 1 a ogni tua Opera.
    .forms = Mestiere, Mestieri, carta Mestiere, carte Mestiere
term-building = Costa 700 Fiorini, 300 con un Costruttore, nulla con tre, e porta 3 punti. Uno per tipo in un Principato.
    .forms = Palazzo, Palazzi
term-landscape = Foresta, Lago o Parco, vinto all’asta e piazzato subito. Ogni altro dello stesso tipo porta 3 punti.
    .forms = Paesaggio, Paesaggi
term-freedom = Viaggio, Religione o Opinione, per 300 Fiorini. Aggiunge 3 alle Opere che la prediligono.
    .forms = Libertà
term-jester = Aggiunge 2 a ogni tua Opera.
    .forms = Giullare, Giullari
term-builder = Con uno i Palazzi costano 300; con due possono toccarsi; con tre sono gratis. Il secondo e il terzo portano 3 punti ciascuno.
    .forms = Costruttore, Costruttori
term-prestige-card = Uno scopo segreto che conta dopo il round 7. Ne guardi cinque, ne tieni una.
    .forms = carta Prestigio, carte Prestigio
term-bonus-card = Aggiunge a un’Opera ciò che conta, poi esce dal gioco.
    .forms = carta Bonus, carte Bonus
term-recruiting-card = Porta in mano un Mestiere che sta davanti a un avversario. Conta come carta Mestiere.
    .forms = carta Reclutamento, carte Reclutamento
term-florin = Denaro, nascosto agli altri. Un punto vale 100 Fiorini: quanto manca quando paghi si vende dai tuoi punti.
    .forms = Fiorino, Fiorini
term-fame = Punti Prestigio: dopo sette round vince chi ne ha di più.
    .forms = punti, fama
term-principality = Le tue 7 per 7 caselle, con la Residenza in un angolo.
    .forms = Principato, Residenza
term-stack = Uno dei sette tipi di oggetti all’asta. Ognuno si vende al massimo una volta a round.
    .forms = pila, pile, oggetto, oggetti
term-drop-out = Non nomini e non offri più per il resto del round.
    .forms = rinuncia, rinunciare

explain-profession = Predilige: { $building } (4), { $landscape } (3), { $freedom } (3). Può completare un’Opera, che vale questi dove li hai, 2 per ogni Giullare e 1 per ogni carta Mestiere.
explain-building = { $size ->
    [large] Un Palazzo grande
    [medium] Un Palazzo medio
   *[small] Un Palazzo piccolo
  } di { $squares } caselle. Aggiunge 4 all’Opera di: { $professions }.
explain-landscape = Un Paesaggio di { $squares } caselle. Aggiunge 3 all’Opera di: { $professions }.
explain-freedom = Costa 300 Fiorini. Aggiunge 3 all’Opera di: { $professions }.
explain-bonus = Una carta Bonus, per una sola Opera: { $bonus }.
explain-prestige = Una carta Prestigio, tenuta segreta. Conta dopo il round 7: { $prestige }.
