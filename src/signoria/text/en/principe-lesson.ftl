### Il Principe for those who play it for the first time: the guided game, a note for each question, and what words mean.

## The guided game: its deal, its rounds, what was learned

lesson-1 = You are the Medici. Your hand holds three Cathedrals and a Market, and your purse 10 ducats; nobody else sees either.
lesson-2 = Four cities lie open: Lucca, Milano, Bologna and Padova. Each shows the cards and ducats it costs. Lucca asks for two Cathedrals, a Town Hall and a Castle, so you hold half of it.
lesson-3 = The court counts the cards that everybody has face up. Most of a colour is the major role, second most the minor role. Roles have powers, and score when others build.
lesson-4 = Whoever builds a city places shields in the regions it touches. At the end, most shields in a region are worth 5 points and second most 2.
lesson-round-2 = Round 2. From now on cities can be built: at once when you win an auction, and in phase 3. Every city also brings points to those who hold roles of its colours.
lesson-round-3 = Round 3. The roles were counted anew, and whoever took a major role turned half of those cards face down. So no role is held for long without fresh cards.
lesson-end = Three rounds are played, and you have met the auction, the building of cities, the playing of cards and the contest for roles.
lesson-learned-1 = Cards are bought at auction. Whoever wins last is Il Principe, and goes first.
lesson-learned-2 = Cities cost cards and ducats, and bring points and shields.
lesson-learned-3 = Roles go to whoever has most cards face up, and score when others build.
lesson-learned-4 = When the deck runs low or fewer than four cities are open, the game ends, and regions, roles, sets, ducats and cards are counted.

## Notes: what a question is about, and what to try

note-lay-cards = Everybody lays cards face down. They are turned up together, grouped by colour, and auctioned from the smallest group to the largest.
    .advice = Lay what your cities do not need. Two of a colour draw others to lay it too, and whoever wins a group takes all of it.
note-bid-for-lot = Bid more than the last bid, or withdraw from this group for good. The winner pays the bank, takes the cards, becomes Il Principe and may build at once, if cities can be built in this round.
    .advice = Two or three ducats for a pair is a fair price. Keep four: that is what a medium city costs.
note-bid-for-role = Several have equally many cards face up, so the role is auctioned among them. It has a power, and scores whenever another builds with its colour.
    .advice = A major role is worth 2 points for each such city and 2 at the end, a minor role 1 and 1. Three ducats are enough for most.
note-which-city = You won cards and may build one city at once, besides your turn in phase 3. The cards you pay with go from your hand face up before you.
    .advice = Build if you can: the next player may want the same city. And what lies face up counts for the roles.
note-build-or-play = Do one of three things: build an open city, play any number of cards of one colour face up, or do nothing. Only cards face up count for the roles.
    .advice = A city first, if you can pay for it. If not, play a colour in which a card or two makes you first or second.
note-play-cards = In round 1 no city can be built. Cards played face up count for the roles, but are no longer in your hand for a city.
    .advice = One or two cards are often enough for a role now. Keep those that an open city asks for.
note-which-region = Each shield goes into a region that the city touches, or stays with you. At the end most shields in a region are worth 5 points, second most 2.
    .advice = Be first somewhere rather than a little everywhere: a region without shields is won with one.
note-which-card = The power of the green role: turn one of your face-down cards up, but no University. It counts for the colours that are still to come.
    .advice = Turn up the colour in which you are nearest to a role.
note-card-or-none = The power of the green role: you may turn one of your face-down cards up, but no University. It counts for the colours that are still to come.
    .advice = { note-which-card.advice }
note-which-region-of-all = The power of the blue role: a shield in any region, without a city.
    .advice = Break a tie, or claim a region that no city of yours touches.

## What words mean

term-ducat = Money. Everybody takes some from the bank each round, and nobody shows how much is left.
    .forms = ducat, ducats
term-shield = Your coat of arms on the map. Most shields in a region score at the end.
    .forms = shield, shields
term-region = One of six parts of the map. At the end most shields there are worth 5 points, second most 2.
    .forms = region, regions
term-role = A tile for whoever has most or second most cards of a colour face up. It has a power, and scores when others build with that colour.
    .forms = role, roles
term-major = The role for most cards of a colour face up: 2 points whenever another builds with the colour, 2 at the end. Whoever takes it turns half of those cards face down.
    .forms = major role, major roles, major
term-minor = The role for second most cards of a colour face up: 1 point whenever another builds with the colour, 1 at the end.
    .forms = minor role, minor roles, minor
term-principe = The marker of whoever won the last auction. Its holder goes first in phase 3, and in the AMIGO edition in the bidding too.
    .forms = Il Principe, marker
term-auction = Groups of cards of one colour are sold, the smallest first. Any higher bid counts; whoever withdraws is out of it for good.
    .forms = auction, auctioned, for sale, under the hammer
term-city = Built from the hand for the cards and ducats it shows. It brings points and shields to its builder, and points to others’ roles.
    .forms = city, cities
term-building-card = A card of one of five colours. Cities ask for them; face up before you they count for the roles.
    .forms = building card, building cards, building deck
term-set = One card of each of the five colours before you, face up or face down: 2 points at the end.
    .forms = set of five colours, sets of five colours
forms-building-green = green, Universities
forms-building-white = white, Cathedrals
forms-building-red = red, Town Halls
forms-building-blue = blue, Castles
forms-building-yellow = yellow, Markets

explain-city = Costs { $cost } ducats and { $asks }. Brings { $points } points and { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
  } for { $where }.
explain-region = At the end most shields here are worth 5 points, second most 2. Cities that touch it: { $cities }.
explain-building = A building card of the colour { $colour }. Cities ask for it; face up it counts for the roles { $major } and { $minor }.
explain-major = Major role, for most cards of the colour { $colour } face up. 2 points whenever another builds with it, 2 at the end. { $power }
explain-minor = Minor role, for second most cards of the colour { $colour } face up. 1 point whenever another builds with it, 1 at the end. { $power }
