### A game that is over, and any game once more.

## Replay

replay-share = Link to this moment
replay-controls = Playing and stepping
replay-first = To the start
replay-back = A step back
replay-play = Play
replay-pause = Pause
replay-on = A step on
replay-last = { scores-skip }
replay-speed = Speed: { $speed } times
replay-eyes = Through whose eyes
replay-spectator = A spectator
replay-hands = All hands
replay-editions = Other editions
replay-there = Go there
replay-scrubber = The whole game
replay-shares = Win share, by decision
replay-shares-now = Win shares at this moment
replay-move = This moment
replay-move-of = Move { $n } of { $of }
replay-begins = The game begins
replay-goes-on = The game goes on
replay-in-secret = { $seat }: a choice in secret
replay-did = { $seat }: { $action }
replay-taken-back = { $seat }: the last act is taken back
replay-given-up = The game is given up
replay-next = Asked next: { $names }
replay-keys-step = step
replay-keys-turn = turning point
replay-keys-round = round

## Analysis

replay-analyse = Analyse this game
replay-analyse-on = Go on with the analysis
replay-analysing = Analysis: { $done } of { $total } decisions
replay-analysis-waits = The analysis waits for its turn
replay-turns = Turning points
replay-turns-about = By how many percentage points each decision changed the chance of winning.
replay-no-turns = No single decision turned this game.
replay-worth = What it was worth
replay-played = played
replay-worth-about = How often { $seat } wins after each answer, estimated from { $iterations } simulated games and from what { $seat } knew.
replay-verdict-best = Nothing better was found.
replay-verdict-even = Chance alone could explain the difference.
replay-verdict-cost = The answer cost { $cost } ± { $error } % of a win.
replay-price = Fair price for { $seat }: { $most } (± { $error }).
replay-open-hands = This was chosen in secret: open the hands to see it.

## The end of a game

end-leads = { $name } leads
end-leads-you = You lead
end-wins = { $name } wins
end-wins-you = You win
end-share = { $names } share the victory
end-count-again = Count again
end-counting = Counting: { $what }
end-replay = Replay and analysis
end-rematch-about = The same people and bots, everybody a seat further.
end-rating = Your rating in { $game } with { $seats }: { $rating }
end-proof = Was the deal fair?
end-proof-holds = The seed fits its fingerprint: the deal was fixed before the game began.
end-proof-fails = The seed does not fit its fingerprint: it is not the one that was sealed.
end-proof-how = This browser computes no fingerprints here. Save the record and run “signoria verify FILE”.
end-proof-about = The seed decides every card. Its fingerprint, the SHA‑256 of “signoria seed”, a space and the seed, was shown to everybody at the start; the seed is open now, so that anybody can compute it again.
end-fingerprint = The fingerprint shown at the start
end-seed = The seed
