### What the command line says.

## Help

help-signoria = Tre giochi d’asta dell’Italia del Rinascimento, giocati secondo le regole.
help-version = Dice quale versione è questa, e se il suo nucleo è compilato.
help-play = Gioca nel terminale, con persone a una tastiera e bot.
help-games = Elenca i giochi, le loro edizioni, opzioni e numeri di giocatori.
help-rules = Leggi le regole numerate: tutte quelle di un gioco, una con il suo numero (IP-33), o quelle che parlano di certe parole.
help-editions = Rigiocare una registrazione con le regole di altre edizioni: dove sarebbe andata altrimenti, e per quale regola
help-editions-edition = Solo con questa edizione
help-box = Mostra ciò che è stampato sul materiale di un gioco e quanto ne è certo, o gioca con una scatola tua.
help-box-export = Scrivi la scatola in questo file, per correggerla; `-` è lo standard output.
help-box-check = Controlla una scatola tua e di’ dove differisce dalla nostra.
help-box-use = Gioca d’ora in poi con la scatola di questo file; `ours` torna alla nostra.
help-box-file = La scatola con cui giocare: un file (vedi `signoria box`), o `ours`, la nostra.
help-box-known = La scatola delle registrazioni che la nominano senza contenerne i valori.
help-serve = Offri partite a browser e bot. Le opzioni valgono più dell’ambiente, che vale più del file di impostazioni.
help-serve-host = L’indirizzo di rete su cui ascoltare; 0.0.0.0 è ogni indirizzo di questa macchina.
help-serve-port = La porta su cui ascoltare; 0 ne prende una libera.
help-serve-database = sqlite:///FILE o postgresql://USER@HOST/NAME; senza, un file nella cartella dei dati.
help-serve-redis = Con che cosa più server su PostgreSQL si passano le novità: redis://HOST; altrimenti con PostgreSQL stesso.
help-serve-public-url = Dove si trova il server, per esempio https://example.org; cookie e link valgono per questo indirizzo.
help-serve-wish-pause = Quanti millisecondi, più o meno, attende una risposta automatica, perché sembri come le altre.
help-serve-bot-pause = Quanti millisecondi, più o meno, un bot impiega a rispondere, che abbia avuto scelta o no.
help-serve-abandon-days = Dopo quanti giorni in cui nulla è successo un tavolo è abbandonato.
help-serve-hosts = Altri nomi con cui si può chiamare il server, separati da virgole; i suoi e quello di public_url li conosce.
help-serve-processes = Quanti processi server si dividono la porta, con PostgreSQL.
help-serve-bot-workers = Quanti processi pensano per i bot.
help-serve-migrate = Porta a questa versione un database di una versione più vecchia.
help-backup = Scrivi in un solo file tutto ciò che un server conserva, che sia acceso o no.
help-restore = Metti una copia in un database vuoto, SQLite o PostgreSQL.
help-backup-file = Il file. Contiene segreti, come il database.
backup-done = { $file } contiene { $rows ->
    [one] una riga
   *[other] { $rows } righe
  } e una somma che prova che è intero.
restore-done = { $rows ->
    [one] Una riga
   *[other] { $rows } righe
  } di { $file } nel database, il cui schema è { $schema }.
help-admin = Gestisci le persone e i tavoli di un server, che sia in funzione o no.
help-admin-list = Elenca persone o tavoli, i più recenti per primi.
help-admin-what = Che cosa elencare.
help-admin-status = Solo tavoli aperti (open), in corso (running) o finiti (over).
help-admin-most = Al massimo tanti.
help-admin-close = Chiudi un tavolo: nessuno vi gioca più, e tutti i presenti lo sanno.
help-admin-ban = Metti fuori una persona ovunque, e non farla più entrare.
help-admin-unban = Fai entrare di nuovo una persona.
help-admin-export = Scrivi tutto ciò che è conservato su una persona, in JSON.
help-admin-out = Il file in cui scrivere, al posto dello schermo.
help-admin-delete = Cancella i dati di una persona, un tavolo, o una riga detta. Le partite degli altri restano.
help-admin-delete-what = Che cosa cancellare.
help-admin-id = Di chi: l’id della persona, o del tavolo.
help-admin-n = Per una riga: il suo numero.
help-admin-spectators = Per una riga: una detta tra gli spettatori, che contano a parte.
help-admin-person = L’id della persona.
help-admin-table = L’id del tavolo.
help-admin-ratings = Conta le partite non ancora contate.
help-admin-again = Dimentica tutte le classifiche, e conta di nuovo tutte le partite.
admin-id = Id
admin-name = Nome
admin-login = Nome utente
admin-created = Creato
admin-ended = Finito
admin-banned = Escluso
admin-seats = Posti
admin-game = Gioco
admin-status = Stato
admin-public = Pubblico
admin-yes = sì
admin-deleted = Cancellato; { $tables ->
    [one] un tavolo cambiato
   *[other] { $tables } tavoli cambiati
  }.
admin-counted = { $games ->
    [one] Una partita contata
   *[other] { $games } partite contate
  }.
help-serve-trusted-proxies = Indirizzi o reti dei proxy davanti, il cui X-Forwarded-For è creduto.
help-serve-requests-per-minute = Richieste di una persona; di un indirizzo cinque volte tante. 0 è nessun limite, qui e sotto.
help-serve-messages-per-minute = Messaggi via WebSocket di una persona; di un indirizzo cinque volte tanti.
help-serve-newcomers-per-hour = Persone che possono presentarsi da un indirizzo.
help-serve-tables-per-person = Tavoli che una persona può avere aperti o in corso.
help-serve-connections-per-person = WebSocket di una persona insieme.
help-serve-connections-per-address = WebSocket di un indirizzo insieme, e altrettante connessioni d’altro tipo, se non è tra i trusted_proxies.
help-serve-connections = Connessioni di tutti insieme; meno dove il sistema lascia aprire al server meno file.
help-serve-request-seconds = Secondi entro cui una richiesta deve essere arrivata; una risposta può restare non letta per il triplo.
help-serve-metrics-token = Chi lo mostra può leggere /metrics; senza, solo questa macchina.
help-serve-smtp = Il server di posta per gli avvisi di turno: smtp://HOST o smtps://USER:PASSWORD@HOST.
help-serve-mail-from = L’indirizzo da cui viene la posta.
help-serve-notice-minutes = I minuti che si hanno per accorgersi da soli del proprio turno, prima di essere avvisati.
help-serve-log-format = Righe da leggere (console) o un oggetto JSON per riga (json).
help-serve-log-level = Che cosa merita una riga: debug, info, warning o error.
help-serve-config = Un file di impostazioni (TOML); le chiavi sono i nomi di queste opzioni, come bot_workers. [SIGNORIA_CONFIG]
help-serve-open = Apri la pagina in un browser quando il server è pronto.
serve-ready = Signoria ascolta su { $address }
help-simulate = Fai giocare molte partite ai bot. Lo stesso seme dà le stesse partite, qualunque sia --jobs.
help-arena = Fai giocare i bot tra loro in ogni posto di ogni combinazione. Ogni disposizione di una combinazione gioca le stesse distribuzioni.
help-balance = Esamina un gioco: vantaggio dei posti, a quanto si vende all’asta, che cosa va insieme alla vittoria; ogni edizione con gli stessi semi.
help-replay = Racconta di nuovo una partita registrata, o mostra il tavolo in un momento.
help-verify = Prova una registrazione: l’impegno sul seme, la distribuzione, ogni azione, i punteggi. Esce con 1 se qualcosa non va.
help-analyse = Guarda una partita registrata decisione per decisione: le vittorie attese, che cosa era meglio, e quanto è costato.
help-bench = Misura decisioni, copie, partite simulate e partite al secondo, su un core.
help-dataset = Fai delle registrazioni un insieme di dati: che cosa ogni posto poteva sapere e ha scelto, come array, e una scheda che li descrive.
help-game = Il gioco: vedi `signoria games`.
help-file = Una registrazione; `-` legge lo standard input.
help-seats = Quanti giocano.
help-edition = L’edizione; la prima del gioco se non ne nomini una.
help-option = Un’opzione del gioco, come `rich` o `rich=1`; si può ripetere.
help-bots = Un bot per tutti i posti, o uno per posto, separati da virgole; stdio:COMMAND è un programma che gioca (docs/bot-protocol.md).
help-seed = Il seme della distribuzione; uno segreto se non ne nomini uno.
help-json = Scrivi JSON.
help-lang = La lingua.
help-about = Un gioco, il numero di una regola, o parole da cercare; `editions` mostra dove le edizioni differiscono.
help-at = Mostra il tavolo dopo tante azioni.
help-seat = Con gli occhi di chi; -1 è uno spettatore.
help-analyse-seat = Solo le decisioni di questo posto; -1 è tutti.
help-analyse-iterations = Quante partite immaginate per decisione; 1000 se non si dice nulla.
help-analyse-time = Quanti secondi per decisione, invece; allora due analisi non sono mai del tutto uguali.
help-analyse-out = Scrivi un rapporto in questo file HTML.
help-analyse-keep = Conserva in questo file ogni decisione esaminata; se c’è già, prosegui da lì.
help-analyse-seed = Il seme di ciò che si immagina: lo stesso seme trova le stesse cose.
help-commitment = L’impegno mostrato all’inizio della partita: il seme deve essere quello per cui fu preso.
help-replay-verify = Prova prima la registrazione; esce con 1 se fallisce.
help-bench-games = Quali giochi; tutti se non ne nomini nessuno.
help-seconds = Per quanto misurare ogni valore.
help-this-core-only = Solo il nucleo in uso, compilato o interpretato.
help-games-count = Quante partite.
help-jobs = Quante insieme; 0 è una per core.
help-ray = Giocare sul cluster Ray a questo indirizzo, su tutti i suoi core insieme; le partite sono le stesse.
help-out = Scrivi in questo file una riga JSON per partita.
help-dataset-out = Scrivi gli array in questo file (NPZ, o Arrow se il nome finisce in .arrow), e la scheda accanto.
help-records = Scrivi registrazioni intere, non solo i risultati.
help-simulate-resume = Prosegui con ciò che il file di --out contiene già.
help-arena-bots = I bot, separati da virgole: si gioca ogni loro combinazione.
help-arena-mix = Una combinazione invece di tutte: un bot per posto, separati da virgole. I posti cambiano da soli.
help-arena-plot = Disegna le quote di vittorie in questo file SVG.
help-balance-edition = L’edizione; tutte se non ne nomini una.
help-balance-out = Scrivi il rapporto intero in questo file HTML.

## The command line

games-game = gioco
games-title = titolo
games-players = giocatori
games-editions = edizioni
games-options = opzioni

rules-ruling = Decisione: { $text }
check-commitment = Il seme corrisponde al suo impegno.
help-which-game = Quale partita di un file che ne ha molte, da 1.
dataset-done = { $decisions } decisioni di { $games } partite sono in { $file }; { $card } le descrive.
verify-game = Partita { $game }: { $fault }
verify-all = Tutte le { $games } partite sono giuste.
verify-some = { $failed } partite su { $games } non sono giuste.
verify-progress = Partite verificate
verify-compare = Confronta l’impegno con quello mostrato all’inizio della partita: { $commitment }
check-actions = Ogni azione era permessa.
check-deal = La distribuzione è quella che dà il seme.
check-digest = La partita risulta come registrata.
check-scores = I punteggi sono giusti.
check-winners = Anche i vincitori.
replay-unfinished = La registrazione finisce qui, dopo { $actions ->
    [one] un’azione
   *[other] { $actions } azioni
  }: la partita non è finita.
scores-title = Punteggio finale
scores-total = totale

box-title = { $title }: la scatola
box-in-use = Con la scatola «{ $name }» ({ $digest }).
box-certain = { $attested } valori su { $values } sono attestati ({ $share }), { $reconstructed } sono ricostruiti{ $corrected ->
    [0] .
   *[other] , { $corrected } sono tuoi.
}
box-nothing = Niente di ciò che qui è stampato differisce da copia a copia.
box-yours = Tuo, diverso dalla nostra.
box-correct = La tua copia dice altro? «signoria box { $game } --export FILE» scrive un file da correggere, «--use FILE» ci gioca.
box-differs = Con la scatola «{ $name }» ({ $digest }) si può giocare. Differisce dalla nostra in { $count ->
    [one] una riga
   *[other] { $count } righe
}: { $rows }.
box-as-ours = È la nostra scatola di { $title }, valore per valore.
box-used = { $title } si gioca d’ora in poi con essa.
box-exported = La scatola è in { $file }.

## What bots did wrong

faults = Posto { $seat }, { $bot }, non ha giocato da sé: { $faults }. Vedi docs/bot-protocol.md.
fault-not-started = non è partito ({ $count })
fault-no-hello = non si è presentato ({ $count })
fault-wrong-version = parla un’altra versione del protocollo ({ $count })
fault-time-out = ha risposto troppo tardi ({ $count })
fault-closed = è finito troppo presto ({ $count })
fault-too-long = ha mandato una riga troppo lunga ({ $count })
fault-flood = ha mandato troppo ({ $count })
fault-not-json = ha mandato qualcosa che non è JSON ({ $count })
fault-wrong-form = ha mandato qualcosa che non è una risposta ({ $count })
fault-wrong-id = ha risposto a un’altra domanda ({ $count })
fault-not-an-option = ha scelto ciò che non può ({ $count })
fault-out = non è stato più interpellato ({ $count })

## Playing

help-play-what = Il gioco (vedi `signoria games`); dopo --resume una partita salvata.
help-play-people = Quanti dei posti sono persone; gli altri sono bot.
help-play-names = I nomi delle persone, separati da virgole.
help-play-programs = Con --resume FILE: lascia che il file avvii i programmi che nomina come bot.
help-play-bots = Un bot per tutti i posti che non sono persone, o uno per posto, separati da virgole: una forza, { $strengths }, o un bot qualsiasi.
help-play-pause = Secondi per leggere la mossa di un bot prima della seguente.
help-play-first = Il posto che inizia, contato da 0; estratto a sorte se non ne nomini uno.
help-play-resume = Prosegui con la più recente partita non finita, o con la partita salvata che nomini.
help-play-save = Salva in questo file invece che nella cartella delle partite salvate.

setup-welcome = { $title }: { $tagline }
setup-enter = Invio accetta ciò che sta tra parentesi.
setup-waiting = C’è una partita non finita: `signoria play --resume` la prosegue.
setup-how-many-sit = In quanti siete al tavolo, da { $least } a { $most }?
setup-people = Quanti di loro sono persone, da 1 a { $most }?
setup-names = { $people ->
    [one] Il tuo nome?
   *[other] I loro nomi, separati da virgole?
}
setup-strength = Quanto sono forti gli altri: { $strengths }?
setup-strength-again = { $strengths }, per favore, o il nome di un bot.
setup-again = Da { $least } a { $most }, per favore.

play-name-1 = Ada
play-name-2 = Bruno
play-name-3 = Chiara
play-name-4 = Dino
play-name-5 = Elena
play-bot-1 = Bianca
play-bot-2 = Lorenzo
play-bot-3 = Isabella
play-bot-4 = Galeazzo
play-bot-5 = Lucrezia

play-curtain = Passa la tastiera a { $name }, poi premi Invio.
play-commitment = La distribuzione è sigillata: { $commitment }
play-earlier = … ciò che è successo prima: scrivi storia
play-enter = Invio
play-type-help = ? aiuto   consiglio
play-thinks = { $name } sta pensando…
play-hint = { $action }: vince il { $share } ± { $error } % delle partite
play-hint-only = C’è una sola risposta: { $action }
play-hint-price = Vale circa { $most } ± { $error }; fin lì, averlo non è peggio che lasciarlo.
play-hint-price-none = A nessun prezzo vale la pena averlo.
play-hint-price-all = Vale tutto ciò che hai, { $most }.
play-goodbye = Per proseguire: { $command }
play-not-saved = NON SALVATA: { $file }: { $fault }. Si riprova dopo ogni mossa.
play-over-record = La registrazione di questa partita: { $file }
play-over-replay = Rileggila: { $command }
play-over-analyse = Guarda che cosa era meglio: { $command }
play-over-verify = Provala: { $command }
play-no-such-line = Qui non c’è la riga { $number }.
play-say-something = Scrivi ciò che sta davanti a una riga, o ? per un aiuto.
play-could-be = Potrebbe essere: { $actions }.
play-nearest = Puoi: { $actions }.
play-allowed = Nulla lo vieta.
play-why-what = Perché non che cosa? Scrivi perché e un’azione, per esempio: perché { $example }
play-consider-what = Considerare che cosa? Scrivi considera e una risposta, per esempio: considera { $example }
play-consider-nothing = Non se ne può dire nulla in anticipo.
play-no-rule = Nessuna regola di questo gioco ha il numero o le parole «{ $words }».
play-rule-whole = `signoria rules { $rule }` dà l’intero paragrafo, le fonti e le decisioni.
play-rules-found = Ne parlano { $count } regole; scrivi regole e un numero:
play-save-where = Salvare dove? Scrivi salva e il nome di un file.
play-copy-saved = Una copia è in { $file }.
play-copy-exists = { $file } c’è già: nomina un altro file.

play-help-answer = Scrivi ciò che sta davanti a una riga del menù, o l’azione stessa: { $example }. Maiuscole e spazi non contano.
play-help-hint = consiglio
play-help-hint-words = le risposte migliori, come le vedrebbe un buon giocatore dal tuo posto
play-help-why = perché { $example }
play-help-why-words = quale regola lo vieta, e che cosa è permesso
play-help-consider = considera { $example }
play-help-consider-words = a che cosa porterebbe una risposta
play-help-rules = regole IP-33, regole indicatore
play-help-rules-words = le regole numerate; regole da solo: quella che chiede ora
play-help-story = storia
play-help-story-words = tutto ciò che è stato raccontato finora
play-help-board = tavolo
play-help-board-words = disegna di nuovo il tavolo
play-help-save = salva FILE
play-help-save-words = una copia; la partita stessa si salva dopo ogni mossa
play-help-quit = esci
play-help-quit-words = lascia la partita; Ctrl-C e Ctrl-D fanno lo stesso, e nulla va perso

many-bid = Offri tanti Ducati

## Numbers in tables

number = { $number }

## Where the core comes from

core-compiled = nucleo compilato ({ $how })
core-compiling = nucleo interpretato; quello compilato è in preparazione, e i bot lo useranno appena pronto
core-ready = nucleo interpretato; quello compilato è pronto: i bot lo usano, il server lo farà al prossimo avvio
core-interpreted = nucleo interpretato

## Refusals

refusal = { $reason } [{ $rule }, { $edition }]
