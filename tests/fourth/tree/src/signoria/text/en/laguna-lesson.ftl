### Laguna for those who play it for the first time: the guided game, a note for each question, and what words mean.

lesson-1 = You have twenty-four ducats, and so has everybody.
lesson-2 = Twelve islands lie in the lagoon. Ten of them will be sold.
lesson-3 = Two islands of yours with a bridge between them are worth more than each alone.
lesson-4 = Your harbour is your secret: if you own it at the end, it scores.
lesson-round-2 = Round 2. Whoever sits to the left of the last opener opens now.
lesson-end = You have met the harbours and the auction: that is all there is.
lesson-learned-1 = Islands are bought at auction.
lesson-learned-2 = Bridges join them.
lesson-learned-3 = A harbour is secret.
lesson-learned-4 = Ducats only settle ties.

note-which-harbour = Everybody chooses an island in secret.
    .advice = Choose one that is worth buying anyway.
note-bid-for-island = Bid more than the last bid, or withdraw for good.
    .advice = An island is worth its value, two more for each bridge to one of yours, and four if it is your harbour.

term-ducat = Money. Everybody begins with twenty-four, and no more come.
    .forms = ducat, ducats
term-bridge = It joins two islands. Whoever owns both scores.
    .forms = bridge, bridges
explain-island = An island of the lagoon, worth { $value }.
