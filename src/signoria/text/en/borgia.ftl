### The Prince: prompts, events, refusals, scores and names.

title = The Prince: The Struggle of House Borgia
tagline = Buy cards, protect what is yours, seize what is not, and have yourself elected Pope.

## Names

card-bologna = Bologna
card-perugia = Perugia
card-spoleto = Spoleto
card-rimini = Rimini
card-orvieto = Orvieto
card-urbino = Urbino
card-viterbo = Viterbo
card-ceri = Ceri
card-imola = Imola
card-nepi = Nepi
card-tivoli = Tivoli
card-ostia = Ostia
card-vice_chancellor = Vice-Chancellor
card-camerlengo = Camerlengo
card-grand_penitentiary = Grand Penitentiary
card-datary = Datary
card-captain_general = Captain-General of the Church
card-governor_of_rome = Governor of Rome
card-castellan = Castellan of Sant’Angelo
card-treasurer_general = Treasurer General
card-depositary_general = Depositary General
card-leonardo = Leonardo da Vinci
card-michelangelo = Michelangelo Buonarroti
card-raphael = Raffaello Sanzio
card-botticelli = Sandro Botticelli
card-titian = Tiziano Vecellio
card-bramante = Donato Bramante
card-mantegna = Andrea Mantegna
card-bellini = Giovanni Bellini
card-perugino = Pietro Perugino
card-pinturicchio = Pinturicchio
card-sforza = Sforza
card-este = d’Este
card-gonzaga = Gonzaga
card-montefeltro = Montefeltro
card-baglioni = Baglioni
card-bentivoglio = Bentivoglio
card-bande_nere = Giovanni delle Bande Nere
card-trivulzio = Gian Giacomo Trivulzio
card-alviano = Bartolomeo d’Alviano
card-vitelli = Vitellozzo Vitelli
card-pitigliano = Niccolò di Pitigliano
card-oliverotto = Oliverotto da Fermo
card-lorca = Ramiro de Lorca
card-corella = Micheletto Corella
card-spy = Spy
card-poison_plague = Death by Poison / Plague
card-bravo = Death by Bravo
card-doctor = Doctor
card-marriage = Marriage
card-savonarola = Savonarola
card-simony = Accusation of Simony

loot-bologna = { card-bologna }
loot-perugia = { card-perugia }
loot-spoleto = { card-spoleto }
loot-rimini = { card-rimini }
loot-orvieto = { card-orvieto }
loot-urbino = { card-urbino }
loot-viterbo = { card-viterbo }
loot-ceri = { card-ceri }
loot-imola = { card-imola }
loot-nepi = { card-nepi }
loot-tivoli = { card-tivoli }
loot-ostia = { card-ostia }
loot-vice_chancellor = { card-vice_chancellor }
loot-camerlengo = { card-camerlengo }
loot-grand_penitentiary = { card-grand_penitentiary }
loot-datary = { card-datary }
loot-captain_general = { card-captain_general }
loot-governor_of_rome = { card-governor_of_rome }
loot-castellan = { card-castellan }
loot-treasurer_general = { card-treasurer_general }
loot-depositary_general = { card-depositary_general }
loot-leonardo = { card-leonardo }
loot-michelangelo = { card-michelangelo }
loot-raphael = { card-raphael }
loot-botticelli = { card-botticelli }
loot-titian = { card-titian }
loot-bramante = { card-bramante }
loot-mantegna = { card-mantegna }
loot-bellini = { card-bellini }
loot-perugino = { card-perugino }
loot-pinturicchio = { card-pinturicchio }
loot-sforza = { card-sforza }
loot-este = { card-este }
loot-gonzaga = { card-gonzaga }
loot-montefeltro = { card-montefeltro }
loot-baglioni = { card-baglioni }
loot-bentivoglio = { card-bentivoglio }
loot-bande_nere = { card-bande_nere }
loot-trivulzio = { card-trivulzio }
loot-alviano = { card-alviano }
loot-vitelli = { card-vitelli }
loot-pitigliano = { card-pitigliano }
loot-oliverotto = { card-oliverotto }
loot-lorca = { card-lorca }
loot-corella = { card-corella }
loot-spy = { card-spy }
loot-poison_plague = { card-poison_plague }
loot-bravo = { card-bravo }
loot-doctor = { card-doctor }
loot-marriage = { card-marriage }
loot-savonarola = { card-savonarola }
loot-simony = { card-simony }
loot-nothing = nothing

target-bologna = { card-bologna }
target-perugia = { card-perugia }
target-spoleto = { card-spoleto }
target-rimini = { card-rimini }
target-orvieto = { card-orvieto }
target-urbino = { card-urbino }
target-viterbo = { card-viterbo }
target-ceri = { card-ceri }
target-imola = { card-imola }
target-nepi = { card-nepi }
target-tivoli = { card-tivoli }
target-ostia = { card-ostia }
target-vice_chancellor = { card-vice_chancellor }
target-camerlengo = { card-camerlengo }
target-grand_penitentiary = { card-grand_penitentiary }
target-datary = { card-datary }
target-captain_general = { card-captain_general }
target-governor_of_rome = { card-governor_of_rome }
target-castellan = { card-castellan }
target-treasurer_general = { card-treasurer_general }
target-depositary_general = { card-depositary_general }
target-leonardo = { card-leonardo }
target-michelangelo = { card-michelangelo }
target-raphael = { card-raphael }
target-botticelli = { card-botticelli }
target-titian = { card-titian }
target-bramante = { card-bramante }
target-mantegna = { card-mantegna }
target-bellini = { card-bellini }
target-perugino = { card-perugino }
target-pinturicchio = { card-pinturicchio }
target-sforza = { card-sforza }
target-este = { card-este }
target-gonzaga = { card-gonzaga }
target-montefeltro = { card-montefeltro }
target-baglioni = { card-baglioni }
target-bentivoglio = { card-bentivoglio }

target-borgia = what lies under the home of the Borgia
target-medici = what lies under the home of the Medici
target-della_rovere = what lies under the home of the della Rovere
target-colonna = what lies under the home of the Colonna
target-orsini = what lies under the home of the Orsini

family-borgia = the Borgia
family-medici = the Medici
family-della_rovere = the della Rovere
family-colonna = the Colonna
family-orsini = the Orsini

rival-borgia = { family-borgia }
rival-medici = { family-medici }
rival-della_rovere = { family-della_rovere }
rival-colonna = { family-colonna }
rival-orsini = { family-orsini }

house-borgia = { arms-borgia }
house-medici = { arms-medici-b }
house-della_rovere = { arms-rovere }
house-colonna = { arms-colonna }
house-orsini = { arms-orsini }

home-borgia = Civita Castellana
home-medici = Firenze
home-della_rovere = Senigallia
home-colonna = Palestrina
home-orsini = Bracciano

spot-bologna = { card-bologna }
spot-perugia = { card-perugia }
spot-spoleto = { card-spoleto }
spot-rimini = { card-rimini }
spot-orvieto = { card-orvieto }
spot-urbino = { card-urbino }
spot-viterbo = { card-viterbo }
spot-ceri = { card-ceri }
spot-imola = { card-imola }
spot-nepi = { card-nepi }
spot-tivoli = { card-tivoli }
spot-ostia = { card-ostia }
spot-home = the home property
spot-open = unprotected

type-property = property
type-office = office
type-artist = artist
type-outside_family = outside family
type-condottiere = condottiere
type-spy = { card-spy }
type-poison_plague = Death by Poison or Plague
type-bravo = { card-bravo }
type-doctor = { card-doctor }
type-marriage = { card-marriage }
type-savonarola = { card-savonarola }
type-simony = { card-simony }

phase-set-up = Hands
phase-buy = Buy or spy
phase-play = Play or seize
phase-arrange = Arrange
phase-election = Election
phase-new-round = The Pope

verdict-for = for
verdict-against = against

edition-phalanx = { printing-borgia-phalanx }

## The box

box-kind-card = Cards
box-field-power = { board-printed-power }
box-field-income = { board-printed-income }
box-field-votes = { board-printed-votes }
box-field-vp = { points }
box-field-fee = { board-printed-fee }
box-because-scale = Reconstructed: no source shows it. Ours keep to the scale of what is known: a home of power 3 and 35 ducats, Ceri’s power 2, Sforza’s 1, and a point for every 10 ducats.
box-because-offices = Reconstructed: no source shows it. The rulebook says that offices bring income, and some of them votes; its sections differ on whether they bring points, and ours bring none.
box-because-condottieri = Reconstructed: the rulebook says only that all condottieri have the same fee, and that some are of power 2 and of power 3.
box-because-high = Reconstructed: the rulebook says only that its value is very high.
box-because-home = Reconstructed: no source shows it. Ours is a town that the family held.

## Prompts

prompt-throw-in = Keep your hand. If it holds three cards of one type you may throw it in for a new one.
prompt-buy-or-spy = Put a face-down card up for auction, or take one with a Spy.
prompt-bid = { $price ->
    [0] { $card } is for sale. Open the bidding, or pass.
   *[other] { $card } is for sale; { $leader } offers { $price }. Bid more, or pass.
}
prompt-play-or-seize = Play a card, try to seize something, or end your turn.
prompt-arrange = Rearrange what you own, or end your turn.
prompt-fee = The fee of { $card } is { $fee } ducats. Pay it, or let the artist go.
prompt-place = Put { $card } under a property of yours, or leave it unprotected.
prompt-new-place = Where does { $card } go?
prompt-tuck = { $card } is yours. Which unprotected { $type } goes under it, if any?
prompt-doctor = { $card-code ->
    [marriage] The marriage is poisoned by { $family }. Answer with the Doctor for { $fee } ducats, or do nothing.
   *[other] { $card } is poisoned by { $family }. Answer with the Doctor for { $fee } ducats, or do nothing.
}
prompt-fate = { $card } has lost its holder. Set the office aside, or give it to someone.
prompt-verdict = This is an accusation of simony against { $family }. Judge for it, or against it.
prompt-verdict-yourself = This is an accusation of simony against you. Judge for it, or against it.
prompt-commit = Attack: { $family } against { $rival }, for { $target }. { $least ->
    [0] Commit condottieri in secret at { $fee } ducats each, or none, then say that you are done.
   *[other] Commit condottieri in secret at { $fee } ducats each, one at least, then say that you are done.
}
prompt-secret-ballot = { $number ->
    [one] You have one vote left. Is it for { $family }?
   *[other] You have { $number } votes left. How many for { $family }? Nobody sees it yet.
}
prompt-open-ballot = { $number ->
    [one] You have one vote left. Is it for { $family }?
   *[other] You have { $number } votes left. How many for { $family }? Everybody sees it.
}
prompt-run-off = { $number ->
    [one] You have one vote. Is it for { $family }, or for the other of the two?
   *[other] You have { $number } votes. How many for { $family }? The other of the two gets the rest.
}
prompt-name-family = The vote is tied. As the sitting Pope, name one of those tied.
prompt-give-office = As the Pope you give up { $card }. Who receives it?
prompt-reshuffle = Collect all other offices and deal them out again at random, or leave them where they are.
prompt-cardinals = { $number ->
    [one] One new cardinal is left. Is it for { $family }?
   *[other] { $number } new cardinals are left. How many for { $family }? What is left at the end is yours.
}
prompt-trade = Make somebody an offer before the ballot, or pass.
prompt-offer = Your offer to { $rival }: name cards you give and cards you ask for, then say that you are done.
prompt-ducats-given = How many ducats do you add for { $rival }?
prompt-ducats-asked = How many ducats do you ask of { $rival }? Who gives ducats asks for none.
prompt-accept = You have an offer from { $family }. Accept the whole of it, or refuse.
prompt-consent = In a trade between { $family } and { $rival } an office would change hands. As the Pope, consent or forbid it.

## Actions

action-pass-play-or-seize = End your turn
action-pass-tuck = Put none under it
action-pass-doctor = Do nothing
action-pass-trade = Make no offer
action-keep = Keep the hand
action-throw = Throw the hand in
action-pay = Pay the fee
action-decline = Do not pay
action-done = Done
action-done-arrange = { action-pass-play-or-seize }
action-doctor = Answer with the Doctor
action-savonarola = Send Savonarola against the Pope
action-simony = Accuse the Pope of simony
action-for = For the accusation
action-against = Against the accusation
action-aside = Set it aside
action-reshuffle = Collect and reshuffle the offices
action-leave = Leave them
action-cancel = Make no offer
action-accept = Accept
action-refuse = { refuse }
action-consent = Consent
action-forbid = Forbid
action-place = { $spot-code ->
    [open] Leave it unprotected
   *[other] Under { $spot }
}
action-tuck = { $card }
action-turn = Put card { $slot } up for auction
action-take = Take card { $slot } with a Spy
action-move = Move { $card }
action-spy = Spy on { $family }
action-poison = { $card-code ->
    [marriage] Poison the marriage
   *[other] Poison { $card }
}
action-bravo = { $card-code ->
    [marriage] Send the Bravo against the marriage
   *[other] Send the Bravo against { $card }
}
action-marry = Marry into the family of { $family }
action-give = Give it to { $family }
action-seize = Seize { $card }
action-storm = Storm the home of { $family }
action-commit = Commit { $card }
action-name = Name { $family }
action-trade = Make { $family } an offer
action-offer = Give { $card }
action-ask = Ask for { $card }
action-cardinals = { $number ->
    [0] No cardinal
    [one] One cardinal
   *[other] { $number } cardinals
}
action-votes = { $number ->
    [0] No vote
    [one] One vote
   *[other] { $number } votes
}
action-ducats = { $amount ->
    [0] Give no ducats
    [one] Give one ducat
   *[other] Give { $amount } ducats
}
action-want = { $amount ->
    [0] Ask for no ducats
    [one] Ask for one ducat
   *[other] Ask for { $amount } ducats
}

## Events

event-first-pope = { $seat } is the first Pope.
event-first-pope-you = You are the first Pope.
event-withdraws = { $seat } passes.
event-withdraws-you = You pass.
event-thrown-in = { $seat } holds three of a type, throws the hand in and is dealt a new one.
event-thrown-in-you = You hold three of a type, throw the hand in and are dealt a new one.
event-revealed = { $seat } was dealt { $card } and must play it.
event-revealed-you = You were dealt { $card } and must play it.
event-round-begins = Round { $round } begins.
event-table-laid = { $cards ->
    [one] One card lies face down on the table.
   *[other] { $cards } cards lie face down on the table.
}
event-turn-begins = It is the turn of { $seat }.
event-turn-begins-you = It is your turn.
event-turn-lost = { $seat } loses this turn for simony.
event-turn-lost-you = You lose this turn for simony.
event-turned-up = { $seat } turns up card { $slot }: { $card }.
event-turned-up-you = You turn up card { $slot }: { $card }.
event-sold = { $seat } buys { $card } for { $price }.
event-sold-you = You buy { $card } for { $price }.
event-taken-free = Nobody bids: { $seat } takes { $card } for nothing.
event-taken-free-you = Nobody bids: you take { $card } for nothing.
event-taken-unseen = { $seat } sends a Spy and takes card { $slot } unseen.
event-taken-unseen-you = You send a Spy and take card { $slot } unseen.
event-taken-unseen-told = { $seat } sends a Spy and takes card { $slot } unseen: { $card }.
event-taken-unseen-told-you = You send a Spy and take card { $slot } unseen: { $card }.
event-gained = { $seat } has { $card }.
event-gained-you = You have { $card }.
event-fee-paid = { $seat } pays { $ducats } ducats for { $card }.
event-fee-paid-you = You pay { $ducats } ducats for { $card }.
event-fee-unpaid = { $seat } does not pay the fee of { $card }.
event-fee-unpaid-you = You do not pay the fee of { $card }.
event-set-aside = { $card } is set aside.
event-placed = { $spot-code ->
    [open] { $seat } leaves { $card } unprotected.
   *[other] { $seat } puts { $card } under { $spot }.
}
event-placed-you = { $spot-code ->
    [open] You leave { $card } unprotected.
   *[other] You put { $card } under { $spot }.
}
event-moved = { $spot-code ->
    [open] { $seat } leaves { $card } unprotected.
   *[other] { $seat } moves { $card } under { $spot }.
}
event-moved-you = { $spot-code ->
    [open] You leave { $card } unprotected.
   *[other] You move { $card } under { $spot }.
}
event-spies = { $seat } sends a Spy to { $opponent }.
event-spies-you = You send a Spy to { $opponent }.
event-spies-to-you = { $seat } sends a Spy to you.
event-spies-told = { $loot-code ->
    [nothing] { $seat } sends a Spy to { $opponent } and finds no card.
   *[other] { $seat } sends a Spy to { $opponent } and takes a card: { $loot }.
}
event-spies-told-you = { $loot-code ->
    [nothing] You send a Spy to { $opponent } and find no card.
   *[other] You send a Spy to { $opponent } and take a card: { $loot }.
}
event-spied-on = A Spy of { $opponent } looks at the hand of { $seat }.
event-spied-on-you = A Spy of { $opponent } looks at your hand.
event-spied-on-to-you = Your Spy looks at the hand of { $seat }.
event-spied-on-told = { $loot-code ->
    [nothing] A Spy of { $opponent } finds no card in the hand of { $seat }.
   *[other] A Spy of { $opponent } takes a card from the hand of { $seat }: { $loot }.
}
event-spied-on-told-you = { $loot-code ->
    [nothing] A Spy of { $opponent } finds no card in your hand.
   *[other] A Spy of { $opponent } takes a card from your hand: { $loot }.
}
event-poisons = { $card-code ->
    [marriage] { $seat } poisons the marriage.
   *[other] { $seat } poisons { $card }.
}
event-poisons-you = { $card-code ->
    [marriage] You poison the marriage.
   *[other] You poison { $card }.
}
event-doctor-answers = { $seat } answers with the Doctor and pays { $ducats } ducats: nothing happens.
event-doctor-answers-you = You answer with the Doctor and pay { $ducats } ducats: nothing happens.
event-stabs = { $card-code ->
    [marriage] { $seat } sends a Bravo against the marriage.
   *[other] { $seat } sends a Bravo against { $card }.
}
event-stabs-you = { $card-code ->
    [marriage] You send a Bravo against the marriage.
   *[other] You send a Bravo against { $card }.
}
event-dies = { $card } is dead and out of the game.
event-office-given = { $seat } receives { $card }.
event-office-given-you = You receive { $card }.
event-marries = { $seat } and { $opponent } join their families by marriage: no cards and no seizing between the two this round.
event-marries-you = You and { $opponent } join your families by marriage: no cards and no seizing between the two this round.
event-marries-to-you = { $seat } and you join your families by marriage: no cards and no seizing between the two this round.
event-marriage-ends = The marriage is over.
event-savonarola-preaches = { $seat } lets Savonarola preach: the Pope may play no card from hand.
event-savonarola-preaches-you = You let Savonarola preach: the Pope may play no card from hand.
event-savonarola-gone = Savonarola is gone.
event-accuses = { $seat } accuses { $opponent } of simony.
event-accuses-you = You accuse { $opponent } of simony.
event-accuses-to-you = { $seat } accuses you of simony.
event-accuses-in-vain = { $seat } accuses the Pope of simony. In round 1 nothing comes of it.
event-accuses-in-vain-you = You accuse the Pope of simony. In round 1 nothing comes of it.
event-judges = { $number ->
    [one] { $seat } casts one vote { $verdict } the accusation.
   *[other] { $seat } casts { $number } votes { $verdict } the accusation.
}
event-judges-you = { $number ->
    [one] You cast one vote { $verdict } the accusation.
   *[other] You cast { $number } votes { $verdict } the accusation.
}
event-upheld = The accusation is upheld, { $number } to { $against }: { $seat } loses the next turn.
event-upheld-you = The accusation is upheld, { $number } to { $against }: you lose your next turn.
event-rejected = The accusation against { $seat } fails, { $number } to { $against }.
event-rejected-you = The accusation against you fails, { $number } to { $against }.
event-attacks = { $seat } tries to seize { $card } from { $opponent }.
event-attacks-you = You try to seize { $card } from { $opponent }.
event-attacks-to-you = { $seat } tries to seize { $card } from you.
event-storms = { $seat } storms the home of { $opponent }.
event-storms-you = You storm the home of { $opponent }.
event-storms-to-you = { $seat } storms your home.
event-committed = { $seat } sends { $card } and pays { $ducats } ducats.
event-committed-you = You send { $card } and pay { $ducats } ducats.
event-fought = { $seat } attacks with { $attack }, { $opponent } defends with { $defence }.
event-fought-you = You attack with { $attack }, { $opponent } defends with { $defence }.
event-fought-to-you = { $seat } attacks with { $attack }, you defend with { $defence }.
event-seized = { $seat } takes { $card }.
event-seized-you = You take { $card }.
event-held = { $seat } holds out.
event-held-you = You hold out.
event-artist-stays = { $card } cannot be paid and stays with { $seat }.
event-artist-stays-you = { $card } cannot be paid and stays with you.
event-income-paid = { $seat } receives { $ducats } ducats from properties and offices.
event-income-paid-you = You receive { $ducats } ducats from properties and offices.
event-voted = { $number ->
    [one] { $seat } gives { $family } one vote.
   *[other] { $seat } gives { $family } { $number } votes.
}
event-voted-you = { $number ->
    [one] You give { $family } one vote.
   *[other] You give { $family } { $number } votes.
}
event-voted-to-you = { $number ->
    [one] { $seat } gives you one vote.
   *[other] { $seat } gives you { $number } votes.
}
event-voted-yourself = { $number ->
    [one] You give yourself one vote.
   *[other] You give yourself { $number } votes.
}
event-no-majority = Ballot { $ballot } elects nobody.
event-run-off = A run-off between { $family } and { $rival } decides.
event-run-off-to-you = A run-off between { $family } and { $rival } decides.
event-drawn-vote = The votes for { $family } and { $rival } are level: the sitting Pope decides.
event-drawn-vote-to-you = The votes for { $family } and { $rival } are level: the sitting Pope decides.
event-elected = { $seat } is elected Pope with { $number } of { $all } votes.
event-elected-you = You are elected Pope with { $number } of { $all } votes.
event-scored-card = { $points ->
    [one] { $card } brings { $seat } one point.
   *[other] { $card } brings { $seat } { $points } points.
}
event-scored-card-you = { $points ->
    [one] { $card } scores one point for you.
   *[other] { $card } scores { $points } points for you.
}
event-scored-pope = As the new Pope { $seat } scores { $points } points.
event-scored-pope-you = As the new Pope you score { $points } points.
event-scored-ducats = { $points ->
    [one] The ducats of { $seat } are worth one point.
   *[other] The ducats of { $seat } are worth { $points } points.
}
event-scored-ducats-you = { $points ->
    [one] Your ducats are worth one point.
   *[other] Your ducats are worth { $points } points.
}
event-scored = { $points ->
    [one] { $seat } scores one point.
   *[other] { $seat } scores { $points } points.
}
event-scored-you = { $points ->
    [one] You score one point.
   *[other] You score { $points } points.
}
event-shuffled-in = { $cards ->
    [0] The deck is shuffled.
    [one] One card that was set aside is shuffled into the deck.
   *[other] { $cards } cards that were set aside are shuffled into the deck.
}
event-drawn = { $seat } draws a card.
event-drawn-you = You draw a card.
event-drawn-told = { $seat } draws a card: { $card }.
event-drawn-told-you = You draw a card: { $card }.
event-family-paid = Every family receives { $ducats } ducats.
event-offices-reshuffled = { $cards ->
    [one] The Pope collects the one other office.
   *[other] The Pope collects the other { $cards } offices, shuffles them and deals them out again.
}
event-offices-left = The Pope leaves the others’ offices where they are.
event-cardinals-given = { $number ->
    [one] { $seat } receives a cardinal.
   *[other] { $seat } receives { $number } cardinals.
}
event-cardinals-given-you = { $number ->
    [one] You receive a cardinal.
   *[other] You receive { $number } cardinals.
}
event-trade-opened = { $seat } makes { $opponent } an offer.
event-trade-opened-you = You make { $opponent } an offer.
event-trade-opened-to-you = { $seat } makes you an offer.
event-trade-dropped = { $seat } makes no offer to { $opponent } after all.
event-trade-dropped-you = You make no offer to { $opponent } after all.
event-trade-dropped-to-you = { $seat } makes you no offer after all.
event-trade-refused = { $opponent } refuses the offer of { $seat }.
event-trade-refused-you = { $opponent } refuses your offer.
event-trade-refused-to-you = You refuse the offer of { $seat }.
event-trade-forbidden = { $seat }, the Pope, forbids the trade.
event-trade-forbidden-you = As the Pope you forbid the trade.
event-trade-done = { $seat } and { $opponent } trade.
event-trade-done-you = You trade with { $opponent }.
event-trade-done-to-you = { $seat } trades with you.
event-trade-done-told = { $seat } and { $opponent } trade. Into the hand of { $seat }: { $taken }; into that of { $opponent }: { $given }.
event-trade-done-told-you = You trade with { $opponent }. Into your hand: { $taken }; into theirs: { $given }.
event-trade-done-told-to-you = { $seat } trades with you. Into your hand: { $given }; into theirs: { $taken }.
event-game-ends = The third round is over, and with it the game.
story-put-up = **{ $seat }** put up card { $slot }: { $card }.
story-put-up-you = **You** put up card { $slot }: { $card }.
story-bids = Bids: { $bids }.
story-sold = **{ $seat } takes it for { $price }.**
story-sold-you = **You take it for { $price }.**
story-sold-alone = **{ $seat } takes it for { $price }**; nobody else bid.
story-sold-alone-you = **You take it for { $price }**; nobody else bid.
story-free = Nobody bid: **{ $seat } takes it for nothing.**
story-free-you = Nobody bid: **you take it for nothing.**
story-unprotected = It lies unprotected.
story-under = It goes under { $spot }.
story-unpaid = **{ $seat }** did not pay the fee of { $card }: gone.
story-unpaid-you = **You** did not pay the fee of { $card }: gone.
story-dealt = **{ $seat }** played from the deal: { $cards }.
story-dealt-you = **You** played from the deal: { $cards }.
story-drew = Each drew a card.
story-drew-and-paid = Each received { $ducats } ducats and a card.
story-played-at-once = Played at once: { $cards }.
story-received = **{ $seat }** received { $cards }.
story-received-you = **You** received { $cards }.
story-attacked = **{ $seat }** attacked { $opponent } for { $card } with { $attack } against { $defence }:
story-attacked-you = **You** attacked { $opponent } for { $card } with { $attack } against { $defence }:
story-attacked-to-you = **{ $seat }** attacked you for { $card } with { $attack } against { $defence }:
story-stormed = **{ $seat }** stormed the home of { $opponent } with { $attack } against { $defence }:
story-stormed-you = **You** stormed the home of { $opponent } with { $attack } against { $defence }:
story-stormed-to-you = **{ $seat }** stormed your home with { $attack } against { $defence }:
story-held = **it held.**
story-seized = **seized.**
story-not-taken = **nothing was taken.**
story-won = **won.**
story-undefended = **undefended, seized.**
story-costs = Paid: { $paid }.
story-income = Income: { $gains }.
story-ballot = Votes: { $votes }.
story-nobody = **Nobody is elected.**
story-pope = **{ $seat } is Pope.**
story-pope-you = **You are Pope.**
story-was-pope = { $seat } became Pope
story-was-pope-you = you became Pope
story-points = Points: { $gains }.
story-cardinals = New cardinals: { $gains }.
story-moved = **{ $seat }** moved { $cards }.
story-moved-you = **You** moved { $cards }.
story-spied = **{ $seat }** took card { $slot } with a Spy.
story-spied-told = **{ $seat }** took card { $slot } with a Spy: **{ $card }.**
story-spied-you = **You** took card { $slot } with a Spy.
story-spied-told-you = **You** took card { $slot } with a Spy: **{ $card }.**
clause-spied = card { $slot } with a Spy
clause-attack = { $won ->
    [1] took { $card }
   *[0] failed at { $card }
}
clause-against = { $by } against { $card }
clause-home = a home

## Refusals

refusal-no-three-of-a-type = You may throw your hand in only if it holds three cards of one type.
refusal-bid-too-low = { $amount } does not beat the standing bid of { $price }.
refusal-bid-too-high = { $ducats ->
    [one] You have only one ducat, so you cannot bid { $amount }.
   *[other] You have { $ducats } ducats, so you cannot bid { $amount }.
}
refusal-not-yours-unprotected = { $card } is not an unprotected card of yours that could go there.
refusal-not-your-property = You have no { $spot } to put { $card } under.
refusal-lies-there = { $card } lies there already.
refusal-must-be-placed = { $card } has to go under a property or the home.
refusal-place-taken = Under { $spot } the place for { $card } is taken.
refusal-fee-too-high = The fee is { $fee } ducats, and you have { $ducats }.
refusal-fees-too-high = The fees would come to { $fee } ducats, and you have { $ducats }.
refusal-not-held = The card { $card } is not in your hand.
refusal-silenced = While Savonarola preaches, the Pope plays no card but a Bravo against him.
refusal-committed-already = You have committed { $card } already.
refusal-force-needed = This attack takes force: at least one condottiere has to be sent.
refusal-no-condottiere = This is attacked by force, and you hold no condottiere.
refusal-too-many-votes = { $number ->
    [one] You have only one vote left.
   *[other] You have only { $number } votes left.
}
refusal-not-tied = Name one of those tied: { $family } is not.
refusal-not-to-the-pope = The Pope gives offices to others, never to self.
refusal-no-other-offices = There is no other office in play to reshuffle.
refusal-too-many-cardinals = { $number ->
    [one] Only one cardinal is left.
   *[other] Only { $number } cardinals are left.
}
refusal-too-few-cardinals = { $number ->
    [one] At least one has to go here: the Pope keeps one more than the player given most, not more.
   *[other] At least { $number } have to go here: the Pope keeps one more than the player given most, not more.
}
refusal-ducats-missing = You have only { $ducats ->
    [one] one ducat
   *[other] { $ducats } ducats
}.
refusal-gives-ducats = You give ducats already: who gives does not ask as well.
refusal-cannot-deliver = You do not have all that is asked for.
refusal-must-buy-or-spy = You must put a card up for auction, or take one with a Spy.
refusal-buy-first = First a card of the table must be bought, or taken with a Spy.
refusal-bought-already = A card of the table is bought or taken once in a turn.
refusal-seized-already = After a seizure you may only rearrange what you own.
refusal-slot-empty = There is no card { $slot } on the table.
refusal-pope-against-self = The Pope does not play { $card } against self.
refusal-married = You are married to { $family }: no card may be played against the other, and nothing seized.
refusal-no-ground-for-simony = The Pope has left the others’ offices alone and given you something: there is no ground for the accusation.
refusal-yourself = You cannot name yourself.
refusal-no-such-family = This game is played without { $family }.
refusal-nobody-married = There is no marriage in play.
refusal-nobody-preaches = Savonarola is not in play.
refusal-not-in-play = { $card } is not in play.
refusal-not-struck = This death card does not strike { $card }.
refusal-yours-already = { $card } is yours.
refusal-protected = { $card } is protected: it can be seized only with what protects it.
refusal-home-empty = There is no office or artist under the home of { $family }.
refusal-not-yours = { $card } is not yours to move.
refusal-moved-already = { $card } has been moved already in this part of your turn.
refusal-family-stays = Once under a property, { $card } stays there.
refusal-no-place-for-family = None of your properties has a place for { $card }.
refusal-no-trade = This table plays without trade.
refusal-offers-used-up = { $number ->
    [one] You have made your one offer.
   *[other] You have made your { $number } offers.
}
refusal-nobody-holds = No other copy of { $card } can be in a hand.
refusal-in-offer-already = { $card } is in the offer already.
refusal-not-theirs = { $card } does not belong to { $family }.

## Scores

score-earlier = Earlier rounds
score-ducats = { board-ducats }
score-pope = Elected Pope
score-cards = Properties, offices and artists
score-shared = Level on points: the place is shared

## What an answer leads to

fact-bid-leaves = A bid of { $amount } leaves you { $ducats }.
fact-fee-then = The artist’s fee of { $fee } then leaves { $ducats }.
fact-fee-unpaid = The artist’s fee of { $fee } could not be paid then: he would be set aside.
fact-out-of-auction = Whoever passes is out of this auction for good.
fact-turned-up = Everybody may bid, you first. If nobody does, the card is yours for nothing.
fact-taken-unseen = The card is yours unseen; the Spy is spent. An artist’s fee would still be due.
fact-fee-leaves = It leaves you { $ducats ->
    [one] one ducat
   *[other] { $ducats } ducats
}; the artist brings { $points } points at each round’s end.
fact-artist-aside = The artist is set aside: he comes back into the deck if another round begins.
fact-artist-stays = You cannot pay the fee: the artist stays with { $opponent }.
fact-set-aside = It comes back into the deck if another round begins.
fact-defended = Condottieri apart, its defence is { $power }.
fact-undefended = Whoever attacks takes it unless condottieri defend it.
fact-displaced = { $card } lies there now and becomes unprotected.
fact-spied = A card of their hand at random is yours; the Spy is spent, even if the hand is empty.
fact-poisoned = The first Doctor who answers stops it. The death card is spent.
fact-stabbed = No Doctor can stop it. The death card is spent.
fact-marriage-ends = If it strikes, the marriage of its owner is over too.
fact-married = Until the round ends neither plays cards against the other nor seizes from them.
fact-silenced = Until a Bravo kills him or the round ends, the Pope plays no card from hand.
fact-accused = All but the Pope vote, one vote a cardinal; if it is upheld the Pope loses the next turn.
fact-accused-in-vain = In round 1 nothing comes of it, and the card is spent.
fact-attack = { $defence ->
    [0] Nothing defends it but what { $opponent } commits. You could send { $attack } for { $ducats } ducats; if they send nobody it is yours in any case, else a tie holds.
   *[other] { $opponent } defends with { $defence } and whatever they commit. You could send { $attack } for { $ducats } ducats; a tie holds.
}
fact-attack-leads = They hold it only with condottieri of { $power } or more: a tie holds.
fact-attack-fails = So far this falls short: a tie holds.
fact-defence-leads = You hold it against an attack of up to { $power }.
fact-defence-nothing = Nothing defends it: any attack succeeds.
fact-all-paid = All that are committed are paid and set aside, whatever comes of it.
fact-cured = Both cards are spent and nothing else happens.
fact-judged-for = All your votes, one a cardinal, for the accusation.
fact-judged-against = All your votes, one a cardinal, against it.
fact-thrown-in = The whole hand is shuffled back and dealt anew.
fact-office-given = They may put it under a free place. Who is given something cannot accuse you of simony for that.
fact-reshuffled = Each family gets as many offices as it gave up, at random; anybody may then accuse you of simony.
fact-offices-left = All others keep their offices.
fact-votes-stand = So far { $number } of the { $elects } votes that elect go to { $family }.
fact-votes-stand-to-you = So far { $number } of the { $elects } votes that elect go to you.
fact-votes-elect = That elects { $family }.
fact-votes-elect-to-you = That elects you.
fact-cardinals-vote = Votes at the election then, for { $family }: { $number }.
fact-cardinals-vote-to-you = Your votes at the election then: { $number }.
fact-pope-keeps = You keep { $number }, as you may.
fact-pope-too-many = You would keep { $number }; at most { $most }, one more than the family given most.
fact-trade-leaves = It leaves you { $ducats ->
    [one] one ducat
   *[other] { $ducats } ducats
}.
fact-trade-balance = { $seat }: votes { $votes } to { $votes_then }, points a round { $points } to { $points_then }, income { $income } to { $income_then }.
fact-trade-pact = You and { $seat } together: { $votes } to { $votes_then } votes; { $elects } elect.
fact-trade-fees = The fees of the artists come to { $fee } ducats.
fact-pope-agrees = { $seat }, Pope, must agree: an office changes hands.

## The board

board-round = Round { $round } of 3
board-over = The game is over
board-pope = Pope: { $name }
board-deck = { $cards ->
    [one] One card in the deck
   *[other] { $cards } cards in the deck
}
points-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ducats-counted = { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
board-score = { $points ->
    [one] One point
   *[other] { $points } points
}
board-cardinals = { $number ->
    [one] One cardinal
   *[other] { $number } cardinals
}
board-votes = { $number ->
    [one] One vote
   *[other] { $number } votes
}
board-home = home { $name }
board-open = { spot-open }
board-hand = Your hand
board-hidden = hidden from the others
board-ducats = { $ducats ->
    [one] One ducat
   *[other] { $ducats } ducats
}
board-table = Face down on the table: { $cards }
board-aside = Set aside: { $cards }
board-discard = Discarded: { $cards }
board-arriving = About to be played: { $cards }
board-married = married to { $family }
board-silenced = silenced by Savonarola
board-loses-turn = loses the next turn
board-leads = bids { $price }
board-passed = has passed
board-no-bid = is for sale, no bid yet
board-leader = is for sale, { $name } bids { $price }
board-offer-begun = { $name } is making { $other } an offer
board-offer = { $name } offers { $other }: { $gives }, for { $wants }
board-nothing = { loot-nothing }

board-short-grand_penitentiary = Penitentiary
board-short-captain_general = Captain-Gen.
board-short-governor_of_rome = Governor
board-short-castellan = Castellan
board-short-treasurer_general = Treasurer
board-short-depositary_general = Depositary
board-short-vice_chancellor = Vice-Chanc.
board-short-leonardo = Leonardo
board-short-michelangelo = Michelangelo
board-short-raphael = Raffaello
board-short-botticelli = Botticelli
board-short-titian = Tiziano
board-short-bramante = Bramante
board-short-mantegna = Mantegna
board-short-bellini = Bellini
board-short-perugino = Perugino
board-short-bande_nere = Bande Nere
board-short-trivulzio = Trivulzio
board-short-alviano = Alviano
board-short-vitelli = Vitelli
board-short-pitigliano = Pitigliano
board-short-oliverotto = Oliverotto
board-short-lorca = Lorca
board-short-corella = Corella
board-short-poison_plague = Poison or Plague
board-short-bravo = Bravo
board-short-simony = Simony
board-does-spy = unseen
board-does-poison_plague = death
board-does-bravo = { board-does-poison_plague }
board-does-doctor = cures
board-does-marriage = a truce
board-does-savonarola = silences
board-does-simony = accuses
board-place-office = place for an office
board-place-artist = place for an artist
board-place-outside_family = place for an outside family
board-under = Under { $name }
board-home-mark = home
board-conclave = The conclave
board-serving = { $serving } of { $all } cardinals serve
board-elect = { $votes } elect
board-in-force = In force
board-none-in-force = Nothing binds anybody.
board-force-marriage = Marriage of { $one } and { $other }, to the end of the round
board-force-savonarola = { $you ->
    [1] Savonarola preaches: as Pope you play no card from hand
   *[other] Savonarola preaches: { $name }, Pope, plays no card from hand
}
board-force-penalty = { $you ->
    [1] You lose the next turn for simony
   *[other] { $name } loses the next turn for simony
}
board-force-short-marriage = Married: { $one }, { $other }
board-force-short-savonarola = { $you ->
    [1] Savonarola silences you
   *[other] Savonarola silences { $name }
}
board-force-short-penalty = { $you ->
    [1] You lose a turn
   *[other] { $name } loses a turn
}
board-force-short-grounds = You may accuse the Pope
board-force-grounds = Simony: you have grounds to accuse the Pope
board-force-no-grounds = Simony cannot be charged: the Pope gave you something and left the offices alone
board-the-table = The table
board-left = { $left } of { $laid } left
board-what-left = What is left
board-unseen-of-all = unseen of all
board-of-all = of { $all }
board-types-property = Properties
board-types-office = Offices
board-types-artist = Artists
board-types-outside_family = Outside families
board-types-condottiere = { board-condottieri }
board-types-spy = Spies
board-types-poison_plague = { board-short-poison_plague }
board-types-bravo = Bravi
board-types-doctor = { card-doctor }
board-types-marriage = { card-marriage }
board-types-savonarola = { card-savonarola }
board-types-simony = { board-short-simony }
board-types-others = Others
board-left-title = What is left: { $unseen } of { $all } unseen
board-left-unseen = unseen
board-left-play = in play, whose
board-left-aside = set aside or discarded
board-left-back = what is set aside comes back next round
board-face-down = Card { $slot }, face down
board-for-nothing = for nothing
board-unprotected = Unprotected
board-palaces = Palaces
board-your-palaces = Your palaces
board-my-palaces = { $number ->
    [one] My palace
   *[other] My { $number } palaces
}
board-protect = Protect it
board-round-end = Round’s end: +{ ducats-counted }, +{ points-counted }
board-sheet-points = Where the points come from
board-sheet-round = Round { $round }
board-sheet-soon = At this round’s end, without purse and Pope
board-sheet-votes = Votes and ducats
board-sheet-purse = purse hidden; at the round’s end
board-sheet-bought = Bought, and for how much
board-sheet-spied = a card taken unseen, with a Spy
board-sheet-none = Nothing yet.
board-sheet-hand = Known of the hand
board-sheet-no-hand = Nothing that you have seen.
board-sheet-between = Between you
board-sheet-no-between = Nothing has happened between you yet.
board-sheet-married = Married to each other: neither acts against the other.
board-hand-replayed = The hand
board-hand-hidden = Your hand, hidden
board-hand-empty = Your hand is empty.
board-hand-unseen = Nobody sees how many cards you hold.
board-ducats-label = Ducats
board-pane-table = { tab-table }
board-pane-palaces = Families
board-pane-conclave = Conclave
board-aim = { $card }: choose one of { $ways } ways in the question
board-ladder = Your bid
board-offers = Offers
board-all = All { $most }
board-choosing = choosing
board-sealed = sealed
board-under-attack = under attack
board-condottieri = Condottieri
board-defence = Defence
board-your-attack = Your attack
board-your-defence = Your defence
board-attack-of = Attack of { $name }
board-stakes = At stake, now with { $name }: { points-counted } and { ducats-counted } a round{ $fee ->
    [0] .
   *[other] ; the artist’s fee is { $fee }.
}
board-stakes-own = At stake, yours now: { points-counted } and { ducats-counted } a round.
board-unseen-condottieri = { $number ->
    [one] One condottiere is unseen, of power { $powers }.
   *[other] { $number } condottieri are unseen, of power { $powers }.
}
board-unseen-none = No condottiere is unseen.
board-known-condottieri = In { $name }’s hand: { $cards }.
board-prompt-commit = { $least ->
    [0] { $target }: lay condottieri in secret, or none.
   *[other] { $target }: lay condottieri in secret, one at least.
}
board-prompt-secret-ballot = { $number ->
    [one] Give your one vote. Nobody sees it yet.
   *[other] Divide your { $number } votes. Nobody sees it yet.
}
board-prompt-open-ballot = { $number ->
    [one] Give your one vote. Everybody sees it.
   *[other] Divide your { $number } votes. Everybody sees it.
}
board-prompt-run-off = Only two are left: divide your { $number } votes between them.
board-prompt-cardinals = As the Pope, hand out the new cardinals, { $number } to give. What you do not give is yours.
board-prompt-offer = Your offer to { $rival }: add what you ask for and what you give.
board-no-condottieri = You hold no condottiere.
board-choose-one = Choose at least one
board-seal = { $number ->
    [0] Seal none
    [one] Seal one, { $ducats } ducats
   *[other] Seal { $number }, { $ducats } ducats
}
board-fight = { $name } attack { $other }, whose defence is { $defence } and what they commit in secret
board-you = { you }
board-less-for = One less for { $you ->
    [1] you
   *[other] { $name }
}
board-more-for = One more for { $you ->
    [1] you
   *[other] { $name }
}
board-left-to-cast = { $number ->
    [one] One vote left to give
   *[other] { $number } votes left to give
}
board-start-again = Start again
board-all-to-me = All to me
board-all-to = All to { $name }
board-all-short = all
board-needs = { $number ->
    [0] enough by yourself
   *[other] { $number } more are needed
}
board-pact = you + { $names } = { $votes }{ $short ->
    [0] : elected
   *[other] : { $short } short
}
board-pact-cast = { $cast } cast + { $theirs ->
    [0] { $own }
   *[other] { $theirs } + { $own }
} = { $votes }{ $short ->
    [0] : elected
   *[other] : { $short } short
}
board-ballot-then = If nobody has { $elects }, an open ballot follows.
board-hand-out = Hand the cardinals out
board-cast = Cast the votes
board-seal-ballot = Seal the ballot
board-press-card = Press a card
board-auction-card = Auction card { $slot }
board-spy-card = Take card { $slot } with the Spy
board-spy-spent = The Spy is spent; nobody sees what you took.
board-buy-rule = You bid first, then all others in turn. If nobody bids, the card is yours for nothing.
board-card-may-be = What card { $slot } may be
board-cards-may-be = What the cards may be
board-unseen-where = { $unseen } unseen: { $here } here, { $elsewhere } in the deck or in hands
board-first = First, if you like:
board-protect-link = Protect { $card }
board-what = What to do
board-verb-seize = Seize
board-verb-spy = Spy
board-verb-poison = Poison
board-verb-bravo = { board-short-bravo }
board-verb-marry = Marry
board-verb-savonarola = { card-savonarola }
board-verb-simony = { board-short-simony }
board-verb-move = Move
board-verb-trade = Trade
board-target-below = if they add < { $power }
board-target-alone = if they add none
board-target-ties = holds: { $attack } only ties
board-target-holds = holds: you reach { $attack }
board-target-fee = the fee is too high
board-target-force = takes a condottiere
board-target-stays = { $card } stays
board-home-stays = home stays;
board-target-gain = { $place }, from { $name }: { $cards ->
    [none] {""}
   *[other] with { $cards }; {""}
}{ points-counted } and { ducats-counted } a round.
board-target-owes = The artist’s fee is { $fee }.
board-target-unpaid = { $card } stays: the fee could not be paid afterwards.
board-reach = All you can send reaches { $attack }. A target falls if its owner adds less than shown; a tie holds.
board-reach-none = You have no condottiere that you could send: only what lies unprotected can be taken.
board-reach-partner = { $name } is left out: you are married.
board-press-target = Choose one of these
board-move-link = Move something
board-trade-link = Offer a trade
board-defended = defence { $power }
board-in-the-open = only condottieri defend it
board-judge-you = you judge now
board-judge-later = still to judge
board-judged = So far { $for } for it and { $against } against it; you have { $own }.
board-judge-then = With more for it than against it, { $name } loses the next turn.
board-offices-then = { $votes } now, { $mean } on average
board-offices-none = There is no other office in play.
board-doctor-none = You hold no Doctor
board-doctor-unpaid = The Doctor costs more than your { $ducats }
board-poison-at = { $you ->
    [1] The card is yours.
   *[0] The card lies with { $name }.
}
board-ballots-turned = The ballots, turned together
board-ballots-elect = { $all } votes, { $elects } elect
board-ballot-self = for own family
board-ballot-for = for { $you ->
    [1] you
   *[other] { $name }
}
board-pope-elected = { $you ->
    [1] You are elected Pope
   *[other] { $name } is elected Pope
}
board-pope-with = with { $votes } of { $all } votes
board-pope-nobody = Nobody has { $elects }: another ballot follows.
board-sheet-rounds = The rounds
board-sheet-properties-why = the points on each
board-sheet-offices-why = { board-sheet-properties-why }
board-sheet-artists-why = protected or not
board-sheet-pope-why = the one elected
board-sheet-ducats-why = every full 10 make a point
board-sheet-elected = elected with { $votes }
board-sheet-now = Now
board-sheet-after = After round { $round }
board-scene-fight = The fight for { $place }
board-scene-standing = what stands there
board-scene-sums = { $attack } against { $defence }
board-scene-held = { $place } holds
board-scene-fell = { $place } falls
board-scene-accusation = The accusation against { $you ->
    [1] you
   *[other] { $name }
}
board-scene-death = The death of { $card }
board-scene-election = Round { $round }: the election
board-scene-sheet = Round { $round } is counted
board-ballot-bars = The bars assume that each votes for their own family.
board-ballot-bars-open = Bars: what is cast, and each family’s own votes still to come.
board-tray-get = You get
board-tray-give = You give
board-tray-gives = { $you ->
    [1] You give
   *[0] { $name } gives
}
board-deal-with = Offer a trade to
board-deal-get = You get from { $name }
board-deal-properties = Properties, with all that lies under them
board-deal-singles = Single offices and artists; red: unprotected
board-deal-hand = From your hand
board-deal-known = { $number ->
    [one] In hand: one you know, the rest perhaps
   *[other] In hand: { $number } you know, the rest perhaps
}
board-deal-unseen = Ask for an unseen card
board-deal-purse = Ducats, of your { $ducats }
board-deal-hidden-purse = Ducats; the purse is hidden
board-deal-back = Put everything back
board-deal-close = Close the offer
board-deal-would = What it would do
board-deal-same = Votes, points and income stay as they are.
board-deal-says = You get { $wants }; { $name } gets { $gives }.
board-deal-votes = { board-printed-votes }
board-deal-points = points a round
board-deal-income = { board-printed-income }
board-deal-pact = you + { $name }, { $elects } elect
board-deal-agree = { $name } must agree to the whole of it.
board-deal-make = Make the offer
board-deal-nothing = Nothing is offered yet

letter-power = p
letter-income = d
letter-votes = v
letter-points = vp
letter-fee = d fee

## The board in the browser

wish-always-doctor = Pass whenever a Doctor could be played
noun-family = Family
noun-slot = { noun-card }
noun-spot = Place
noun-number = Number
board-lies-under = { $name }: { $cards }
board-printed-power = power
board-printed-income = income
board-printed-votes = votes
board-printed-points = { points }
board-printed-fee = fee
board-count-properties = { board-types-property }
board-count-cardinals = Cardinals
board-count-votes = Votes
board-mark-pope = Pope
row-ducats = { board-ducats-label }
