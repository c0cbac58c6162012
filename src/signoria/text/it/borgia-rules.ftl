### The Prince, the rules, numbered. One message a paragraph; the id is the number that code and tests cite.
### One sentence a line: a reader may join the lines with spaces.
### docs/rules/borgia.md is generated from this file by tools/docs.py.

## The game and its source

about-game =
    The Prince: The Struggle of House Borgia di Alexander S. Berg; Phalanx 2003.
    Da 3 a 5 giocatori.
about-rulings =
    Una decisione stabilisce ciò che la fonte tace o su cui si contraddice.
    È nostra, non del regolamento, ed è indicata ovunque compaia.

source-I = Phalanx 2003, traduzione italiana del regolamento; § ne indica un paragrafo

option-trade =
    Con l’opzione trade i giocatori possono fare scambi, come dice TP-95; è disattivata, se il tavolo non la attiva.
    .title = Commercio
    .section = Opzioni
    .sources = I §13
option-trade_offers =
    L’opzione trade_offers è il numero di proposte che ogni giocatore può fare in ogni proprio turno e prima di ogni votazione: 3 se il tavolo non dice altro, almeno 1.
    .title = Proposte
    .section = Opzioni
    .sources = decisione
    .rulings = I non pone limiti; senza un limite una partita potrebbe non finire.
option-open_ballots =
    L’opzione open_ballots è il numero di votazioni pubbliche prima del ballottaggio di TP-73: 5 se il tavolo non dice altro, almeno 1.
    .title = Votazioni pubbliche
    .section = Opzioni
    .sources = decisione
    .rulings = I non pone limiti; senza un limite una partita potrebbe non finire.

## Components

TP-1 =
    Ci sono 60 carte di dodici tipi.
    Proprietà, Cariche, Artisti e Famiglie Esterne si giocano immediatamente.
    Condottieri, Spie, Morte per Veleno / Peste, Morte per mano del Bravo, il Dottore, il Matrimonio, Savonarola e le Accuse di Simonia si tengono in mano.
    .title = Le carte
    .section = Componenti
    .plain = Proprietà, Cariche, Artisti e Famiglie Esterne si giocano immediatamente; le altre carte si tengono in mano.
    .sources = I §2.1, 5.0
TP-2 =
    Ogni giocatore è una famiglia: Borgia, Medici, della Rovere, Colonna o Orsini.
    Una famiglia ha una Proprietà principale di Forza 3 e un’entrata base di 35 Ducati.
    Ci sono 30 Cardinali.
    .title = Famiglie e Cardinali
    .section = Componenti
    .plain = Ogni giocatore è una famiglia, con una Proprietà principale di Forza 3 e un’entrata base di 35 Ducati.
    .sources = I §1, 2.2, 2.3
TP-3 =
    Il mazzo contiene le carte dei round successivi; sul tavolo sono, coperte, quelle da mettere all’asta in questo round.
    I Condottieri, le Cariche e gli Artisti messi da parte si rimescolano nel mazzo al round seguente.
    Ciò che è scartato non torna mai.
    .title = Mazzi e pile
    .section = Componenti
    .plain = Ciò che è messo da parte torna nel mazzo quando comincia il round seguente; ciò che è scartato non torna mai.
    .sources = I §4.4, 5
TP-4 =
    I Ducati sono interi e nascosti; nessuno può spendere più di quanto ha, né prendere prestiti.
    Le carte in mano sono nascoste, e così il loro numero.
    La banca non si esaurisce mai.
    .title = Che cosa è nascosto
    .section = Componenti
    .plain = I tuoi Ducati, la tua mano e quante carte contiene sono segreti; non puoi spendere più di quanto hai.
    .sources = I §3.3, 6, 9; decisione sulla banca
    .rulings = Nessun paragrafo dice che cosa succede quando le monete finiscono; la banca ne ha quante ne servono.

## Set-up

TP-10 =
    Un giocatore è il primo Papa: è estratto a sorte, se il tavolo non ne nomina uno.
    Tutti iniziano con 4 Cardinali e 100 Ducati.
    .title = Il primo Papa
    .section = Preparazione
    .plain = Un giocatore è il primo Papa, e tutti iniziano con 4 Cardinali e 100 Ducati.
    .sources = I §3.2, 3.5, 3.6; decisione sul primo Papa
    .rulings = I prende il giocatore più anziano; al suo posto c’è un sorteggio.
TP-11 =
    Si danno 5, 4 o 4 carte a ciascuno di 3, 4 o 5 giocatori.
    A partire dal Papa, in senso orario, chi ha 3 o più carte di uno stesso tipo può scartare l’intera mano e riceverne una nuova, ogni volta che è così.
    Le carte così scartate si rimescolano prima nel mazzo.
    .title = Le mani
    .section = Preparazione
    .plain = Con 3 o più carte di uno stesso tipo puoi scartare tutta la prima mano e riceverne una nuova.
    .sources = I §3.3; decisioni
    .rulings =
        Che le carte scartate si rimescolino prima di dare la nuova mano è una decisione.
        I tipi sono i dodici di TP-1; Veleno e Peste sono un solo tipo.
TP-12 =
    Poi, a partire dal Papa in senso orario, ogni giocatore gioca le carte che si giocano immediatamente, e paga gli Artisti con i 100 Ducati.
    Un giocatore le gioca nell’ordine Proprietà, Cariche, Artisti, Famiglie Esterne.
    .title = Giocare dalla prima mano
    .section = Preparazione
    .plain = A partire dal Papa ognuno gioca ciò che va giocato subito: Proprietà, Cariche, Artisti, poi Famiglie Esterne.
    .sources = I §3.3; decisioni sull’ordine
    .rulings = I non dà un ordine, né tra i giocatori né tra le carte di ciascuno.
TP-13 =
    Si mettono sul tavolo 12, 12 o 10 carte coperte per 3, 4 o 5 giocatori.
    Le altre sono il mazzo.
    .title = Il tavolo
    .section = Preparazione
    .plain = Sul tavolo ci sono 12 carte coperte in 3 o 4 giocatori, 10 in 5; le altre sono il mazzo.
    .sources = I §3.4

## A round

TP-20 =
    La partita ha 3 round.
    Il Papa gioca il primo turno; i turni procedono in senso orario finché uno termina senza carte coperte sul tavolo.
    .title = Round e turni
    .section = Un round
    .plain = Comincia il Papa, poi in senso orario, finché non restano carte coperte; i round sono 3.
    .sources = I §4.1, 4.2
TP-21 =
    Un turno è: comprare o spiare, che è obbligatorio; giocare carte; rubare, al massimo una volta.
    Prima, tra e dopo queste cose, ma non durante un’asta o un furto, il giocatore attivo può riordinare le proprie protezioni.
    Nessuna carta si sposta due volte in uno stesso intervallo; il tempo dall’acquisto al furto è un solo intervallo.
    .title = Un turno
    .section = Un round
    .plain = Nel tuo turno compri o spii, poi puoi giocare carte e rubare una volta; nel frattempo puoi riordinare le protezioni.
    .sources = I §4.2, 5.1, 8.1.4; decisioni
    .rulings =
        I lascia riordinare al giocatore attivo; che ciò valga anche dopo un furto, e una volta per carta in ogni intervallo, è una decisione.
        Non c’è un intervallo a sé tra giocare carte e rubare, né alla fine di un turno senza furto: a ciò che una carta o uno scambio ha cambiato si può rispondere con le carte non ancora spostate.
        Che il tentativo sia uno solo per turno si fonda sul §8.1.4, «il suo tentativo di furto del turno», contro «una o più carte» del §4.2.
TP-22 =
    Per comprare, il giocatore attivo scopre una carta coperta a scelta, e tutti offrono per essa.
    Inizia il giocatore attivo, poi in senso orario: almeno 1, qualsiasi importo intero più alto fino ai Ducati posseduti, oppure passare definitivamente.
    L’ultimo offerente paga alla banca e prende la carta; se nessuno offre, la prende gratis il giocatore attivo.
    .title = Comprare
    .section = Un round
    .plain = Il giocatore attivo offre per primo; offri più dell’ultima offerta, fino ai Ducati che hai, o passa definitivamente.
    .sources = I §6; decisione sull’offerta minima
    .rulings = Che l’offerta minima sia 1 Ducato è una decisione.
TP-23 =
    Per spiare si gioca una Spia e si prende una carta coperta, senza vederla e gratis; la parcella di un Artista è comunque dovuta.
    La Spia si scarta.
    .title = Spiare il tavolo
    .section = Un round
    .plain = Una Spia prende gratis e senza vederla una carta coperta del tavolo e si scarta; la parcella di un Artista è dovuta.
    .sources = I §4.2, 5.6
TP-24 =
    Una carta che si gioca immediatamente si gioca immediatamente, in qualunque modo e in qualunque momento sia arrivata.
    .title = Immediatamente
    .section = Un round
    .plain = Una carta che si gioca immediatamente si gioca appena arriva, comunque sia arrivata.
    .sources = I §3.3 nota

## Properties and protection

TP-30 =
    Una Proprietà protegge al massimo una Carica, un Artista e una Famiglia Esterna; così anche la Proprietà principale.
    .title = I posti
    .section = Proprietà e protezione
    .plain = Una Proprietà protegge al massimo una Carica, un Artista e una Famiglia Esterna, e così la Proprietà principale.
    .sources = I §5.1
TP-31 =
    Le carte che si giocano immediatamente stanno scoperte, sotto una Proprietà del loro proprietario o non protette.
    Chi riceve una Carica, un Artista o una Famiglia Esterna li mette subito, anche fuori dal proprio turno, sotto una propria Proprietà o la Proprietà principale, dove quel posto è libero, oppure li lascia non protetti.
    Per spostare un’altra carta bisogna aspettare il proprio turno.
    .title = Mettere giù una carta
    .section = Proprietà e protezione
    .plain = Metti la carta ricevuta sotto una Proprietà o la Proprietà principale, dove quel posto è libero, o la lasci non protetta.
    .sources = I §3.3, 5.1, 5.5; decisione sul momento
    .rulings = Quando si possa proteggere una carta ricevuta fuori dal proprio turno è una decisione.
TP-32 =
    Quando arriva una Proprietà, il nuovo proprietario può subito metterle sotto una Carica, un Artista e una Famiglia Esterna non protetti.
    .title = Una nuova Proprietà
    .section = Proprietà e protezione
    .plain = Quando ti arriva una Proprietà, puoi mettervi subito sotto una tua Carica, un Artista e una Famiglia Esterna non protetti.
    .sources = I §5.1; decisione
    .rulings = «O» si legge come e/o.
TP-33 =
    Il giocatore attivo può spostare le proprie Cariche e i propri Artisti tra le proprie Proprietà e fuori o dentro l’area non protetta; ciò che era in quel posto diventa non protetto.
    Una Famiglia Esterna, una volta sotto una Proprietà, vi resta per sempre; una non protetta può essere messa sotto una propria Proprietà che non ne ha, e poi vi resta.
    .title = Riordinare
    .section = Proprietà e protezione
    .plain = Nel tuo turno puoi spostare Cariche e Artisti, una volta per parte; una Famiglia Esterna sotto una Proprietà vi resta.
    .sources = I §5.1, 5.5; decisioni
    .rulings =
        Che una Famiglia Esterna non protetta possa essere messa più tardi sotto una Proprietà, e che una carta possa essere scalzata, sono decisioni.
        Lo è anche che una carta possa essere tolta dalla protezione: il §5.1 nomina solo spostamenti tra Proprietà.
TP-34 =
    Un Artista costa la parcella indicata, da pagare all’arrivo, comunque sia arrivato.
    Chi non vuole o non può: l’Artista è messo da parte.
    .title = La parcella degli Artisti
    .section = Proprietà e protezione
    .plain = Un Artista costa la parcella sulla carta quando ti arriva; se non paghi, è messo da parte.
    .sources = I §5.3, 6

## Cards played from the hand

TP-40 =
    Una Spia prende una carta a caso dalla mano di un avversario; la carta può essere giocata in questo turno.
    Si può nominare qualsiasi avversario; se la mano si rivela vuota, la Spia è scartata per nulla.
    Solo i due giocatori vedono la carta, e solo loro sanno se ce n’era una.
    La Spia si scarta.
    .title = Spia
    .section = Carte giocate dalla mano
    .plain = Una Spia prende una carta a caso dalla mano di un avversario, se ce n’è, e si scarta; solo voi due sapete quale.
    .sources = I §5.6; decisioni
    .rulings =
        Che si possa nominare una mano vuota è una decisione: il numero di carte in mano è nascosto.
        Che gli altri non sappiano se una carta è stata presa ne consegue.
TP-41 =
    Veleno / Peste si gioca contro un qualsiasi Artista, Carica o matrimonio in gioco.
    Se non risponde un Dottore, un Artista o un matrimonio è scartato e una Carica è messa da parte.
    Se la carta è giocata dal Papa, il Papa può invece dare la Carica a un giocatore qualsiasi che non sia il Papa, compreso il suo proprietario, che può metterla sotto un posto libero.
    La carta Morte si scarta.
    .title = Veleno / Peste
    .section = Carte giocate dalla mano
    .plain = Il Veleno scarta un Artista o un matrimonio e mette da parte una Carica, se non risponde un Dottore; un Papa può darla.
    .sources = I §5.7.1; decisione
    .rulings = Che il proprietario possa riavere la Carica è una decisione.
TP-42 =
    Un Bravo si gioca contro un matrimonio, Savonarola, una Carica o un Artista, protetti o no, con gli effetti di TP-41; nessun Dottore può fermarlo.
    La protezione non ferma mai una carta Morte.
    .title = Bravo
    .section = Carte giocate dalla mano
    .plain = Un Bravo colpisce un Artista, una Carica, un matrimonio o Savonarola, protetti o no, e nessun Dottore lo ferma.
    .sources = I §5.3, 5.7.2, 5.9.1; decisioni
    .rulings =
        Il §5.7.2 non elenca gli Artisti, ma il §5.3 dice qualsiasi carta «Death».
        «Protetta … dai Savonarola» si legge come se nominasse Savonarola tra i bersagli, come fa il §5.9.1.
        Che la protezione non fermi nemmeno il Veleno è una decisione su «qualsiasi Artista o Carica».
TP-43 =
    Chiunque, in qualunque momento, può rispondere a un Veleno / Peste con un Dottore di cui possa pagare la parcella, e la paga; entrambe le carte sono scartate e non succede altro.
    Si chiede a ogni altro giocatore in senso orario a partire dal giocatore attivo, che abbia la carta o no; il primo Dottore chiude la questione.
    .title = Dottore
    .section = Carte giocate dalla mano
    .plain = Chiunque può fermare un veleno con un Dottore pagandone la parcella; si chiede a tutti, che l’abbiano o no.
    .sources = I §5.7.3, 9; decisione sull’ordine
    .rulings =
        L’ordine è una decisione; si chiede a tutti perché nessuno sappia chi ne ha uno.
        Che si usi solo ciò che si può pagare è nel §9.0: «non potranno … usare una carta».
TP-44 =
    Un Matrimonio nomina un avversario.
    Fino alla fine del round i due non possono giocare carte l’uno contro l’altro né rubarsene.
    Una carta Morte che colpisce il matrimonio, o un Artista o una Carica di uno dei due, fa scartare il matrimonio e toglie subito il divieto; altrimenti finisce con il round.
    Ciascuno dei due può giocare una carta Morte sul proprio matrimonio e può rispondere con un Dottore al Veleno dell’altro.
    Un giocatore può avere più matrimoni, ma non due con lo stesso coniuge; nella scatola c’è una sola carta Matrimonio, quindi non si arriva mai a tanto.
    .title = Matrimonio
    .section = Carte giocate dalla mano
    .plain = Fino alla fine del round gli sposati non giocano carte l’uno contro l’altro né rubano; una carta Morte contro uno lo scioglie.
    .sources = I §5.8; decisioni
    .rulings =
        «Alla fine del turno» si legge come la fine del round, come nel §4.3.
        Il §5.8 lo scioglie con una carta Morte «contro uno dei due giocatori sposati»; TP-47 dice che cosa va contro un giocatore, e una carta Morte fermata da un Dottore non scioglie nulla.
        Le carte Morte sul matrimonio e i Dottori vanno contro una carta, non contro un giocatore.
TP-45 =
    Savonarola si gioca contro il Papa e resta in gioco finché un Bravo non lo uccide o finché finisce il round; poi è scartato.
    Finché c’è, il Papa non può giocare carte dalla mano, né Spia, né Condottiero, né Dottore né altro, tranne un Bravo contro Savonarola.
    Restano permessi comprare, offrire e rubare ciò che non richiede la forza.
    .title = Savonarola
    .section = Carte giocate dalla mano
    .plain = Finché Savonarola predica, il Papa non gioca carte dalla mano tranne un Bravo contro di lui, e non manda Condottieri.
    .sources = I §5.9.1
TP-46 =
    Un’Accusa di Simonia si gioca nella propria Fase contro il Papa, dal round 2 in poi, se in questo round il Papa ha ridistribuito le Cariche degli altri, o se chi accusa non ha ricevuto dal Papa né una Carica né un Cardinale all’inizio di questo round.
    Tutti tranne il Papa votano apertamente, in senso orario da chi accusa, 1 voto per Cardinale, tutti i voti di un giocatore insieme, a favore o contro.
    Se i voti a favore sono più di quelli contro, il Papa perde il prossimo turno.
    Nel round 1 può essere giocata senza effetto.
    La carta si scarta.
    .title = Accusa di Simonia
    .section = Carte giocate dalla mano
    .plain = Tutti tranne il Papa giudicano l’accusa, un voto per Cardinale; se i voti a favore sono di più, il Papa perde il prossimo turno.
    .sources = I §5.9.2; decisioni
    .rulings =
        Come si vota è una decisione.
        La pena tocca al giocatore che era Papa quando fu accusato; se serve attende il round seguente e decade dopo il round 3; due accuse accolte prima di quel turno costano un turno solo.
        Il Papa non gioca né Simonia né Savonarola contro se stesso.
TP-47 =
    Una carta contro un giocatore è anche una carta contro qualsiasi cosa egli possieda; ai due coniugi è vietata.
    .title = Contro un giocatore
    .section = Carte giocate dalla mano
    .plain = Una carta contro qualcosa che un giocatore possiede è contro di lui, e i coniugi non possono giocarla.
    .sources = I §5.8; decisione
    .rulings = Che cosa comprenda «contro» è una decisione.

## Seizing

TP-50 =
    Un tentativo per turno, dichiarato apertamente, contro un solo avversario: una sua Carica o un suo Artista non protetti, una sua Famiglia Esterna non protetta, una sua Proprietà con tutto ciò che ha sotto, o le carte sotto la sua Proprietà principale.
    La Proprietà principale stessa non si sposta mai, e una carta sotto una Proprietà non può essere presa senza di essa.
    Una Proprietà principale senza Cariche né Artisti sotto non è un bersaglio.
    Una Proprietà, una Proprietà principale o una Famiglia Esterna non protetta si attacca con la forza: l’attaccante impegna almeno un Condottiero, e chi non ne ha uno che possa pagare non può nominarla.
    .title = I bersagli
    .section = Rubare le carte
    .plain = Una volta per turno puoi attaccare un avversario; tranne che per una Carica o un Artista non protetti ci vuole un Condottiero.
    .sources = I §5.1, 8, 8.1.4; decisioni
    .rulings =
        Una Famiglia Esterna sotto una Proprietà principale non può essere presa, quindi una Proprietà principale che non copre altro non è un bersaglio.
        «Richiede l’uso della forza» si legge così: almeno un Condottiero, la sola forza dell’attaccante; anche qui la Proprietà principale è una Proprietà.
        Che il tentativo sia uno solo per turno si fonda sul §8.1.4, «il suo tentativo di furto del turno», contro «una o più carte» del §4.2.
TP-51 =
    Entrambi i giocatori scelgono in segreto un qualsiasi numero di propri Condottieri, l’attaccante almeno uno dove TP-50 richiede la forza, e li rivelano insieme; si possono impegnare solo Condottieri di cui si può pagare la parcella.
    Tutti quelli impegnati si pagano e si mettono da parte, comunque vada.
    .title = Condottieri
    .section = Rubare le carte
    .plain = Entrambi scelgono in segreto Condottieri che possono pagare; tutti si pagano e si mettono da parte, chiunque vinca.
    .sources = I §5.4, 8.1, 9; decisione sulla forza
    .rulings = Che si usi solo ciò che si può pagare è nel §9.0: «non potranno … usare una carta».
TP-52 =
    L’attacco è la Forza dei Condottieri.
    La difesa è la Forza della Proprietà o della Proprietà principale, della Famiglia Esterna che vi sta sotto e dei Condottieri; per una Famiglia Esterna non protetta la sua Forza e i Condottieri; per una Carica o un Artista non protetti solo i Condottieri.
    Da Vinci può aumentare l’uno e l’altra, TP-53.
    .title = Attacco e difesa
    .section = Rubare le carte
    .plain = L’attacco è la Forza dei Condottieri; la difesa quella della Proprietà, della Famiglia Esterna e dei Condottieri.
    .sources = I §8.1
TP-53 =
    Da Vinci ha Forza solo se è sotto una Proprietà o la Proprietà principale del suo proprietario.
    Allora aggiunge 1 all’attacco di questi se almeno un Condottiero è impegnato, e 1 a ogni sua difesa, qualunque sia il bersaglio.
    .title = Da Vinci
    .section = Rubare le carte
    .plain = Sotto un palazzo del suo proprietario da Vinci aggiunge 1 a ogni difesa, e a un attacco con almeno un Condottiero.
    .sources = I §8.2; decisione
    .rulings = «Protetto dalla famiglia che è sotto attacco» nomina la famiglia, non la Proprietà attaccata; essa lo protegge sotto qualunque sua Proprietà o sotto la Proprietà principale.
TP-54 =
    Attacco maggiore della difesa, o difesa zero: il furto riesce.
    La parità va al difensore, a meno che la difesa sia zero.
    .title = L’esito
    .section = Rubare le carte
    .plain = L’attacco riesce se supera la difesa o se nulla difende; altrimenti in parità vince chi difende.
    .sources = I §8.1
TP-55 =
    Chi riesce prende il bersaglio: una Proprietà con tutto ciò che ha sotto, che vi resta protetto; da una Proprietà principale la Carica e l’Artista, mentre la Famiglia Esterna resta.
    Le singole carte prese possono andare subito sotto un posto libero di chi le prende.
    .title = Che cosa si prende
    .section = Rubare le carte
    .plain = Una Proprietà si prende con tutto ciò che ha sotto; dalla Proprietà principale Carica e Artista, la Famiglia Esterna resta.
    .sources = I §8; decisione
    .rulings = Che la Famiglia Esterna resti con la Proprietà principale consegue da TP-33.
TP-56 =
    Un Artista preso costa subito la parcella, dopo aver pagato i Condottieri.
    Chi può ma non vuole: l’Artista è messo da parte.
    Chi non può: l’Artista non è preso e resta al difensore, sotto la Proprietà principale se è stata attaccata quella, altrimenti non protetto.
    Un Artista non protetto di cui l’attaccante non può pagare la parcella non può essere nominato, e nemmeno una Proprietà principale da cui si potrebbe prendere solo un tale Artista; lì si paga prima un Condottiero.
    .title = Artisti presi
    .section = Rubare le carte
    .plain = Un Artista rubato costa la parcella dopo i Condottieri; se non puoi pagare resta, e per lui solo non si attacca.
    .sources = I §5.3, 8 nota; decisione
    .rulings =
        Dove resti un Artista che non può essere pagato è una decisione.
        «Non potrete rubare l’Artista» si legge così: ciò che può portare solo un tale Artista non è un bersaglio.

## The end of a round

TP-60 =
    Tutti ricevono i Ducati indicati sulle Proprietà e sulle Cariche possedute, non i 35 di base.
    .title = Entrate
    .section = La fine di un round
    .plain = Alla fine di un round ricevi i Ducati indicati sulle tue Proprietà e Cariche.
    .sources = I §4.3, 9
TP-61 =
    Poi viene l’elezione.
    .title = Elezione
    .section = La fine di un round
    .plain = Dopo le entrate di un round si elegge il Papa.
    .sources = I §4.3
TP-62 =
    Poi si contano i punti vittoria; dopo il round 3 la partita finisce qui.
    .title = Punteggio
    .section = La fine di un round
    .plain = Dopo l’elezione si contano i punti; dopo il round 3 la partita finisce.
    .sources = I §4.3
TP-63 =
    Si scartano tutti i matrimoni; se ne va anche Savonarola.
    .title = Che cosa finisce con il round
    .section = La fine di un round
    .plain = I matrimoni e Savonarola finiscono con il round.
    .sources = I §4.3.4, 5.9.1
TP-64 =
    Nel round seguente si rimescolano nel mazzo le carte messe da parte; ogni giocatore, a partire dal Papa in senso orario, pesca una carta, che gioca immediatamente o tiene.
    Poi ognuno riceve 35 Ducati, e il tavolo si prepara come in TP-13, con meno carte se il mazzo non basta.
    Poi il Papa ridistribuisce, TP-90.
    .title = Il round seguente
    .section = La fine di un round
    .plain = In un nuovo round si rimescola ciò che era da parte, ognuno pesca una carta e riceve 35 Ducati, e il tavolo si riempie.
    .sources = I §4.4; decisioni
    .rulings = L’ordine in cui si pesca, e che cosa succede se il mazzo non basta, sono decisioni.

## Election

TP-70 =
    Un giocatore ha 3 voti per Cardinale e quelli indicati sulle Cariche possedute.
    Vanno dati tutti, e si possono dividere tra più famiglie, la propria compresa.
    .title = I voti
    .section = Elezione del Papa
    .plain = Hai 3 voti per Cardinale e quelli delle tue Cariche; vanno dati tutti, e si possono dividere tra famiglie.
    .sources = I §10
TP-71 =
    La prima votazione è segreta e simultanea.
    Elegge più della metà di tutti i voti.
    .title = La prima votazione
    .section = Elezione del Papa
    .plain = Tutti votano in segreto nello stesso momento; più della metà di tutti i voti elegge.
    .sources = I §10
TP-72 =
    Senza maggioranza ci sono votazioni pubbliche, in senso orario dal Papa in carica, in ognuna delle quali si danno di nuovo tutti i voti, finché una famiglia ha la maggioranza.
    Si possono votare solo le famiglie in gioco.
    .title = Votazioni pubbliche
    .section = Elezione del Papa
    .plain = Senza maggioranza tutti rivotano apertamente, a partire dal Papa in carica, finché una famiglia la ottiene.
    .sources = I §10; decisioni
    .rulings =
        «Mantengono» si legge come continuano a votare.
        Che si possano eleggere solo le famiglie in gioco è una decisione.
TP-73 =
    Dopo un certo numero di votazioni pubbliche senza maggioranza, 5 se il tavolo non dice altro, c’è un solo ballottaggio tra le due famiglie con più voti nell’ultima; dove sono in parità, il Papa in carica dice quali.
    È pubblico, in senso orario dal Papa in carica, e i voti si possono dividere tra le due; se finisce in parità, il Papa in carica nomina una delle due.
    .title = Il ballottaggio
    .section = Elezione del Papa
    .plain = Dopo troppe votazioni aperte decide un ballottaggio tra le due più votate; in parità nomina il Papa in carica.
    .sources = decisione
    .rulings = I lascia proseguire le votazioni senza fine; una partita deve finire.

## Victory points

TP-80 =
    Ogni round dà 1 punto per ogni 10 Ducati interi, 10 al nuovo Papa, e i punti indicati sulle Proprietà, sulle Cariche e sugli Artisti posseduti.
    I punti dei tre round si sommano.
    .title = I punti
    .section = Punti vittoria
    .plain = Ogni round dà 1 punto per 10 Ducati, 10 al nuovo Papa, e i punti delle tue Proprietà, Cariche e Artisti.
    .sources = I §4.0, 11; decisione
    .rulings =
        Il §4.0 nomina Proprietà e Artisti, il §11 Cariche e Artisti; tutti e tre portano un valore stampato, che può essere 0.
        È 0 su ogni Carica dei nostri dati.
TP-81 =
    Vince chi ha più punti dopo il round 3; in caso di parità la vittoria è condivisa.
    .title = Il vincitore
    .section = Punti vittoria
    .plain = Vince chi ha più punti dopo il round 3, e la parità si condivide.
    .sources = I §11

## The Pope’s powers

TP-90 =
    All’inizio dei round 2 e 3 il Papa cede tutte le proprie Cariche, protette o no, e dà ciascuna a un altro giocatore a scelta, che può metterla sotto un posto libero.
    Nel round che segue il Papa può acquisire di nuovo Cariche.
    .title = Le Cariche del Papa
    .section = I poteri del Papa
    .plain = All’inizio dei round 2 e 3 il Papa dà ogni propria Carica a un altro giocatore, che può proteggerla.
    .sources = I §12; decisione
    .rulings = Nel round 1 non c’è ridistribuzione: il §5.2 dice «primo round», il §4.4 e il §5.9.2 dicono altrimenti.
TP-91 =
    Poi il Papa può raccogliere tutte le altre Cariche in gioco, tutte o nessuna, mescolarle e ridistribuirle a caso, così che ogni giocatore ne riceva esattamente quante ne ha cedute.
    Quelle appena date secondo TP-90 restano dove sono e non contano.
    Le Cariche ricevute possono andare sotto posti liberi.
    .title = Le Cariche degli altri
    .section = I poteri del Papa
    .plain = Il Papa può raccogliere tutte le altre Cariche e darle a caso; ognuno ne riceve quante ne ha cedute.
    .sources = I §12; decisione
    .rulings = Che cosa significhi «altre» è una decisione.
TP-92 =
    Il Papa prende tanti Cardinali non utilizzati quanti sono i giocatori, o tutti quelli rimasti, e li distribuisce tutti liberamente, a se stesso al massimo uno in più che al giocatore che ne riceve di più.
    .title = Nuovi Cardinali
    .section = I poteri del Papa
    .plain = Il Papa distribuisce tanti nuovi Cardinali quanti sono i giocatori, a sé al massimo uno più di chi ne riceve di più.
    .sources = I §12

## Trade

TP-95 =
    Nel proprio turno il giocatore attivo può fare scambi con qualsiasi avversario; nella fase di elezione, prima di ogni votazione, tutti possono farne con tutti.
    Possono passare di mano carte in mano, carte in gioco e Ducati; le Cariche solo con il consenso del Papa; mai i Cardinali o la Proprietà principale.
    Entrambe le parti devono accettare l’intera proposta; si esegue subito o per nulla.
    Un Artista scambiato costa subito la parcella al nuovo proprietario.
    Una Proprietà si scambia con tutto ciò che ha sotto; una Famiglia Esterna sotto una Proprietà solo con quella Proprietà, sotto una Proprietà principale mai.
    Ogni giocatore può fare al massimo un certo numero di proposte, 3 se il tavolo non dice altro, in ogni proprio turno e prima di ogni votazione; una proposta non accettata decade subito.
    Le promesse non vincolano nessuno.
    .title = Commercio
    .section = Commercio
    .plain = Carte e Ducati si scambiano nel tuo turno e prima delle votazioni, le Cariche solo se il Papa consente; le promesse non vincolano.
    .sources = I §13; decisioni
    .rulings =
        I nomina solo carte; che una proposta possa comprendere Ducati è una decisione.
        Lo sono anche il limite delle proposte e che cosa succede a una Famiglia Esterna.
        Una proposta è solo di chi la fa finché non è presentata; poi le carte in mano e i Ducati sono noti solo ai due; il Papa acconsente a ciò che si vede passare di mano.

## Worked examples

TP-E1 =
    Tom apre con 1; Frank offre 2, Ralph passa, Maria offre 3, Tom 4, Frank 5, Maria passa, Tom offre 6, Frank passa.
    Tom prende la carta per 6.
    .title = Un’asta
    .section = Esempi
    .plain = Tom offre per ultimo, 6 Ducati, e prende la carta a quel prezzo.
    .sources = I §6
TP-E2 =
    Il Mantegna di Andy non è protetto; Tom impegna Condottieri di Forza 2, Andy nessuno.
    Mantegna è preso, e Tom paga sia il Condottiero sia l’Artista.
    .title = Mantegna è preso
    .section = Esempi
    .plain = Tom manda Condottieri di Forza 2 per un Artista non protetto, Andy nessuno: Tom lo prende e paga entrambi.
    .sources = I §8.1
TP-E3 =
    Ceri di Jim, Forza 2, con gli Sforza, Forza 1, è attaccata da Susan con 2 e 3 e difesa con un 2.
    Sul 5 a 5 Ceri resiste; tutti e tre i Condottieri sono messi da parte e pagati.
    .title = Ceri resiste
    .section = Esempi
    .plain = Sul 5 a 5 Ceri resiste, e tutti i Condottieri delle due parti si pagano e si mettono da parte.
    .sources = I §8.1
TP-E4 =
    Tom ha 15 voti, Frank 14, Maria e Andy 13 ciascuno, Ralf 12.
    Tom e Frank votano per se stessi, gli altri per Ralf: con 38 su 67 è eletto.
    .title = Ralf è eletto
    .section = Esempi
    .plain = Con 38 voti su 67 Ralf ne ha più della metà ed è eletto.
    .sources = I §10
TP-E5 =
    Tom ha 87 Ducati: valgono 8 punti.
    .title = Ducati
    .section = Esempi
    .plain = 87 Ducati valgono 8 punti.
    .sources = I §11
TP-E6 =
    Con 5 giocatori Tom, il Papa, può dare 2 Cardinali a Mary, 3 a se stesso e nessuno agli altri.
    Non è permesso 3 al Papa e 1 ciascuno a due altri.
    .title = Cardinali
    .section = Esempi
    .plain = Un Papa che dà 2 Cardinali a un giocatore può tenerne 3; con 1 a ciascuno di altri due, no.
    .sources = I §12
