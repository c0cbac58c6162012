### Il Principe for those who play it for the first time: the guided game, a note for each question, and what words mean.

## The guided game: its chapters, its steps, what was learned

lesson-chapter-goal = Lo scopo
lesson-chapter-auction = L’asta
lesson-chapter-city = Una città
lesson-chapter-roles = I Ruoli
lesson-chapter-scoring = I punti
lesson-goal-points = Vince chi alla fine ha più punti. I punti vengono dalle città che costruisci, dai Ruoli a corte e dai tuoi Blasoni sulla mappa.
    .title = Come si vince
lesson-goal-city = Una città costa le carte e i Ducati che mostra, e porta punti e Blasoni. { $lacking ->
    [0] Hai tutte le carte di { $city }
    [one] Ti manca una sola carta di { $city }
   *[other] Ti mancano { $lacking } carte di { $city }
  }: in questa lezione la costruisci.
    .title = La tua meta: { $city }
lesson-goal-end = Quando il mazzo sta per finire viene l’ultimo round; e quando restano meno di quattro città scoperte, la partita è finita. Qui a corte si contano le carte scoperte davanti a ogni famiglia.
    .title = Come finisce
lesson-lay = Tutti mettono due carte coperte. Si girano insieme, si raggruppano per edificio e vanno all’asta, prima il gruppo più piccolo. Dai via dunque ciò che a { $city } non serve.
    .title = Due carte per l’asta
    .why = Ciò che metti possono comprarlo gli altri. Ma puoi offrire anche tu, e chi vince un gruppo lo prende tutto.
lesson-raise = È all’asta { $cards } × { $building }, e { $leader } offre { $price }. A { $city } serve: un Ducato in più è ben speso.
    .title = La tua prima asta
    .why = Paga solo chi vince, e paga alla banca. Chi si ritira è fuori da questo gruppo.
lesson-bid = Ora tocca a { $cards } × { $building }, e nessuno ha ancora offerto. A { $city } serve. Forse basta un Ducato.
    .title = Apri l’asta
    .why = Chi vince un’asta diventa Il Principe e da allora comincia.
lesson-leave = { $cards } × { $building }: a { $city } non serve. I Ducati che tieni pagheranno la città: qui ritirati.
    .title = Lascia perdere
    .why = Nessuno vede quanti Ducati hai. Anche far pagare i rivali è una mossa.
lesson-too-dear = { $cards } × { $building } servirebbe, ma anche { $city } costa Ducati. Tienili: verranno altre carte.
    .title = Troppo caro
lesson-keep = Nel round 1 non si possono costruire città. { $lacking ->
    [0] Hai tutte le carte di { $city }
   *[other] Delle carte di { $city } te ne mancano { $lacking }
  }: non giocarne nessuna, tienile in mano.
    .title = Tieni le carte
    .why = Le carte giocate restano scoperte e contano per i Ruoli, ma una città si costruisce con quelle in mano.
lesson-lay-spare = Un nuovo round: tutti hanno ricevuto 5 Ducati e 4 carte, e da ora si possono costruire città. Dai via di nuovo ciò che a { $city } non serve.
    .title = Il secondo round
lesson-bid-to-build = Hai tutte le carte di { $city }. Chi vince un’asta può costruire subito, prima di tutti gli altri. Vinci dunque questo gruppo finché costa poco.
    .title = Il diritto di costruire
    .why = Nella fase seguente possono costruire tutti, ma qualcuno potrebbe prendere { $city } prima del tuo turno.
lesson-build = Hai le carte e i Ducati per { $city }. Dà punti subito; i suoi Blasoni contano alla fine; e le sue carte restano scoperte davanti a te, dove contano per i Ruoli.
    .title = La tua prima città
    .why = Il prossimo potrebbe volere la stessa città. Quando è costruita, se ne scopre un’altra.
lesson-shields = Ogni Blasone di { $city } va in una regione che essa tocca. Alla fine più Blasoni di tutti in una regione valgono 5 punti, il secondo posto 2. Per ora ce ne sono meno qui: { $region }.
    .title = I tuoi Blasoni
    .why = Una regione vuota si vince con un solo Blasone. Meglio primi in due luoghi che più forti in uno.
lesson-save = La tua città è costruita. I Ducati serviranno per la prossima, e a volte per un Ruolo: ora tienili.
    .title = Risparmia i Ducati
lesson-play = Ora un Ruolo. Va a chi ha più carte scoperte del suo edificio. Con altre { $cards } × { $building } ne hai più di tutti, e il Ruolo è tuo: { $major }.
    .title = Gioca carte per un Ruolo
    .why = Un Ruolo Maggiore ha subito un’abilità, dà 2 punti ogni volta che un altro costruisce con il suo colore, e 2 alla fine.
lesson-nothing = I Ruoli vanno a chi ha più carte scoperte di un edificio. Con le carte di un colore che hai in mano non ne raggiungi nessuno: tienile per una città.
    .title = I Ruoli
lesson-bid-role = Più famiglie hanno lo stesso numero di carte scoperte ({ $building }): il Ruolo va all’asta fra loro. Dà punti ogni volta che un altro costruisce con il suo colore.
    .title = Parità per un Ruolo
lesson-power = Ogni Ruolo ha un’abilità, che si usa subito. Questa piazza un Blasone in una regione qualsiasi, senza città. Scegline una dove ce ne sono pochi.
    .title = L’abilità di un Ruolo
lesson-turn-up = Ogni Ruolo ha un’abilità, che si usa subito. Questa gira a faccia in su una tua carta coperta: conta per i colori che devono ancora venire.
    .title = L’abilità di un Ruolo
lesson-won = { $roles ->
    [one] Hai vinto un Ruolo Maggiore: { $major }.
   *[other] Hai vinto { $roles } Ruoli Maggiori; uno è { $major }.
  } Chi vince gira a faccia in giù metà di quelle carte, così i Ruoli cambiano mano. Ogni volta che un altro costruisce con il tuo colore fai 2 punti.
    .title = Sei { $major }
lesson-score-regions = { $shields ->
    [one] Hai un Blasone
   *[other] Hai { $shields } Blasoni
  } sulla mappa. Se la partita finisse ora, dalle regioni verrebbero { $points } punti: 5 per chi ha più Blasoni in ognuna, 2 per il secondo.
    .title = Le regioni alla fine
lesson-score-now = Se la partita finisse ora avresti { $total } punti: { $track } fatti finora, { $regions } per le regioni, { $roles } per i Ruoli, { $sets } per le serie di cinque colori. Contano un po’ anche più Ducati e più carte di tutti.
    .title = Il punteggio finale
lesson-end = { $ahead ->
    [1] Sei in testa con { $points } punti; la famiglia che segue ne ha { $best }.
    [0] Hai { $points } punti, quanti la migliore delle altre famiglie.
   *[other] Hai { $points } punti; la famiglia migliore ne ha { $best }.
}
lesson-learned-goal = vince chi ha più punti; poche carte o città e si finisce
lesson-learned-auction = prima il gruppo più piccolo; chi si ritira è fuori
lesson-learned-city = carte e Ducati per punti e Blasoni
lesson-learned-roles = più carte scoperte; punti quando costruiscono gli altri
lesson-learned-scoring = 5 e 2 per regione, Ruoli, serie, Ducati, carte
lesson-next = lascia pagare troppo un rivale, costruisci ciò che volete in due

## Notes: what a question is about, and what to try

note-lay-cards = Tutti mettono carte coperte. Si girano insieme, si raggruppano per colore e si mettono all’asta dal gruppo più piccolo al più grande.
    .advice = Metti ciò che alle tue città non serve. Puoi offrire anche per ciò che hai messo, e chi vince un gruppo lo prende tutto.
note-bid-for-lot = Offri più dell’ultima offerta, oppure ritirati da questo gruppo per sempre. Chi vince paga la Banca, prende le carte, diventa Il Principe e può costruire subito, se in questo round si costruiscono città.
    .advice = Due o tre Ducati per una coppia sono un prezzo giusto. Tienine quattro: tanto costa una città media.
note-bid-for-role = Più giocatori hanno lo stesso numero di carte scoperte, quindi il Ruolo va all’asta tra loro. Ha un’abilità speciale, e dà punti ogni volta che un altro costruisce con quel colore.
    .advice = Un Ruolo Maggiore vale 2 punti per ogni città così costruita e 2 alla fine, uno Minore 1 e 1. Per quasi tutti bastano tre Ducati.
note-which-city = Hai vinto delle carte e puoi costruire subito una città, oltre al tuo turno nella Fase 3. Le carte con cui paghi passano dalla mano scoperte davanti a te.
    .advice = Costruisci, se puoi: chi viene dopo potrebbe volere la stessa città. E ciò che è scoperto conta per i Ruoli.
note-build-or-play = Fai una di queste tre cose: costruisci una città scoperta, gioca scoperte quante carte vuoi di un colore, oppure non fare nulla. Solo le carte scoperte contano per i Ruoli.
    .advice = Prima una città, se puoi pagarla. Altrimenti gioca un colore in cui con una o due carte sei primo o secondo.
note-play-cards = Nel round 1 non si costruiscono città. Le carte giocate scoperte contano per i Ruoli, ma non sono più in mano per una città.
    .advice = Ora spesso bastano una o due carte per un Ruolo. Tieni quelle che chiede una città scoperta.
note-which-region = Ogni Blasone va in una regione che la città tocca, oppure resta a te. Alla fine più Blasoni di tutti in una regione valgono 5 punti, il secondo posto 2.
    .advice = Meglio primo da qualche parte che un po’ dappertutto: una regione senza Blasoni si vince con uno solo.
note-which-card = L’abilità del Ruolo verde: gira a faccia in su una delle tue carte coperte, ma nessuna Università. Conta per i colori che devono ancora venire.
    .advice = Gira il colore in cui sei più vicino a un Ruolo.
note-card-or-none = L’abilità del Ruolo verde: puoi girare a faccia in su una delle tue carte coperte, ma nessuna Università. Conta per i colori che devono ancora venire.
    .advice = { note-which-card.advice }
note-which-region-of-all = L’abilità di Signore e Cavaliere: un Blasone in una regione qualsiasi, senza città.
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
