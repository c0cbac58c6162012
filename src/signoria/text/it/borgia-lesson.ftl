### The Prince for those who play it for the first time: the guided game, a note for each question, and what words mean.

## The guided game: its chapters, its steps, what was learned

lesson-chapter-goal = Lo scopo
lesson-chapter-auction = Spia e asta
lesson-chapter-palaces = I palazzi
lesson-chapter-seizure = Un furto
lesson-chapter-election = L’elezione
lesson-goal-points = Vince chi ha più punti dopo tre round. Ogni round dà 1 punto ogni 10 Ducati, 10 al Papa, e ciò che è stampato su Proprietà e Artisti. Qui c’è ciò che è tuo.
    .title = Come si vince
lesson-goal-votes = Ogni round finisce con l’elezione di un Papa. Di { $all } voti ne bastano { $elects }, e tu ne hai { $votes }: tre per Cardinale e quelli delle Cariche. Ti serve un amico.
    .title = Chi diventa Papa
lesson-keep = La tua prima mano. Proprietà, Cariche, Artisti e Famiglie Esterne si giocano subito; Condottieri e Spie restano in mano, nascosti agli altri.
    .title = La tua mano
    .why = Solo una mano con tre carte di un tipo si può cambiare.
lesson-fee = { $card } è un Artista: costa { $fee } Ducati una volta sola, e dà punti alla fine di ogni round.
    .title = La parcella
    .why = Dieci Ducati sono un punto a round. Un Artista che arriva nel round 1 conta tre volte.
lesson-decline = { $card } costerebbe { $fee } Ducati, più di metà di quanti ne hai. Lascialo andare.
    .title = Troppo caro
lesson-place = { $card }: alla carta serve un posto sotto un palazzo. Lì la carta è protetta; senza protezione chiunque potrebbe prenderla.
    .title = Sotto un palazzo
lesson-spy = Ogni turno comincia con una carta coperta: girata per l’asta, o presa senza vederla con una Spia. Tu hai una Spia: questa carta non costa nulla.
    .title = Il tuo primo turno: una Spia
    .why = Una Spia fa risparmiare, ma è cieca e poi è spesa. Ciò che si gira lo vedono tutti prima di offrire.
lesson-rest = Ora potresti giocare carte, e una volta per turno tentare di rubare qualcosa. Prima guarda com’è un’asta: finisci il turno.
    .title = La fine del turno
lesson-bid = All’asta c’è { $card }. Si offre a giro, vale ogni somma più alta. Una Proprietà dà Ducati e punti in ogni round: partecipa.
    .title = La tua prima asta
    .why = Se nessuno offre per una carta che hai girato tu, è tua gratis.
lesson-bid-own = Hai girato { $card }: offri per primo tu. { $office ->
    [1] Una Carica dà Ducati in ogni round, e voti nell’elezione.
   *[other] {""}
  } Forse basta un Ducato.
    .title = Offri per primo
lesson-raise = { $leader } offre { $price } Ducati per { $card }. Ne vale di più.
    .title = Rilancia
    .why = Chi vince paga la Banca. Confronta il prezzo con ciò che la carta porta in tutti i round che restano.
lesson-leave = All’asta c’è { $card }. Chi passa è fuori per questa carta. Stavolta tieni i Ducati: dieci fanno un punto.
    .title = Lascia perdere
lesson-turn = Ora gira una carta per l’asta. Tutti la vedono, e offri per primo tu.
    .title = Gira una carta
lesson-palace = { $card } è un tuo palazzo. La sua Forza lo difende, e sotto c’è posto per una Carica, un Artista e una Famiglia Esterna: si prendono solo insieme al palazzo.
    .title = I tuoi palazzi
lesson-unprotected = { $card } ({ $opponent }) è senza protezione, e nulla difende la carta.
    .title = Guarda lì
lesson-seize = Una volta per turno puoi rubare qualcosa. Per un palazzo servono Condottieri più forti della difesa. Una Carica o un Artista senza protezione si prende anche senza, se il padrone non ne manda.
    .title = Il tuo primo furto
    .why = Un attacco fallito costa il tentativo e i Condottieri mandati.
lesson-commit = Entrambe le parti scelgono Condottieri in segreto e li scoprono insieme. Tutti vengono pagati e messi da parte, chiunque vinca. Qui la difesa è zero: non serve mandare nessuno.
    .title = In segreto
    .do = non mandare nessuno
lesson-seized = { $card }: è tua! Mettila subito sotto un palazzo, o altri la prenderanno come hai fatto tu.
    .title = È riuscito
lesson-arrange = Dopo un furto puoi spostare Cariche e Artisti fra i tuoi palazzi. Va bene così.
    .title = Metti in ordine
lesson-alone = Hai visto un turno intero, ora decidi tu: compra ciò che nei round che restano porta più di quanto costa. Per un Artista la parcella si aggiunge al prezzo.
    .title = Ora tocca a te
lesson-no-prey = Non c’è nulla senza protezione che potresti prendere senza lottare. Tieni i Condottieri e finisci il turno.
    .title = Nessun attacco ora
lesson-to-go = { $cards ->
    [one] Resta una carta.
   *[other] Restano { $cards } carte.
  } Quando il tavolo è vuoto si elegge il Papa. Anche le Cariche sono voti.
    .title = L’elezione è vicina
lesson-vote = Tutti votano insieme e in segreto. Hai { $votes } voti su { $all }, e ne servono { $elects }. { $opponent } te ne ha promessi { $promised }: fanno { $together }. Da’ tutti i tuoi a te.
    .title = I tuoi voti
    .do = premi «tutti» accanto al tuo nome, poi sigilla il voto
    .why = Con le persone servono offerte e promesse. Una promessa non obbliga nessuno: cerca famiglie a cui conviene mantenerla.
lesson-vote-again = Nessuno ha avuto la maggioranza: si vota di nuovo. Hai { $votes } voti su { $all }; ne servono { $elects }.
    .title = Ancora una volta
    .do = da’ tutto a te, o a chi è rimasto in gara, poi vota
lesson-elected = Sei Papa! Sono 10 punti. Il Papa dà via le proprie Cariche, distribuisce i nuovi Cardinali e comincia il round.
    .title = Ti hanno eletto
lesson-not-elected = { $opponent } è Papa, e fa 10 punti. Il Papa dà via le proprie Cariche, distribuisce i nuovi Cardinali e comincia il round.
    .title = Eletto un altro
lesson-scoring = Il round 1 ti ha dato { $points } punti: { $pope } come Papa, il resto per i Ducati, dieci a punto, e per Proprietà e Artisti. I Ducati restano tuoi e contano ancora. Dopo il round 3 vince chi ha più punti.
    .title = Il punteggio
lesson-end = { $ahead ->
    [1] Sei in testa dopo il round 1 di 3 con { $points } punti; la famiglia che segue ne ha { $best }.
    [0] Hai { $points } punti dopo il round 1 di 3, quanti la migliore delle altre famiglie.
   *[other] Hai { $points } punti dopo il round 1 di 3; la famiglia migliore ne ha { $best }.
}
lesson-learned-goal = punti a ogni round: Ducati, Papa, Proprietà, Artisti
lesson-learned-auction = senza vedere con una Spia, o per l’offerta più alta
lesson-learned-palaces = posto per uno di ogni tipo; li protegge
lesson-learned-seizure = più Forza della difesa; senza protezione è facile
lesson-learned-election = più di metà dei voti; Cardinali e Cariche
lesson-next = quanto vale un voto per un altro

## Notes: what a question is about, and what to try

note-throw-in = La tua prima mano. Con tre carte dello stesso tipo la si può scartare per averne un’altra; altrimenti si tiene.
    .advice = Tienila. Proprietà, Cariche, Artisti e Famiglie Esterne si giocano subito; il resto rimane nascosto in mano.
note-buy-or-spy = Ogni turno comincia con una carta del tavolo: girane una per l’asta, oppure gioca una Spia e prendine una gratis senza vederla.
    .advice = Una Spia risparmia denaro ma va alla cieca. Se nessuno offre per la carta che hai girato, è tua per nulla.
note-bid = Offri una somma più alta, oppure passa per sempre. Chi vince paga la Banca. Per un Artista si aggiunge la parcella sulla carta.
    .advice = Dieci Ducati sono un punto alla fine di ogni round. Confronta quindi il prezzo con ciò che la carta porta in tutti i round che restano.
note-play-or-seize = Ora puoi giocare carte dalla mano, e una volta per turno tentare di rubare qualcosa a un’altra famiglia. Per un palazzo o una Famiglia Esterna ci vuole un Condottiero.
    .advice = Cerca una Carica o un Artista non protetti: se chi li possiede non manda Condottieri, li prendi anche senza.
note-arrange = Dopo un furto puoi ancora spostare Cariche e Artisti tra i tuoi palazzi. Una Famiglia Esterna sotto una Proprietà resta lì.
    .advice = Metti ciò che vale di più dove la difesa è più forte.
note-fee = Un Artista costa la parcella sulla carta, in qualunque modo sia arrivato. Se non paghi viene messo da parte, ma uno che hai rubato e non puoi pagare resta al suo proprietario.
    .advice = Dà punti alla fine di ogni round. Nel round 1 una parcella rende tre volte.
note-place = Una carta giocata sta sotto una Proprietà o la Proprietà principale, oppure senza protezione.
    .advice = Proteggila: ogni palazzo ha un posto per tipo. Ciò che non è protetto sparisce presto.
note-new-place = Dove va la carta che hai spostato. Ciò che stava in quel posto resta senza protezione.
    .advice = Cambia posto solo se la nuova carta vale di più.
note-tuck = Una nuova Proprietà ha posti liberi, e una carta non protetta può andarci subito sotto.
    .advice = Occupa il posto. Non costa nulla.
note-doctor = Qualcuno gioca un veleno. La domanda va a tutti, così nessuno sa chi ha il Dottore; il primo che risponde lo ferma e paga la parcella.
    .advice = Senza il Dottore puoi solo passare. Con il Dottore, salva ciò che è tuo.
note-fate = La carta Morte del Papa ha colpito una Carica: come Papa puoi darla a qualcuno invece di metterla da parte.
    .advice = Data a un amico porta gratitudine, e forse voti.
note-verdict = Giudicano tutti tranne il Papa, un voto per Cardinale. Se più voti sono a favore dell’accusa che contro, il Papa perde il prossimo turno.
    .advice = A favore, se il Papa non è tuo amico: un turno in meno per lui è una carta in più per gli altri.
note-commit = Entrambe le parti scelgono Condottieri in segreto e li rivelano insieme; contro un palazzo o una Famiglia Esterna l’attaccante ne manda almeno uno. Tutti vengono pagati e messi da parte, chiunque vinca. In parità vince la difesa, a meno che sia zero.
    .advice = Somma la difesa che vedi, e manda poco di più. Anche l’altra parte può mandare qualcuno.
note-secret-ballot = Tutti danno tutti i loro voti insieme e senza mostrarli, a qualunque famiglia. Più della metà di tutti i voti elegge.
    .advice = Da solo nessuno ha la maggioranza. Vota per te per tenere fuori gli altri, oppure fai un Papa che se ne ricorderà.
note-open-ballot = Nessuno ha avuto la maggioranza. Tutti votano di nuovo, apertamente, a partire dal Papa.
    .advice = Vedi come hanno votato quelli prima di te: ciò che manca per eleggerne uno può dipendere da te.
note-run-off = Restano solo due famiglie, e i voti si possono dividere tra loro.
    .advice = Scegli quella i cui doni preferisci nel prossimo round.
note-name-family = Il voto è in parità, e decide il Papa in carica.
    .advice = Nomina te stesso, se sei tra i due: il nuovo Papa segna 10 punti.
note-give-office = All’inizio di un round il Papa cede tutte le proprie Cariche, ognuna a un’altra famiglia.
    .advice = A chi è meno pericoloso. Chi ha ricevuto qualcosa ha meno motivo di accusarti.
note-reshuffle = Il Papa può raccogliere tutte le altre Cariche e ridistribuirle a caso; ognuno ne riceve quante prima.
    .advice = Colpisce chi ha le migliori, ma poi chiunque può accusarti di simonia.
note-cardinals = Il Papa distribuisce i nuovi Cardinali, e ne tiene al massimo uno in più della famiglia che ne riceve di più.
    .advice = Un Cardinale sono tre voti a ogni elezione. Danne a un amico, e tienine uno in più.
note-trade = Prima di una votazione puoi fare proposte: carte e Ducati per carte e Ducati.
    .advice = Un voto adesso vale qualcosa. Ma le promesse non legano nessuno.
note-offer = Indica le carte che dai e quelle che chiedi. Le Cariche passano di mano solo se il Papa acconsente.
    .advice = Offri ciò che aiuta gli altri più di quanto costa a te.
note-ducats-given = A una proposta si possono aggiungere Ducati.
    .advice = Dieci Ducati sono un punto alla fine del round.
note-ducats-asked = Puoi chiedere Ducati, se non ne dai.
    .advice = Chiedi meno di quanto la carta costerebbe all’asta.
note-accept = Un’altra famiglia ti fa una proposta. Vale per intero, oppure nulla.
    .advice = Conta ciò che porta a entrambe le parti.
note-consent = Una Carica passerebbe di mano, e ci vuole il consenso del Papa.
    .advice = Le Cariche sono voti: guarda chi ne avrebbe di più.

## What words mean

term-property = Un palazzo con Forza, entrate e punti. Protegge una Carica, un Artista e una Famiglia Esterna.
    .forms = Proprietà, palazzo, palazzi
term-home = Il palazzo della tua famiglia, di Forza 3. Non si perde mai, ma ciò che sta sotto sì.
    .forms = Proprietà principale
term-office = Porta Ducati alla fine di ogni round, e voti nell’elezione.
    .forms = Carica, Cariche
term-artist = Porta punti alla fine di ogni round. Costa una parcella quando arriva.
    .forms = Artista, Artisti
term-outside-family = Aggiunge la sua Forza alla difesa del palazzo sotto cui sta, e ci resta per sempre.
    .forms = Famiglia Esterna, Famiglie Esterne
term-condottiere = Un capitano di ventura: la sua Forza conta in un attacco o in una difesa. Si paga e si mette da parte, comunque vada.
    .forms = Condottiero, Condottieri
term-cardinal = Tre voti nell’elezione, e uno quando si giudica la simonia.
    .forms = Cardinale, Cardinali
term-pope = Eletto alla fine di ogni round, il che dà 10 punti. Distribuisce Cariche e nuovi Cardinali, e gioca per primo.
    .forms = Papa
term-ducat = Denaro, nascosto agli altri. Dieci sono un punto alla fine di ogni round.
    .forms = Ducato, Ducati
term-power = Ciò che conta in un attacco o in una difesa. In parità vince la difesa, a meno che sia zero.
    .forms = Forza, difesa, attacco
term-fee = Ciò che costa un Artista o un Condottiero, pagato alla Banca.
    .forms = parcella, parcelle
term-seize = Un attacco aperto a qualcosa di un’altra famiglia, una volta per turno.
    .forms = rubare, furto
term-protected = Sotto una Proprietà una carta si prende solo con essa, oppure da sotto la Proprietà principale. Le carte Morte passano.
    .forms = protetto, protetta, protegge
term-unprotected = Sotto nessun palazzo: una carta così può essere rubata da sola. Una Famiglia Esterna ha allora la sua Forza, una Carica o un Artista non ne ha.
    .forms = non protetta, non protetto, senza protezione
term-aside = Una carta messa da parte torna nel mazzo quando comincia un altro round.
    .forms = messa da parte, messo da parte, mettila da parte
term-vote = Tre per Cardinale, e quelli stampati sulle Cariche. Vanno dati tutti.
    .forms = voto, voti
term-election = Chiude ogni round. Prima una votazione segreta, poi altre aperte, finché qualcuno ha più della metà dei voti.
    .forms = elezione, votazione, votazioni
term-simony = Vendere le Cariche della Chiesa. Se l’accusa passa, il Papa perde il prossimo turno.
    .forms = Accusa di Simonia, simonia

explain-property = Proprietà. Forza { $power }, { $income } Ducati e { $points } punti alla fine di ogni round. Protegge una Carica, un Artista e una Famiglia Esterna.
explain-office = Carica. { $income } Ducati alla fine di ogni round, { $votes } voti nell’elezione. È il Papa a distribuire le Cariche.
explain-artist = Artista. Costa { $fee } Ducati quando arriva, porta { $points } punti alla fine di ogni round.{ $power ->
    [0] {""}
   *[other] {" "}Finché è sotto un tuo palazzo aggiunge { $power } a ogni tua difesa, e ai tuoi attacchi con un Condottiero.
}
explain-outside_family = Famiglia Esterna. Aggiunge { $power } alla difesa del palazzo sotto cui sta, e ci resta.
explain-condottiere = Condottiero di Forza { $power }, per un attacco o una difesa. Costa { $fee } Ducati e poi viene messo da parte.
explain-spy = Prende senza vederla una carta coperta del tavolo, oppure una carta a caso da una mano. Poi è spesa.
explain-poison_plague = Uccide un Artista, una Carica o un matrimonio, protetti o no, a meno che risponda un Dottore.
explain-bravo = Uccide un Artista, una Carica, un matrimonio o Savonarola. Nulla lo ferma.
explain-doctor = Risponde a un veleno, di chiunque e in ogni momento, per una parcella.
explain-marriage = Fino alla fine del round tu e un’altra famiglia non giocate carte l’una contro l’altra e non vi rubate nulla. Una carta Morte contro una delle due lo scioglie.
explain-savonarola = Fino alla fine del round il Papa non gioca carte dalla mano, tranne un Bravo contro di lui.
explain-simony = Dal round 2: giudicano tutti tranne il Papa, che può perdere il prossimo turno.
