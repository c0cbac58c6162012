### Il Principe, the rules, numbered. One message a paragraph; the id is the number that code and tests cite.
### One sentence a line: a reader may join the lines with spaces.
### docs/rules/principe.md is generated from this file by tools/docs.py.

## The game, its sources and its editions

about-game =
    Il Principe di Emanuele Ornella; Mind the Move 2005, AMIGO 2006.
    Da 2 a 5 giocatori.
about-rulings =
    Una decisione stabilisce ciò che le fonti tacciono o su cui si contraddicono.
    È nostra, non dei regolamenti, ed è indicata ovunque compaia.
about-editions =
    Dove i regolamenti non concordano il gioco ha edizioni, non una media.
    Un’edizione è un insieme di scelte con un nome; quella predefinita è AMIGO.

source-A = AMIGO 2006, regolamento italiano
source-N = Mind the Move 2005, riassunto olandese
source-F = Mind the Move 2005, regolamento francese

edition-start-ducats = Ducati iniziali
    .amigo = 5
    .mtm-fr = 0
    .mtm-nl = 0
    .quote-amigo = un capitale iniziale di 5 Ducati
    .sources = A ne dà 5; F e N nessuno
edition-shields = Blasoni che un giocatore può piazzare
    .amigo = 12: il punteggio ha un segnapunti proprio
    .mtm-fr = 11: uno dei 12 segna il punteggio
    .mtm-nl = 11: uno dei 12 segna il punteggio
    .quote-amigo = i 12 segnalini Blasone della famiglia, … e un cilindro segnapunti
    .quote-mtm-fr = Pose un bouclier sur le … du compteur de score pour indiquer ses PVs
    .quote-mtm-nl = de 12 wapenschilden, 1 ervan leg je op de 0 van het scorespoor
    .sources = A, F, N
edition-first-bidder = Chi offre per primo
    .amigo = Chi ha l’indicatore
    .mtm-fr = Il giocatore alla sinistra di chi ha l’indicatore
    .mtm-nl = Il giocatore alla sinistra di chi ha l’indicatore
    .quote-amigo = inizia sempre dal giocatore con l’indicatore "Il Principe" e prosegue in senso orario
    .quote-mtm-fr = Le joueur à la gauche de … commence chaque enchère en faisant une offre
    .quote-mtm-nl = de eerste speler die mag bieden is de speler links van Il Principe
    .sources = A, F, N (Fase 2)
edition-city-check = Quando meno di 4 città scoperte pongono fine alla partita
    .amigo = Alla fine della Fase 1
    .mtm-fr = All’inizio della Fase 1
    .mtm-nl = All’inizio della Fase 1
    .quote-amigo = Alla fine della Fase 1 ci sono meno di 4 carte Città accanto al tabellone di gioco
    .quote-mtm-fr = Au début de la phase 1, il reste moins de 4 cartes Cités disponibles sur le plateau
    .quote-mtm-nl = als bij het begin van fase 1 minder dan 4 stadskarten beschikbaar zijn is het spel onmiddellijk gedaan
    .sources = A, F, N (fine del gioco)
edition-last-round-income = Fase 1 dell’ultimo round
    .amigo = Solo i Ducati
    .mtm-fr = Nulla
    .mtm-nl = Solo i Ducati
    .quote-amigo = Nella Fase 1 i giocatori ricevono solo i Ducati dalla Banca, senza aggiungere carte Edificio alla propria mano
    .quote-mtm-fr = La phase 1 est supprimée
    .quote-mtm-nl = waarbij fase 1 vervalt, elke speler krijgt wel nog 5 geldstukken zoals in fase 1
    .sources = A, F, N (fine del gioco)
edition-short-deck = Ultimo round, troppo poche carte per l’asta (da 3 a 5 giocatori)
    .amigo = La partita finisce subito
    .mtm-fr = Le carte rimosse vengono mescolate e completano l’asta; se non bastano ancora, tutte quelle che ci sono
    .mtm-nl = Tutte quelle che ci sono
    .quote-amigo = Se ci sono meno carte di quelle richieste, la partita termina immediatamente
    .quote-mtm-fr = S’il n’y a pas assez de cartes dans la pioche, réutiliser des cartes déjà défaussées
    .quote-mtm-nl = indien er minder dan 2 kaarten per speler overblijven worden ze allemaal geveild
    .sources = A, F, N (fine del gioco); decisione per l’edizione francese
    .rulings =
        Nell’edizione francese si prende prima tutto il mazzo.
        Poi le carte rimosse, mescolate, diventano il nuovo mazzo con cui si completa l’asta; se non bastano ancora, vanno all’asta tutte quelle che ci sono.
edition-cards-left = Ultimo round, carte rimaste nel mazzo dopo aver preparato l’asta
    .amigo = Restano; l’abilità rossa può pescarle
    .mtm-fr = Restano; l’abilità rossa può pescarle
    .mtm-nl = Escono dal gioco; l’abilità rossa non pesca nulla
    .quote-mtm-nl = overtollige kaarten verdwijnen uit het spel
    .sources = N; decisione per le edizioni AMIGO e francese
    .rulings = I regolamenti AMIGO e francese non dicono che ne è di queste carte; restano nel mazzo.
edition-two-players = Ultimo round con 2 giocatori, carte messe all’asta
    .amigo = Tutte quelle rimaste
    .mtm-fr = 6, o tutte quelle che ci sono
    .mtm-nl = 6, o tutte quelle che ci sono
    .quote-amigo = Nella Fase 2 tutte le carte rimaste vengono quindi messe all’asta
    .quote-mtm-fr = tirer 6 cartes Bâtiment de la pioche (ou toutes celles restantes)
    .sources = A, F; decisione per l’edizione olandese
    .rulings =
        Il riassunto olandese non ha regole per 2 giocatori, quindi l’edizione olandese prende quelle del regolamento francese.
        Con 2 giocatori la scelta sulle carte insufficienti non si applica; se non resta alcuna carta non c’è asta, e seguono le Fasi 3 e 4.
edition-green-power = L’abilità verde
    .amigo = Va usata se possibile
    .mtm-fr = Va usata se possibile
    .mtm-nl = Si può non usare
    .quote-amigo = deve eseguire immediatamente la relativa abilità speciale
    .quote-mtm-fr = réalise immédiatement l’action spéciale associée à ce Rôle
    .quote-mtm-nl = mag een niet-groene verdekte kaart die voor zich ligt terug open leggen
    .sources = A, F, N; decisione per l’edizione francese
    .rulings =
        Il regolamento francese non dice né che si deve né che si può usare; si usa come nel regolamento AMIGO.
        Il riassunto olandese dice soltanto dell’abilità verde che si può usare.
edition-built-city = La carta di una città costruita
    .amigo = Fuori dal gioco
    .mtm-fr = Resta a chi l’ha costruita
    .mtm-nl = Fuori dal gioco
    .quote-amigo = La carta della città appena costruita viene riposta nella scatola, a faccia in giù
    .quote-mtm-fr = La carte de la cité construite est placée à côté du bâtisseur
    .quote-mtm-nl = de stadskaart verdwijnt uit het spel en er wordt een nieuwe stadskaart opengelegd
    .sources = A, F, N

option-rich =
    Con l’opzione rich ogni giocatore inizia con 10 Ducati e riceve 6 Ducati per round, e si può costruire anche nel round 1.
    Si può aggiungere a qualsiasi edizione.
    Con 2 giocatori i Ducati per round sono già 6, e restano 6.
    .title = Famiglie ricche
    .section = Opzioni
    .sources = A (variante); decisioni per 2 giocatori e per le edizioni francese e olandese
    .rulings =
        Il regolamento AMIGO non dice se l’opzione aumenta i Ducati di una partita in 2, che sono già 6; non li aumenta.
        Solo il regolamento AMIGO ha questa variante; che si possa aggiungere alle edizioni francese e olandese è una decisione.

## Components

IP-1 =
    Ci sono 100 carte Edificio, 20 per colore.
    Il verde è l’Università, il bianco la Cattedrale, il rosso il Municipio, il blu il Castello e il giallo il Mercato.
    .title = Le carte Edificio
    .section = Materiale
    .plain = Ci sono 100 carte Edificio, 20 per ciascuno dei cinque colori.
    .sources = A, F
IP-2 =
    Ovunque si segua l’ordine dei colori, l’ordine è verde, bianco, rosso, blu, giallo.
    .title = L’ordine dei colori
    .section = Materiale
    .plain = L’ordine dei colori è verde, bianco, rosso, blu, giallo.
    .sources = A, F, N
IP-3 =
    Ci sono 15 carte Città: 5 piccole, 5 medie e 5 grandi.
    Le città piccole sono Siena, Orvieto, Venezia, Verona e Perugia; ognuna vale 4 Punti Vittoria, costa 3 Ducati e 3 carte Edificio di colori diversi, dà 1 Blasone ed è adiacente a 1 regione.
    Le città medie sono Urbino, Padova, Lucca, Milano e Bologna; ognuna vale 6 Punti Vittoria, costa 4 Ducati e 4 carte Edificio, di cui un colore due volte, dà 2 Blasoni ed è adiacente a 2 regioni.
    Le città grandi sono Mantova, Firenze, Ferrara, Pisa e Rimini; ognuna vale 8 Punti Vittoria, costa 5 Ducati e 5 carte Edificio, di cui un colore due volte, dà 2 Blasoni ed è adiacente a 3 regioni.
    Quali colori e regioni mostri una carta, e se lo dica una fonte o siano ricostruiti, si legge nella pagina «La scatola» e in signoria box principe; ciò che la tua copia dice in altro modo lo puoi correggere.
    .title = Le carte Città
    .section = Materiale
    .plain = Una carta Città indica i suoi punti, quanto costa in Ducati e carte Edificio e quanti Blasoni dà.
    .sources = F, N; decisioni sulle città piccole e su Firenze
    .rulings =
        Che le 3 carte Edificio di una città piccola siano tutte di colore diverso è una decisione.
        Lo sono anche gli 8 Punti Vittoria di Firenze: un esempio di F ne dà 6, ma l’elenco di F stesso ne dà 8 per una città grande.
IP-4 =
    La mappa ha 6 regioni.
    Ci sono 5 tessere Ruolo Maggiore e 5 tessere Ruolo Minore, una per tipo in ogni colore.
    Le famiglie sono Medici, Visconti, Carraresi, d’Este e Gonzaga.
    .title = Regioni, tessere Ruolo e famiglie
    .section = Materiale
    .plain = Ci sono 6 regioni, 5 famiglie e, in ogni colore, un Ruolo Maggiore e un Ruolo Minore.
    .sources = A, F
IP-5 =
    La Banca non si esaurisce mai.
    I Ducati sono interi.
    .title = La Banca
    .section = Materiale
    .plain = Alla Banca i Ducati non finiscono mai.
    .sources = decisione
    .rulings = Nessuna fonte dice che cosa succede quando le monete finiscono; la Banca ne ha quante ne servono.

## Set-up

IP-10 =
    Si mescolano separatamente le carte Edificio e le carte Città, e si scoprono 4 città.
    Ogni giocatore prende una famiglia, i suoi Blasoni e i Ducati iniziali dell’edizione; ogni punteggio è 0.
    Un giocatore prende l’indicatore «Il Principe»: è estratto a sorte, se il tavolo non ne nomina uno.
    .title = Preparazione
    .section = Preparazione
    .plain = Tutti iniziano con una famiglia, i suoi Blasoni e i Ducati iniziali, e uno riceve l’indicatore.
    .sources = A, F, N; decisione sul primo giocatore
    .rulings = A propone chi ha visitato l’Italia per ultimo, F chi per ultimo ha mangiato italiano; al loro posto c’è un sorteggio.
IP-11 =
    Con 2 giocatori si rimuovono tutte le tessere Ruolo Minore, 7 carte Edificio per colore, così che ne restano 65, e 5 carte Città a caso e senza guardarle, così che ne restano 10.
    .title = Preparazione per 2 giocatori
    .section = Preparazione
    .plain = In due si gioca senza Ruoli Minori, con 65 carte Edificio e 10 città.
    .sources = A, F; decisione per l’edizione olandese
    .rulings = Il riassunto olandese non ha regole per 2 giocatori; l’edizione olandese prende quelle del regolamento francese.

## Phase 1

IP-20 =
    All’inizio della Fase 1 viene per prima la verifica delle città, se l’edizione la fa in questo momento (IP-60), e poi la verifica del mazzo (IP-61).
    .title = Le verifiche all’inizio di un round
    .section = Fase 1: nuove carte Edificio
    .plain = All’inizio di un round si verifica il mazzo: se è diventato piccolo, il round è l’ultimo.
    .plain-mtm-fr = All’inizio di un round si verificano le città scoperte, poi il mazzo: entrambi possono portare la fine.
    .plain-mtm-nl = All’inizio di un round si verificano le città scoperte, poi il mazzo: entrambi possono portare la fine.
    .sources = A, F, N
IP-21 =
    Ogni giocatore riceve 5 Ducati, pesca 4 carte Edificio e mette 2 carte coperte, scelte da tutta la mano.
    Con 2 giocatori ognuno riceve 6 Ducati, pesca 5 carte e ne mette 3.
    Con l’opzione rich si ricevono 6 Ducati.
    Le carte si distribuiscono a partire da chi ha l’indicatore, in senso orario; poi tutti scelgono nello stesso momento e in segreto.
    .title = Ducati, nuove carte e carte per l’asta
    .section = Fase 1: nuove carte Edificio
    .plain = Ricevi i tuoi Ducati, peschi e metti coperte per l’asta alcune carte di tutta la tua mano, tutti nello stesso momento.
    .sources = A, F, N; per 2 giocatori A, F; decisioni sulla scelta simultanea e sui 2 giocatori nell’edizione olandese
    .rulings =
        F procede attorno al tavolo, un giocatore dopo l’altro; poiché le carte sono coperte, scegliere nello stesso momento è lo stesso.
        Il riassunto olandese non ha regole per 2 giocatori; l’edizione olandese prende quelle del regolamento francese.
IP-22 =
    Non c’è limite alle carte in mano.
    I Ducati sono nascosti.
    Il numero di carte in mano è pubblico; i loro colori no.
    .title = Che cosa è nascosto e che cosa è pubblico
    .section = Fase 1: nuove carte Edificio
    .plain = I tuoi Ducati e i colori della tua mano sono segreti; quante carte hai è pubblico e non ha limite.
    .sources = A, F; decisione sul numero
    .rulings = Le fonti nascondono il denaro ma non dicono nulla sul numero di carte in mano; è pubblico.

## Phase 2

IP-30 =
    Le carte messe si scoprono e si raggruppano per colore.
    I gruppi vanno all’asta uno per uno, dal più piccolo al più grande; i gruppi di uguale grandezza seguono l’ordine dei colori.
    Un colore senza carte si salta.
    .title = I gruppi e il loro ordine
    .section = Fase 2: asta delle carte Edificio
    .plain = Le carte messe si scoprono e si vendono per colore, prima il gruppo più piccolo, a parità nell’ordine dei colori.
    .sources = A, F, N
IP-31 =
    L’asta di un gruppo inizia dal primo offerente dell’edizione, secondo dove si trova l’indicatore in quel momento, e prosegue in senso orario.
    Nell’edizione AMIGO è chi ha l’indicatore; nelle edizioni francese e olandese è il giocatore alla sua sinistra.
    Al proprio turno un giocatore offre più dell’offerta più alta fatta finora, almeno 1 Ducato e al massimo i Ducati che possiede, oppure si ritira definitivamente da questo gruppo.
    .title = Le offerte
    .section = Fase 2: asta delle carte Edificio
    .plain = Comincia chi ha l’indicatore; offri più dell’ultima offerta, al massimo ciò che hai, oppure ritirati definitivamente.
    .plain-mtm-fr = Comincia chi siede a sinistra dell’indicatore; offri più dell’ultima offerta, al massimo ciò che hai, oppure ritirati.
    .plain-mtm-nl = Comincia chi siede a sinistra dell’indicatore; offri più dell’ultima offerta, al massimo ciò che hai, oppure ritirati.
    .sources = A, F, N; decisioni sull’offerta minima e sui Ducati posseduti
    .rulings =
        Nessuna fonte indica la prima offerta minima; è 1 Ducato.
        Che nessuno offra più di quanto possiede sta solo nel regolamento AMIGO; vale anche nelle edizioni francese e olandese.
IP-32 =
    L’asta di un gruppo finisce quando resta un solo giocatore che ha fatto un’offerta, o quando tutti si sono ritirati.
    Se tutti gli altri si sono ritirati senza offrire, l’ultimo giocatore può ancora offrire, almeno 1 Ducato, o ritirarsi.
    .title = La fine di un’asta
    .section = Fase 2: asta delle carte Edificio
    .plain = Un’asta finisce quando resta un solo giocatore che ha offerto, o quando tutti si sono ritirati.
    .sources = A, F, N; decisione sull’ultimo giocatore
    .rulings = In A l’asta continua finché non si sono ritirati tutti «tranne il maggior offerente»; chi non ha offerto non è ancora il maggior offerente, e quindi viene ancora interpellato.
IP-33 =
    Il vincitore paga la sua offerta alla Banca, prende in mano le carte del gruppo e riceve l’indicatore.
    Poi può costruire subito una città (da IP-40 a IP-43), ma non nel round 1, salvo che si giochi con l’opzione rich.
    Questo si aggiunge alla Fase 3.
    Un giocatore può partecipare a qualsiasi numero di aste e vincerle, e può costruire dopo ogni gruppo vinto.
    .title = Il vincitore paga e diventa Il Principe
    .section = Fase 2: asta delle carte Edificio
    .plain = Chi vince paga, prende carte e indicatore e può costruire subito una città, se questo round lo permette.
    .sources = A, F, N
IP-34 =
    Se nessuno fa un’offerta, il gruppo è rimosso dal gioco.
    .title = Un gruppo senza offerte
    .section = Fase 2: asta delle carte Edificio
    .plain = Le carte per cui nessuno offre escono dal gioco.
    .sources = A, F, N

## Phase 3

IP-38 =
    A partire da chi ha l’indicatore, in senso orario, ogni giocatore fa una di tre cose.
    Costruisce una città, ma non nel round 1 salvo che si giochi con l’opzione rich; oppure gioca dalla mano un qualsiasi numero di carte di un solo colore, almeno 1, scoperte davanti a sé; oppure non fa nulla.
    Nella Fase 3 l’indicatore non si sposta.
    .title = Costruire, giocare carte o non fare nulla
    .section = Fase 3: costruire città o giocare carte
    .plain = Costruisci una città, se questo round lo permette, oppure giochi carte di un solo colore, oppure non fai nulla.
    .sources = A, F, N; decisione sul non fare nulla
    .rulings = Che un giocatore possa non fare nulla è una decisione, tratta da «può» in A e da «kans» in N.

## Building a city

IP-40 =
    Si può costruire solo una città scoperta.
    Chi costruisce gioca dalla mano esattamente le carte Edificio indicate, scoperte davanti a sé, e paga i suoi Ducati alla Banca.
    Si devono entrambe le cose, o non si costruisce.
    .title = Il costo di una città
    .section = Costruzione delle città
    .plain = Una città scoperta si paga con esattamente le carte indicate, dalla mano, e con i suoi Ducati: entrambi, o nulla.
    .sources = A, F, N
IP-41 =
    Chi costruisce riceve i Punti Vittoria della città e può piazzare tanti Blasoni quanti ne indica la città, o meno.
    Ogni Blasone piazzato va in una regione adiacente alla città, e chi costruisce li distribuisce come preferisce.
    Chi ha meno Blasoni di quanti ne indica la città piazza al massimo quelli; chi non ne ha, nessuno.
    .title = Punti e Blasoni per chi costruisce
    .section = Costruzione delle città
    .plain = Ricevi i punti della città e puoi piazzare i suoi Blasoni, tutti o meno, nelle regioni che tocca.
    .sources = A, F, N; decisione sul numero
    .rulings = Tutti e tre i regolamenti mescolano il potere e il dovere; quanti Blasoni si piazzano si legge come una scelta, le regioni come un obbligo.
IP-42 =
    Ogni altro giocatore riceve punti per i propri Ruoli nei colori usati almeno una volta per la città: 2 Punti Vittoria per il Ruolo Maggiore di un tale colore e 1 per il suo Ruolo Minore.
    Un colore conta una volta sola, per quante carte ne siano state usate.
    Chi costruisce non riceve punti per i Ruoli.
    .title = I Ruoli degli altri giocatori danno punti
    .section = Costruzione delle città
    .plain = Per ogni colore usato da una città, gli altri guadagnano 2 per il Ruolo Maggiore e 1 per il Ruolo Minore.
    .sources = A, F, N
IP-43 =
    Si scopre subito una nuova città, se il mazzo delle città ne ha.
    Il giocatore seguente può già costruirla.
    Nelle edizioni AMIGO e olandese la carta della città costruita esce dal gioco; nell’edizione francese resta a chi l’ha costruita.
    .title = Una nuova città
    .section = Costruzione delle città
    .plain = Si scopre subito una nuova città, se ce n’è, e quella costruita esce dal gioco.
    .plain-mtm-fr = Si scopre subito una nuova città, se ce n’è, e quella costruita resta a chi l’ha costruita.
    .sources = A, F, N; che possa essere costruita dal seguente: F

## Phase 4

IP-50 =
    Per prima cosa tutte le tessere Ruolo tornano sul tabellone.
    Poi, colore per colore nell’ordine, si contano le carte scoperte di quel colore di ogni giocatore.
    Chi non ne ha non partecipa.
    .title = I Ruoli tornano e le carte si contano
    .section = Fase 4: assegnazione dei Ruoli
    .plain = Tutti i Ruoli tornano, e le carte scoperte si contano colore per colore; chi non ne ha non partecipa.
    .sources = A, F, N; decisione su chi non ne ha
    .rulings = Che un giocatore senza carte scoperte del colore non sia né primo né secondo è una decisione.
IP-51 =
    Se un solo giocatore ne ha di più, prende il Ruolo Maggiore.
    Se poi un solo giocatore è secondo, prende il Ruolo Minore.
    .title = Un solo primo, un solo secondo
    .section = Fase 4: assegnazione dei Ruoli
    .plain = Chi da solo ha più carte scoperte di un colore prende il Ruolo Maggiore, chi da solo è secondo il Ruolo Minore.
    .sources = A, F (a), N
IP-52 =
    Se un solo giocatore ne ha di più e diversi sono in parità al secondo posto, il primo prende il Ruolo Maggiore e il Ruolo Minore va all’asta tra quelli in parità.
    .title = Parità al secondo posto
    .section = Fase 4: assegnazione dei Ruoli
    .plain = Se dietro a un solo primo diversi sono secondi in parità, il Ruolo Minore va all’asta tra loro.
    .sources = A (1), F (b), N
IP-53 =
    Se diversi giocatori sono in parità al primo posto, il Ruolo Maggiore va all’asta tra loro.
    Il Ruolo Minore resta sul tabellone per questo round.
    .title = Parità al primo posto
    .section = Fase 4: assegnazione dei Ruoli
    .plain = Se diversi sono in parità al primo posto, il Ruolo Maggiore va all’asta tra loro e nessuno riceve il Minore.
    .sources = A (2), F (c), N
IP-54 =
    L’asta di un Ruolo si svolge come dicono IP-31 e IP-32, ma solo tra i giocatori in parità.
    Inizia dal primo di loro che si incontra, in senso orario, a partire dal primo offerente dell’edizione compreso.
    Il vincitore paga alla Banca e prende la tessera e l’indicatore.
    Se tutti si ritirano, nessuno ha la tessera.
    Dopo l’asta di un Ruolo non si costruiscono città.
    .title = L’asta di un Ruolo
    .section = Fase 4: assegnazione dei Ruoli
    .plain = Per il Ruolo offre solo chi è in parità; chi vince paga, prende Ruolo e indicatore e non costruisce città.
    .sources = A, F, N; decisione sulla costruzione
    .rulings = Che dopo l’asta di un Ruolo non si costruisca è una decisione: il diritto di costruire compare solo nella Fase 2.
IP-55 =
    Chi prende un Ruolo Maggiore, per maggioranza o all’asta, gira a faccia in giù metà delle proprie carte scoperte di quel colore, arrotondando per eccesso.
    Un Ruolo Minore non ne gira nessuna.
    .title = Un Ruolo Maggiore copre carte
    .section = Fase 4: assegnazione dei Ruoli
    .plain = Chi prende un Ruolo Maggiore gira a faccia in giù metà delle sue carte scoperte del colore, per eccesso.
    .sources = A, F, N; decisione sulle carte scoperte
    .rulings = Che la metà si calcoli solo sulle carte scoperte è una decisione, tratta dall’esempio di F.
IP-56 =
    L’abilità speciale di una tessera si usa subito, prima la Maggiore e poi la Minore, e va usata se possibile.
    Verde: gira a faccia in su una propria carta coperta che non sia verde; nell’edizione olandese vi si può rinunciare.
    Bianco: guadagna 1 Punto Vittoria.
    Rosso: pesca 1 carta Edificio; nessuna se il mazzo è esaurito o è uscito dal gioco.
    Blu: piazza 1 Blasone in una regione qualsiasi; nessuno se non ne restano.
    Giallo: riceve 2 Ducati.
    .title = Le abilità speciali dei Ruoli
    .section = Fase 4: assegnazione dei Ruoli
    .plain = Usi l’abilità di un Ruolo appena lo prendi, e devi usarla se è possibile.
    .plain-mtm-nl = Usi l’abilità di un Ruolo appena lo prendi, e devi usarla se è possibile; solo alla verde puoi rinunciare.
    .sources = A, F, N; decisioni sul verde e sul rosso
    .rulings =
        A dice che l’abilità va usata, F e N che si usa, e si legge allo stesso modo.
        N dice soltanto di quella verde che si può usare; lì dunque vi si può rinunciare.
        È una decisione anche che il rosso non peschi nulla quando non c’è mazzo.
IP-57 =
    Chi è primo e chi è secondo in un colore si stabilisce prima di girare qualsiasi carta di quel colore.
    Una carta scoperta con l’abilità verde conta per i colori successivi della stessa fase.
    .title = Si conta prima di girare
    .section = Fase 4: assegnazione dei Ruoli
    .plain = Chi è primo e chi è secondo in un colore si stabilisce prima di girare una carta di quel colore.
    .sources = decisione, dall’ordine di A
    .rulings = Entrambe le frasi sono una decisione, tratta dall’ordine in cui A racconta la fase.
IP-58 =
    Con 2 giocatori non ci sono Ruoli Minori: IP-51 non ne assegna e IP-52 non si presenta.
    .title = I Ruoli con 2 giocatori
    .section = Fase 4: assegnazione dei Ruoli
    .plain = In due non ci sono Ruoli Minori.
    .sources = A, F; decisione per l’edizione olandese
    .rulings = Il riassunto olandese non ha regole per 2 giocatori; l’edizione olandese prende quelle del regolamento francese.

## The end

IP-60 =
    La partita finisce subito e si assegnano i punti se le città scoperte sono meno di 4 nel momento previsto dall’edizione: la fine della Fase 1 nell’edizione AMIGO, l’inizio della Fase 1 nelle edizioni francese e olandese.
    Nell’edizione AMIGO le carte messe per l’asta in quella Fase 1 non sono allora più in mano e restano coperte.
    .title = La verifica delle città
    .section = Fine del gioco
    .plain = Meno di 4 città scoperte alla fine della Fase 1 chiudono la partita; le carte appena messe restano coperte e fuori dalle mani.
    .plain-mtm-fr = Meno di 4 città scoperte all’inizio della Fase 1 chiudono subito la partita.
    .plain-mtm-nl = Meno di 4 città scoperte all’inizio della Fase 1 chiudono subito la partita.
    .sources = A, F, N; decisione sulle carte messe
    .rulings = A fa finire la partita tra il momento in cui si mettono le carte e la loro asta, e non dice di chi siano; le carte messe non contano come carte in mano e, poiché si scoprono solo nella Fase 2, nessuno le scopre.
IP-61 =
    All’inizio della Fase 1 si verifica il mazzo delle carte Edificio: con meno di 12 carte per 3 giocatori, 16 per 4, 20 per 5 o 10 per 2, questo round è l’ultimo.
    Nell’ultimo round nessuno pesca o mette carte.
    Nelle edizioni AMIGO e olandese ogni giocatore riceve ancora i Ducati; nell’edizione francese la Fase 1 si salta del tutto.
    Nella Fase 2 si prendono direttamente dal mazzo e si mettono all’asta 6 carte per 3 giocatori, 8 per 4 e 10 per 5.
    Con 2 giocatori vanno all’asta tutte le carte rimaste nell’edizione AMIGO, e 6 o tutte quelle che ci sono nelle edizioni francese e olandese; se non resta alcuna carta non c’è asta, e seguono le Fasi 3 e 4.
    Se per 3-5 giocatori il mazzo ha troppo poche carte, le edizioni differiscono.
    Nell’edizione AMIGO la partita finisce subito: si verifica all’inizio della Fase 2, dopo i Ducati e la verifica delle città, così che le Fasi 3 e 4 non si giocano e danno punti i Ruoli del round precedente.
    Nell’edizione francese si prende prima tutto il mazzo; poi le carte rimosse dal gioco vengono mescolate e diventano il nuovo mazzo, con cui si completa l’asta; se non bastano ancora, vanno all’asta tutte quelle che ci sono.
    Nell’edizione olandese vanno all’asta tutte quelle che ci sono.
    Le carte che restano poi nel mazzo vi rimangono nelle edizioni AMIGO e francese, dove l’abilità rossa può pescarle; nell’edizione olandese escono dal gioco, e l’abilità rossa non pesca nulla.
    Le Fasi 3 e 4 si giocano normalmente; poi si assegnano i punti.
    .title = La verifica del mazzo e l’ultimo round
    .section = Fine del gioco
    .plain = Quando il mazzo è piccolo il round è l’ultimo: ricevi Ducati ma non carte, e l’asta viene direttamente dal mazzo.
    .plain-mtm-fr = Quando il mazzo è piccolo il round è l’ultimo: nessuno riceve Ducati o carte, e l’asta viene direttamente dal mazzo.
    .sources = A, F, N; per 2 giocatori A, F; decisioni sulle carte dell’ultima asta e sui 2 giocatori
    .rulings =
        Sono decisioni: come l’edizione francese usa il mazzo e le carte rimosse, e che cosa fa quando non bastano; che le carte avanzate restino nel mazzo nelle edizioni AMIGO e francese; che l’edizione olandese segua il regolamento francese con 2 giocatori; e che 2 giocatori senza più carte proseguano senza asta.

## Scoring

IP-70 =
    In ogni regione il giocatore con più Blasoni guadagna 5 Punti Vittoria.
    I giocatori in parità al primo posto guadagnano 5 ciascuno, e non c’è secondo posto.
    Altrimenti il giocatore con il secondo maggior numero ne guadagna 2; se diversi sono in parità, ciascuno di loro.
    Chi non ha Blasoni nella regione non vi guadagna nulla.
    .title = Regioni
    .section = Assegnazione dei Punti Vittoria
    .plain = Più Blasoni in una regione valgono 5, il secondo posto 2; in parità al primo posto 5 ciascuno, e nessuno è secondo.
    .sources = A, F, N; decisione su chi non ha Blasoni
    .rulings = Che un giocatore senza Blasoni non possa essere primo o secondo in una regione è una decisione.
IP-71 =
    Ogni Ruolo Maggiore posseduto vale 2 Punti Vittoria, ogni Ruolo Minore 1.
    .title = Ruoli
    .section = Assegnazione dei Punti Vittoria
    .plain = Un Ruolo Maggiore che hai alla fine vale 2 punti, uno Minore 1.
    .sources = A, F, N
IP-72 =
    Ogni serie di 5 colori tra le carte davanti a un giocatore, scoperte o coperte, vale 2 Punti Vittoria.
    .title = Serie di cinque colori
    .section = Assegnazione dei Punti Vittoria
    .plain = Ogni serie di cinque colori tra le carte davanti a te, scoperte o coperte, vale 2 punti.
    .sources = A, F, N
IP-73 =
    Il giocatore con più Ducati guadagna 2 Punti Vittoria; se diversi sono in parità, ciascuno di loro.
    .title = Maggior quantità di Ducati
    .section = Assegnazione dei Punti Vittoria
    .plain = La maggior quantità di Ducati vale 2 punti, in parità per ciascuno.
    .sources = A, F, N; decisione su chi non ha Ducati
    .rulings = Nessuna fonte eccettua una parità a zero: se nessuno ha Ducati, tutti sono in parità.
IP-74 =
    Il giocatore con più carte Edificio in mano guadagna 2 Punti Vittoria; se diversi sono in parità, ciascuno di loro.
    .title = Più carte in mano
    .section = Assegnazione dei Punti Vittoria
    .plain = Più carte Edificio in mano valgono 2 punti, in parità per ciascuno.
    .sources = A, F, N; decisione su chi non ha carte
    .rulings = Nessuna fonte eccettua una parità a zero: se nessuno ha carte, tutti sono in parità.
IP-75 =
    Vince il giocatore con più Punti Vittoria.
    Se diversi sono in parità, vince chi ha più carte Edificio davanti a sé, scoperte o coperte; se sono ancora in parità, chi detiene il primo Ruolo Maggiore nell’ordine dei colori.
    I giocatori ancora in parità condividono la vittoria.
    .title = Il vincitore
    .section = Assegnazione dei Punti Vittoria
    .plain = Vince chi ha più punti; in parità chi ha più carte Edificio sul tavolo, poi il primo Ruolo Maggiore, altrimenti si condivide.
    .sources = A, F, N; decisione sull’ultima parità
    .rulings = Le fonti si fermano ai Ruoli; che i giocatori ancora in parità condividano la vittoria è una decisione.

## Worked examples

IP-E1 =
    Quattro giocatori hanno messo 3 carte verdi, 2 bianche, 2 rosse e 1 gialla.
    Le aste sono giallo, bianco, rosso, verde; il bianco viene prima del rosso per l’ordine dei colori.
    .title = L’ordine delle aste
    .section = Esempi
    .plain = Con 3 carte verdi, 2 bianche, 2 rosse e 1 gialla, le aste sono giallo, bianco, rosso, verde.
    .sources = F
IP-E2 =
    I Medici costruiscono Milano: giocano 2 carte blu, 1 rossa e 1 gialla, e pagano 4 Ducati.
    Guadagnano 6 Punti Vittoria e possono piazzare 2 Blasoni nelle sue regioni, blu e verde.
    Ogni altra famiglia riceve punti per i suoi Ruoli blu, rossi e gialli.
    .title = I Medici costruiscono Milano
    .section = Esempi
    .plain = Milano costa 2 carte blu, 1 rossa, 1 gialla e 4 Ducati, e dà 6 punti e fino a 2 Blasoni.
    .sources = A
IP-E3 =
    Barbara costruisce Lucca con 2 carte bianche, 1 blu e 1 rossa.
    Andrea, che ha il Ruolo Maggiore bianco, guadagna 2.
    Tom, che ha il Ruolo Minore bianco e il Ruolo Maggiore blu, guadagna 1 e 2.
    Barbara guadagna solo i punti della carta.
    .title = Barbara costruisce Lucca
    .section = Esempi
    .plain = Quando si costruisce Lucca, gli altri guadagnano 2 per il Maggiore bianco, 1 per il Minore bianco e 2 per il Maggiore blu.
    .sources = F
IP-E4 =
    Giorgio ha 4 carte blu scoperte, Nick 3, Roberto e Marco 1 ciascuno.
    Giorgio prende il Ruolo Maggiore blu, Nick il Minore.
    .title = Un primo, un secondo
    .section = Esempi
    .plain = Con 4, 3, 1 e 1 carte blu il primo prende il Ruolo Maggiore blu e il secondo il Minore.
    .sources = F (a)
IP-E5 =
    Giorgio ha 4 carte blu scoperte, Nick e Marco 2 ciascuno, Roberto 1.
    Giorgio prende il Ruolo Maggiore blu; il Minore va all’asta tra Nick e Marco, senza Roberto.
    .title = Due in parità al secondo posto
    .section = Esempi
    .plain = Con 4, 2, 2 e 1 carte blu il primo prende il Ruolo Maggiore blu, e chi ne ha 2 offre per il Minore.
    .sources = F (b)
IP-E6 =
    Giorgio, Marco e Roberto hanno 3 carte blu scoperte ciascuno, Nick 1.
    Il Ruolo Maggiore blu va all’asta tra quei tre; nessuno ha il Minore.
    .title = Tre in parità al primo posto
    .section = Esempi
    .plain = Con 3, 3, 3 e 1 carte blu chi ne ha 3 offre per il Ruolo Maggiore blu, e nessuno ha il Minore.
    .sources = F (c)
IP-E7 =
    Chi prende un Ruolo Maggiore con 3 carte scoperte ne gira 2 a faccia in giù: i Medici come Mastro verde in A, Andrea con il Ruolo Maggiore blu in F.
    Nick, che prende il Ruolo Minore blu con 2 carte scoperte, non ne gira nessuna.
    .title = Girare carte a faccia in giù
    .section = Esempi
    .plain = Un Ruolo Maggiore preso con 3 carte scoperte ne gira 2, un Ruolo Minore nessuna.
    .sources = A, F
IP-E8 =
    Regione blu: i Carraresi hanno più Blasoni, Visconti e Gonzaga 1 ciascuno; guadagnano 5, 2 e 2.
    Regione verde: i d’Este hanno 3 Blasoni e i Carraresi meno (provato con 1); guadagnano 5 e 2.
    Regione rossa: i Visconti sono soli e guadagnano 5.
    Regione gialla: Medici e Gonzaga sono in parità al primo posto e i Visconti ne hanno 1; guadagnano 5, 5 e 0.
    .title = I punti di quattro regioni
    .section = Esempi
    .plain = Due secondi in parità guadagnano 2 ciascuno, chi è solo in una regione 5, e dietro a due primi nessuno guadagna.
    .sources = A
IP-E9 =
    Marcel dei Medici costruisce Firenze: paga 5 Ducati e gioca 2 carte verdi, 1 rossa, 1 blu e 1 gialla.
    Può piazzare 2 Blasoni tra le regioni marrone, viola e verde e guadagna 8 Punti Vittoria.
    .title = Marcel costruisce Firenze
    .section = Esempi
    .plain = Firenze costa 2 carte verdi, 1 rossa, 1 blu, 1 gialla e 5 Ducati, e dà 8 punti e fino a 2 Blasoni.
    .sources = F; decisione sui punti
    .rulings = I 6 Punti Vittoria della fonte sono una svista.
IP-E10 =
    Quattro giocatori hanno messo 8 carte; le aste iniziano con il verde e terminano con il blu.
    L’immagine delle carte è andata persa: per la prova vanno bene carte qualsiasi che diano questo ordine.
    .title = Dal verde al blu
    .section = Esempi
    .plain = Con 8 carte messe da quattro giocatori, le aste possono iniziare con il verde e terminare con il blu.
    .sources = A
