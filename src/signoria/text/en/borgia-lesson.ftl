### The Prince for those who play it for the first time: the guided game, a note for each question, and what words mean.

## The guided game: its chapters, its steps, what was learned

lesson-chapter-goal = The goal
lesson-chapter-auction = Spy and auction
lesson-chapter-palaces = Palaces
lesson-chapter-seizure = A seizure
lesson-chapter-election = Election
lesson-goal-points = Most points after three rounds win. Each round scores 1 point for 10 ducats, 10 for the Pope, and what is printed on properties and artists. Here lies what is yours.
    .title = How one wins
lesson-goal-votes = Each round ends with the election of a Pope. Of { $all } votes { $elects } elect, and you have { $votes }: three for each cardinal, and those of offices. So you need a friend.
    .title = Who becomes Pope
lesson-keep = Your first hand. Properties, offices, artists and outside families are played at once; condottieri and Spies stay in your hand, unseen by others.
    .title = Your hand
    .why = Only a hand with three cards of one type may be thrown in for another.
lesson-fee = { $card } is an artist: he costs { $fee } ducats once, and scores points at the end of every round.
    .title = An artist’s fee
    .why = Ten ducats are one point a round. An artist who comes in round 1 scores three times.
lesson-decline = { $card } would cost { $fee } ducats, more than half of what you have. Let him go.
    .title = Too dear
lesson-place = { $card } finds a place under a palace. There the card is protected; unprotected, anybody could take it.
    .title = Under a palace
lesson-spy = Every turn begins with a face-down card: turned up for auction, or taken unseen with a Spy. You have a Spy, so this card costs nothing.
    .title = Your first turn: a Spy
    .why = A Spy saves money, but is blind and then spent. What is turned up is seen by all before they bid.
lesson-rest = Now you could play cards, and once a turn try to seize something of another family. First see how an auction goes: end your turn.
    .title = The end of a turn
lesson-bid = { $card } is for sale. The bidding goes round, any higher amount counts. A property brings income and points in every round, so join in.
    .title = Your first auction
    .why = If nobody bids for a card that you turned up yourself, it is yours for nothing.
lesson-bid-own = You turned { $card } up, so you bid first. { $office ->
    [1] An office brings ducats in every round, and votes in the election.
   *[other] {""}
  } One ducat may be enough.
    .title = Bid first
lesson-raise = { $leader } offers { $price } ducats for { $card }. It is worth more than that.
    .title = Go on
    .why = Whoever wins pays the bank. Weigh the price against what the card brings in all the rounds to come.
lesson-leave = { $card } is for sale. Whoever passes is out for this card. Keep your ducats this time: ten are a point.
    .title = Let it go
lesson-turn = Now turn a card up for auction. Everybody sees it, and you bid first.
    .title = Turn a card up
lesson-palace = { $card } is a palace of yours. Power defends it, and under it is room for one office, one artist and one outside family: they are taken only together with it.
    .title = Your palaces
lesson-unprotected = { $card } lies unprotected before { $opponent }, and nothing defends it.
    .title = Look there
lesson-seize = Once a turn you may seize something. A palace takes condottieri, stronger than its defence. An unprotected office or artist can be taken without any, if the owner sends none.
    .title = Your first seizure
    .why = An attack that fails costs the turn and the condottieri sent.
lesson-commit = Both sides choose condottieri in secret and turn them up together. All are paid and set aside, whoever wins. Here the defence is nothing: you need send nobody.
    .title = Sealed
    .do = seal none
lesson-seized = { $card } is yours! Put it under a palace at once, or others will take it as you did.
    .title = It succeeded
lesson-arrange = After a seizure you may move offices and artists between your palaces. All is well as it is.
    .title = Put in order
lesson-alone = You have seen a whole turn, so decide for yourself now: buy what brings more in the rounds to come than it costs. An artist’s fee comes on top of the price.
    .title = Now you
lesson-no-prey = Nothing lies unprotected that you could take without a fight. Keep your condottieri, and end your turn.
    .title = No attack now
lesson-to-go = { $cards ->
    [one] One card is left.
   *[other] { $cards } cards are left.
  } When the table is empty, the Pope is elected. Offices are votes too.
    .title = The election is near
lesson-vote = All vote at once and unseen. You have { $votes } of { $all } votes, and { $elects } elect. { $opponent } has promised you { $promised }: that makes { $together }. Give all of yours to yourself.
    .title = Your votes
    .do = press “all” beside your name, then seal the ballot
    .why = Among people, this is what offers and promises are for. A promise binds nobody, so look for families that gain by keeping theirs.
lesson-vote-again = Nobody had a majority, so the vote is repeated. You have { $votes } of { $all } votes; { $elects } elect.
    .title = Once more
    .do = give all to yourself, or to whoever is left, then cast them
lesson-elected = You are Pope! That scores 10 points. The Pope gives own offices away, hands out new cardinals and begins the round.
    .title = You were elected
lesson-not-elected = { $opponent } is Pope, and scores 10 points. The Pope gives own offices away, hands out new cardinals and begins the round.
    .title = Another was elected
lesson-scoring = Round 1 brought you { $points } points: { $pope } as Pope, the rest for your ducats, ten a point, and for properties and artists. Ducats stay with you and score again. After round 3 most points win.
    .title = The scoring
lesson-end = { $ahead ->
    [1] You lead with { $points } points after round 1 of 3; the next family has { $best }.
    [0] You have { $points } points after round 1 of 3, as many as the best of the others.
   *[other] You have { $points } points after round 1 of 3; the best family has { $best }.
}
lesson-learned-goal = points each round: ducats, Pope, properties, artists
lesson-learned-auction = unseen with a Spy, or for the highest bid
lesson-learned-palaces = room for one of each kind; it protects them
lesson-learned-seizure = more power than the defence; unprotected is easy
lesson-learned-election = more than half of all votes; cardinals and offices
lesson-next = what a vote is worth to somebody else

## Notes: what a question is about, and what to try

note-throw-in = Your first hand. With three cards of one type it may be thrown in for another; else it is kept.
    .advice = Keep it. Properties, offices, artists and outside families are then played at once; the rest stays hidden in your hand.
note-buy-or-spy = Every turn begins with a card of the table: turn one up for auction, or play a Spy and take one unseen for nothing.
    .advice = A Spy saves money but is blind. If nobody bids for a card you turned up, it is yours for nothing.
note-bid = Bid any higher amount, or pass for good. The winner pays the bank. For an artist the fee on the card comes on top.
    .advice = Ten ducats are a point at the end of each round. So weigh the price against what the card brings in all the rounds to come.
note-play-or-seize = Now you may play cards from your hand, and once in a turn try to seize something of another family. A palace or an outside family takes a condottiere.
    .advice = Look for an office or artist that lies unprotected: if its owner sends no condottiere, you take it even without one.
note-arrange = After a seizure you may still move offices and artists between your palaces. An outside family under a property stays there.
    .advice = Put what is worth most where the defence is strongest.
note-fee = An artist costs the fee on the card, however he came. Unpaid he is set aside, but one that you seized and cannot pay stays with his owner.
    .advice = He scores at the end of every round. In round 1 a fee pays three times.
note-place = A card that is played lies under a property or the home, or unprotected.
    .advice = Protect it: each palace has one place of each kind. What lies unprotected is soon gone.
note-new-place = Where the card that you moved goes. Whatever lay in that place becomes unprotected.
    .advice = Change places only if the new card is worth more.
note-tuck = A new property has free places, and a card that lies unprotected may go under it at once.
    .advice = Fill the place. It costs nothing.
note-doctor = Somebody plays poison. Everybody is asked, so that nobody learns who has the Doctor; the first who answers stops it and pays the fee.
    .advice = Without the Doctor you can only pass. With it, save what is yours.
note-fate = The Pope’s death card struck an office: as Pope you may give it to somebody instead of setting it aside.
    .advice = Given to a friend it brings gratitude, and perhaps votes.
note-verdict = Everybody but the Pope judges, one vote a cardinal. If more are for the accusation than against it, the Pope loses the next turn.
    .advice = For it, unless the Pope is your friend: a turn less there is a card more for the others.
note-commit = Both sides choose condottieri in secret and reveal them together; against a palace or an outside family the attacker sends at least one. All of them are paid and set aside, whoever wins. A tie holds, unless the defence is nothing at all.
    .advice = Add up the defence that you can see, and send just more. The other side may send somebody too.
note-secret-ballot = Everybody casts all their votes at once and unseen, for any families. More than half of all votes elects.
    .advice = Alone nobody has a majority. Vote for yourself to keep the others out, or make a Pope who will remember it.
note-open-ballot = Nobody had a majority. Everybody votes again, in the open, beginning with the Pope.
    .advice = You see how those before you voted: what is missing to elect one of them may lie with you.
note-run-off = Only two families are left, and votes may be split between them.
    .advice = Choose the one whose gifts you would rather have next round.
note-name-family = The vote is tied, and the sitting Pope decides.
    .advice = Name yourself if you are one of them: the new Pope scores 10 points.
note-give-office = At the start of a round the Pope gives all own offices away, each to another family.
    .advice = To whoever is least dangerous. A family that was given something has less ground to accuse you.
note-reshuffle = The Pope may collect all other offices and deal them out at random; everybody gets as many as before.
    .advice = It hurts whoever holds the best, but then anybody may accuse you of simony.
note-cardinals = The Pope hands out the new cardinals, and keeps at most one more than the family given most.
    .advice = A cardinal is three votes in every election. Give to one friend, and keep one more.
note-trade = Before a ballot you may make offers: cards and ducats for cards and ducats.
    .advice = A vote is worth something now. But promises bind nobody.
note-offer = Name the cards you give and those you ask for. Offices change hands only if the Pope consents.
    .advice = Offer what helps them more than it costs you.
note-ducats-given = Ducats may be added to an offer.
    .advice = Ten ducats are one point at the end of the round.
note-ducats-asked = You may ask for ducats, if you give none.
    .advice = Ask for less than the card would fetch at auction.
note-accept = Another family makes you an offer. All of it is carried out, or nothing.
    .advice = Count what it brings to both sides.
note-consent = An office would change hands, and that needs the Pope’s consent.
    .advice = Offices are votes: see who would have more.

## What words mean

term-property = A palace with power, income and points. It protects one office, one artist and one outside family.
    .forms = property, properties, palace, palaces
term-home = Your family’s own palace, of power 3. It is never lost, but what lies under it can be.
    .forms = home property, home
term-office = Brings ducats at the end of each round, and votes in the election.
    .forms = office, offices
term-artist = Brings points at the end of each round. Costs a fee when he comes to you.
    .forms = artist, artists
term-outside-family = Adds its power to the defence of the palace it lies under, and stays there for good.
    .forms = outside family, outside families
term-condottiere = A captain for hire: his power counts in an attack or a defence. He is paid and set aside, whatever comes of it.
    .forms = condottiere, condottieri
term-cardinal = Three votes in the election, and one when simony is judged.
    .forms = cardinal, cardinals
term-pope = Elected at the end of each round, which scores 10 points. Hands out offices and new cardinals, and has the first turn.
    .forms = Pope
term-ducat = Money, hidden from the others. Ten are a point at the end of each round.
    .forms = ducat, ducats
term-power = What counts in an attack or a defence. A tie holds, unless the defence is nothing at all.
    .forms = power, defence, attack
term-fee = What an artist or a condottiere costs, paid to the bank.
    .forms = fee, fees
term-seize = An open attack on something of another family, once a turn.
    .forms = seize, seizure
term-protected = Under a property or a home a card can be taken only with it, or from the home. Death cards get through.
    .forms = protected, protects
term-unprotected = Under no palace: such a card can be seized by itself. An outside family has its own power then, an office or artist none.
    .forms = unprotected
term-aside = A card that is set aside is shuffled into the deck when another round begins.
    .forms = set aside
term-vote = Three a cardinal, and those printed on offices. All must be cast.
    .forms = vote, votes
term-election = Ends each round. A secret ballot first, then open ones, until somebody has more than half of all votes.
    .forms = election, ballot, ballots
term-simony = Selling offices of the Church. If it is upheld, the Pope loses the next turn.
    .forms = accusation of simony, simony

explain-property = Property. Power { $power }, { $income } ducats and { $points } points at the end of each round. Protects one office, one artist and one outside family.
explain-office = Office. { $income } ducats at the end of each round, { $votes } votes in the election. The Pope hands offices out.
explain-artist = Artist. Costs { $fee } ducats when he comes, brings { $points } points at the end of each round.{ $power ->
    [0] {""}
   *[other] {" "}While he lies under a palace of yours he adds { $power } to every defence of yours, and to your attacks with a condottiere.
}
explain-outside_family = Outside family. Adds { $power } to the defence of the palace it lies under, and stays there.
explain-condottiere = Condottiere of power { $power }, for an attack or a defence. Costs { $fee } ducats and is then set aside.
explain-spy = Takes a face-down card of the table unseen, or a random card from a hand. Then it is spent.
explain-poison_plague = Kills an artist, an office or a marriage, protected or not, unless a Doctor answers.
explain-bravo = Kills an artist, an office, a marriage or Savonarola. Nothing stops it.
explain-doctor = Answers a poison, of anybody’s and at any time, for a fee.
explain-marriage = Until the round ends, you and another family neither play cards against each other nor seize from each other. A death card against either of you ends it.
explain-savonarola = Until the round ends, the Pope may play no card from hand but a Bravo against him.
explain-simony = From round 2 on: all but the Pope judge, and the Pope may lose the next turn.
