### A game that is over, and any game once more.

## Replay

replay-share = Lien vers ce moment
replay-controls = Lecture et pas à pas
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lire
replay-pause = Arrêter
replay-on = Un pas en avant
replay-last = { scores-skip }
replay-speed = Vitesse : { $speed } fois
replay-eyes = Par les yeux de qui
replay-spectator = Un spectateur
replay-hands = Toutes les mains
replay-editions = Autres éditions
replay-there = Y aller
replay-scrubber = Toute la partie
replay-shares = Part de victoires, par décision
replay-shares-now = Parts de victoires à ce moment
replay-move = Ce moment
replay-move-of = Coup { $n } sur { $of }
replay-begins = La partie commence
replay-goes-on = La partie continue
replay-in-secret = { $seat } : un choix en secret
replay-did = { $seat } : { $action }
replay-taken-back = { $seat } : le dernier coup est annulé
replay-given-up = La partie est abandonnée
replay-next = À qui de décider : { $names }
replay-keys-step = pas
replay-keys-turn = tournant
replay-keys-round = manche

## Analysis

replay-analyse = Analyser cette partie
replay-analyse-on = Reprendre l’analyse
replay-analysing = Analyse : { $done } décisions sur { $total }
replay-analysis-waits = L’analyse attend son tour
replay-turns = Tournants
replay-turns-about = De combien de points de pourcentage chaque décision a changé les chances de gagner.
replay-no-turns = Aucune décision n’a fait basculer cette partie à elle seule.
replay-worth = Ce que cela valait
replay-played = joué
replay-worth-about = À quelle fréquence { $seat } gagne après chaque réponse, estimé d’après { $iterations } parties simulées et ce qui lui était connu.
replay-verdict-best = Rien de meilleur n’a été trouvé.
replay-verdict-even = Le hasard seul peut expliquer la différence.
replay-verdict-cost = La réponse a coûté { $cost } ± { $error } % d’une victoire.
replay-price = Prix juste pour { $seat } : { $most } (± { $error }).
replay-open-hands = Ce choix fut secret : ouvrez les mains pour le voir.

## The end of a game

end-leads = { $name } en tête
end-leads-you = Vous êtes en tête
end-wins = { $name } gagne
end-wins-you = Vous gagnez
end-share = { $names } partagent la victoire
end-count-again = Recompter
end-counting = On compte : { $what }
end-replay = Revoir et analyser
end-rematch-about = Les mêmes personnes et bots, chacun une place plus loin.
end-rating = Votre classement à { $game } à { $seats } : { $rating }
end-proof = La donne était-elle honnête ?
end-proof-holds = La graine correspond à son empreinte : la donne était fixée avant le début de la partie.
end-proof-fails = La graine ne correspond pas à son empreinte : ce n’est pas celle qui était scellée.
end-proof-how = Ce navigateur ne calcule pas d’empreintes ici. Enregistrez la partie et lancez « signoria verify FILE ».
end-proof-about = La graine décide de chaque carte. Son empreinte, le SHA‑256 de « signoria seed », d’une espace et de la graine, a été montrée à tous au début ; la graine est maintenant visible, et chacun peut refaire le calcul.
end-fingerprint = L’empreinte montrée au début
end-seed = La graine
