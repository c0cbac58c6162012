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
error-wrong-field = Il campo «{ $field }» della registrazione dovrebbe essere { $wanted ->
    [text] un testo
    [number] un piccolo numero intero
    [texts] un elenco di testi
   *[numbers] un oggetto di numeri interi
  }.
error-no-seat = L’azione { $n } della registrazione, «{ $action }», non inizia con un posto.
error-illegal-action = L’azione { $n } della registrazione, «{ $action }», lì non è permessa.
error-false-commitment = Il seme non è quello per cui ci si era impegnati.
error-false-actions = Le azioni non sono scritte come le scrive questo gioco.
error-false-field = Il campo «{ $field }» della registrazione non è ciò che direbbe questo gioco.
error-twice = Non è una registrazione: il JSON dice una cosa due volte.
error-false-deal = La distribuzione non è quella che dà il seme.
error-false-digest = La partita non risulta come dice la registrazione.
error-false-scores = I punteggi non sono quelli di questa partita.
error-false-winners = I vincitori non sono quelli di questa partita.

## Commands

error-seat-range = In questa partita non c’è il posto { $seat }: i posti vanno da 0 a { $most }.
error-at-range = In questa partita non c’è il momento { $at }: ha { $most } azioni.
error-no-such-rule = Nessuna regola ha il numero o le parole «{ $rule }»; `signoria rules GAME` le elenca tutte.
error-resume-programs = { $file } avvierebbe un programma, «{ $bot }»: con --run-programs può farlo.
error-resume-what = --resume prosegue con un file: indicalo con --out.
error-not-a-series = { $file } non è un file scritto da questo comando con --out.
error-another-series = { $file } contiene un’altra serie: { $series }
error-worker-gone = Un processo è stato fermato dall’esterno dopo { $games } partite, e nulla è stato conservato: con --out FILE una serie può proseguire.
error-worker-gone-kept = Un processo è stato fermato dall’esterno; { $games } partite sono conservate, e lo stesso comando con --resume prosegue.
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
error-no-hints = A questo tavolo si gioca senza suggerimenti.
error-one-at-a-time = Uno alla volta: l’ultimo non ha ancora avuto risposta.
error-not-analysed = Nessuno ha chiesto un’analisi di questa partita.
error-only-players = Può chiederlo solo chi ha giocato.

## The server

error-settings-file = { $file } non è un file di impostazioni: { $fault }.
error-unknown-setting = { $file } imposta «{ $setting }», che non è un’impostazione; ci sono { $known }.
error-bad-setting = { $setting } dovrebbe essere { $wanted ->
    [port] una porta da 0 a 65535
    [workers] un numero da 1 a 64
    [switch] on o off
    [web-address] un indirizzo come https://example.org
    [database] un indirizzo come sqlite:///file o postgresql://user@host/name
   *[host] il nome o il numero di un indirizzo di rete
  }, non «{ $value }».
error-database = Il database non si può usare: { $fault }.
error-database-in-use = { $file } è in uso da un altro server; per più server serve PostgreSQL, vedi DATABASE_URL.
error-foreign-database = Questo database contiene tabelle non nostre; dai al server un database suo.
error-old-schema = Il database è di una versione più vecchia ({ $found }, non { $known }); fanne una copia, poi avvia una volta con --migrate.
error-newer-schema = Il database è di una versione più recente ({ $found }, questo server conosce { $known }); usa il server più recente.
error-log-start = Il registro del tavolo { $table } non ha un inizio. È un errore nostro.
error-log-gap = La voce { $n } del registro del tavolo { $table } non segue la precedente. È un errore nostro.
error-log-refused = Il database rifiuta la voce { $n } del registro del tavolo { $table }. È un errore nostro.
error-port-taken = Non si può ascoltare su { $host }:{ $port }: { $fault }.
error-who-are-you = Prima di’ chi sei.
error-bad-person-name = «{ $name }» qui non può essere un nome: da 1 a { $most } lettere, senza parentesi, nulla che non si veda.
error-misunderstood = La richiesta non ha la forma che dovrebbe.
error-no-such-table = Non c’è un tale tavolo.
error-no-such-token = Questo link non funziona, o non più.
error-not-your-seat = Questo posto non è tuo.
error-not-the-host = Può farlo solo chi ospita il tavolo.
error-not-subscribed = Iscriviti al posto prima di agire da lì.
error-too-many-tables = Troppi tavoli insieme su una connessione.
error-seat-taken = Questo posto è occupato.
error-seats-free = Non tutti i posti sono ancora occupati.
error-table-not-open = Questo tavolo non è più aperto.
error-not-over = La partita non è ancora finita.
error-illegal = Le regole ora non lo permettono.
error-stale = Questo risponde a una domanda che non è più posta.
error-nothing-to-undo = Non c’è nulla di tuo da ritirare: da allora ha deciso qualcun altro, o l’orologio, o un bot.
error-came-to-light = Non si può ritirare: con questo si è scoperto qualcosa, o ha deciso il caso.
