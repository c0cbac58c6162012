### What the browser says beside the games.

## Getting about

nav-label = Signoria
nav-home = Inizio
nav-play = Gioca
nav-lobby = Tavoli
nav-mine = I miei tavoli
nav-rules = Regole
nav-about = Informazioni
nav-settings = Impostazioni
skip = Vai al contenuto
close = Chiudi
save = Salva
saved = Salvato.
more = Mostra altro
opening = Un momento…
went-wrong = Qui qualcosa è andato storto. Ricarica la pagina; i tuoi tavoli sono al sicuro.
offline-title = Non sei in linea
offline-about = Il server ora non è raggiungibile. I tuoi tavoli lì sono al sicuro, e questa pagina torna da sola.

language-en = English
language-it = Italiano
language-fr = Français
language-nl = Nederlands
language-de = Deutsch

## Landing page and lists

landing-title = Giochi dell’Italia del Rinascimento, giocati secondo le regole
landing-about = Con gli amici in un browser, contro bot di forza misurata, o entrambi allo stesso tavolo. Nulla da installare.
landing-invite = Invita gli amici
landing-play-now = Gioca ora
landing-set-up = Configura
learn = Impara in dieci minuti
landing-waiting = Tavoli che aspettano giocatori
landing-yours = I tuoi tavoli
lobby-which = Quali tavoli
lobby-open = Aspettano giocatori
lobby-open-short = In attesa
lobby-running = In corso
lobby-over = Finiti
lobby-games = Tutti i giochi
lobby-clock-any = Qualsiasi orologio
lobby-clock-live = Dal vivo
lobby-clock-correspondence = Giorni a mossa
lobby-free = Posti liberi
lobby-free-any = Posti liberi: tutti
lobby-free-some = { $count ->
    [one] Un posto libero
   *[other] { $count } o più posti liberi
}
lobby-seek = Un nome
lobby-shown = { $count } tavoli su { $all }
lobby-none = Ora non c’è un tavolo così.
lobby-all = Mostra tutti
new-table = Nuovo tavolo
table-sit = Siediti
table-open = Apri
table-watch = Guarda
table-left = restano { $time }
table-look = Guarda il gioco
row-lesson = Lezione
row-rated = con punteggio
row-friendly = amichevole
row-without = senza: { $option }
row-taken = { $taken } su { $seats }
row-bots = { $bots ->
    [one] un bot
   *[other] { $bots } bot
}
row-clock-live = { $minutes } min + { $seconds } s
row-clock-days = { $days ->
    [one] un giorno a mossa
   *[other] { $days } giorni a mossa
}
row-waits-for = Si aspetta { $names }
row-clock-of = orologio: { $name }
row-won = Vittoria
row-place = { $place }º su { $seats }
row-winner = { $count ->
    [one] Ha vinto { $names }
   *[other] Hanno vinto { $names }
}
row-broken-off = Interrotta
row-just-now = poco fa
row-told = ultima mossa { $ago }
row-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
row-behind = { row-points }, chi ha vinto { $most }
row-scores = Punteggi
status-open = in attesa
status-running = in corso
status-over = Finita
empty-open = Nessun tavolo aspetta giocatori. Aprine uno, o gioca ora contro i bot.
empty-running = Al momento non si gioca nessuna partita pubblica.
empty-over = Nessuna partita pubblica è ancora finita.
empty-mine = Non siedi ancora a nessun tavolo. Aprine uno, o gioca ora contro i bot.
mine-waiting = Si aspettano gli altri
mine-count = { $count ->
    [one] una partita
   *[other] { $count } partite
} · { $won ->
    [one] una vinta
   *[other] { $won } vinte
}
mine-all = Tutti
mine-rated = Con punteggio
mine-people = Contro persone
mine-lesson = Lezioni
mine-which = Quali dei miei tavoli
mine-put-away = Metti via
mine-put-away-says = { $game } è stato messo via.
mine-undo = Annulla
mine-away = Messi via
mine-away-none = Niente è messo via.
mine-show-away = Mostra quelli messi via
mine-take-out = Riprendi
your-turn = Tocca a te
you = Tu
seat-free = libero
seat-you = { called-you }
your-name = Il tuo nome
your-name-about = È ciò che vedono gli altri, subito e ovunque; cambialo quando vuoi. Non serve un account.

## A new table

setup-title = { $game } in { $seats ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
   *[other] { $seats }
}
setup-game = Gioco
setup-edition = Edizione
setup-usual = La scelta abituale
setup-seats = Posti
setup-how-many = In quanti si gioca
setup-who = Chi gioca { $name }
setup-open-seat = Un amico, su invito
setup-here = Qualcuno su questo dispositivo
setup-here-name = Nome
setup-add-bot = Aggiungi un bot
setup-clock = Orologio
setup-clock-none = Senza orologio
setup-clock-quick = 5 min + 10 s a mossa
setup-clock-usual = 15 min + 20 s a mossa
setup-clock-days = 3 giorni a mossa
setup-clock-free = Ognuno pensa quanto vuole.
setup-clock-late = A testa, e a turno. Quando è finito, { $bot } gioca finché non torni.
setup-options = Opzioni
setup-hints = Consigli: chiedi che cosa farebbe un bot
setup-learn = Non conosci { $game }? Una prima partita guidata spiega tutto al momento giusto.
setup-watchable = Gli spettatori possono guardare; vedono solo ciò che è scoperto
setup-open-chat = Gli spettatori possono leggere ciò che dicono i giocatori
setup-public = Mostra il tavolo a tutti, così che chiunque possa sedersi
setup-begin = Inizia
setup-start = Avvia
setup-open-table = Apri il tavolo
setup-against-bots = Contro i bot: la partita inizia subito
setup-at-one-device = Su un solo dispositivo: tra i turni cala un sipario
setup-then-play = Puoi andare e tornare quando vuoi.
setup-then-invite = Poi avrai il link d’invito; i bot possono ancora prendere i posti liberi.
setup-invite-about = Lascia un posto a un amico: il tavolo aperto ha un link, e chi lo apre prende un posto libero. Non serve un account.
setup-changes = Che cosa cambia questa edizione
setup-for-friends = { $count ->
    [one] Un posto per un amico
   *[other] { $count } posti per amici
}
setup-fair = La distribuzione è sigillata quando una partita inizia e aperta quando finisce, così che chiunque possa verificarla.

waiting-for = { $count ->
    [one] Si aspetta un altro giocatore, o un bot
   *[other] Si aspettano altri { $count } giocatori, o bot
}
waiting-ready = Ci sono tutti
waiting-terms = Che cosa si gioca
waiting-hints = Amichevole, con consigli
waiting-rated = Con punteggio, senza consigli
waiting-public = Aperto a tutti
waiting-private = Su invito
waiting-unwatched = Senza spettatori
join-title = C’è un posto libero per te
join-seat = Posto
join-any = Un posto qualsiasi
join-full = Tutti i posti sono presi
join-full-about = Puoi restare a parlare, e guardare quando comincia.
waiting-host = Si aspetta che chi ospita avvii
waiting-fill = { $count ->
    [one] Avvia con un bot nel posto libero
   *[other] Avvia con bot nei posti liberi
}
seat-open = libero: su invito
seat-kept = tenuto per { $name }
seat-leave = Lascia
invite-title = Invita
invite-copy = Copia il link
invite-share = Condividi…
invite-share-says = Vieni a giocare a { $game } con me.
invite-code = Il link come codice QR
invite-about = Chi apre il link dice un nome e si siede: nessun account, e nessuno vede così le tue carte. Cominci quando ogni posto è preso.
visitor-named = { $name } ha aperto il link
visitor-nameless = { $count ->
    [one] Qualcuno ha aperto il link
   *[other] { $count } persone hanno aperto il link
}
friends-title = Gioca con gli amici
friends-friend = Un amico, con il link
friends-bot = Metti un bot
friends-back = Metti un amico
friends-kind = Tipo di partita
friends-more = Tutte le scelte
friends-make = Crea il link
friends-about = Poi arrivano il link e il suo codice QR, e il tavolo aspetta finché ogni posto è preso. I bot possono prendere ciò che resta libero.
copy = Copia
copied = Copiato

## The table

strip-label = Che cosa è appena successo
strip-take-back = La tua ultima mossa si può annullare.
strip-answered = Hai risposto: { $action }.
scene-line = riga { $line } di { $lines }
scene-skip = Salta
scene-on = Avanti
sold-to = { $what }, a { $name } per { $price }
sold-to-you = { $what }, per te a { $price }
new-card = { $count ->
    [one] nuova
   *[other] { $count } nuove
}
since-title = Dalla tua ultima mossa
since-short = Dalla tua mossa
since-again = Mostra di nuovo
since-shown-again = Mostrato di nuovo
since-nothing = Nessun altro ha ancora fatto nulla.
pace-your-turn-comes = La tua domanda arriva subito.
pace-to-question = Alla mia domanda
pace-go-on = Premi ovunque, o la barra spaziatrice, per proseguire subito.
pace-step-on = Avanti
key-space = Spazio
settings-pace = Ritmo
pace-calm = Calmo
pace-calm-says = Ogni evento per un momento; un tocco lo salta.
pace-quick = Rapido
pace-quick-says = Un terzo del tempo.
pace-instant = Istantaneo
pace-instant-says = Subito; la riga dice che cosa è successo.
pace-step = Passo per passo
pace-step-says = Ogni evento aspetta una pressione.
pace-timed = Dove il tempo corre a minuti, il ritmo è al massimo rapido.
settings-forced = Dare per me l’unica risposta
settings-forced-says = Contro i bot non si chiede ciò che ha una sola risposta: non rivela niente a nessuno.
forced-says = Unica risposta: { $action }
settings-confirms = Confermare le risposte
settings-confirms-says = Il pulsante d’oro si preme due volte.
confirm-again = Premi ancora per confermare
part-own-short = Tuoi
sheet-before = La famiglia precedente
sheet-next = La famiglia successiva
question-unfold = Mostra tutta la domanda
question-fold = Riduci la domanda
menu = Menu
part-own = Le tue cose
part-table = Il tavolo
part-families = Le famiglie
part-side = Accanto al tavolo
phases = Fasi
tab-story = Storia
tab-rules = { nav-rules }
tab-why = Perché non posso?
tab-table = Tavolo
text-board = Il tavolo a parole
your-turn-says = Tocca a te: { $prompt }
story-your-turn = Tocca a te. { $prompt }
story-more = Ogni passo
story-sheet = Rivedi il conteggio
sheet-round = Conteggio del round { $round }
story-bid = { $name } { $amount }
story-gain = { $name } +{ $points }
story-sale = { $what }: { $bids }.
story-sale-opens = { $what }: ancora nessuna offerta.
clause-bought = { $what } per { $price }
clause-built = { $what }, +{ $points }
question-waiting = { $count ->
    [one] Si aspetta { $names }.
   *[other] Si aspettano { $names }.
}
question-sent = Inviato…
take-back = Annulla
hint-ask = Che cosa farebbe un bot?
hint-share = { $percent } % ± { $error }
hint-no-share = meno dell’1 %
hint-price = In quest’asta pagherebbe al massimo { $most }.
hint-about = Quota di partite simulate vinte, con la sua incertezza. Per prima sta la risposta più sicura.
hint-says = Un bot farebbe:
refused = Questo non si può fare.
refused-action = Non giocato: { $action }.
line-lost = Riconnessione.
line-lost-says = Il tuo posto e il tuo orologio restano; il tavolo resta come l’hai visto.
line-restarting = Il server si riavvia.
line-hurry = Prova ora
line-closed = Non connesso.
line-closed-says = Il server ha chiuso la connessione: sei uscito, o hai troppe finestre aperte.
busy = Il server è occupato.
busy-says = La tua richiesta aspetta e viene ripetuta da sola.
outdated = Signoria è stata aggiornata.
outdated-says = Ricarica la pagina per continuare; il tuo posto resta.
reload = Ricarica
seat-elsewhere = Non tieni più questo posto.
seat-elsewhere-says = È stato lasciato, o preso con il suo link.
seat-look-on = Continua qui
watching = Stai guardando.
watching-says = Vedi ciò che è scoperto, nulla di più.
commitment = Il sigillo sulla distribuzione
leave-table = Ai miei tavoli

## What people at a table agree on, and what they leave to it

seat-ask = Chiedi il posto della famiglia { $family }
seat-ask-short = Chiedilo
seat-asked-by = { $name } chiede
seat-away = gioca un bot
seat-bot = bot
seat-nobody = nessuno
agree = D’accordo
propose-no-more = Non importa
proposal-pause = { $name } chiede una pausa.
proposal-pause-agreed = Una pausa: si aspetta che gli altri siano d’accordo.
proposal-resume = { $name } vorrebbe continuare.
proposal-resume-agreed = Si continua: si aspetta che gli altri siano d’accordo.
proposal-sit = { $name } chiede il posto della famiglia { $family }, giocato da un bot.
proposal-sit-agreed = { $name } per { $family }: si aspetta che gli altri siano d’accordo.
undone-says = { $name }: una mossa è stata annullata.
question-paused = La partita è in pausa.
question-paused-says = Gli orologi sono fermi finché tutti sono d’accordo di continuare.
question-away = Il tuo tempo è scaduto: un bot gioca per te.
come-back = Continuo io
question-abandoned = Nessuno ha giocato per molto tempo: il tavolo è stato abbandonato. Non ci sono punteggi.
question-closed = Questo tavolo è stato chiuso. Non ci sono punteggi.
wishes-title = Si risponde per te:
wish-upto = Offri fino a { $amount }, poi passa
wish-next = Poi: { $action }
wish-forced = Ciò che ha una sola risposta
wish-drop = Togli
premove-title = Quando tocca a te
orders-title = Rispondi sempre così
orders-about = Si risponde per te, anche quando non ci sei. Gli altri vedono una mossa come un’altra.
pause-title = Una pausa
pause-about = La partita si ferma quando tutte le persone al tavolo sono d’accordo.
pause-alone = I bot sono d’accordo su tutto: la partita si ferma subito.
pause-ask = Chiedi una pausa
pause-now = Fai una pausa
pause-end = Continua
seat-title = Il tuo posto
seat-give = Cedi il posto con un link
seat-give-about = A un amico, o a un altro tuo dispositivo. Chi apre il link per primo ha il posto e ne vede le carte.
leave-for-good = Lascia la partita…
leave-about-default = Non puoi tornare. Il tuo posto continua senza di te, con le risposte più innocue.
leave-about-bot = Non puoi tornare. D’ora in poi un bot gioca al tuo posto.
leave-now = Lascia per sempre
leave-stay = Resta
clock-of = Tempo rimasto, { $name }:
clock-days = { $days } g { $hours } h
clock-called = Ti restano { $seconds } secondi.
clock-live = Orologio: { $minutes } minuti a testa, e { $seconds } secondi a turno.
clock-post = Per corrispondenza: { $days ->
    [one] un giorno
   *[other] { $days } giorni
  } a mossa.
clock-late-default = Quando è finito, si dà la risposta più innocua.
clock-late-bot = Quando è finito, { $bot } gioca finché non torni.
chat-title = Che cosa si dice
chat-to-players = Scrivi ai giocatori
chat-to-all = Scrivi a chi è qui
chat-to-spectators = Scrivi a chi guarda
chat-send = Invia
chat-spectator = (guarda)
chat-says = { $name }: { $text }
chat-unread = righe non lette
curtain-title = { $name }, tocca a te con { $family }
curtain-about = Prendi il dispositivo; nessun altro guardi. Ciò che solo tu puoi vedere appare quando sei pronto.
curtain-open = Sono { $name }
offered-title = Ti si offre un posto
offered-seat = Ti viene offerto il posto della famiglia { $family } ({ $game })
offered-about = Qualcuno a questo tavolo ti cede il suo posto in una partita forse già iniziata: la sua mano, il suo denaro e il suo turno diventano tuoi.
offered-take = Prendi il posto
rule-at-hand = La regola del momento
rule-behind = La regola che c’è dietro
rule-ruling = Decisione:
why-not = Perché non: { $action }?
why-nearest = Puoi
why-how = Fai clic su qualcosa che sembra possibile e non lo è, o portaci il focus: qui compare il motivo, con la sua regola e la cosa più vicina che puoi fare.
choices-beside = Possibile anche ora
step-less = Meno
step-more = Più
step-all = Tutto: { $most }
step-choose = Scegli
replay = Rivedi
save-record = Salva la registrazione
play-again = Gioca ancora
play-again-there = Gioca ancora: il tavolo è pronto
watch-again = Guardali giocare ancora
see-table = Vedi il tavolo
see-scores = Vedi i punteggi

note-first = Per la prima volta
note-try = Prova così:
note-next = Avanti
note-back = Indietro
note-why = Perché?
note-more = Di più
note-read = Ho capito
notes-off = Niente note
lesson-strip = Partita guidata. I bot aspettano mentre leggi; qui nulla conta per la classifica.
lesson-step = passo { $step } di { $steps }
lesson-end-title = Ora sai giocare a { $title }
lesson-next-title = Da sapere poi
lesson-play-on = Continua da qui
lesson-first-game = Una prima vera partita, 3 bot
lesson-other = Lezione: { $title }
lesson-leave = Lascia la lezione
lesson-rules = Le regole
noun-card = Carta
noun-amount = Quantità

keys-title = Tasti
keys-1 = Dai la risposta con quel numero, o scrivi una quantità
keys-2 = Dai la risposta in oro
keys-3 = Passa o ritirati
keys-4 = Annulla la mossa
keys-5 = { hint-ask }
keys-6 = { text-board }
keys-7 = Vai alla domanda, alle tue cose, al tavolo, alle famiglie, al lato, alla testata
keys-8 = Questi tasti

## Boards in words

board-table-heading = Sul tavolo

## Scores

scores-title-all = Ogni punto, regola per regola
scores-rule = Regola
scores-running = Totale parziale
scores-final = Totale
scores-skip = Alla fine

## Rules, settings, about

rules-title = { $game }: le regole
rules-which = Quale gioco
rules-howto = In una pagina
rules-goal = Chi vince
rules-all = Ogni paragrafo
rules-seek = Cerca nelle regole: un numero o parole
rules-found = { $count ->
    [one] Una regola su { $all }
   *[other] { $count } regole su { $all }
}
rules-none = Nessuna regola contiene queste parole. Prova con meno parole, o con un’altra.
rules-editions = Dove le edizioni differiscono
rules-side-by-side = A confronto, con le parole di ogni regolamento
editions-title = { $game }: le edizioni a confronto
editions-silent = Questo regolamento non ne dice nulla.
rules-options = Opzioni del tavolo
rules-from = Fonti
rules-clear = Mostra tutte
settings-name-about = Come lo vedono gli altri, subito a ogni tavolo.
settings-language = Lingua
settings-theme = Chiaro o scuro
settings-sounds = Suoni
settings-sounds-about = Brevi e sommessi, e mai l’unico segno di qualcosa.
sounds-on = Suoni al tavolo
sounds-volume = Volume
sounds-each = Ognuno si può far tacere:
sound-turn = Il tuo turno
sound-bid = Un’offerta
sound-sold = Venduto
sound-coin = Denaro
sound-reveal = Carte girate
sound-placed = Qualcosa è posato
sound-refused = Rifiutato
sound-bell = Restano 30 secondi
sound-election = Grandi eventi
sound-victory = La fine
settings-motion-about = Tieni tutto fermo
settings-guarded-about = Ignora i tocchi per un terzo di secondo dopo una domanda nuova
settings-notes-about = Contro i bot, spiega ogni tipo di domanda la prima volta
theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
account-title = Su un altro dispositivo
account-nobody = Se ci sei già stato, accedi. Altrimenti siediti a un tavolo: non serve un account.
account-guest = Sei un ospite: ti conosce solo questo browser. Con una passkey o una password sei te stesso ovunque, e i tuoi tavoli ti seguono.
account-login = Puoi accedere come { $login }.
account-login-name = Nome di accesso
account-password = La password
account-current = La password attuale
account-sign-in = Accedi
account-sign-in-password = Accedi con una password
account-welcome = Bentornato.
passkey-add = Aggiungi una passkey
passkey-show = Accedi con una passkey
passkey-from = Passkey { $n }, dal { $date }
remove = Rimuovi
password-set = Imposta una password
password-change = Cambia la password
ratings-title = Punteggi
ratings-wanted = Valuta le mie partite
ratings-about = Partite contro persone che lo vogliono anche loro, senza consigli. Se lo spegni, tutto è dimenticato.
ratings-line = { $game } in { $seats }, { $games ->
    [one] una partita
   *[other] { $games } partite
  }
ratings-none = Nessuna partita è ancora contata.
ratings-guest = I punteggi sono per chi ha una passkey o una password.
data-title = Andarsene
data-about = Esci qui, o su tutti i tuoi dispositivi. I tuoi tavoli restano.
data-about-guest = Se un ospite esce, nessuno può tornare come quell’ospite.
data-sign-out = Esci
data-sign-out-all = Esci ovunque
data-delete = Cancella i miei dati…
data-delete-about = Tutto ciò che ti riguarda è cancellato subito: nome, accessi, avvisi, punteggi. Le partite giocate con altri restano, senza il tuo nome. Non si può tornare indietro.
data-delete-now = Cancella tutto di me
data-deleted = Tutto ciò che ti riguardava è cancellato.
data-out = Sei uscito.
notices-title = Quando tocca a te
notices-about = Ai tavoli che durano giorni puoi essere avvisato, anche a pagina chiusa.
notices-push = Avvisami in questo browser
notices-no-push = Questo browser non può mostrare avvisi qui.
notices-other-device = Un altro tuo browser
notices-failing = non arriva
notices-mail = Per e-mail
notices-mail-address = Il tuo indirizzo e-mail
notices-hook = In un altro modo
notices-hook-address = Il suo indirizzo web
notices-format = Tipo
notices-add = Aggiungi
notices-code = Il codice nell’e-mail
notices-confirm = Conferma
about-title = Informazioni su Signoria
about-1 = Signoria è la casa di tre giochi dell’Italia del Rinascimento, giocati secondo le regole: con gli amici in un browser, contro i bot, in un terminale, o a milioni per la ricerca.
about-2 = Ogni regola ha un numero e una fonte. Dove i regolamenti non concordano ci sono edizioni, e dove tacciono ci sono decisioni, indicate come nostre.
about-3 = A nessuno si mostra ciò che il suo posto non sa. La distribuzione è sigillata quando una partita inizia e aperta quando finisce, così che chiunque possa verificarla.
about-4 = I disegni sono stati fatti per Signoria; nulla è copiato da un’edizione pubblicata.
about-games = I giochi
not-found-page = Qui non c’è nulla
not-found-page-about = L’indirizzo non porta da nessuna parte. Forse manca una lettera.
not-found-table = Questo tavolo non esiste
not-found-table-about = Forse il link non è completo, o il tavolo non è pubblico e ti serve un invito.

## The box of a game

printed-nav = La scatola
printed-title = { $game }: la scatola
printed-about = Ciò che si legge su carte, tessere e plance di questo gioco, valore per valore. Una parte non la mostra nessuna fonte: l’abbiamo ricostruita, e lo diciamo. Chi possiede il gioco può correggerla e giocare con ciò che dice la propria copia.
printed-certain = { $attested } valori stampati su { $values } sono attestati.
printed-legend = ricostruito: nessuna fonte mostra questo valore
printed-mark = ricostruito
printed-corrected-mark = tuo
printed-corrected = { $count ->
    [one] corretto: un valore non è come nella nostra
   *[other] corretto: { $count } valori non sono come nella nostra
}
printed-nothing = Niente di ciò che è stampato in questo gioco differisce da copia a copia.
printed-which = Quale scatola
printed-ours = La nostra
printed-named = «{ $name }»
printed-differs = { $digest } · { $count ->
    [0] come la nostra
    [one] un pezzo non è come nella nostra:
   *[other] { $count } pezzi non sono come nella nostra:
}
printed-name = Nome della tua scatola
printed-usual-name = La mia copia
printed-correct = Correggi i valori
printed-correct-about = Scrivi ciò che dice la tua copia. Ciò che non tocchi resta com’è. Quando salvi, tutto è controllato con lo stesso rigore della nostra scatola; resta in questo browser.
printed-download = Salva in un file
printed-open = Apri un file
printed-forget = Elimina
printed-play = Gioca con questa
printed-saved = Salvata in questo browser. Puoi sceglierla quando prepari un tavolo.
printed-as-ours = Dice ciò che dice la nostra: non c’è niente da salvare.
printed-changed = { $count ->
    [0] Niente è ancora corretto.
    [one] Un pezzo è corretto.
   *[other] { $count } pezzi sono corretti.
}
printed-wrong = Uno di questi non può essere così: è segnato.
printed-save = Controlla e salva
printed-cancel = Annulla
printed-source = Attestato da
printed-square = riga { $row }, colonna { $column }
printed-squares = { $squares ->
    [one] una casella
   *[other] { $squares } caselle
}
printed-played-with = Scatola «{ $name }»
setup-box = Scatola
setup-box-about = Ciò che è stampato su carte e plance: come da noi, o come nella tua copia.
setup-box-travels = Le registrazioni della partita contengono i valori di questa scatola
