### The Princes of Florence for those who play it for the first time: the guided game, a note for each question, and what words mean.

## The guided game: its chapters, its steps, what was learned

lesson-chapter-goal = The goal
lesson-chapter-auction = Auction
lesson-chapter-building = A building
lesson-chapter-work = A work
lesson-chapter-scoring = Scoring
lesson-goal-points = Most points after seven rounds win. They come above all from works that you complete, from buildings, and at the end from prestige cards.
    .title = How one wins
lesson-goal-work = The { $profession } can complete one work. A building that the profession likes adds 4 to its value, a landscape 3, a freedom 3; and every profession card of yours adds 1.
    .title = What makes a work
lesson-discard = You keep three of your four professions. Those that like the same things help each other; this one shares least with the others: { $profession }.
    .title = One goes back
    .why = A building or landscape that two professions like counts for both of their works.
lesson-leave = First the auction: { $leader } names a { $stack } and bids { $price } florins. Everybody may raise by 100, and wins one item a round at most. So keep your florins for what your works need.
    .title = The auction
    .why = One item a round is all you can win, so wait for one that your professions like. A Jester, which adds 2 to every work of yours, is often worth its price too.
lesson-name = Now you name an item, and that bids 200 florins. { $professions ->
    [one] One of your professions likes
   *[other] { $professions } of your professions like
  } this: { $landscape }.
    .title = Your turn to name
lesson-nothing = None of the landscapes left is liked by your professions. You may do without.
    .title = Nothing for you
lesson-raise = { $leader } offers { $price } florins. Your works need it, so raise by 100.
    .title = Raise
    .why = Set yourself a limit: a landscape adds 3 to a work, and each point is worth 100 florins.
lesson-take = All the others have won something or dropped out: you may take what you like for 200 florins. Your professions like this: { $landscape }.
    .title = For the lowest price
lesson-landscape = It is laid into your principality at once. Landscapes may touch anything. Keep to the edge: larger pieces come later.
    .title = Your principality
    .do = press a lit square, then the gold button
lesson-build = Each turn has two actions. A building costs { $price } florins, and brings 3 points at once. With this one the work of the { $profession } would be worth { $value }: { $building }.
    .title = Your first building
    .do = press the { $building }, then a lit square, then the gold button
    .why = Two of your professions may like the same building. With a Builder buildings cost 300.
lesson-place = Choose a place. Until you have two Builders, buildings touch neither each other nor the residence.
    .title = Where it stands
    .do = { lesson-landscape.do }
lesson-work = The second action: a work of value { $value }, and { $minimum } is the least in this round. It pays { $florins } florins, or points instead: one for 200 florins.
    .title = Complete a work: { $profession }
    .do = press the { $profession }, then the gold button
    .why = The least value rises in every round, so an early work is an easy one. The best work of a round brings 3 points more.
lesson-freedom = A freedom that a profession of yours likes adds 3 to its work. It costs 300 florins: { $freedom }.
    .title = A freedom
lesson-draw = No work reaches the least value yet. Another profession card adds 1 to every work of yours.
    .title = Another profession
lesson-rest = Nothing brings you on now, so end your turn.
    .title = End your turn
lesson-keep = You look at some cards and keep one. With what you have, this one is worth most: { $card }.
    .title = Keep one
lesson-bonus = A bonus card could be added now. Without one the work goes on as it is.
    .title = Bonus cards
lesson-pay = The work is worth { $value }, and pays { $florins } florins. Any part can be taken as points, now and never again. Early on florins serve you better.
    .title = Florins or points
lesson-paid = { $works ->
    [one] You completed a work:
   *[other] You completed { $works } works, the first:
  } { $profession }. The card stays before you, and still adds 1 to your other works.
    .title = A completed work
lesson-unpaid = No work is completed yet. Look for the building that two of your professions like, then for a landscape: so a work reaches its least value.
    .title = The next step
lesson-score-now = You have { $points } points and { $florins } florins. A building brings 3 points, the best work of a round 3, and any work’s pay can be taken as points. After round 7 prestige cards are added, and most points win.
    .title = The scoring
after-rounds = { $rounds ->
    [one] after the first round
   *[other] after { $rounds } rounds
}
lesson-end = { $ahead ->
    [1] You lead with { $points } points { after-rounds }; the next family has { $best }.
    [0] You have { $points } points { after-rounds }, as many as the best of the others.
   *[other] You have { $points } points { after-rounds }; the best family has { $best }.
}
lesson-learned-goal = most points after seven rounds
lesson-learned-auction = one item each; raise by exactly 100
lesson-learned-building = 3 points, and 4 for every work that likes it
lesson-learned-work = building, landscape, freedom, cards; florins or points
lesson-learned-scoring = best work of a round 3; prestige cards at the end
lesson-next = when florins are worth more than points

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
note-how-much-fame = The work pays 100 florins a point. Any part of that can be taken as fame instead, now and never again: 200 florins a point.
    .advice = Early on you need florins for auctions and buildings. Later take more and more fame.

## What words mean

term-work = A profession played from the hand. Its value is paid in florins or fame, and must reach the least value of the round.
    .forms = work, works
term-value = 4 for the building, 3 for the landscape and 3 for the freedom it likes, 2 a jester, 1 a profession card, and bonus cards.
    .forms = work value, least value
term-profession-card = An artist or scholar who can complete one work. In hand or played, each adds 1 to every work of yours.
    .forms = profession, professions, profession card, profession cards
term-building = Costs 700 florins, 300 with a builder, nothing with three, and brings 3 points. One of each kind in a principality.
    .forms = building, buildings
term-landscape = Forest, Lake or Park, won at auction and laid at once. Every further one of a kind brings 3 points.
    .forms = landscape, landscapes
term-freedom = Travel, religion or opinion, for 300 florins. Adds 3 to works that like it.
    .forms = freedom, freedoms
term-jester = Adds 2 to every work of yours.
    .forms = Jester, Jesters, jester, jesters
term-builder = With one, buildings cost 300; with two they may touch; with three they are free. The second and the third bring 3 points each.
    .forms = Builder, Builders, builder, builders
term-prestige-card = A secret aim that scores after round 7. Look at five, keep one.
    .forms = prestige card, prestige cards
term-bonus-card = Adds to one work what it counts, then leaves the game.
    .forms = bonus card, bonus cards
term-recruiting-card = Takes a profession that lies before an opponent into your hand. Counts as a profession card.
    .forms = recruiting card, recruiting cards
term-florin = Money, hidden from the others. A point is worth 100 florins: what is short when you pay is sold off your fame.
    .forms = florin, florins
term-fame = Prestige points: most of them win after seven rounds.
    .forms = points, fame
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
