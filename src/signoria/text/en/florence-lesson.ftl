### The Princes of Florence for those who play it for the first time: the guided game, a note for each question, and what words mean.

## The guided game: its deal, its rounds, what was learned

lesson-1 = You are the Medici, with 3,500 florins. A Goldsmith, a Painter, a Poet and a Sculptor wait at your court; one of them goes back, and each you keep can become a work.
lesson-2 = Every profession likes a building, a landscape and a freedom. Goldsmith and Sculptor both like the Workshop; Goldsmith, Painter and Poet like the Lake. What they share counts for each of them.
lesson-3 = A round has two phases. First the market: seven stacks are auctioned, and everybody wins one item at most. Then everybody takes two actions.
lesson-4 = Buildings and landscapes are laid into your principality of 7 by 7 squares. Until you have two builders, buildings touch neither each other nor the residence.
lesson-round-2 = Round 2. A work must now reach 10, and more in every round. So a court must grow: jesters, landscapes, freedoms, professions.
lesson-end = Two of seven rounds are played, and you have seen how a court grows and what a work brings.
lesson-learned-1 = Whoever names a stack bids 200 florins; everybody raises by 100, and wins one item a round at most.
lesson-learned-2 = A work is worth 4 for its building, 3 for its landscape, 3 for its freedom, 2 a jester, 1 a profession card, and what bonus cards add.
lesson-learned-3 = It pays 100 florins a point, or fame at 200 florins a PP. The best work of a round brings 3 PP more.
lesson-learned-4 = A building brings 3 PP at once. Prestige cards score after round 7, and most PP win.

## Notes: what a question is about, and what to try

note-which-discard = Keep three of your four professions. Those that like the same building, landscape or freedom help each other.
    .advice = Give back the one that shares least with the others.
note-which-stack = Name a stack: that is a bid of 200 florins. The others may raise by 100. Whoever wins an item is out of the auction for this round.
    .advice = A jester adds 2 to every work, and is dear early on. A landscape that two of your professions like is often the better buy.
note-bid-for-item = Raise by exactly 100, or pass for this item. You may still bid for the next ones.
    .advice = Set yourself a limit. Whoever is left at the end takes an item for 200 florins.
note-which-item = All the others have won an item or dropped out. You may take any that is left for 200 florins.
    .advice = Take something: a landscape, a prestige card or a recruiting card is worth more than that.
note-which-recruit = A recruiting card takes a profession that lies before an opponent into your hand. It can wait, and counts as a profession card meanwhile.
    .advice = Use it when a profession lies open whose building you have.
note-which-place = Lay the piece on empty squares; it may be turned and flipped. Landscapes may touch anything, buildings touch no building before you have two builders.
    .advice = Keep to edges and corners, so that large pieces still fit later.
note-which-action = You have two actions: complete a work, build, take a profession or a bonus card, introduce a freedom. A work must reach the least value of the round.
    .advice = Begin with the building that two of your professions like, or with another profession: each card of yours adds 1 to every work.
note-which-card = You look at up to five cards and keep one. The others go below the deck.
    .advice = Keep what fits the things you have, or will have anyway.
note-which-order = The others go below the deck, in an order of your choice.
    .advice = It rarely matters. Leave them as they are.
note-which-bonus = A bonus card adds to this one work and then leaves the game.
    .advice = Save it, unless the work falls short without it or becomes the best of the round.
note-how-much-fame = The work pays 100 florins a point. Any part of that can be taken as fame instead, now and never again: 200 florins a PP.
    .advice = Early on you need florins for auctions and buildings. Later take more and more fame.

## What words mean

term-work = A profession played from the hand. Its value is paid in florins or fame, and must reach the least value of the round.
    .forms = work, works
term-value = 4 for the building, 3 for the landscape and 3 for the freedom it likes, 2 a jester, 1 a profession card, and bonus cards.
    .forms = work value, least value
term-profession-card = An artist or scholar who can complete one work. In hand or played, each adds 1 to every work of yours.
    .forms = profession, professions, profession card, profession cards
term-building = Costs 700 florins, 300 with a builder, nothing with three, and brings 3 PP. One of each kind in a principality.
    .forms = building, buildings
term-landscape = Forest, Lake or Park, won at auction and laid at once. Every further one of a kind brings 3 PP.
    .forms = landscape, landscapes
term-freedom = Travel, religion or opinion, for 300 florins. Adds 3 to works that like it.
    .forms = freedom, freedoms
term-jester = Adds 2 to every work of yours.
    .forms = Jester, Jesters, jester, jesters
term-builder = With one, buildings cost 300; with two they may touch; with three they are free. The second and the third bring 3 PP each.
    .forms = Builder, Builders, builder, builders
term-prestige-card = A secret aim that scores after round 7. Look at five, keep one.
    .forms = prestige card, prestige cards
term-bonus-card = Adds to one work what it counts, then leaves the game.
    .forms = bonus card, bonus cards
term-recruiting-card = Takes a profession that lies before an opponent into your hand. Counts as a profession card.
    .forms = recruiting card, recruiting cards
term-florin = Money, hidden from the others. A PP is worth 100 florins: what is short when you pay is sold off your fame.
    .forms = florin, florins
term-fame = Prestige points: most of them win after seven rounds.
    .forms = PP, fame
term-principality = Your 7 by 7 squares, with the residence in a corner.
    .forms = principality, residence
term-stack = One of seven kinds of items for auction. Each is sold once a round at most.
    .forms = stack, stacks, item, items
term-drop-out = No naming and no bidding for the rest of this round.
    .forms = drop out, drops out

explain-profession = Likes: { $building } (4), { $landscape } (3), { $freedom } (3). Can complete one work, worth these where you have them, 2 a jester and 1 a profession card.
explain-building = { $size ->
    [large] A large building
    [medium] A medium building
   *[small] A small building
  } of { $squares } squares. Adds 4 to the work of: { $professions }.
explain-landscape = A landscape of { $squares } squares. Adds 3 to the work of: { $professions }.
explain-freedom = Costs 300 florins. Adds 3 to the work of: { $professions }.
explain-bonus = A bonus card, for one work: { $bonus }.
explain-prestige = A prestige card, kept secret. It scores after round 7: { $prestige }.
