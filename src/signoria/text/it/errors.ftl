### What is said when something cannot be done: one line, naming what is wrong and what to do about it.

## Setting a table up

error-no-such-game = Non c’è il gioco «{ $game }»; ci sono { $known }.
error-no-such-edition = { $game } non ha l’edizione «{ $edition }»; ci sono { $known }.
error-no-such-option = { $game } non ha l’opzione «{ $option }»; ci sono { $known }.
error-no-such-setting = Il bot «{ $bot }» non ha l’impostazione «{ $setting }»; ha { $known }.
error-setting-range = { $setting } deve essere un numero da { $least } a { $most }, non «{ $value }».
error-no-such-bot = Non c’è il bot «{ $bot }»; ci sono { $known }.
error-bad-command = «{ $command }» non è una riga di comando per un bot: servono un programma e i suoi argomenti, senza parentesi né virgole. Metti in uno script ciò che ne ha bisogno.
error-no-such-program = Qui non c’è un programma «{ $program }» che possa giocare.
error-no-such-language = Non ci sono testi nella lingua «{ $language }»; ci sono { $known }.
error-option-range = L’opzione { $option } va da { $least } a { $most }.
error-option-form = L’opzione «{ $text }» dovrebbe essere { $option }=NUMERO, { $option }=on o { $option }=off.
error-seats-range = { $game } è per { $least }-{ $most } giocatori, non { $seats }.
error-first-range = Il primo giocatore deve essere un posto da 0 a { $most }, non { $first }.
error-players-count = Per { $seats } posti servono { $seats } giocatori, non { $players }.
error-bots-count = --bots nomina { $bots } bot per { $seats } posti: nominane uno per tutti, o uno per posto.
error-bots-or-mix = Nomina i bot con --bots, oppure una loro combinazione con --mix.
error-mix-count = --mix nomina { $bots ->
    [one] un bot
   *[other] { $bots } bot
  } per { $seats } posti: nominane uno per posto.
error-one-bot = «{ $bot }» da solo non si può confrontare: nomina due o più bot, o una combinazione con --mix.
error-too-many-seatings = { $bots } bot su { $seats } posti si siedono in { $seatings } modi: nominane meno, o una combinazione con --mix.
error-bad-seed = Un seme deve essere un testo che si possa scrivere.
error-not-asked = Al posto { $seat } ora non si chiede nulla.
error-no-record = Questo stato non è stato aperto con new(): non ha una registrazione.
error-not-legal = Il posto { $seat } ora non può fare «{ $action }».
error-no-prompt = Manca la domanda per { $frame }. È un errore nostro.

## Records

error-too-long = È troppo lungo per essere una registrazione.
error-broken-json = Non è una registrazione intera: il JSON si interrompe alla riga { $line }, colonna { $column }.
error-strange-json = Non è una registrazione: è un JSON che nessun nostro gioco scriverebbe.
error-foreign = Non è una nostra registrazione: non dice "format": "{ $format }".
error-no-text = { $file } non è una registrazione: non è un testo.
error-missing-field = Alla registrazione manca il campo «{ $field }».
error-unknown-field = La registrazione ha un campo «{ $field }» che non è di questo formato.
error-half-ended = La registrazione ha solo uno tra «scores» e «winners».
error-which-game = In questo file ci sono { $games } partite: di’ quale con --game, da 1 a { $games }.
error-game-range = In questo file non c’è la partita { $number }; l’ultima è { $most }.
error-no-records = In { $file } non c’è nessuna registrazione.
error-results-only = Questo file contiene risultati, non registrazioni: simulate --records conserva le partite.
error-bad-line = Riga { $line }: { $fault }
error-commitment-of-many = Un impegno è di una sola partita: di’ quale con --game.
error-wrong-field = Il campo «{ $field }» della registrazione dovrebbe essere { $wanted ->
    [text] un testo
    [number] un piccolo numero intero
    [texts] un elenco di testi
    [box] il nome e l’impronta di una scatola
   *[numbers] un oggetto di numeri interi
  }.
error-no-seat = L’azione { $n } della registrazione, «{ $action }», non inizia con un posto.
error-illegal-action = L’azione { $n } della registrazione, «{ $action }», lì non è permessa.
error-another-engine = Questa partita è stata giocata con la versione { $engine } delle regole, che erano altre: l’azione { $n }, «{ $action }», non è permessa nella versione { $ours }.
error-another-outcome = Questa partita è stata giocata con la versione { $engine } delle regole, che erano altre: nella versione { $ours } finisce in altro modo.
error-false-commitment = Il seme non è quello per cui ci si era impegnati.
error-false-actions = Le azioni non sono scritte come le scrive questo gioco.
error-false-field = Il campo «{ $field }» della registrazione non è ciò che direbbe questo gioco.
error-twice = Non è una registrazione: il JSON dice una cosa due volte.
error-false-deal = La distribuzione non è quella che dà il seme.
error-false-digest = La partita non risulta come dice la registrazione.
error-false-scores = I punteggi non sono quelli di questa partita.
error-false-winners = I vincitori non sono quelli di questa partita.

## Boxes

error-box-number = { $row }: { $field } è un numero intero da { $least } a { $most }.
error-box-one-of = { $row }: { $field } è uno di { $names }.
error-box-some = { $row }: { $field } è una lista da { $least } a { $most } nomi diversi tra { $names }.
error-box-count-of-each = { $row }: { $field } dà per ciascuno di { $names } un numero da 0 a { $most }.
error-box-cells = { $row }: { $field } è una lista di al massimo { $most } caselle diverse, ciascuna una colonna e una riga minori di { $side }.
error-box-no-kind = Una scatola di questo gioco non ha «{ $kind }»: ha { $known }.
error-box-no-row = { $row } non c’è in questo gioco: ci sono { $known }.
error-box-no-field = { $row } non ha «{ $field }»: ha { $known }.
error-box-by-the-rulebook = { $row }, { $field }: secondo il regolamento { $wanted }.
error-box-how-many = { $row }, { $field }: { $found } in tutto; secondo il regolamento { $wanted }.
error-box-total = { $row }: { $found } hanno { $field } { $value }, secondo il regolamento { $wanted }.
error-box-alike = { $row }, { $field }: secondo il regolamento lo stesso su tutte le carte di questo tipo; le altre dicono { $wanted }.
error-box-too-much = { $row }, { $field }: { $found } su tutte le carte insieme; più di { $most } non si possono contare.
error-box-against-rule = { $row }, { $field }: non è come dice la regola { $rule }.
error-box-name = Il nome di una scatola è una riga di al massimo { $most } caratteri.
error-box-digest = I valori non sono quelli della scatola { $digest }, ma quelli di { $found }.
error-box-toml = La riga { $line } di { $file } non è TOML.
error-box-game = La scatola in { $file } è di un altro gioco, «{ $game }».
error-box-no-game = { $file } non dice di quale gioco sia la scatola: game è uno di { $known }.
error-box-too-long = { $file } ha più di { $most } caratteri: nessuna scatola è così lunga.
error-another-box = Questa partita è stata giocata con la scatola «{ $name }» ({ $digest }), i cui valori non sono nella registrazione: indicala con --box FILE.

## Commands

error-no-tensors = { $game } non ha un ambiente per chi apprende: una rete non vedrebbe nulla.
error-dataset-mixed = Le registrazioni non sono tutte dello stesso tipo: { $one } non è { $other }.
error-no-arrow = Arrow non è installato: pip install "signoria[research]", oppure scegliere un nome che finisce in .npz.
error-seat-range = In questa partita non c’è il posto { $seat }: i posti vanno da 0 a { $most }.
error-at-range = In questa partita non c’è il momento { $at }: ha { $most } azioni.
error-same-edition = La registrazione è di { $edition }, e non c’è un’altra edizione con cui confrontarla.
error-no-such-rule = Nessuna regola ha il numero o le parole «{ $rule }»; `signoria rules GAME` le elenca tutte.
error-resume-programs = { $file } avvierebbe un programma, «{ $bot }»: con --run-programs può farlo.
error-resume-what = --resume prosegue con un file: indicalo con --out.
error-not-a-series = { $file } non è un file scritto da questo comando con --out.
error-another-series = { $file } contiene un’altra serie: { $series }
error-worker-gone = Un processo è stato fermato dall’esterno dopo { $games } partite, e nulla è stato conservato: con --out FILE una serie può proseguire.
error-worker-gone-kept = Un processo è stato fermato dall’esterno; { $games } partite sono conservate, e lo stesso comando con --resume prosegue.
error-no-ray = Ray non è installato: pip install "signoria[ray]", qui e su ogni nodo del cluster.
error-ray-silent = Nessun cluster Ray risponde a { $address } ({ $fault }): è in funzione, e si può raggiungere da qui?
error-ray-node = Un nodo del cluster Ray non può giocare ({ $fault }): signoria è installato lì?
error-ray-version = Un nodo del cluster Ray ha signoria { $theirs }, e qui è { $ours }: giocherebbe altre partite.
error-no-decisions = Non c’è nulla da analizzare: nessuno ha ancora dovuto scegliere.
error-analyse-both = Indica --iterations o --time, non entrambi.
error-closed-pipe = Nessuno legge più: il resto non è stato scritto.
error-usage = { $fault } (`--help` dice di più.)
error-file = { $file }: { $fault }.
error-system = Qui non si può fare: { $fault }.
error-bot-fault = Il bot «{ $bot }» ha fallito, un errore nostro ({ $type }), alla domanda «{ $prompt }» nella partita del seme { $seed }: SIGNORIA_DEBUG=1 mostra dove.
error-bot-answer = Il bot «{ $bot }» ha risposto «{ $answer }» alla domanda «{ $prompt }» nella partita del seme { $seed }, e non può: è un errore nostro.
error-fault = È un errore nostro ({ $type }): SIGNORIA_DEBUG=1 mostra dove è successo.

## People, and after the game

error-not-begun = La partita non è ancora iniziata.
error-too-many-bots = { $bots } bot non ti lasciano posto a un tavolo da { $seats }.
error-no-hints = A questo tavolo si gioca senza suggerimenti: solo queste partite possono contare per la classifica.
error-one-at-a-time = Uno alla volta: l’ultimo non ha ancora avuto risposta.
error-not-analysed = Nessuno ha chiesto un’analisi di questa partita.
error-banned = Qui non puoi più entrare.
error-bad-login = Un nome utente ha da 3 a 32 lettere visibili.
error-short-password = Una password ha almeno { $least } lettere.
error-wrong-password = Non c’è un tale nome utente con questa password.
error-login-taken = Questo nome utente è di qualcun altro.
error-too-many-tries = Troppi tentativi: aspetta un quarto d’ora.
error-no-passkeys = Le passkey funzionano solo dove il server conosce il suo indirizzo (public_url), o su localhost.
error-bad-passkey = Questa passkey qui non apre nulla, o è stata mostrata troppo tardi.
error-too-many-passkeys = { $most } passkey bastano: togline prima una.
error-chat-too-fast = Troppo in una volta: aspetta un momento.
error-chat-full = A questo tavolo è stato detto tutto.
error-chat-empty = Non c’è nulla che si possa leggere.
error-speak-from-seat = Chi siede al tavolo parla da lì.
error-account-needed = Questo è per chi ha una passkey o una password.
error-no-such-person = Non c’è la persona «{ $person }»; `signoria admin list people` le mostra.
error-no-such-table-here = Non c’è il tavolo «{ $table }»; `signoria admin list tables` li mostra.
error-no-such-line = Nessuno ha detto una riga { $n } al tavolo «{ $table }».
error-admin-what = «{ $what }» non è tra { $known }.
error-too-many-channels = { $most } modi di essere avvisati bastano: prima togline uno.
error-bad-push-keys = Queste non sono le chiavi dell’iscrizione di un browser.
error-no-mail = Questo server non manda posta.
error-bad-mail-address = Questo non è un indirizzo e-mail.
error-wrong-code = Questo non è il codice che è stato mandato, o è già stato usato.
error-no-such-channel = Non c’è questo modo di essere avvisati.
error-only-players = Può chiederlo solo chi ha giocato.

## The server

error-settings-file = { $file } non è un file di impostazioni: { $fault }.
error-unknown-setting = { $file } imposta «{ $setting }», che non è un’impostazione; ci sono { $known }.
error-bad-setting = { $setting } dovrebbe essere { $wanted ->
    [port] una porta da 0 a 65535
    [workers] un numero da 1 a 64
    [milliseconds] un numero da 0 a 60000
    [days] un numero da 1 a 3650
    [bots] una sezione [bots] con righe come leonardo = "stdio:python3 bot.py"
    [switch] on o off
    [limit] un numero da 0, che è nessun limite, a 1000000
    [hosts] nomi o indirizzi senza porta, separati da virgole, come example.org,192.168.1.5
    [networks] indirizzi o reti separati da virgole, come 127.0.0.1,10.0.0.0/8
    [token] almeno 16 lettere o cifre senza spazi
    [smtp] un indirizzo come smtps://user:password@mail.example.org
    [mail] un indirizzo e-mail
    [minutes] un numero da 0 a 1440
    [log-format] console o json
    [log-level] debug, info, warning o error
    [web-address] un indirizzo come https://example.org
    [database] un indirizzo come sqlite:///file o postgresql://user@host/name
    [redis] un indirizzo come redis://host:6379
   *[host] il nome o il numero di un indirizzo di rete
  }, non «{ $value }».
error-database = Il database non si può usare: { $fault }.
error-database-in-use = { $file } è in uso da un altro server; per più server serve PostgreSQL, vedi DATABASE_URL.
error-database-links = { $file } ha più nomi (hard link), con i quali SQLite perderebbe ciò che si scrive; togli gli altri.
error-database-late = La base di dati non risponde in tempo.
error-database-locked = La base di dati si può leggere, ma non scrivere: qualcos’altro la trattiene.
error-disk-full = Non si può più scrivere nulla: il disco è pieno o guasto.
error-database-away = La base di dati non risponde.
error-redis = Redis non si può usare: { $fault }.
error-redis-without-postgresql = Redis serve a più server su PostgreSQL; su SQLite ce n’è uno solo, che non ne ha bisogno.
error-foreign-database = Questo database contiene tabelle non nostre; dai al server un database suo.
error-old-schema = Il database è di una versione più vecchia ({ $found }, non { $known }); fanne una copia, poi avvia una volta con --migrate.
error-newer-schema = Il database è di una versione più recente ({ $found }, questo server conosce { $known }); usa il server più recente.
error-other-version-runs = Un altro server su questo database gioca secondo la versione { $found }, questo secondo { $ours }, e i due vedrebbero diversamente la stessa partita; ferma prima gli altri.
error-database-used = Su questo database ci sono server in funzione; fermali prima di portarlo a questa versione.
error-log-start = Il registro del tavolo { $table } non ha un inizio. È un errore nostro.
error-log-gap = La voce { $n } del registro del tavolo { $table } non segue la precedente. È un errore nostro.
error-log-refused = Il database rifiuta la voce { $n } del registro del tavolo { $table }. È un errore nostro.
error-port-taken = Non si può ascoltare su { $host }:{ $port }: { $fault }.
error-processes-need-postgresql = Più processi hanno bisogno di un database PostgreSQL: SQLite è per uno solo.
error-process-not-started = Un processo server non è partito: il motivo sta qui sopra.
error-who-are-you = Prima di’ chi sei.
error-bad-person-name = «{ $name }» qui non può essere un nome: da 1 a { $most } lettere, senza parentesi, nulla che non si veda, e non come si chiamano qui i bot o chi se n’è andato.
error-misunderstood = La richiesta non ha la forma che dovrebbe.
error-other-rules = Questa partita è stata iniziata con regole diverse da quelle di oggi e non può continuare.
error-no-such-table = Non c’è un tale tavolo.
error-no-such-token = Questo link non funziona, o non più.
error-not-your-seat = Questo posto non è tuo.
error-not-the-host = Può farlo solo chi ospita il tavolo.
error-not-subscribed = Iscriviti al posto prima di agire da lì.
error-too-many-tables = Troppi tavoli insieme su una connessione.
error-file-exists = { $file } c’è già e resta com’è.
error-bad-backup = { $file } non è una nostra copia intera: è stata troncata o modificata.
error-bad-row = La riga { $line } di { $file } non è una riga che si possa rimettere: { $table } { $column }.
error-database-not-empty = In questo database ci sono già delle righe: una copia va in uno vuoto.
error-house-bot-name = «{ $bot }» non è un nome per un bot di questo server: servono lettere minuscole, cifre e trattini, e non il nome di un altro.
error-too-many-lines = Da questo posto ascoltano già in troppi.
error-too-many-tokens = Hai creato troppi token; prima revocali.
error-seat-taken = Questo posto è occupato.
error-seats-free = Non tutti i posti sono ancora occupati.
error-table-not-open = Questo tavolo non è più aperto.
error-not-over = La partita non è ancora finita.
error-illegal = Le regole ora non lo permettono.
error-stale = Questo risponde a una domanda che non è più posta.
error-nothing-to-undo = Non c’è nulla di tuo da ritirare: da allora ha deciso qualcun altro, o l’orologio, o un bot.
error-came-to-light = Non si può ritirare: con questo si è scoperto qualcosa, o ha deciso il caso.
error-bad-address = Questo non è un indirizzo che il server chiamerebbe: http o https, un host, nessuna password.
error-address-not-public = Questo indirizzo non è su internet aperta, e il server non ne chiama altri.
error-no-answer = L’indirizzo non ha risposto come dovrebbe.
error-answer-too-large = L’indirizzo ha risposto più di quanto si possa leggere.
error-not-running = A questo tavolo non si sta giocando.
error-paused = La partita è in pausa.
error-away = Ora qualcun altro gioca questo posto per te: prima riprendilo.
error-nothing-to-agree = Ora non c’è nulla di simile su cui accordarsi.
error-bad-wish = Questo qui non si può desiderare.
error-not-due = Non è il momento per questo.
error-not-a-bots-seat = Si può rilevare solo un posto giocato da un bot.
error-nobody-to-ask = A questo tavolo restano solo bot.
error-already-asked = Qualcuno aspetta già questo posto.
error-bad-clock = Un orologio ha bisogno di una riserva da 10 secondi a 60 giorni, e da 1 secondo a 7 giorni per turno.
error-too-fast = Troppo in una volta; riprova tra un momento.
error-busy = Il server è occupato; riprova tra un momento.
error-too-many-changes = Troppi cambiamenti senza giocare; prima gioca.
error-too-many-hosted = Troppi tuoi tavoli sono aperti o in corso.
error-too-many-newcomers = Dal tuo indirizzo sono arrivate troppe persone; riprova più tardi.
error-unknown-host = Questo server non ha questo nome.
error-foreign-origin = Lo ha chiesto una pagina di un altro sito.
error-body-too-large = È più di quanto il server legga in una volta.
error-not-found = Qui non c’è nulla.
error-bad-method = Non si può chiedere in questo modo.
error-our-fault = È un errore nostro. È stato annotato; riprova più tardi.

## Playing in the terminal

error-people-range = Di { $seats } posti, da 1 a { $seats } possono essere persone, non { $people }.
error-names-count = --names nomina { $names ->
    [one] una persona
   *[other] { $names } persone
  }, e ne giocano { $people }.
error-bad-name = «{ $name }» non può essere un nome al tavolo: un nome è breve, senza parentesi, e di nessun altro.
error-nowhere-to-save = Non si possono salvare partite in { $folder }: { $fault }. Indica un altro posto con --save FILE.
error-save-exists = { $file } c’è già. `signoria play --resume { $file }` prosegue una partita salvata.
error-nothing-to-resume = In { $folder } non c’è una partita non finita: `signoria play` ne inizia una.
error-resume-stdin = Una partita che prosegue ha bisogno di un file in cui essere salvata: nominane uno invece di -.
error-resume-over = { $file } è una partita finita: `signoria replay { $file }` la racconta.
error-resume-keeps = Una partita che prosegue tiene il suo tavolo: { $option } non si può indicare con --resume.
error-one-of-these = Solo uno di { $options } alla volta.

## In the browser

error-no-connection = Il server non risponde. Riprova tra un momento.
error-push-refused = Questo browser non permette avvisi da qui, o non raggiunge il servizio che li porta.
