### The Prince for those who play it for the first time: the guided game, a note for each question, and what words mean.

## The guided game: its deal, its rounds, what was learned

lesson-1 = You are the Borgia, and the first Pope. Imola, a property, and Pinturicchio, an artist, are played at once; Ramiro de Lorca, a condottiere, and two Spies stay in your hand, where nobody sees them.
lesson-2 = A property is a palace with three places: for one office, one artist and one outside family. What lies under it is taken only together with it. Your home is a palace too, and is never lost.
lesson-3 = When no card is left on the table the round ends with an election: 3 votes a cardinal, and those printed on offices. More than half of all votes elects, and the new Pope scores 10 points.
lesson-4 = You begin, with 100 ducats. In each turn one of these twelve cards is sold by auction, or taken unseen with a Spy. The guided game is the first of three rounds.
lesson-end = The first of three rounds is over, election and all, and you have seen nearly everything this game asks.
lesson-learned-1 = Each turn begins with a card of the table: bought by auction, or taken unseen with a Spy.
lesson-learned-2 = What lies unprotected is there for the taking; under a palace it takes condottieri to seize it.
lesson-learned-3 = Votes come from cardinals and offices, and may be given to anybody. That is what promises are for.
lesson-learned-4 = Each round scores 1 point for 10 ducats, 10 for the Pope, and what is printed on properties and artists. Then the Pope hands out offices and new cardinals.

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
