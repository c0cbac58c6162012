### Laguna for those who play it for the first time: the guided game, a note for each question, and what words mean.

lesson-chapter-goal = The goal
lesson-chapter-auction = Auction
lesson-goal = Islands are worth points, and two of yours with a bridge between them are worth more than each alone.
    .title = How one wins
lesson-harbour = Your harbour is your secret: if you own it at the end, it scores.
    .title = Your harbour
lesson-bid = Everybody has twenty-four ducats, and no more come. Whoever withdraws is out of this auction.
    .title = The auction
lesson-end = You have met the harbours and the auction: that is all there is.
lesson-learned-goal = islands and bridges are points
lesson-learned-auction = ducats only settle ties
lesson-next = buy what your rivals need for a bridge

note-which-harbour = Everybody chooses an island in secret.
    .advice = Choose one that is worth buying anyway.
note-bid-for-island = Bid more than the last bid, or withdraw for good.
    .advice = An island is worth its value, two more for each bridge to one of yours, and four if it is your harbour.

term-ducat = Money. Everybody begins with twenty-four, and no more come.
    .forms = ducat, ducats
term-bridge = It joins two islands. Whoever owns both scores.
    .forms = bridge, bridges
explain-island = An island of the lagoon, worth { $value }.
