### The Princes of Florence, the rules, numbered. One message a paragraph; the id is the number that code and tests cite.
### One sentence a line: a reader may join the lines with spaces.
### docs/rules/florence.md is generated from this file by tools/docs.py.

## The game and its source

about-game =
    The Princes of Florence di Richard Ulrich e Wolfgang Kramer; alea e Rio Grande Games 2000.
    Da 3 a 5 giocatori, in 7 round.
about-rulings =
    Una decisione stabilisce ciò che la fonte tace o su cui si contraddice.
    È nostra, non del regolamento, ed è indicata ovunque compaia.

source-R = Rio Grande Games 2000, regolamento italiano

## Components

PF-1 =
    Ci sono 30 Palazzi, 3 per tipo: Università, Laboratorio e Officina sono grandi e coprono 7 caselle; Biblioteca, Opera, Studio, Ospedale e Teatro sono medi e ne coprono 5; Torre e Cappella sono piccoli e ne coprono 3.
    Ci sono 18 Paesaggi, 6 ciascuno di Foresta, Lago e Parco; 12 Libertà, 4 ciascuna di Viaggio, Religione e Opinione; 6 Costruttori e 7 Giullari.
    Ci sono 21 carte Mestiere, 14 carte Prestigio, 20 carte Bonus e 5 carte Reclutamento.
    La Banca non si esaurisce mai.
    .title = La scatola
    .section = Contenuto della scatola
    .plain = Palazzi, Paesaggi, Libertà, Giullari e Costruttori possono esaurirsi, la Banca mai.
    .sources = R; decisione sulla Banca, le forme dei pezzi sono ricostruite
    .rulings = La scatola contiene 22.700 Fiorini; R non dice che cosa succede quando finiscono, quindi la Banca ne ha quanti ne servono. Le forme dei pezzi non sono in R.
PF-2 =
    Ogni Mestiere nomina un Palazzo, un Paesaggio e una Libertà.
    La Foresta è prediletta da 9 Mestieri, il Lago da 7, il Parco da 5; ogni Libertà da 7; un Palazzo grande da 3, uno medio da 2, uno piccolo da 1.
    .title = I Mestieri
    .section = Contenuto della scatola
    .plain = Ogni Mestiere predilige un Palazzo, un Paesaggio e una Libertà.
    .sources = R; decisione sui Palazzi
    .rulings = R dice che un Palazzo è prediletto da 1 a 3 Mestieri. Ciò che ogni carta nomina è nei dati del gioco; ogni voce dice se viene da una fonte o è ricostruita.
PF-3 =
    Ogni giocatore ha un Principato di 7 per 7 caselle, con la Residenza su 3 per 2 di esse nell’angolo in basso a sinistra.
    La Residenza non è un Palazzo per le carte e i punti, ma conta per l’adiacenza.
    I pezzi possono essere ruotati e capovolti.
    .title = Il Principato
    .section = Contenuto della scatola
    .plain = Il tuo Principato ha 7 per 7 caselle; i pezzi si possono ruotare e capovolgere, e la Residenza non è un Palazzo.
    .sources = R; la grandezza della griglia e il posto della Residenza da descrizioni pubbliche

## Set-up

PF-10 =
    Di ogni Libertà ce ne sono tante quanti i giocatori meno una.
    Ogni giocatore ha 3.500 Fiorini, che sono segreti.
    Ognuno riceve 4 carte Mestiere, ne tiene 3 in segreto e ne restituisce 1; le altre si mescolano nel mazzo.
    Il giocatore iniziale è estratto a sorte, se il tavolo non ne nomina uno.
    .title = Preparazione
    .section = Preparazione
    .plain = Delle quattro carte Mestiere che ricevi ne tieni tre in segreto e ne restituisci una.
    .sources = R; decisione sul giocatore iniziale
    .rulings = In R inizia il giocatore più anziano. Qui decide la sorte, se il tavolo non nomina il giocatore iniziale.

## Money at any time

PF-15 =
    A ogni propria decisione un giocatore può tornare indietro sul percorso della fama: 100 Fiorini per ogni PP, mai sotto 0.
    Chi paga e ha troppo pochi Fiorini torna indietro per quanto manca, e non di più.
    I PP non hanno un limite superiore; oltre 50 il percorso ricomincia.
    .title = Vendere PP
    .section = Denaro in ogni momento
    .plain = Ogni PP dà 100 Fiorini: quanto ti manca quando paghi si vende dai tuoi PP, mai sotto 0.
    .sources = R; decisioni sul momento e sulla fine del percorso
    .rulings = R dice «in qualsiasi momento della partita»; qui è a ogni propria decisione, e ogni volta che si paga. R non ha caselle sotto 0.
PF-16 =
    Sono segreti i Fiorini, le carte Mestiere e Bonus in mano, e le carte Prestigio tenute.
    È pubblico quante carte di ogni tipo ha un giocatore, e ogni carta giocata.
    .title = Che cosa è segreto
    .section = Denaro in ogni momento
    .plain = I Fiorini e le carte in mano sono segreti; quante carte ha ognuno non lo è.
    .sources = R; decisione sul numero di carte
    .rulings = In R i giocatori mostrano quante carte Mestiere hanno quando si calcola un’Opera; qui tutti i numeri di carte sono sempre pubblici. Chi guarda carte e le rimette in fondo a un mazzo può ricordarsele.

## Auction phase

PF-20 =
    Ci sono sette pile: Foresta, Lago, Parco, Giullare, Costruttore, carta Prestigio, carta Reclutamento.
    Un giocatore si aggiudica al massimo un oggetto per round; una pila va all’asta al massimo una volta per round, una pila esaurita mai.
    .title = Le sette pile
    .section = Fase Asta
    .plain = Ti aggiudichi al massimo un oggetto per round, e ogni pila va all’asta al massimo una volta per round.
    .sources = R
PF-21 =
    Il giocatore iniziale nomina una pila, il che vale un’offerta di esattamente 200.
    Le offerte procedono in senso orario tra tutti quelli che non si sono aggiudicati nulla e non hanno rinunciato, compreso chi ha nominato: si rilancia di esattamente 100, o si passa per questo oggetto.
    Un’offerta o una nomina deve essere coperta dai Fiorini e da 100 per ogni PP; solo chi vince vende PP, al momento di pagare, per quanto manca.
    L’ultimo offerente paga, prende l’oggetto ed è fuori dall’asta per questo round.
    .title = Nominare e offrire
    .section = Fase Asta
    .plain = Nominare vale un’offerta di 200, si rilancia di esattamente 100, e Fiorini più 100 per ogni tuo PP devono coprire l’offerta.
    .sources = R; decisione sulla copertura
    .rulings = R non dice che cosa copra un’offerta. I PP diventano Fiorini «in qualsiasi momento della partita», e gli altri «non devono pagare niente»: quindi i PP coprono un’offerta, e si vendono al momento di pagare.
PF-22 =
    Se chi ha nominato non si è aggiudicato l’oggetto, nomina di nuovo.
    Se se l’è aggiudicato o ha rinunciato, nomina il giocatore seguente in senso orario che non si è aggiudicato nulla e non ha rinunciato.
    .title = Chi nomina dopo
    .section = Fase Asta
    .plain = Chi nomina continua a nominare finché si aggiudica un oggetto o rinuncia; poi nomina il giocatore seguente.
    .sources = R
PF-23 =
    Un giocatore a cui tocca nominare può invece rinunciare: per il resto del round non nomina e non offre.
    Chi non può pagare 200 con Fiorini e PP, o non ha più pile da nominare, rinuncia.
    .title = Rinunciare
    .section = Fase Asta
    .plain = Invece di nominare puoi rinunciare, e allora per il resto del round non nomini e non offri.
    .sources = R; decisione su chi non può nominare
    .rulings = R non dice che ne è di un giocatore che non può nominare; non gli resta che rinunciare.
PF-24 =
    L’ultimo giocatore rimasto può prendere un qualsiasi oggetto disponibile per 200, oppure nulla.
    .title = L’ultimo giocatore
    .section = Fase Asta
    .plain = Se resti per ultimo puoi prendere un qualsiasi oggetto disponibile per 200 Fiorini, oppure nulla.
    .sources = R
PF-25 =
    Nessuno può avere più di 3 Costruttori; chi ne ha 3 non può né nominarne né offrire per uno.
    Chi non ha posto per un Paesaggio non può né nominarlo né offrire per esso.
    .title = Limiti
    .section = Fase Asta
    .plain = Non puoi nominare né offrire per un quarto Costruttore, o per un Paesaggio per cui non hai posto.
    .sources = R; decisione sullo spazio
    .rulings = R dice che un Paesaggio si piazza subito, ma non che ne è di uno senza spazio.

## The seven items

PF-30 =
    Un Paesaggio si piazza subito.
    Ognuno di un tipo già presente nel Principato dà 3 PP, il secondo, il terzo e così via; il primo di un tipo non ne dà.
    .title = Paesaggi
    .section = I sette oggetti
    .plain = Un Paesaggio si piazza subito; ogni altro dello stesso tipo dà 3 PP.
    .sources = R
PF-31 =
    Ogni Giullare aggiunge 2 al valore di ogni Opera.
    .title = Giullari
    .section = I sette oggetti
    .plain = Ogni tuo Giullare aggiunge 2 al valore di ogni tua Opera.
    .sources = R
PF-32 =
    Con il primo Costruttore i Palazzi costano 300.
    Con il secondo possono essere adiacenti, e si guadagnano 3 PP.
    Con il terzo sono gratis, e si guadagnano 3 PP.
    .title = Costruttori
    .section = I sette oggetti
    .plain = Con un Costruttore i Palazzi costano 300, con due possono essere adiacenti, con tre sono gratis; il 2° e il 3° danno 3 PP.
    .sources = R
PF-33 =
    Chi si aggiudica una carta Prestigio guarda le prime 5 carte del mazzo, o tutte quelle rimaste, ne tiene 1 segreta e mette le altre in fondo al mazzo in un ordine qualsiasi.
    .title = Carte Prestigio
    .section = I sette oggetti
    .plain = Guardi le prime cinque carte Prestigio, ne tieni una segreta e metti le altre in fondo al mazzo in un ordine qualsiasi.
    .sources = R; decisione sul tenerla segreta
    .rulings = R mette la carta accanto alla scheda del giocatore e non dice se scoperta; resta segreta.
PF-34 =
    Una carta Reclutamento si usa subito quando ce la si aggiudica, o nel proprio turno di una qualsiasi fase Azione, quella di questo round compresa; non è un’azione, e se ne possono usare quante se ne hanno.
    Si prende in mano una carta Mestiere scoperta davanti a un avversario e si lascia al suo posto la carta Reclutamento.
    Mai una carta davanti a sé, una carta in mano a qualcuno, o una carta Reclutamento.
    Un Mestiere che un avversario ha reclutato da te e poi giocato può essere reclutato di nuovo.
    Se non c’è un tale Mestiere, la carta si tiene.
    Una carta Reclutamento conta come carta Mestiere ovunque queste si contino, in mano o sul tavolo.
    .title = Carte Reclutamento
    .section = I sette oggetti
    .plain = Subito o in un tuo turno, una carta Reclutamento ti dà in mano un Mestiere scoperto davanti a un avversario.
    .sources = R; decisioni sul momento e sulle carte Reclutamento
    .rulings = R dice «durante la fase Azione di un qualsiasi altro round»; lo leggiamo in contrasto con «immediatamente», quindi s’intende anche quella di questo: «in seguito» non ha limiti. Che una carta Reclutamento non possa essere reclutata è una decisione: R parla di Mestieri.

## Action phase

PF-40 =
    A partire dal giocatore iniziale, in senso orario, ognuno svolge un turno di al massimo 2 azioni, in un ordine qualsiasi: completare un’Opera (fino a 2), costruire (fino a 2), prendere una carta Bonus (fino a 2), prendere una carta Mestiere (una volta), introdurre una Libertà (una volta).
    Se ne possono fare di meno.
    Un’azione si completa prima che inizi la seguente.
    .title = Un turno
    .section = Fase Azione
    .plain = Svolgi fino a due azioni, una dopo l’altra; una carta Mestiere e una Libertà, solo una volta per turno.
    .sources = R
PF-41 =
    Un’Opera: si gioca una carta Mestiere dalla mano.
    Il Valore dell’Opera è 4 se il suo Palazzo è nel Principato, 3 per il suo Paesaggio, 3 per la sua Libertà, 2 per ogni Giullare, 1 per ogni carta Mestiere o Reclutamento in mano o sul tavolo davanti al giocatore, compresa quella giocata, e quanto danno le carte Bonus giocate ora.
    Deve raggiungere il minimo del round, 7, 10, 12, 14, 15, 16 e 17, altrimenti l’Opera non può essere fatta e nulla si spende.
    .title = Il valore di un’Opera
    .section = Fase Azione
    .plain = Un’Opera vale 4, 3 e 3 per ciò che il Mestiere predilige, 2 per Giullare, 1 per carta, più i Bonus; deve raggiungere il minimo.
    .sources = R
PF-42 =
    La Banca paga 100 Fiorini per ogni punto di valore.
    Subito, e solo allora, se ne può prendere una parte qualsiasi in PP, a 200 Fiorini per PP.
    .title = Fiorini o PP
    .section = Fase Azione
    .plain = Un’Opera rende 100 Fiorini a punto; ora, e solo ora, puoi prenderne una parte in PP, a 200 Fiorini l’uno.
    .sources = R
PF-43 =
    I Mestieri giocati restano davanti al giocatore; le carte Bonus usate escono dal gioco.
    Per un’Opera si può usare un qualsiasi numero di carte Bonus, anche nessuna.
    .title = Carte Bonus
    .section = Fase Azione
    .plain = Per un’Opera puoi usare un qualsiasi numero di carte Bonus; poi escono dal gioco.
    .sources = R
PF-44 =
    Un Palazzo costa 700, 300 con uno o due Costruttori, nulla con tre, e dà 3 PP.
    In un Principato ce n’è uno per tipo; la riserva di 3 può esaurirsi.
    Si piazza subito; senza un posto permesso non può essere costruito.
    .title = Costruire
    .section = Fase Azione
    .plain = Un Palazzo costa 700 Fiorini, 300 con un Costruttore, nulla con tre, e dà 3 PP; ne costruisci uno per tipo.
    .sources = R
PF-45 =
    Un pezzo sta interamente sulla griglia, su caselle vuote.
    Un Palazzo non può avere un lato in comune con un Palazzo o con la Residenza, gli angoli vanno bene, a meno che il giocatore abbia 2 o più Costruttori.
    I Paesaggi possono toccare qualsiasi cosa ed essere toccati da qualsiasi cosa.
    Nulla si sposta o si toglie mai.
    .title = Piazzare
    .section = Fase Azione
    .plain = Un pezzo sta su caselle vuote; senza due Costruttori un Palazzo non ha lati in comune con un Palazzo o la Residenza.
    .sources = R
PF-46 =
    Una carta Mestiere o una carta Bonus costa 300: si guardano le prime 5 carte del mazzo, o tutte quelle rimaste, se ne tiene 1, e si mettono le altre in fondo al mazzo in un ordine qualsiasi.
    Non si può avere quando il mazzo è esaurito.
    .title = Carte Mestiere e Bonus
    .section = Fase Azione
    .plain = Per 300 Fiorini guardi le prime cinque carte del mazzo, ne tieni una e metti le altre in fondo in un ordine qualsiasi.
    .sources = R
PF-47 =
    Una Libertà costa 300; una per tipo per giocatore, e non quando non ce ne sono più.
    .title = Libertà
    .section = Fase Azione
    .plain = Una Libertà costa 300 Fiorini, finché ce ne sono, e introduci ogni tipo una volta.
    .sources = R
PF-48 =
    Quando tutti hanno svolto il proprio turno, il valore più alto di un’Opera di questo round dà 3 PP, a ciascuno se in parità; di due Opere di un giocatore conta la più alta.
    Nessuna Opera, nessun premio.
    Il segnalino del giocatore iniziale passa a sinistra.
    .title = La migliore Opera
    .section = Fase Azione
    .plain = Il valore più alto di un’Opera di questo round dà 3 PP, a ciascuno se in parità.
    .sources = R

## End

PF-50 =
    Dopo il round 7 danno punti le carte Prestigio, ciascuna solo per chi la possiede.
    Le carte con un valore tra parentesi danno il valore pieno a chi è in testa da solo, quello tra parentesi a chi è in parità con qualcuno, 0 se è in testa un altro; con nessun oggetto del tipo nessuno guadagna.
    Ciò non vale per il minor numero di caselle vuote, dove 0 è il meglio e può essere in parità; le caselle della Residenza non sono vuote.
    Le carte senza parentesi non dipendono dagli altri.
    .title = I punti delle carte Prestigio
    .section = Conclusione
    .plain = Le carte Prestigio contano dopo il round 7: per intero se sei in testa da solo o le soddisfi, tra parentesi se in parità.
    .sources = R; decisione sul minor numero di caselle vuote
    .rulings = R dice che nessuno può essere in parità con zero oggetti; le caselle vuote non sono oggetti.
PF-51 =
    Vince chi ha più PP; in caso di parità, chi ha più Fiorini; se la parità resta, la vittoria è condivisa.
    .title = Il vincitore
    .section = Conclusione
    .plain = Vince chi ha più PP; in caso di parità, chi ha più Fiorini; se la parità resta, la vittoria è condivisa.
    .sources = R; decisione sull’ultima parità
    .rulings = R non ha una regola per la parità in Fiorini.

## Worked examples

PF-E1 =
    Quattro giocatori.
    Anna nomina un Parco, tutti passano: Anna paga 200.
    Bob nomina un Giullare; Chris offre 300, David 400, Bob 500, Chris 600, David 700, Bob e Chris passano: David paga 700.
    Bob nomina una Foresta; Chris offre 300, Bob 400, Chris 500, Bob 600, Chris passa: Bob paga 600.
    Chris prende un Costruttore per 200.
    .title = Una fase Asta
    .section = Esempi
    .plain = Anna ha il Parco per 200, David il Giullare per 700, Bob la Foresta per 600, e Chris prende un Costruttore per 200.
    .sources = R
PF-E2 =
    Round 3: il Poeta, con il Teatro, la Libertà di Viaggio, 2 Giullari, 4 carte Mestiere (una è Reclutamento), nessun Lago e nessuna carta Bonus, realizza un’Opera di 4 + 0 + 3 + 4 + 4 = 15: 1.500 Fiorini, oppure 7 PP e 100 Fiorini.
    .title = Un’Opera
    .section = Esempi
    .plain = Il Poeta realizza un’Opera di 4 + 0 + 3 + 4 + 4 = 15, che rende 1.500 Fiorini, oppure 7 PP e 100 Fiorini.
    .sources = R
PF-E3 =
    Con 2 Foreste, 1 Lago, 0 Parchi, 0 Giullari, 2 Costruttori, 1 carta Prestigio, 2 Libertà, 3 Mestieri sul tavolo, 1 carta Mestiere e 1 carta Reclutamento in mano, e Università, Officina, Opera, Torre e Cappella, le 20 carte Bonus danno, nell’ordine di R, 5, 4, 3, 5, 6, 3, 4, 2, 0, 4, 0, 2, 4, 3, 2, 3, 4, 5, 2 e 3.
    .title = Le carte Bonus
    .section = Esempi
    .plain = In uno stesso Principato le 20 carte Bonus danno tra 0 e 6.
    .sources = R
PF-E4 =
    Con le stesse cose, ma 5 carte sul tavolo, le 14 carte Prestigio danno, nell’ordine di R: maggior numero di Palazzi 3 se anche un avversario ne ha 5, altrimenti 6; due Palazzi grandi 5; minor numero di caselle vuote 0 se un avversario è in testa; tutti i Paesaggi 0; maggior numero di Paesaggi 4 se anche un avversario ne ha 3; di Foreste 7; di Laghi 3 con altri due a 1; tutte le Libertà 0; 4 + 2 + 4: 6; maggior numero di Giullari 0; di Costruttori 6; di Parchi 0; 1 + 1 + 2: 0; maggior numero di Opere 4 con un altro a 5.
    .title = Le carte Prestigio
    .section = Esempi
    .plain = In uno stesso Principato le 14 carte Prestigio danno tra 0 e 7 PP.
    .sources = R
PF-E5 =
    Non sono permessi un pezzo in parte fuori dalla griglia, uno che ne copre un altro, un Palazzo accanto a un altro o accanto alla Residenza senza 2 Costruttori, e una seconda Torre.
    .title = Piazzamenti non permessi
    .section = Esempi
    .plain = Un pezzo non sta fuori dalla griglia né su un altro, un Palazzo non accanto a un altro senza due Costruttori, e la Torre è una sola.
    .sources = R
PF-E6 =
    Con un Lago, una Foresta o un Parco dà 0 PP, un secondo Lago 3 PP.
    .title = Un altro Paesaggio
    .section = Esempi
    .plain = Con un Lago, una Foresta o un Parco dà 0 PP, un secondo Lago 3 PP.
    .sources = R
PF-E7 =
    Bob ha la carta per il maggior numero di Palazzi: 6 PP da solo, 3 se in parità, 0 se Chris ne ha di più.
    .title = Il maggior numero di Palazzi
    .section = Esempi
    .plain = La carta per il maggior numero di Palazzi dà 6 PP da solo, 3 se in parità, e 0 se un altro ne ha di più.
    .sources = R
PF-E8 =
    Dei 1.500 Fiorini di un’Opera si possono avere da 1 a 7 PP per 200-1.400 Fiorini.
    .title = Fiorini o PP
    .section = Esempi
    .plain = Dei 1.500 Fiorini di un’Opera puoi avere da 1 a 7 PP per 200-1.400 Fiorini.
    .sources = R
PF-E9 =
    Il minimo è 10 nel round 2 e 16 nel round 6.
    .title = Il minimo
    .section = Esempi
    .plain = Il minimo è 10 nel round 2 e 16 nel round 6.
    .sources = R
PF-E10 =
    Con 3 giocatori ce ne sono 2 di ogni Libertà.
    .title = Le Libertà in tre
    .section = Esempi
    .plain = Con 3 giocatori ce ne sono 2 di ogni Libertà.
    .sources = R
PF-E11 =
    Un giocatore può reclutare un Mestiere da qualcuno che l’aveva reclutato da lui e giocato, e completare di nuovo un’Opera con esso.
    .title = Reclutare di nuovo
    .section = Esempi
    .plain = Puoi reclutare di nuovo un Mestiere reclutato da te e poi giocato, e completare ancora un’Opera con esso.
    .sources = R
