### The Princes of Florence for those who play it for the first time: the guided game, a note for each question, and what words mean.

## The guided game: its deal, its rounds, what was learned

lesson-1 = Sei la famiglia Medici e hai 3.500 Fiorini. Alla tua corte aspettano un Orafo, un Pittore, un Poeta e uno Scultore; uno va restituito, e ognuno che tieni può diventare un’Opera.
lesson-2 = Ogni Mestiere predilige un Palazzo, un Paesaggio e una Libertà. Orafo e Scultore prediligono entrambi l’Officina; Orafo, Pittore e Poeta il Lago. Ciò che hanno in comune vale per ciascuno.
lesson-3 = Un round ha due fasi. Prima il mercato: sette pile vanno all’asta, e ognuno vince al massimo un oggetto. Poi ognuno fa due azioni.
lesson-4 = Palazzi e Paesaggi si mettono nel tuo Principato di 7 per 7 caselle. Finché non hai due Costruttori, i Palazzi non toccano né altri Palazzi né la Residenza.
lesson-round-2 = Round 2. Ora un’Opera deve raggiungere 10, e a ogni round di più. La corte deve quindi crescere: Giullari, Paesaggi, Libertà, Mestieri.
lesson-end = Hai giocato due round su sette, e hai visto come cresce una corte e che cosa porta un’Opera.
lesson-learned-1 = Chi nomina una pila offre 200 Fiorini; si rilancia di 100, e si vince al massimo un oggetto a round.
lesson-learned-2 = Un’Opera vale 4 per il suo Palazzo, 3 per il Paesaggio, 3 per la Libertà, 2 per ogni Giullare, 1 per ogni carta Mestiere, e ciò che aggiungono le carte Bonus.
lesson-learned-3 = Rende 100 Fiorini a punto, oppure PP a 200 Fiorini l’uno. L’Opera migliore del round porta altri 3 PP.
lesson-learned-4 = Un Palazzo porta subito 3 PP. Le carte Prestigio contano dopo il round 7, e vince chi ha più PP.

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
note-how-much-fame = L’Opera rende 100 Fiorini a punto. Una parte qualsiasi si può prendere in fama, ora e mai più: 200 Fiorini per un PP.
    .advice = All’inizio servono Fiorini per aste e Palazzi. Più tardi prendi sempre più fama.

## What words mean

term-work = Un Mestiere giocato dalla mano. Il suo valore è pagato in Fiorini o in fama, e deve raggiungere il minimo del round.
    .forms = Opera, Opere
term-value = 4 per il Palazzo, 3 per il Paesaggio e 3 per la Libertà che predilige, 2 per ogni Giullare, 1 per ogni carta Mestiere, e le carte Bonus.
    .forms = Valore dell’Opera, valore minimo
term-profession-card = Un artista o uno studioso che può completare un’Opera. In mano o giocato, ognuno aggiunge 1 a ogni tua Opera.
    .forms = Mestiere, Mestieri, carta Mestiere, carte Mestiere
term-building = Costa 700 Fiorini, 300 con un Costruttore, nulla con tre, e porta 3 PP. Uno per tipo in un Principato.
    .forms = Palazzo, Palazzi
term-landscape = Foresta, Lago o Parco, vinto all’asta e piazzato subito. Ogni altro dello stesso tipo porta 3 PP.
    .forms = Paesaggio, Paesaggi
term-freedom = Viaggio, Religione o Opinione, per 300 Fiorini. Aggiunge 3 alle Opere che la prediligono.
    .forms = Libertà
term-jester = Aggiunge 2 a ogni tua Opera.
    .forms = Giullare, Giullari
term-builder = Con uno i Palazzi costano 300; con due possono toccarsi; con tre sono gratis. Il secondo e il terzo portano 3 PP ciascuno.
    .forms = Costruttore, Costruttori
term-prestige-card = Uno scopo segreto che conta dopo il round 7. Ne guardi cinque, ne tieni una.
    .forms = carta Prestigio, carte Prestigio
term-bonus-card = Aggiunge a un’Opera ciò che conta, poi esce dal gioco.
    .forms = carta Bonus, carte Bonus
term-recruiting-card = Porta in mano un Mestiere che sta davanti a un avversario. Conta come carta Mestiere.
    .forms = carta Reclutamento, carte Reclutamento
term-florin = Denaro, nascosto agli altri. Un PP vale 100 Fiorini: quanto manca quando paghi si vende dai tuoi PP.
    .forms = Fiorino, Fiorini
term-fame = Punti Prestigio: dopo sette round vince chi ne ha di più.
    .forms = PP, fama
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
