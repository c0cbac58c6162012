### A game that is over, and any game once more.

## Replay

replay-share = Link a questo momento
replay-controls = Scorrere e avanzare
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Ferma
replay-on = Un passo avanti
replay-last = { scores-skip }
replay-speed = Velocità: { $speed } volte
replay-eyes = Con gli occhi di chi
replay-spectator = Uno spettatore
replay-hands = Tutte le mani
replay-editions = Altre edizioni
replay-there = Vai lì
replay-scrubber = Tutta la partita
replay-shares = Quota di vittorie, per decisione
replay-shares-now = Quote di vittorie in questo momento
replay-move = Questo momento
replay-move-of = Mossa { $n } di { $of }
replay-begins = La partita comincia
replay-goes-on = La partita continua
replay-in-secret = { $seat }: una scelta in segreto
replay-did = { $seat }: { $action }
replay-taken-back = { $seat }: l’ultima mossa è annullata
replay-given-up = La partita è abbandonata
replay-next = Ora tocca a: { $names }
replay-keys-step = passo
replay-keys-turn = svolta
replay-keys-round = round

## Analysis

replay-analyse = Analizza questa partita
replay-analyse-on = Riprendi l’analisi
replay-analysing = Analisi: { $done } decisioni su { $total }
replay-analysis-waits = L’analisi aspetta il suo turno
replay-turns = Svolte
replay-turns-about = Di quanti punti percentuali ogni decisione ha cambiato la probabilità di vincere.
replay-no-turns = Nessuna singola decisione ha cambiato questa partita.
replay-worth = Quanto valeva
replay-played = giocato
replay-worth-about = Quanto spesso { $seat } vince dopo ogni risposta, stimato da { $iterations } partite simulate e da ciò che sapeva.
replay-verdict-best = Non si è trovato nulla di meglio.
replay-verdict-even = Il caso da solo può spiegare la differenza.
replay-verdict-cost = La risposta è costata { $cost } ± { $error } % di una vittoria.
replay-price = Prezzo giusto per { $seat }: { $most } (± { $error }).
replay-open-hands = È stato scelto in segreto: scopri le mani per vederlo.

## The end of a game

end-leads = { $name } in testa
end-leads-you = Sei in testa
end-wins = Vince { $name }
end-wins-you = Hai vinto!
end-share = { $names } condividono la vittoria
end-count-again = Conta di nuovo
end-counting = Si conta: { $what }
end-replay = Rivedi e analizza
end-rematch-about = Le stesse persone e gli stessi bot, ognuno un posto più in là.
end-rating = Il tuo punteggio Elo in { $game } in { $seats }: { $rating }
end-proof = La distribuzione era onesta?
end-proof-holds = Il seme corrisponde all’impronta: la distribuzione era fissata prima che la partita cominciasse.
end-proof-fails = Il seme non corrisponde all’impronta: non è quello che era sigillato.
end-proof-how = Questo browser qui non calcola impronte. Salva la registrazione ed esegui «signoria verify FILE».
end-proof-about = Il seme decide ogni carta. La sua impronta, lo SHA‑256 di «signoria seed», di uno spazio e del seme, è stata mostrata a tutti all’inizio; ora il seme è scoperto, e chiunque può ricalcolarla.
end-fingerprint = L’impronta mostrata all’inizio
end-seed = Il seme
