### The Prince, the rules, numbered. One message a paragraph; the id is the number that code and tests cite.
### One sentence a line: a reader may join the lines with spaces.
### docs/rules/borgia.md is generated from this file by tools/docs.py.

## The game and its source

about-game =
    The Prince: The Struggle of House Borgia by Alexander S. Berg; Phalanx 2003.
    For 3 to 5 players.
about-rulings =
    A ruling decides where the source is silent or contradicts itself.
    It is ours, not the rulebook's, and is marked wherever it is shown.

source-I = Phalanx 2003, Italian translation of the rulebook; § is a section of it

option-trade =
    With the option trade players may trade, as TP-95 says; it is off unless the table turns it on.
    .title = Trade
    .section = Options
    .sources = I §13
option-trade_offers =
    The option trade_offers is the number of offers each player may make in each own turn and before each ballot: 3 unless the table says otherwise, at least 1.
    .title = Offers
    .section = Options
    .sources = ruling
    .rulings = I sets no limit; without one a game need not end.
option-open_ballots =
    The option open_ballots is the number of open ballots before the run-off of TP-73: 5 unless the table says otherwise, at least 1.
    .title = Open ballots
    .section = Options
    .sources = ruling
    .rulings = I sets no limit; without one a game need not end.

## Components

TP-1 =
    There are 60 cards of twelve types.
    Properties, offices, artists and outside families are played at once.
    Condottieri, Spies, Death by Poison / Plague, Death by Bravo, the Doctor, Marriage, Savonarola and Accusations of Simony are kept in hand.
    .title = The cards
    .section = Components
    .plain = Properties, offices, artists and outside families are played at once; all other cards are kept in hand.
    .sources = I §2.1, 5.0
TP-2 =
    Each player is a family: Borgia, Medici, della Rovere, Colonna or Orsini.
    A family has a home property of power 3 and a base income of 35 ducats.
    There are 30 cardinals.
    .title = Families and cardinals
    .section = Components
    .plain = Each player is a family with a home property of power 3 and a base income of 35 ducats.
    .sources = I §1, 2.2, 2.3
TP-3 =
    The deck holds the cards of later rounds; on the table lie, face down, those for auction in this round.
    Condottieri, offices and artists that are set aside are shuffled into the deck at the next round.
    What is discarded never comes back.
    .title = Piles
    .section = Components
    .plain = What is set aside is shuffled into the deck when the next round begins; what is discarded never comes back.
    .sources = I §4.4, 5
TP-4 =
    Ducats are whole and hidden; nobody may spend more than they have, or borrow.
    Hands are hidden, and so is how many cards they hold.
    The bank never runs out.
    .title = What is hidden
    .section = Components
    .plain = Your ducats, your hand and how many cards it holds are secret; you cannot spend more than you have.
    .sources = I §3.3, 6, 9; ruling on the bank
    .rulings = No section says what happens when the coins run out; the bank has as many as are needed.

## Set-up

TP-10 =
    One player is the first Pope: drawn at random, unless the table names one.
    Everyone begins with 4 cardinals and 100 ducats.
    .title = The first Pope
    .section = Set-up
    .plain = One player is the first Pope, and everyone begins with 4 cardinals and 100 ducats.
    .sources = I §3.2, 3.5, 3.6; ruling on the first Pope
    .rulings = I takes the oldest player; a draw takes the place of that.
TP-11 =
    Deal 5, 4 or 4 cards to each of 3, 4 or 5 players.
    From the Pope clockwise, a player who holds 3 or more cards of one type may throw the whole hand in and be dealt a new one, as often as that holds.
    The cards thrown in are shuffled back first.
    .title = Hands
    .section = Set-up
    .plain = With 3 or more cards of one type you may throw your whole first hand in and are dealt a new one.
    .sources = I §3.3; rulings
    .rulings =
        That thrown-in cards are shuffled back before the new hand is dealt is a ruling.
        The types are the twelve of TP-1; Poison and Plague are one type.
TP-12 =
    Then, from the Pope clockwise, each player plays the cards that are played at once, and pays artists from the 100 ducats.
    A player plays them in the order properties, offices, artists, outside families.
    .title = Playing from the first hand
    .section = Set-up
    .plain = From the Pope clockwise each plays what must be played: properties, offices, artists, then outside families.
    .sources = I §3.3; rulings on the order
    .rulings = I gives no order, neither among the players nor among the cards of one of them.
TP-13 =
    Lay 12, 12 or 10 cards face down on the table for 3, 4 or 5 players.
    The rest is the deck.
    .title = The table
    .section = Set-up
    .plain = 12 cards lie face down on the table for 3 or 4 players, 10 for 5; the rest is the deck.
    .sources = I §3.4

## A round

TP-20 =
    The game has 3 rounds.
    The Pope takes the first turn; turns go clockwise until one ends with no face-down card on the table.
    .title = Rounds and turns
    .section = A round
    .plain = The Pope has the first turn, then clockwise, until a turn ends with no face-down card left; there are 3 rounds.
    .sources = I §4.1, 4.2
TP-21 =
    A turn is: buy or spy, which is obligatory; play cards; seize, once at most.
    Before, between and after these, but not during an auction or a seizure, the active player may rearrange own protection.
    No card is moved twice in one of these windows; the time from buying to seizing is one window.
    .title = A turn
    .section = A round
    .plain = In your turn you buy or spy, then may play cards, then may seize once; in between you may rearrange protection.
    .sources = I §4.2, 5.1, 8.1.4; rulings
    .rulings =
        I lets the active player rearrange; that this goes on after a seizure, and once a card in each window, is a ruling.
        There is no window of its own between playing cards and seizing, and none at the end of a turn without a seizure: what a card or a trade has changed can be answered with cards not moved yet.
        That one attempt a turn is all rests on §8.1.4, “il suo tentativo di furto del turno”, against “una o più carte” in §4.2.
TP-22 =
    To buy, the active player turns up a face-down card of choice, and everyone bids for it.
    The active player begins, then clockwise: at least 1, any higher whole amount up to the ducats owned, or pass for good.
    The last bidder pays the bank and takes the card; if nobody bids, the active player takes it for nothing.
    .title = Buying
    .section = A round
    .plain = The active player bids first; bid more than the last bid, up to the ducats you own, or pass for good.
    .sources = I §6; ruling on the least bid
    .rulings = That the least bid is 1 ducat is a ruling.
TP-23 =
    To spy, play a Spy and take one face-down card, unseen and free; an artist's fee is still due.
    The Spy is discarded.
    .title = Spying on the table
    .section = A round
    .plain = A Spy takes a face-down card of the table, unseen and free, and is discarded; an artist's fee is still due.
    .sources = I §4.2, 5.6
TP-24 =
    A card that is played at once is played at once, whatever way and whenever it came.
    .title = At once
    .section = A round
    .plain = A card that is played at once is played as soon as it comes, however it came.
    .sources = I §3.3 note

## Properties and protection

TP-30 =
    A property protects at most one office, one artist and one outside family; so does the home property.
    .title = Places
    .section = Properties and protection
    .plain = A property protects at most one office, one artist and one outside family, and so does the home.
    .sources = I §5.1
TP-31 =
    Cards that are played at once lie in the open, under a property of their owner or unprotected.
    Whoever receives an office, artist or outside family puts it at once, also out of turn, under an own property or the home where that place is free, or leaves it unprotected.
    Displacing another card waits for one's own turn.
    .title = Putting a card down
    .section = Properties and protection
    .plain = You put a card you receive under a property or the home where that place is free, or leave it unprotected.
    .sources = I §3.3, 5.1, 5.5; ruling on the time
    .rulings = When a card received out of turn may be protected is a ruling.
TP-32 =
    When a property arrives, its new owner may at once put one unprotected office, one artist and one outside family under it.
    .title = A new property
    .section = Properties and protection
    .plain = When a property comes to you, one unprotected office, artist and outside family of yours may go under it at once.
    .sources = I §5.1; ruling
    .rulings = “O” is read as and/or.
TP-33 =
    The active player may move own offices and artists between own properties and out of or into the unprotected area; whatever lay in the place becomes unprotected.
    An outside family, once under a property, stays with it for good; an unprotected one may be put under an own property without one, and then stays.
    .title = Rearranging
    .section = Properties and protection
    .plain = In your turn you may move offices and artists, each once in a part of it; an outside family under a property stays.
    .sources = I §5.1, 5.5; rulings
    .rulings =
        That an unprotected outside family may be put under a property later, and that a card may be displaced, are rulings.
        So is that a card may be moved out of protection: §5.1 names only moves between properties.
TP-34 =
    An artist costs the fee printed, paid on arrival however it came.
    Unwilling or unable: the artist is set aside.
    .title = Artists' fees
    .section = Properties and protection
    .plain = An artist costs the fee on the card when he comes to you; if you do not pay, he is set aside.
    .sources = I §5.3, 6

## Cards played from the hand

TP-40 =
    A Spy takes a random card from an opponent's hand; it may be played this turn.
    Any opponent may be named; if the hand proves empty, the Spy is discarded for nothing.
    Only the two players see the card, and only they learn whether there was one.
    Discard the Spy.
    .title = Spy
    .section = Cards played from the hand
    .plain = A Spy takes a random card from an opponent's hand, if there is one, and is discarded; only you two learn which.
    .sources = I §5.6; rulings
    .rulings =
        That an empty hand may be named is a ruling: hand sizes are hidden.
        That others do not learn whether a card was taken follows from the same.
TP-41 =
    Poison / Plague is played against any artist, office or marriage in play.
    Unless a Doctor answers, an artist or a marriage is discarded and an office is set aside.
    If the Pope played the card, the Pope may instead give the office to any player but the Pope, its owner included, who may put it under a free place.
    The death card is discarded.
    .title = Poison / Plague
    .section = Cards played from the hand
    .plain = Poison discards an artist or a marriage and sets an office aside, unless a Doctor answers; a Pope may give the office away.
    .sources = I §5.7.1; ruling
    .rulings = That the owner may get the office back is a ruling.
TP-42 =
    A Bravo is played against a marriage, Savonarola, an office or an artist, protected or not, with the effects of TP-41; no Doctor can stop it.
    Protection never stops a death card.
    .title = Bravo
    .section = Cards played from the hand
    .plain = A Bravo strikes an artist, an office, a marriage or Savonarola, protected or not, and no Doctor can stop it.
    .sources = I §5.3, 5.7.2, 5.9.1; rulings
    .rulings =
        §5.7.2 does not list artists, but §5.3 says any Death card.
        “Protetta … dai Savonarola” is read as naming Savonarola a target, as §5.9.1 does.
        That protection does not stop Poison either is a ruling on “any artist or office”.
TP-43 =
    Any player, at any time, may answer a Poison / Plague with a Doctor whose fee they can pay, and pay it; both cards are discarded and nothing else happens.
    Every other player is asked in clockwise order from the active player, holders or not; the first Doctor settles it.
    .title = Doctor
    .section = Cards played from the hand
    .plain = Anyone may stop a poison with a Doctor and pay the fee; all are asked in turn, whether they hold one or not.
    .sources = I §5.7.3, 9; ruling on the order
    .rulings =
        The order is a ruling; all are asked so that nobody learns who holds one.
        That only what one can pay is used is §9.0, “non potranno … usare una carta”.
TP-44 =
    A Marriage names an opponent.
    Until the end of the round the two may not play cards against each other nor seize from each other.
    A death card that strikes the marriage, or an artist or office of one of the two, discards the marriage and lifts the ban at once; otherwise it ends with the round.
    Either partner may play a death card on their own marriage and may answer the other's Poison with a Doctor.
    A player may be in several marriages, but not twice with the same partner; the box has one Marriage card, so it never comes to that.
    .title = Marriage
    .section = Cards played from the hand
    .plain = Until the round ends the married neither play cards against each other nor seize; a death card against either ends it.
    .sources = I §5.8; rulings
    .rulings =
        “Alla fine del turno” is read as the round, as in §4.3.
        §5.8 dissolves it by a death card “contro uno dei due giocatori sposati”; TP-47 says what goes against a player, and a death card that a Doctor stops dissolves nothing.
        Death cards on the marriage and Doctors go against a card, not a player.
TP-45 =
    Savonarola is played against the Pope and stays in play until killed by a Bravo or until the round ends; then he is discarded.
    While he stands the Pope may play no card from hand, no Spy, Condottiere, Doctor nor anything else, except a Bravo against Savonarola.
    Buying, bidding and seizing what takes no force stay allowed.
    .title = Savonarola
    .section = Cards played from the hand
    .plain = While Savonarola preaches the Pope plays no card from hand but a Bravo against him, and sends no condottieri.
    .sources = I §5.9.1
TP-46 =
    An Accusation of Simony is played in one's own phase against the Pope, from round 2 on, if the Pope this round reshuffled the others' offices, or if the accuser received neither office nor cardinal from the Pope at the start of this round.
    Everyone but the Pope votes openly, clockwise from the accuser, 1 vote a cardinal, all of a player's votes together, for or against.
    More for than against: the Pope loses the next turn.
    In round 1 it may be played to no effect.
    The card is discarded.
    .title = Accusation of Simony
    .section = Cards played from the hand
    .plain = All but the Pope judge the accusation, one vote a cardinal; more for than against, and the Pope loses the next turn.
    .sources = I §5.9.2; rulings
    .rulings =
        How the vote is taken is a ruling.
        The penalty falls on the player who was Pope when accused; it waits into the next round if need be and lapses after round 3; two upheld accusations before that turn cost one turn.
        The Pope plays neither Simony nor Savonarola against self.
TP-47 =
    A card against a player includes one against anything they own; the partners of a marriage are barred from it.
    .title = Against a player
    .section = Cards played from the hand
    .plain = A card against anything a player owns is a card against that player, and partners of a marriage may not play it.
    .sources = I §5.8; ruling
    .rulings = What “against” covers is a ruling.

## Seizing

TP-50 =
    One attempt a turn, declared openly, against one opponent's unprotected office or artist, unprotected outside family, property with all under it, or the cards under a home property.
    The home itself never moves, and a card under a property cannot be taken without it.
    A home with no office or artist under it is no target.
    A property, a home or an unprotected outside family is attacked by force: the attacker commits at least one condottiere, and whoever holds none that they can pay cannot name it.
    .title = Targets
    .section = Seizing
    .plain = Once a turn you may attack something of one opponent; all but an unprotected office or artist takes a condottiere.
    .sources = I §5.1, 8, 8.1.4; rulings
    .rulings =
        An outside family under a home cannot be taken, so a home that covers nothing else is no target.
        “Richiede l'uso della forza” is read as: at least one condottiere, the attacker's only force; a home is a property here too.
        That one attempt a turn is all rests on §8.1.4, “il suo tentativo di furto del turno”, against “una o più carte” in §4.2.
TP-51 =
    Both players choose any number of own condottieri in secret, the attacker at least one where TP-50 asks for force, and reveal them together; one may commit only condottieri whose fees one can pay.
    All committed are paid for and set aside, whatever the result.
    .title = Condottieri
    .section = Seizing
    .plain = Both sides choose condottieri they can pay, in secret; all that are sent are paid and set aside, whoever wins.
    .sources = I §5.4, 8.1, 9; ruling on force
    .rulings = That only what one can pay is used is §9.0, “non potranno … usare una carta”.
TP-52 =
    Attack is the power of the condottieri.
    Defence is the power of the property or home, of the outside family under it, and of the condottieri; for an unprotected outside family its own power and the condottieri; for an unprotected office or artist only condottieri.
    Da Vinci may add to either, TP-53.
    .title = Attack and defence
    .section = Seizing
    .plain = Attack is the power of the condottieri; defence that of the property or home, of the outside family, and of condottieri.
    .sources = I §8.1
TP-53 =
    Da Vinci has power only while he lies under a property or the home of his owner.
    He then adds 1 to the owner's attack if at least one condottiere is committed, and 1 to every defence of the owner, whatever is attacked.
    .title = Da Vinci
    .section = Seizing
    .plain = Under a palace of his owner da Vinci adds 1 to every defence, and to an attack with at least one condottiere.
    .sources = I §8.2; ruling
    .rulings = “Protetto dalla famiglia che è sotto attacco” names the family, not the property attacked; it protects him under any of its properties or its home.
TP-54 =
    Attack greater than defence, or defence zero: success.
    A tie goes to the defender, unless the defence is zero.
    .title = The result
    .section = Seizing
    .plain = The attack succeeds if it is greater than the defence, or if nothing defends; otherwise a tie holds.
    .sources = I §8.1
TP-55 =
    Success takes the target: a property with all under it, still protected there; from a home its office and artist, while its outside family stays.
    Single cards taken may at once go under a free place of the taker.
    .title = What is taken
    .section = Seizing
    .plain = A property is taken with all under it; from a home come its office and artist, while its outside family stays.
    .sources = I §8; ruling
    .rulings = That the outside family stays with the home follows from TP-33.
TP-56 =
    An artist taken costs the fee at once, after the condottieri are paid.
    Able but unwilling: the artist is set aside.
    Unable: the artist is not taken and stays with the defender, under the home if the home was attacked, else unprotected.
    An unprotected artist whose fee the attacker cannot pay cannot be named, nor a home from which only such an artist could be taken; there one condottiere is paid first.
    .title = Artists taken
    .section = Seizing
    .plain = A seized artist costs the fee after the condottieri; if you cannot pay he stays, and if nothing else is there you cannot attack.
    .sources = I §5.3, 8 note; ruling
    .rulings =
        Where an artist stays that cannot be paid is a ruling.
        “Non potrete rubare l'Artista” is read as: what could bring nothing but such an artist is no target.

## The end of a round

TP-60 =
    Everyone receives the ducats printed on properties and offices owned, not the base 35.
    .title = Income
    .section = The end of a round
    .plain = At the end of a round you receive the ducats printed on your properties and offices.
    .sources = I §4.3, 9
TP-61 =
    Then comes the election.
    .title = Election
    .section = The end of a round
    .plain = After the income of a round the Pope is elected.
    .sources = I §4.3
TP-62 =
    Then victory points are scored; after round 3 the game ends here.
    .title = Scoring
    .section = The end of a round
    .plain = After the election points are scored; after round 3 the game ends.
    .sources = I §4.3
TP-63 =
    Discard all marriages; Savonarola goes too.
    .title = What ends with the round
    .section = The end of a round
    .plain = Marriages and Savonarola end with the round.
    .sources = I §4.3.4, 5.9.1
TP-64 =
    In the next round shuffle the set-aside cards into the deck; each player, from the Pope clockwise, draws one card, played at once or kept.
    Then each receives 35 ducats, and the table is laid out as in TP-13, with fewer cards if the deck is short.
    Then the Pope redistributes, TP-90.
    .title = The next round
    .section = The end of a round
    .plain = In a new round what was set aside is shuffled in, each draws a card and receives 35 ducats, and the table is laid anew.
    .sources = I §4.4; rulings
    .rulings = The order of drawing, and what happens if the deck is short, are rulings.

## Election

TP-70 =
    A player has 3 votes a cardinal and those printed on offices owned.
    All must be cast, and may be split among families, own included.
    .title = Votes
    .section = Election
    .plain = You have 3 votes a cardinal and those on your offices; all must be cast, and may be split among families.
    .sources = I §10
TP-71 =
    The first ballot is secret and simultaneous.
    More than half of all votes elects.
    .title = The first ballot
    .section = Election
    .plain = All vote in secret at the same time; more than half of all votes elects.
    .sources = I §10
TP-72 =
    Without a majority there are open ballots, clockwise from the sitting Pope, each recasting all votes, until one has a majority.
    Only families in play can be voted for.
    .title = Open ballots
    .section = Election
    .plain = Without a majority all vote again in the open, from the sitting Pope clockwise, until one family has one.
    .sources = I §10; rulings
    .rulings =
        “Mantengono” is read as go on voting.
        That only families in play can be elected is a ruling.
TP-73 =
    After so many open ballots without a majority, 5 unless the table says otherwise, there is one run-off between the two families with most votes in the last one; where they tie, the sitting Pope names which.
    It is open, clockwise from the sitting Pope, and votes may be split between the two; if it is drawn, the sitting Pope names one of the two.
    .title = The run-off
    .section = Election
    .plain = After too many open ballots a run-off between the two strongest decides; where votes tie, the sitting Pope names one.
    .sources = ruling
    .rulings = I lets ballots go on without end; a game must end.

## Victory points

TP-80 =
    Each round scores 1 point for every full 10 ducats, 10 for the new Pope, and the points printed on properties, offices and artists owned.
    Points are added up over the three rounds.
    .title = Points
    .section = Victory points
    .plain = Each round scores 1 point for 10 ducats, 10 for the new Pope, and the points on your properties, offices and artists.
    .sources = I §4.0, 11; ruling
    .rulings =
        §4.0 names properties and artists, §11 offices and artists; all three carry a printed value, which may be 0.
        It is 0 on every office of our data.
TP-81 =
    Most points after round 3 wins; a tie is shared.
    .title = The winner
    .section = Victory points
    .plain = Most points after round 3 wins, and a tie is shared.
    .sources = I §11

## The Pope's powers

TP-90 =
    At the start of rounds 2 and 3 the Pope gives up all own offices, protected or not, and hands each to another player of choice, who may put it under a free place.
    In the round that follows the Pope may acquire offices again.
    .title = The Pope's own offices
    .section = The Pope's powers
    .plain = At the start of rounds 2 and 3 the Pope gives each own office to another player, who may protect it.
    .sources = I §12; ruling
    .rulings = There is no redistribution in round 1: §5.2 says “first round”, §4.4 and §5.9.2 say otherwise.
TP-91 =
    Then the Pope may collect all other offices in play, all or none, shuffle them, and deal them out at random so that each player gets exactly as many as given up.
    Those just handed out under TP-90 stay where they are and do not count.
    Received offices may go under free places.
    .title = The others' offices
    .section = The Pope's powers
    .plain = The Pope may collect all other offices and deal them out at random; everyone gets as many as they gave up.
    .sources = I §12; ruling
    .rulings = What “other” means is a ruling.
TP-92 =
    The Pope takes as many unused cardinals as there are players, or all that are left, and hands all of them out freely, to self at most one more than to the player given most.
    .title = New cardinals
    .section = The Pope's powers
    .plain = The Pope hands out as many new cardinals as there are players, to self at most one more than to the player given most.
    .sources = I §12

## Trade

TP-95 =
    In their own turn the active player may trade with any opponent; in the election phase, before each ballot, all may trade with all.
    Cards in hand, cards in play, and ducats can change hands; offices only with the Pope's consent; never cardinals or the home.
    Both sides must agree to the whole of an offer; it is carried out at once or not at all.
    A traded artist costs the new owner the fee at once.
    A property is traded with all that lies under it; an outside family under a property only with that property, under a home never.
    Each player may make at most so many offers, 3 unless the table says otherwise, in each own turn and before each ballot; an offer that is not accepted lapses at once.
    Promises bind nobody.
    .title = Trade
    .section = Trade
    .plain = Cards and ducats may be traded in your turn and before ballots, offices only with the Pope's consent; promises bind nobody.
    .sources = I §13; rulings
    .rulings =
        I names only cards; that ducats may be part of an offer is a ruling.
        So are the limit of offers and what happens to an outside family.
        An offer is the proposer's alone until it is put; then cards from hands and ducats are known to the two alone; the Pope consents to what is seen to change hands.

## Worked examples

TP-E1 =
    Tom opens at 1; Frank bids 2, Ralph passes, Maria bids 3, Tom 4, Frank 5, Maria passes, Tom bids 6, Frank passes.
    Tom takes the card for 6.
    .title = An auction
    .section = Worked examples
    .plain = Tom bids last, 6 ducats, and takes the card for them.
    .sources = I §6
TP-E2 =
    Andy's Mantegna is unprotected; Tom commits condottieri of power 2, Andy none.
    Mantegna is taken, and Tom pays both the condottiere and the artist.
    .title = Mantegna is taken
    .section = Worked examples
    .plain = Tom sends condottieri of power 2 for an unprotected artist, Andy nobody: Tom takes him and pays for both.
    .sources = I §8.1
TP-E3 =
    Jim's Ceri, power 2, with Sforza, power 1, is attacked by Susan with 2 and 3 and defended with a 2.
    At 5 to 5 Ceri holds; all three condottieri are set aside and paid for.
    .title = Ceri holds
    .section = Worked examples
    .plain = At 5 to 5 Ceri holds, and all condottieri of both sides are paid and set aside.
    .sources = I §8.1
TP-E4 =
    Tom has 15 votes, Frank 14, Maria and Andy 13 each, Ralf 12.
    Tom and Frank vote for themselves, the others for Ralf: with 38 of 67 he is elected.
    .title = Ralf is elected
    .section = Worked examples
    .plain = With 38 of 67 votes Ralf has more than half and is elected.
    .sources = I §10
TP-E5 =
    Tom has 87 ducats: they are worth 8 points.
    .title = Ducats
    .section = Worked examples
    .plain = 87 ducats are worth 8 points.
    .sources = I §11
TP-E6 =
    With 5 players Tom, the Pope, may give 2 cardinals to Mary, 3 to himself and none to the rest.
    3 to the Pope and 1 each to two others is not allowed.
    .title = Cardinals
    .section = Worked examples
    .plain = A Pope who gives one player 2 cardinals may keep 3; with 1 each to two others, not.
    .sources = I §12
