### What the command line says.

## Help

help-signoria = Tre giochi d’asta dell’Italia del Rinascimento, giocati secondo le regole.
help-version = Dice quale versione è questa, e se il suo nucleo è compilato.
help-play = Gioca nel terminale, con persone a una tastiera e bot.
help-games = Elenca i giochi, le loro edizioni, opzioni e numeri di giocatori.
help-rules = Leggi le regole numerate: tutte quelle di un gioco, una con il suo numero (IP-33), o quelle che parlano di certe parole.
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
help-out = Scrivi in questo file una riga JSON per partita.
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
rules-sources = Fonti: { $sources }
check-commitment = Il seme corrisponde al suo impegno.
help-which-game = Quale partita di un file che ne ha molte, da 1.
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
scores-winners = { $count ->
    [one] Vince { $names }.
   *[other] { $names } condividono la vittoria.
}

## Simulations

simulate-title = { $title }, { $edition }, { $seats } posti, seme { $seed }
simulate-progress = partite
simulate-seat = posto
simulate-bot = bot
simulate-wins = vittorie
simulate-interval = intervallo 95 %
simulate-points = punti medi
simulate-range = da – a
simulate-total = { $games ->
    [one] Una partita
   *[other] { $games } partite
  } di { NUMBER($decisions, maximumFractionDigits: 1) } decisioni in media in { NUMBER($seconds, maximumFractionDigits: 1) } s: { $rate } partite al secondo.

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

## Analysis

analyse-title = { $title }: un’analisi
analyse-about = { $edition }, { $seats } giocatori, { $count ->
    [one] una decisione esaminata
   *[other] { $count } decisioni esaminate
  }, ognuna da ciò che quel posto poteva sapere allora, { $iterations ->
    [0] per { $seconds } s
   *[other] in { $iterations } partite immaginate
}. La partita { $over ->
    [yes] è finita
   *[no] non è finita: questo è il punto a cui è arrivata
}.
analyse-progress = decisioni
analyse-seat = giocatore
analyse-decisions = decisioni
analyse-cost = costo
analyse-mistakes = errori
analyse-bought = comprato
analyse-paid = pagato
analyse-worth = valore
analyse-curve = vittorie attese
analyse-costly = Le decisioni costate di più
analyse-all = Ogni decisione
analyse-none = Nessuna decisione è costata più di quanto mostrerebbe il solo caso.
analyse-rest = Le altre sono costate meno di quanto mostrerebbe il solo caso: non si chiamano errori.
analyse-n = azione
analyse-round = round
analyse-played = giocato
analyse-share = vittorie
analyse-best = meglio
analyse-best-share = vittorie così
analyse-alternative = la migliore delle altre
analyse-price = prezzo giusto
analyse-written = Il rapporto è in { $file }.
analyse-chart = Quota di vittorie attesa da ogni giocatore, come poteva giudicarla alle proprie decisioni
analyse-chart-one = Quota di vittorie di ogni giocatore, come poteva giudicarla { $name }
analyse-notes = Una quota di vittorie è quanto spesso un giocatore ha vinto quando si è continuato a giocare da lì in distribuzioni immaginate compatibili con ciò che quel giocatore sapeva. Quanto è costata una decisione è la differenza dalla migliore delle altre risposte, misurata in mondi comuni a entrambe; ± è il suo errore standard. Si parla di errore solo se è costata più di due volte e mezzo tanto. Il costo di un’intera partita è la somma di ciò che è stato misurato, con il suo errore. Il prezzo giusto è quello a cui avere il lotto vale quanto lasciarlo: offrire fino a lì è giusto, se gli altri lo permettono.

## Benchmarks

bench-title = { $title }, { $edition }, { $seats } posti, un core
bench-figure = al secondo
bench-compiled = compilato
bench-interpreted = interpretato
bench-decisions = decisioni a caso
bench-games = intere partite a caso
bench-clones = copie a metà partita
bench-rollouts = copie giocate fino alla fine
bench-imaginations = stati immaginati da una vista
bench-texts = decisioni per mezzo di testi
bench-iterations = iterazioni di ricerca, partite a caso
bench-thoughts = lo stesso, con regole empiriche
bench-clone = tempo di una copia

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
play-thinks = { $name } sta pensando …
play-hint-thinks = Si guarda avanti …
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
play-no-rule = Nessuna regola di questo gioco ha il numero o le parole «{ $words }».
play-rules-found = Ne parlano { $count } regole; scrivi regole e un numero:
play-save-where = Salvare dove? Scrivi salva e il nome di un file.
play-copy-saved = Una copia è in { $file }.
play-copy-exists = { $file } c’è già: nomina un altro file.
play-copy-fault = { $file }: { $fault }.

play-help-answer = Scrivi ciò che sta davanti a una riga del menù, o l’azione stessa: { $example }. Maiuscole e spazi non contano.
play-help-hint = consiglio
play-help-hint-words = le risposte migliori, come le vedrebbe un buon giocatore dal tuo posto
play-help-why = perché { $example }
play-help-why-words = quale regola lo vieta, e che cosa è permesso
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
play-help-principe = V, B, R, L, G sono Università verdi, Cattedrali bianche, Municipi rossi, Castelli blu e Mercati gialli. Le carte di una famiglia si mostrano come 3+2: tre scoperte, due coperte. Un segno dietro il colore di una città: hai quella carta.
play-help-florence = Le caselle di un Principato si indicano per riga e colonna, r1 c1 è in alto a sinistra; le due lettere sono quelle del pezzo che vi sta, ▒▒ è la Residenza. Un posto è l’angolo in alto a sinistra del più piccolo rettangolo attorno al pezzo; da e1 a e8 dicono come è orientato.

many-bid = Offri tanti Ducati
many-fame = Prendi tanti PP
many-sell = Vendi tanti PP, a 100 Fiorini l’uno
many-return = Mettile in fondo al mazzo in questo ordine
many-play = Gioca tante carte di colore { $colour }

## The board of Il Principe in the terminal

letter-green = V
letter-white = B
letter-red = R
letter-blue = L
letter-yellow = G

short-region-blue = Lombardia
short-region-green = Emilia
short-region-red = Veneto
short-region-yellow = Romagna
short-region-brown = Toscana
short-region-violet = Umbria

board-round = round { $round }
board-last-round = round { $round }, l’ultimo
board-phase-NewCards = Nuove carte
board-phase-AuctionPhase = Asta
board-phase-BuildPhase = Costruire o giocare
board-phase-RolePhase = Ruoli
board-over = la partita è finita
board-deck = mazzo { $cards }
board-city-deck = città nel mazzo { $cities }
board-prince = ♔ { $name }
board-vp = PV
board-hand = mano
board-shields = Blasoni
board-major = Maggiori
board-minor = Minori
board-leads = offre { $price }
board-withdrew = ritiro
board-chooses = sceglie
board-chosen = ha scelto
board-points = { $points } PV
board-price = { $ducats } Ducati, { $shields ->
    [one] 1 Blasone
   *[other] { $shields } Blasoni
}
board-price-short = { $ducats } D, { $shields ->
    [one] 1 Blasone
   *[other] { $shields } Blasoni
}
board-in-reach = a portata
board-cards-short = { $cards ->
    [one] manca 1 carta
   *[other] mancano { $cards } carte
}
board-ducats-short = { $ducats ->
    [one] manca 1 Ducato
   *[other] mancano { $ducats } D
}
board-cities = città scoperte
board-map = Blasoni sulla mappa
board-offer = all’asta
board-hammer = si offre ora
board-leader = { $name } offre { $price }
board-no-bid = ancora nessuna offerta
board-role = il Ruolo { $tile } { $colour }
board-your-hand = la tua mano
board-laid = messe
board-ducats = { $ducats ->
    [one] 1 Ducato
   *[other] { $ducats } Ducati
}
board-hidden = nascosti agli altri

## The board of The Princes of Florence in the terminal

florence-round = round { $round } di 7
florence-phase-AuctionPhase = Asta
florence-phase-ActionPhase = Azioni
florence-minimum = un’Opera deve raggiungere { $minimum }
florence-starter = inizia { $name }
florence-stacks = per l’asta
florence-leads = { $name } offre { $price }
florence-buildings = Palazzi rimasti
florence-freedoms = Libertà rimaste
florence-decks = mazzi
florence-fame = { $fame } PP
florence-people = { $jesters ->
    [one] 1 Giullare
   *[other] { $jesters } Giullari
  }, { $builders ->
    [one] 1 Costruttore
   *[other] { $builders } Costruttori
}
florence-best = migliore Opera: { $best }
florence-hand = in mano: { $profession ->
    [one] 1 Mestiere
   *[other] { $profession } Mestieri
  }, { $recruiting } Reclutamento, { $bonus } Bonus, { $prestige } Prestigio
florence-played = sul tavolo: { $cards }
florence-known = noti in mano: { $cards }
florence-recruiting = carta Reclutamento
florence-dropped = fuori
florence-florins = { $florins } Fiorini
florence-seen = stai guardando
florence-to-recruit = da reclutare
short-freedom-travel = Viaggio
short-freedom-religion = Religione
short-freedom-opinion = Opinione
square-residence = ▒▒
square-university = Un
square-laboratory = Lb
square-workshop = Of
square-library = Bi
square-opera = Op
square-studio = St
square-hospital = Os
square-theater = Te
square-tower = To
square-chapel = Ca
square-forest = Fo
square-lake = Lg
square-park = Pa
