### The Princes of Florence, the rules, numbered. One message a paragraph; the id is the number that code and tests cite.
### One sentence a line: a reader may join the lines with spaces.
### docs/rules/florence.md is generated from this file by tools/docs.py.

## The game and its source

about-game =
    The Princes of Florence by Richard Ulrich and Wolfgang Kramer; alea and Rio Grande Games 2000.
    For 3 to 5 players, in 7 rounds.
about-rulings =
    A ruling decides where the source is silent or contradicts itself.
    It is ours, not the rulebook's, and is marked wherever it is shown.

source-R = Rio Grande Games 2000, Italian rulebook

## Components

PF-1 =
    There are 30 buildings, 3 of each kind: University, Laboratory and Workshop are large and cover 7 squares; Library, Opera, Studio, Hospital and Theatre are medium and cover 5; Tower and Chapel are small and cover 3.
    There are 18 landscapes, 6 each of Forest, Lake and Park; 12 freedoms, 4 each of travel, religion and opinion; 6 builders and 7 jesters.
    There are 21 profession cards, 14 prestige cards, 20 bonus cards and 5 recruiting cards.
    The bank never runs out.
    .title = The box
    .section = Components
    .plain = Buildings, landscapes, freedoms, jesters and builders can run out; the bank never does.
    .sources = R; ruling on the bank, the outlines of the pieces reconstructed
    .rulings = The box holds 22,700 florins; R does not say what happens when they run out, so the bank has as many as are needed. The outlines of the pieces are not in R.
PF-2 =
    Each profession names one building, one landscape and one freedom.
    Forest is liked by 9 professions, Lake by 7, Park by 5; each freedom by 7; a large building by 3, a medium one by 2, a small one by 1.
    .title = The professions
    .section = Components
    .plain = Each profession likes one building, one landscape and one freedom.
    .sources = R; ruling on the buildings
    .rulings = R says that a building is liked by 1 to 3 professions. What each card names is in the game's data; every entry there says whether it comes from a source or is reconstructed.
PF-3 =
    Each player has a principality of 7 by 7 squares, with the residence on 3 by 2 of them in the lower left corner.
    The residence is no building for cards and scoring, but counts for adjacency.
    Pieces may be turned and flipped.
    .title = The principality
    .section = Components
    .plain = Your principality has 7 by 7 squares; pieces may be turned and flipped, and the residence is no building.
    .sources = R; the size of the grid and the place of the residence from public descriptions

## Set-up

PF-10 =
    Of each freedom there are as many as players, less one.
    Each player has 3,500 florins, which are hidden.
    Each is dealt 4 professions, keeps 3 in secret and returns 1; the rest is shuffled into the deck.
    The starting player is drawn, unless the table names one.
    .title = Set-up
    .section = Set-up
    .plain = Of the four professions dealt to you, you keep three in secret and return one.
    .sources = R; ruling on the starting player
    .rulings = In R the oldest player starts. Here chance decides, unless the table names the starting player.

## Money at any time

PF-15 =
    At any of their own decisions players may move back on the fame track: 100 florins for each PP, never below 0.
    Whoever pays and has too few florins moves back for what is short, and no further.
    PP have no upper limit; past 50 the track laps.
    .title = Selling fame
    .section = Money at any time
    .plain = Each PP brings 100 florins: what is short when you pay is sold off your fame, never below 0.
    .sources = R; rulings on the moment and on the end of the track
    .rulings = R says “in qualsiasi momento della partita”; here it is any of one's own decisions, and whenever something is paid. R has no places below 0.
PF-16 =
    Hidden are florins, professions and bonus cards in hand, and the prestige cards kept.
    Public is how many of each card a player holds, and every card that was played.
    .title = What is hidden
    .section = Money at any time
    .plain = Florins and cards in hand are hidden; how many cards everybody holds is not.
    .sources = R; ruling on the number of cards
    .rulings = R has players show how many professions they hold when a work is valued; here all numbers of cards are public at all times. Whoever looks at cards and returns them below a deck may remember them.

## Auction phase

PF-20 =
    There are seven stacks: Forest, Lake, Park, jester, builder, prestige card, recruiting card.
    A player wins at most one item a round; a stack is auctioned at most once a round, an empty stack not at all.
    .title = The seven stacks
    .section = Auction phase
    .plain = You win at most one item a round, and each stack is auctioned at most once a round.
    .sources = R
PF-21 =
    The starting player names a stack, which is a bid of exactly 200.
    Bidding goes clockwise among all who have won nothing and not dropped out, the namer included: raise by exactly 100, or pass for this item.
    A bid or a naming must be covered by florins and 100 for each PP; only the winner sells PP, for what is short on paying.
    The last bidder pays, takes the item, and is out of the auction for this round.
    .title = Naming and bidding
    .section = Auction phase
    .plain = Naming is a bid of 200, a raise is exactly 100 more, and florins plus 100 for each of your PP must cover your bid.
    .sources = R; ruling on cover
    .rulings = R does not say what covers a bid. Fame becomes florins “in qualsiasi momento della partita”, and those outbid “non devono pagare niente”: so fame covers a bid, and is sold on paying.
PF-22 =
    If the namer did not win, the namer names again.
    If the namer won or dropped out, the next player clockwise who has won nothing and not dropped out names.
    .title = Who names next
    .section = Auction phase
    .plain = Whoever names goes on naming until they win an item or drop out; then the next player clockwise names.
    .sources = R
PF-23 =
    A player whose turn it is to name may drop out instead: no naming and no bidding for the rest of the round.
    Who cannot pay 200 with florins and PP, or has no stack left to name, drops out.
    .title = Dropping out
    .section = Auction phase
    .plain = Instead of naming you may drop out, and then you neither name nor bid for the rest of the round.
    .sources = R; ruling on those who cannot name
    .rulings = R does not say what becomes of a player who cannot name; there is nothing left but to drop out.
PF-24 =
    The last player left may take any available item for 200, or nothing.
    .title = The last player
    .section = Auction phase
    .plain = As the last player left you may take any available item for 200 florins, or nothing.
    .sources = R
PF-25 =
    Nobody may have more than 3 builders; who has 3 can neither name nor bid for one.
    Who has no room for a landscape can neither name nor bid for it.
    .title = Limits
    .section = Auction phase
    .plain = You can neither name nor bid for a fourth builder, or a landscape that you have no room for.
    .sources = R; ruling on room
    .rulings = R says that a landscape is placed at once, but not what becomes of one without room.

## The seven items

PF-30 =
    A landscape is placed at once.
    Each one of a kind that is already in the principality earns 3 PP, the second, the third and so on; the first of a kind earns none.
    .title = Landscapes
    .section = The seven items
    .plain = You place a landscape at once; every further one of a kind earns 3 PP.
    .sources = R
PF-31 =
    Each jester adds 2 to the value of every work.
    .title = Jesters
    .section = The seven items
    .plain = Each of your jesters adds 2 to the value of every work of yours.
    .sources = R
PF-32 =
    With the first builder buildings cost 300.
    With the second they may touch, and 3 PP are earned.
    With the third they are free, and 3 PP are earned.
    .title = Builders
    .section = The seven items
    .plain = With one builder buildings cost 300, with two they may touch, with three they are free; the second and the third earn 3 PP.
    .sources = R
PF-33 =
    Whoever wins a prestige card looks at the top 5 of the deck, or all that are left, keeps 1 hidden, and puts the others under the deck in any order.
    .title = Prestige cards
    .section = The seven items
    .plain = You look at the top five prestige cards, keep one hidden, and put the others under the deck in any order.
    .sources = R; ruling on hiding it
    .rulings = R places the card beside the player's board and does not say which way up; it stays hidden.
PF-34 =
    A recruiting card is used at once on winning it, or in one's own turn of any action phase, this round's included; it is no action, and as many can be used as are held.
    Take a face-up profession lying before an opponent into the hand and leave the recruiting card in its place.
    Never a card lying before oneself, a card in a hand, or a recruiting card.
    A profession that an opponent recruited from you and has since played may be recruited back.
    With no such profession the card is kept.
    A recruiting card counts as a profession card wherever those are counted, in hand or on the table.
    .title = Recruiting cards
    .section = The seven items
    .plain = At once or in any turn of yours, a recruiting card brings a profession that lies open before an opponent into your hand.
    .sources = R; rulings on the moment and on recruiting cards
    .rulings = R says “durante la fase Azione di un qualsiasi altro round”; we read that against “immediatamente”, so this round's is meant as well: “in seguito” has no limit. That a recruiting card cannot be recruited is a ruling: R speaks of professions.

## Action phase

PF-40 =
    From the starting player clockwise each takes a turn of up to 2 actions, in any order: complete a work (up to 2), build (up to 2), take a bonus card (up to 2), take a profession card (once), introduce a freedom (once).
    Fewer are allowed.
    An action is finished before the next begins.
    .title = A turn
    .section = Action phase
    .plain = You take up to two actions, one after the other; a profession card and a freedom can be had only once a turn.
    .sources = R
PF-41 =
    A work: play a profession from the hand.
    The work value is 4 if its building is in the principality, 3 for its landscape, 3 for its freedom, 2 for each jester, 1 for each profession or recruiting card held or on the table before the player, the played one included, and what the bonus cards played now give.
    It must reach the minimum of the round, 7, 10, 12, 14, 15, 16 and 17, or the work cannot be done and nothing is spent.
    .title = The value of a work
    .section = Action phase
    .plain = A work counts 4, 3 and 3 for what its profession likes, 2 a jester, 1 a card, and bonus cards; it must reach the minimum.
    .sources = R
PF-42 =
    The bank pays 100 florins for each point of value.
    At once, and only then, any part may be taken as PP instead, at 200 florins a PP.
    .title = Florins or fame
    .section = Action phase
    .plain = A work pays 100 florins a point; now, and only now, you may take any part as PP instead, at 200 florins each.
    .sources = R
PF-43 =
    Played professions stay before the player; used bonus cards leave the game.
    Any number of bonus cards, none included, may be used on one work.
    .title = Bonus cards
    .section = Action phase
    .plain = You may use any number of bonus cards on a work; they then leave the game.
    .sources = R
PF-44 =
    A building costs 700, 300 with one or two builders, nothing with three, and earns 3 PP.
    There is one of each kind in a principality; the supply of 3 may run out.
    It is placed at once; with no legal place it cannot be built.
    .title = Building
    .section = Action phase
    .plain = A building costs 700 florins, 300 with a builder, nothing with three, and earns 3 PP; you build each kind once.
    .sources = R
PF-45 =
    A piece lies wholly on the grid, on empty squares.
    A building may not share an edge with a building or the residence, corners are fine, unless the player has 2 or more builders.
    Landscapes may touch anything and be touched by anything.
    Nothing is ever moved or removed.
    .title = Placing
    .section = Action phase
    .plain = A piece lies on empty squares; without two builders a building shares no edge with a building or the residence.
    .sources = R
PF-46 =
    A profession card or a bonus card costs 300: look at the top 5 of the deck, or all that are left, keep 1, and put the others under the deck in any order.
    It cannot be had when the deck is empty.
    .title = Profession and bonus cards
    .section = Action phase
    .plain = For 300 florins you look at the top five cards of the deck, keep one, and put the others under it in any order.
    .sources = R
PF-47 =
    A freedom costs 300; one of each kind for a player, and not when none is left.
    .title = Freedoms
    .section = Action phase
    .plain = A freedom costs 300 florins, while there are any, and you introduce each kind once.
    .sources = R
PF-48 =
    When all have had their turn, the highest value of a work done this round earns 3 PP, each if tied; two works of one player count as the higher one.
    No work, no award.
    The starting player marker passes left.
    .title = The best work
    .section = Action phase
    .plain = The highest value of a work of this round earns 3 PP, each if tied.
    .sources = R

## End

PF-50 =
    After round 7 the prestige cards score, each for its holder only.
    Cards with a bracketed value give the full value to one who leads alone, the bracketed value if tied with anyone, 0 if another leads; with none of a thing nobody scores.
    This does not apply to fewest empty squares, where 0 is best and can be tied; squares of the residence are not empty.
    Cards without brackets are not affected by others.
    .title = Prestige cards score
    .section = End
    .plain = Prestige cards score after round 7: in full if you fulfil them or lead alone, the value in brackets if you are tied.
    .sources = R; ruling on fewest empty squares
    .rulings = R says that nobody can be tied with zero objects; empty squares are no objects.
PF-51 =
    Most PP win; if tied, more florins; if still tied, the victory is shared.
    .title = The winner
    .section = End
    .plain = Most PP win; if tied, more florins; if still tied, the victory is shared.
    .sources = R; ruling on the last tie
    .rulings = R has no rule for a tie in florins.

## Worked examples

PF-E1 =
    Four players.
    Anna names a Park, all pass: Anna pays 200.
    Bob names a jester; Chris bids 300, David 400, Bob 500, Chris 600, David 700, Bob and Chris pass: David pays 700.
    Bob names a Forest; Chris bids 300, Bob 400, Chris 500, Bob 600, Chris passes: Bob pays 600.
    Chris takes a builder for 200.
    .title = An auction phase
    .section = Worked examples
    .plain = Anna has the Park for 200, David the jester for 700, Bob the Forest for 600, and Chris takes a builder for 200.
    .sources = R
PF-E2 =
    Round 3: the Poet, with the Theatre, freedom of travel, 2 jesters, 4 profession cards (one of them recruiting), no Lake and no bonus card, makes a work of 4 + 0 + 3 + 4 + 4 = 15: 1,500 florins, or 7 PP and 100 florins.
    .title = A work
    .section = Worked examples
    .plain = The Poet makes a work of 4 + 0 + 3 + 4 + 4 = 15, which pays 1,500 florins, or 7 PP and 100 florins.
    .sources = R
PF-E3 =
    With 2 Forests, 1 Lake, 0 Parks, 0 jesters, 2 builders, 1 prestige card, 2 freedoms, 3 professions on the table, 1 profession and 1 recruiting card in hand, and University, Workshop, Opera, Tower and Chapel, the 20 bonus cards give, in R's order, 5, 4, 3, 5, 6, 3, 4, 2, 0, 4, 0, 2, 4, 3, 2, 3, 4, 5, 2 and 3.
    .title = The bonus cards
    .section = Worked examples
    .plain = In one and the same principality the 20 bonus cards give between 0 and 6.
    .sources = R
PF-E4 =
    With the same, but 5 cards on the table, the 14 prestige cards give, in R's order: most buildings 3 if an opponent also has 5, else 6; two large buildings 5; fewest empty squares 0 if an opponent leads; all landscapes 0; most landscapes 4 if an opponent also has 3; most Forests 7; most Lakes 3 with two others at 1; all freedoms 0; 4 + 2 + 4: 6; most jesters 0; most builders 6; most Parks 0; 1 + 1 + 2: 0; most works 4 with another at 5.
    .title = The prestige cards
    .section = Worked examples
    .plain = In one and the same principality the 14 prestige cards score between 0 and 7 PP.
    .sources = R
PF-E5 =
    Not allowed are a piece that lies partly off the grid, one that covers another, a building beside another or beside the residence without 2 builders, and a second Tower.
    .title = Placements that are not allowed
    .section = Worked examples
    .plain = No piece lies off the grid or on another, no building beside another without two builders, and there is no second Tower.
    .sources = R
PF-E6 =
    With one Lake, a Forest or a Park earns 0 PP, a second Lake 3 PP.
    .title = Another landscape
    .section = Worked examples
    .plain = With one Lake, a Forest or a Park earns 0 PP, a second Lake 3 PP.
    .sources = R
PF-E7 =
    Bob holds the card for most buildings: 6 PP alone, 3 if tied, 0 if Chris has more.
    .title = Most buildings
    .section = Worked examples
    .plain = The card for most buildings scores 6 PP alone, 3 if tied, and 0 if another has more.
    .sources = R
PF-E8 =
    Of 1,500 florins for a work, 1 to 7 PP can be had for 200 to 1,400.
    .title = Florins or fame
    .section = Worked examples
    .plain = Of 1,500 florins for a work, you can have 1 to 7 PP for 200 to 1,400.
    .sources = R
PF-E9 =
    The minimum is 10 in round 2 and 16 in round 6.
    .title = The minimum
    .section = Worked examples
    .plain = The minimum is 10 in round 2 and 16 in round 6.
    .sources = R
PF-E10 =
    With 3 players there are 2 of each freedom.
    .title = Freedoms for three
    .section = Worked examples
    .plain = With 3 players there are 2 of each freedom.
    .sources = R
PF-E11 =
    A player may recruit a profession from someone who had recruited it from them and played it, and complete a work with it again.
    .title = Recruiting back
    .section = Worked examples
    .plain = You may recruit back a profession that was recruited from you and played, and complete a work with it again.
    .sources = R
