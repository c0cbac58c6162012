### Il Principe for those who play it for the first time: the guided game, a note for each question, and what words mean.

## The guided game: its chapters, its steps, what was learned

lesson-chapter-goal = The goal
lesson-chapter-auction = Auction
lesson-chapter-city = A city
lesson-chapter-roles = Roles
lesson-chapter-scoring = Scoring
lesson-goal-points = Whoever has most points at the end wins. Points come from cities that you build, from roles at court, and from your shields on the map.
    .title = How one wins
lesson-goal-city = A city costs the cards and the ducats that it shows, and brings points and shields. { $lacking ->
    [0] You hold every card of { $city }
    [one] You hold all but one card of { $city }
   *[other] You hold all but { $lacking } cards of { $city }
  }: in this lesson you build it.
    .title = Your aim: { $city }
lesson-goal-end = The last round comes when the deck runs low; and when fewer than four cities are open, the game is over. Here at court the cards are counted that lie face up before each family.
    .title = How it ends
lesson-lay = Everybody lays two cards face down. They are turned up together, sorted by building, and auctioned, the smallest group first. So give away what { $city } does not need.
    .title = Two cards for the auction
    .why = What you lay may be bought by others. But you may bid for it too, and whoever wins a group takes all of it.
lesson-raise = { $cards } × { $building } is for sale, and { $leader } offers { $price }. { $city } asks for it, so a ducat more is well spent.
    .title = Your first auction
    .why = Only the winner pays, and pays the bank. Whoever withdraws is out of this group for good.
lesson-bid = { $cards } × { $building } is next, and nobody has bid yet. { $city } asks for it. One ducat may be enough.
    .title = Open the bidding
    .why = Whoever wins an auction becomes Il Principe, and goes first from then on.
lesson-leave = { $cards } × { $building }: { $city } does not need it. Ducats that you keep will pay for the city, so withdraw here.
    .title = Let it go
    .why = Nobody sees how many ducats you have. To let rivals pay is a move too.
lesson-too-dear = { $cards } × { $building } would help, but { $city } itself costs ducats too. Keep them: other cards will come.
    .title = Too dear
lesson-keep = In round 1 no city can be built. { $lacking ->
    [0] You hold every card of { $city }
   *[other] You still lack { $lacking } of the cards of { $city }
  }, so play none of them: keep them in your hand.
    .title = Keep your cards
    .why = Cards that you play lie face up and count for the roles, but a city is built from the hand.
lesson-lay-spare = A new round: everybody received 5 ducats and 4 cards, and from now on cities can be built. Again give away what { $city } does not need.
    .title = Round 2
lesson-bid-to-build = You hold every card of { $city }. Whoever wins an auction may build at once, before all others. So win this group while it is cheap.
    .title = The right to build
    .why = Everybody may build in the next phase too, but somebody might take { $city } before it is your turn.
lesson-build = You have the cards and the ducats for { $city }. It scores at once; its shields count at the end; and its cards then lie face up before you, where they count for the roles.
    .title = Your first city
    .why = The next player may want the same city. When it is built, another is turned up in its place.
lesson-shields = Each shield of { $city } goes into a region that it touches. At the end most shields in a region are worth 5 points, second most 2. { $region } has fewest so far.
    .title = Your shields
    .why = A region without shields is won with one. Be first in two places rather than stronger in one.
lesson-save = Your city is built. Ducats will be needed for the next one, and sometimes for a role: keep them now.
    .title = Save your ducats
lesson-play = Now a role. It goes to whoever has most cards of its building face up. With { $cards } × { $building } more you have most, and become { $major }.
    .title = Play cards for a role
    .why = A major role has a power at once, brings 2 points whenever another builds with its colour, and 2 at the end.
lesson-nothing = Roles go to whoever has most cards of a building face up. None is in reach with the cards of one colour in your hand, so keep them for a city.
    .title = Roles
lesson-bid-role = Several families have equally many cards of { $building } face up, so the role is auctioned among them. It brings points whenever another builds with its colour.
    .title = A tie for a role
lesson-power = Every role has a power, used at once. This one places a shield in any region, without a city. Take one where there are few.
    .title = The power of a role
lesson-turn-up = Every role has a power, used at once. This one turns one of your face-down cards up: it counts for the colours that are still to come.
    .title = The power of a role
lesson-won = { $roles ->
    [one] You won a major role: { $major }.
   *[other] You won { $roles } major roles; one of them is { $major }.
  } The winner turns half of those cards face down, so roles change hands. Whenever another builds with your colour, you score 2 points.
    .title = You are { $major }
lesson-score-regions = { $shields ->
    [one] One shield of yours is
   *[other] { $shields } shields of yours are
  } on the map. If the game ended now, { $points } points would come from the regions: 5 for most shields in each, 2 for second most.
    .title = Regions at the end
lesson-score-now = If the game ended now you would have { $total } points: { $track } so far, { $regions } for regions, { $roles } for roles, { $sets } for sets of five colours. Most ducats and most cards count a little too.
    .title = The final scoring
lesson-end = { $ahead ->
    [1] You lead with { $points } points; the next family has { $best }.
    [0] You have { $points } points, as many as the best of the others.
   *[other] You have { $points } points; the best family has { $best }.
}
lesson-learned-goal = most points win; few cards or cities end it
lesson-learned-auction = smallest group first; who withdraws is out
lesson-learned-city = cards and ducats for points and shields
lesson-learned-roles = most cards face up; points when others build
lesson-learned-scoring = 5 and 2 a region, roles, sets, ducats, cards
lesson-next = let a rival pay too much, and build what two want

## Notes: what a question is about, and what to try

note-lay-cards = Everybody lays cards face down. They are turned up together, grouped by colour, and auctioned from the smallest group to the largest.
    .advice = Lay what your cities do not need. You may bid for what you laid, and whoever wins a group takes all of it.
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
