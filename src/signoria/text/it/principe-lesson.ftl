### Il Principe for those who play it for the first time: the guided game, a note for each question, and what words mean.

## The guided game: its deal, its rounds, what was learned

lesson-1 = Sei la famiglia Medici. In mano hai tre Cattedrali e un Mercato, e in borsa 10 Ducati; nessun altro li vede.
lesson-2 = Ci sono quattro città scoperte: Lucca, Milano, Bologna e Padova. Ognuna mostra le carte e i Ducati che costa. Lucca chiede due Cattedrali, un Municipio e un Castello: ne hai già metà.
lesson-3 = La corte conta le carte scoperte di ognuno. Chi ne ha di più di un colore prende il Ruolo Maggiore, il secondo il Ruolo Minore. I Ruoli hanno abilità, e danno punti quando costruiscono gli altri.
lesson-4 = Chi costruisce una città piazza Blasoni nelle regioni che essa tocca. Alla fine più Blasoni di tutti in una regione valgono 5 punti, il secondo posto 2.
lesson-round-2 = Round 2. Da ora si possono costruire città: subito dopo un’asta vinta e nella Fase 3. Ogni città dà punti anche a chi ha Ruoli dei suoi colori.
lesson-round-3 = Round 3. I Ruoli sono stati contati di nuovo, e chi ha preso un Ruolo Maggiore ha girato a faccia in giù metà di quelle carte. Nessun Ruolo si tiene a lungo senza carte nuove.
lesson-end = Hai giocato tre round, e ormai conosci l’asta, la costruzione delle città, il gioco delle carte e la gara per i Ruoli.
lesson-learned-1 = Le carte si comprano all’asta. Chi vince per ultimo è Il Principe e comincia.
lesson-learned-2 = Le città costano carte e Ducati, e portano punti e Blasoni.
lesson-learned-3 = I Ruoli vanno a chi ha più carte scoperte, e danno punti quando costruiscono gli altri.
lesson-learned-4 = Quando il mazzo sta per finire o ci sono meno di quattro città scoperte la partita finisce, e si contano regioni, Ruoli, serie, Ducati e carte.

## Notes: what a question is about, and what to try

note-lay-cards = Tutti mettono carte coperte. Si girano insieme, si raggruppano per colore e si mettono all’asta dal gruppo più piccolo al più grande.
    .advice = Metti ciò che alle tue città non serve. Due dello stesso colore invitano gli altri a metterne, e chi vince un gruppo lo prende tutto.
note-bid-for-lot = Offri più dell’ultima offerta, oppure ritirati da questo gruppo per sempre. Chi vince paga la Banca, prende le carte, diventa Il Principe e può costruire subito, se in questo round si costruiscono città.
    .advice = Due o tre Ducati per una coppia sono un prezzo giusto. Tienine quattro: tanto costa una città media.
note-bid-for-role = Più giocatori hanno lo stesso numero di carte scoperte, quindi il Ruolo va all’asta tra loro. Ha un’abilità speciale, e dà punti ogni volta che un altro costruisce con quel colore.
    .advice = Un Ruolo Maggiore vale 2 punti per ogni città così costruita e 2 alla fine, uno Minore 1 e 1. Per quasi tutti bastano tre Ducati.
note-which-city = Hai vinto delle carte e puoi costruire subito una città, oltre al tuo turno nella Fase 3. Le carte con cui paghi passano dalla mano scoperte davanti a te.
    .advice = Costruisci, se puoi: chi viene dopo potrebbe volere la stessa città. E ciò che è scoperto conta per i Ruoli.
note-build-or-play = Fai una di tre cose: costruisci una città scoperta, gioca scoperte quante carte vuoi di un colore, oppure non fare nulla. Solo le carte scoperte contano per i Ruoli.
    .advice = Prima una città, se puoi pagarla. Altrimenti gioca un colore in cui con una o due carte sei primo o secondo.
note-play-cards = Nel round 1 non si costruiscono città. Le carte giocate scoperte contano per i Ruoli, ma non sono più in mano per una città.
    .advice = Ora spesso bastano una o due carte per un Ruolo. Tieni quelle che chiede una città scoperta.
note-which-region = Ogni Blasone va in una regione che la città tocca, oppure resta a te. Alla fine più Blasoni di tutti in una regione valgono 5 punti, il secondo posto 2.
    .advice = Meglio primo da qualche parte che un po’ dappertutto: una regione senza Blasoni si vince con uno solo.
note-which-card = L’abilità del Ruolo verde: gira a faccia in su una delle tue carte coperte, ma nessuna Università. Conta per i colori che devono ancora venire.
    .advice = Gira il colore in cui sei più vicino a un Ruolo.
note-card-or-none = L’abilità del Ruolo verde: puoi girare a faccia in su una delle tue carte coperte, ma nessuna Università. Conta per i colori che devono ancora venire.
    .advice = { note-which-card.advice }
note-which-region-of-all = L’abilità del Ruolo blu: un Blasone in una regione qualsiasi, senza città.
    .advice = Rompi una parità, oppure prenditi una regione che nessuna tua città tocca.

## What words mean

term-ducat = Denaro. A ogni round tutti ne prendono dalla Banca, e nessuno mostra quanto gliene resta.
    .forms = Ducato, Ducati
term-shield = Il tuo stemma sulla mappa. Alla fine più Blasoni di tutti in una regione danno punti.
    .forms = Blasone, Blasoni
term-region = Una delle sei parti della mappa. Alla fine più Blasoni di tutti valgono 5 punti, il secondo posto 2.
    .forms = regione, regioni
term-role = Una tessera per chi ha più carte scoperte di un colore, o viene secondo. Ha un’abilità speciale, e dà punti quando altri costruiscono con quel colore.
    .forms = Ruolo, Ruoli
term-major = Il Ruolo di chi ha più carte scoperte di un colore: 2 punti ogni volta che un altro costruisce con quel colore, 2 alla fine. Chi lo prende gira a faccia in giù metà di quelle carte.
    .forms = Ruolo Maggiore, Ruoli Maggiori
term-minor = Il Ruolo di chi viene secondo in un colore: 1 punto ogni volta che un altro costruisce con quel colore, 1 alla fine.
    .forms = Ruolo Minore, Ruoli Minori
term-principe = L’indicatore di chi ha vinto l’ultima asta. Chi lo ha comincia la Fase 3 e, nell’edizione AMIGO, anche le offerte.
    .forms = Il Principe, indicatore
term-auction = Si vendono gruppi di carte di un colore, prima il più piccolo. Vale ogni offerta più alta; chi si ritira è fuori per sempre.
    .forms = asta
term-city = Si costruisce dalla mano per le carte e i Ducati che mostra. Porta punti e Blasoni a chi costruisce, e punti ai Ruoli degli altri.
    .forms = città
term-building-card = Una carta di uno dei cinque colori. Le città le chiedono; scoperte davanti a te contano per i Ruoli.
    .forms = carta Edificio, carte Edificio
term-set = Una carta di ognuno dei cinque colori davanti a te, scoperta o coperta: 2 punti alla fine.
    .forms = serie di cinque colori
forms-building-green = verde, verdi
forms-building-white = bianca, bianche, bianco, Cattedrali
forms-building-red = rossa, rosse, rosso, Municipi
forms-building-blue = blu, Castelli
forms-building-yellow = gialla, gialle, giallo, Mercati

explain-city = Costa { $cost } Ducati e { $asks }. Porta { $points } punti e { $shields ->
    [one] 1 Blasone
   *[other] { $shields } Blasoni
  } per { $where }.
explain-region = Alla fine più Blasoni di tutti valgono qui 5 punti, il secondo posto 2. Città che la toccano: { $cities }.
explain-building = Una carta Edificio di colore { $colour }. Le città la chiedono; scoperta conta per i Ruoli { $major } e { $minor }.
explain-major = Ruolo Maggiore, per chi ha più carte scoperte di colore { $colour }. 2 punti ogni volta che un altro lo usa per costruire, 2 alla fine. { $power }
explain-minor = Ruolo Minore, per chi viene secondo con le carte scoperte di colore { $colour }. 1 punto ogni volta che un altro lo usa per costruire, 1 alla fine. { $power }
