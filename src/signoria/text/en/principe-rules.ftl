### Il Principe, the rules, numbered. One message a paragraph; the id is the number that code and tests cite.
### One sentence a line: a reader may join the lines with spaces.
### docs/rules/principe.md is generated from this file by tools/docs.py.

## The game, its sources and its editions

about-game =
    Il Principe by Emanuele Ornella; Mind the Move 2005, AMIGO 2006.
    For 2 to 5 players.
about-rulings =
    A ruling decides where the sources are silent or contradict themselves.
    It is ours, not the rulebooks', and is marked wherever it is shown.
about-editions =
    Where the rulebooks disagree the game has editions, not an average.
    An edition is a named set of switches; the AMIGO edition is the default.

source-A = AMIGO 2006, Italian rulebook
source-N = Mind the Move 2005, Dutch summary
source-F = Mind the Move 2005, French rulebook

edition-start-ducats = Starting ducats
    .amigo = 5
    .mtm-fr = 0
    .mtm-nl = 0
    .quote-amigo = un capitale iniziale di 5 Ducati
    .sources = A gives 5; F and N give none
edition-shields = Shields a player can place
    .amigo = 12: the score has a marker of its own
    .mtm-fr = 11: one of the 12 marks the score
    .mtm-nl = 11: one of the 12 marks the score
    .quote-amigo = i 12 segnalini Blasone della famiglia, … e un cilindro segnapunti
    .quote-mtm-fr = Pose un bouclier sur le … du compteur de score pour indiquer ses PVs
    .quote-mtm-nl = de 12 wapenschilden, 1 ervan leg je op de 0 van het scorespoor
    .sources = A, F, N
edition-first-bidder = Who bids first
    .amigo = The holder of the marker
    .mtm-fr = The player to the left of the holder
    .mtm-nl = The player to the left of the holder
    .quote-amigo = inizia sempre dal giocatore con l’indicatore "Il Principe" e prosegue in senso orario
    .quote-mtm-fr = Le joueur à la gauche de … commence chaque enchère en faisant une offre
    .quote-mtm-nl = de eerste speler die mag bieden is de speler links van Il Principe
    .sources = A, F, N (phase 2)
edition-city-check = When fewer than 4 open cities end the game
    .amigo = At the end of phase 1
    .mtm-fr = At the start of phase 1
    .mtm-nl = At the start of phase 1
    .quote-amigo = Alla fine della Fase 1 ci sono meno di 4 carte Città accanto al tabellone di gioco
    .quote-mtm-fr = Au début de la phase 1, il reste moins de 4 cartes Cités disponibles sur le plateau
    .quote-mtm-nl = als bij het begin van fase 1 minder dan 4 stadskarten beschikbaar zijn is het spel onmiddellijk gedaan
    .sources = A, F, N (end of the game)
edition-last-round-income = Phase 1 of the last round
    .amigo = Income only
    .mtm-fr = Nothing at all
    .mtm-nl = Income only
    .quote-amigo = Nella Fase 1 i giocatori ricevono solo i Ducati dalla Banca, senza aggiungere carte Edificio alla propria mano
    .quote-mtm-fr = La phase 1 est supprimée
    .quote-mtm-nl = waarbij fase 1 vervalt, elke speler krijgt wel nog 5 geldstukken zoals in fase 1
    .sources = A, F, N (end of the game)
edition-short-deck = Last round, too few cards for the auction (3 to 5 players)
    .amigo = The game ends at once
    .mtm-fr = The removed cards are shuffled and fill up the auction; if there are still too few, all there are
    .mtm-nl = All there are
    .quote-amigo = Se ci sono meno carte di quelle richieste, la partita termina immediatamente
    .quote-mtm-fr = S’il n’y a pas assez de cartes dans la pioche, réutiliser des cartes déjà défaussées
    .quote-mtm-nl = indien er minder dan 2 kaarten per speler overblijven worden ze allemaal geveild
    .sources = A, F, N (end of the game); ruling for the French edition
    .rulings =
        In the French edition the whole deck is taken first.
        The removed cards, shuffled, then become the new deck from which the auction is filled up; if there are still too few, all there are is auctioned.
edition-cards-left = Last round, cards left in the deck after the auction is laid out
    .amigo = They stay; the red power may draw them
    .mtm-fr = They stay; the red power may draw them
    .mtm-nl = They leave the game; the red power draws nothing
    .quote-mtm-nl = overtollige kaarten verdwijnen uit het spel
    .sources = N; ruling for the AMIGO and the French edition
    .rulings = The AMIGO and the French rulebook do not say what becomes of these cards; they stay in the deck.
edition-two-players = Last round with 2 players, cards auctioned
    .amigo = All that remain
    .mtm-fr = 6, or all there are
    .mtm-nl = 6, or all there are
    .quote-amigo = Nella Fase 2 tutte le carte rimaste vengono quindi messe all’asta
    .quote-mtm-fr = tirer 6 cartes Bâtiment de la pioche (ou toutes celles restantes)
    .sources = A, F; ruling for the Dutch edition
    .rulings =
        The Dutch summary has no rules for 2 players, so the Dutch edition takes those of the French rulebook.
        With 2 players the switch about too few cards does not apply; with no card left there is no auction, and phases 3 and 4 follow.
edition-green-power = The green power
    .amigo = Must be used if it can be
    .mtm-fr = Must be used if it can be
    .mtm-nl = May be left unused
    .quote-amigo = deve eseguire immediatamente la relativa abilità speciale
    .quote-mtm-fr = réalise immédiatement l’action spéciale associée à ce Rôle
    .quote-mtm-nl = mag een niet-groene verdekte kaart die voor zich ligt terug open leggen
    .sources = A, F, N; ruling for the French edition
    .rulings =
        The French rulebook says neither must nor may; its power is used as in the AMIGO rulebook.
        The Dutch summary says may of the green power alone.
edition-built-city = The card of a built city
    .amigo = Out of the game
    .mtm-fr = Stays with its builder
    .mtm-nl = Out of the game
    .quote-amigo = La carta della città appena costruita viene riposta nella scatola, a faccia in giù
    .quote-mtm-fr = La carte de la cité construite est placée à côté du bâtisseur
    .quote-mtm-nl = de stadskaart verdwijnt uit het spel en er wordt een nieuwe stadskaart opengelegd
    .sources = A, F, N

option-rich =
    With the option rich every player starts with 10 ducats and receives 6 ducats a round, and cities may be built in round 1.
    It can be added to any edition.
    With 2 players the income is 6 already, and stays 6.
    .title = Rich families
    .section = Options
    .sources = A (variant); rulings for 2 players and for the French and the Dutch edition
    .rulings =
        The AMIGO rulebook does not say whether the option adds to the income of a game for 2, which is 6 already; it does not.
        Only the AMIGO rulebook has this variant; that it can be added to the French and the Dutch edition is a ruling.

## Components

IP-1 =
    There are 100 building cards, 20 of each colour.
    Green is the University, white the Cathedral, red the Town Hall, blue the Castle and yellow the Market.
    .title = The building cards
    .section = Components
    .plain = There are 100 building cards, 20 of each of the five colours.
    .sources = A, F
IP-2 =
    Wherever colours are taken in order, the order is green, white, red, blue, yellow.
    .title = The order of the colours
    .section = Components
    .plain = The order of the colours is green, white, red, blue, yellow.
    .sources = A, F, N
IP-3 =
    There are 15 city cards: 5 small, 5 medium and 5 large.
    The small cities are Siena, Orvieto, Venezia, Verona and Perugia; each is worth 4 victory points, costs 3 ducats and 3 building cards of different colours, gives 1 shield and touches 1 region.
    The medium cities are Urbino, Padova, Lucca, Milano and Bologna; each is worth 6 victory points, costs 4 ducats and 4 building cards, one colour twice, gives 2 shields and touches 2 regions.
    The large cities are Mantova, Firenze, Ferrara, Pisa and Rimini; each is worth 8 victory points, costs 5 ducats and 5 building cards, one colour twice, gives 2 shields and touches 3 regions.
    Which colours and regions a card shows, and whether a source says so or they are reconstructed, stands on the page “The box” and in signoria box principe; what your copy says otherwise you can correct.
    .title = The city cards
    .section = Components
    .plain = A city card shows its points, what it costs in ducats and building cards, and how many shields it gives.
    .sources = F, N; rulings on small cities and on Firenze
    .rulings =
        That the 3 building cards of a small city all differ in colour is a ruling.
        So are the 8 victory points of Firenze: an example in F gives 6, but F's own list gives 8 for a large city.
IP-4 =
    The map has 6 regions.
    There are 5 major and 5 minor role tiles, one of each in every colour.
    The families are Medici, Visconti, Carraresi, d'Este and Gonzaga.
    .title = Regions, role tiles and families
    .section = Components
    .plain = There are 6 regions, 5 families, and in each colour a major and a minor role.
    .sources = A, F
IP-5 =
    The bank never runs out.
    Ducats are whole.
    .title = The bank
    .section = Components
    .plain = The bank never runs out of ducats.
    .sources = ruling
    .rulings = No source says what happens when the coins run out; the bank has as many as are needed.

## Set-up

IP-10 =
    Shuffle the building cards and the city cards apart, and turn 4 cities face up.
    Each player takes a family, its shields and the starting ducats of the edition; every score is 0.
    One player takes the Il Principe marker: drawn at random, unless the table names one.
    .title = Setting up
    .section = Set-up
    .plain = Everyone starts with a family, its shields and the starting ducats, and one player takes the marker.
    .sources = A, F, N; ruling on the first player
    .rulings = A suggests the player who visited Italy last, F the one who ate Italian last; a draw takes the place of both.
IP-11 =
    With 2 players, remove all minor role tiles, 7 building cards of each colour, so that 65 remain, and 5 city cards at random and unseen, so that 10 remain.
    .title = Setting up for 2 players
    .section = Set-up
    .plain = Two players play without minor roles, with 65 building cards and 10 cities.
    .sources = A, F; ruling for the Dutch edition
    .rulings = The Dutch summary has no rules for 2 players; the Dutch edition takes those of the French rulebook.

## Phase 1

IP-20 =
    At the start of phase 1 comes first the city check, if the edition makes it at this moment (IP-60), and then the deck check (IP-61).
    .title = The checks at the start of a round
    .section = Phase 1: new building cards
    .plain = At the start of a round the deck is looked at: if it has run low, the round is the last.
    .plain-mtm-fr = At the start of a round the open cities are looked at, then the deck: either may bring the end.
    .plain-mtm-nl = At the start of a round the open cities are looked at, then the deck: either may bring the end.
    .sources = A, F, N
IP-21 =
    Every player takes 5 ducats, draws 4 building cards and lays 2 cards face down, chosen from the whole hand.
    With 2 players each takes 6 ducats, draws 5 cards and lays 3.
    With the option rich the income is 6 ducats.
    Cards are dealt from the holder of the marker clockwise; then all players choose at the same time and in secret.
    .title = Income, new cards, and cards for the auction
    .section = Phase 1: new building cards
    .plain = You take your income, draw cards, and lay some of your whole hand face down for the auction, all at the same time and in secret.
    .sources = A, F, N; for 2 players A, F; rulings on the simultaneous choice and on 2 players in the Dutch edition
    .rulings =
        F goes round the table, one player after the other; because the cards lie face down, choosing at the same time comes to the same.
        The Dutch summary has no rules for 2 players; the Dutch edition takes those of the French rulebook.
IP-22 =
    There is no limit to a hand.
    Ducats are hidden.
    The number of cards in a hand is public; their colours are not.
    .title = What is hidden and what is public
    .section = Phase 1: new building cards
    .plain = Your ducats and the colours of your hand are secret; how many cards you hold is not, and there is no limit.
    .sources = A, F; ruling on the count
    .rulings = The sources hide the money but say nothing about the number of cards in a hand; it is public.

## Phase 2

IP-30 =
    The cards laid are turned up and grouped by colour.
    The groups are auctioned one by one, from the smallest to the largest; groups of equal size go in the order of the colours.
    A colour with no card is skipped.
    .title = The groups and their order
    .section = Phase 2: the auction
    .plain = The cards laid are turned up and sold by colour, the smallest group first, equal groups in the order of the colours.
    .sources = A, F, N
IP-31 =
    Bidding for a group starts with the edition's first bidder, as the marker lies at that moment, and goes clockwise.
    In the AMIGO edition that is the holder of the marker; in the French and the Dutch edition it is the player to the holder's left.
    On their turn a player bids more than the highest bid so far, at least 1 ducat and at most the ducats they own, or withdraws from this group for good.
    .title = Bidding
    .section = Phase 2: the auction
    .plain = The holder of the marker starts; you bid more than the last bid, with ducats you own, or withdraw from this sale for good.
    .plain-mtm-fr = The player left of the marker starts; you bid more than the last bid, with ducats you own, or withdraw for good.
    .plain-mtm-nl = The player left of the marker starts; you bid more than the last bid, with ducats you own, or withdraw for good.
    .sources = A, F, N; rulings on the least bid and on the ducats owned
    .rulings =
        No source names the least first bid; it is 1 ducat.
        That nobody bids more than they own stands in the AMIGO rulebook alone; it holds in the French and the Dutch edition too.
IP-32 =
    The auction of a group ends when one player is left who has bid, or when all have withdrawn.
    If all others have withdrawn without a bid, the last player may still bid, at least 1 ducat, or withdraw.
    .title = The end of an auction
    .section = Phase 2: the auction
    .plain = A sale ends when only one player is left who has bid, or when all have withdrawn.
    .sources = A, F, N; ruling on the last player
    .rulings = A lets the auction go on until all “except the highest bidder” have withdrawn; a player who has not bid is not yet the highest bidder, and so is still asked.
IP-33 =
    The winner pays the bid to the bank, takes the cards of the group into the hand and takes the marker.
    The winner may then build one city at once (IP-40 to IP-43), but not in round 1, unless the option rich is played.
    This comes in addition to phase 3.
    A player may bid in and win any number of groups, and may build after each group won.
    .title = The winner pays and becomes Il Principe
    .section = Phase 2: the auction
    .plain = The winner pays the bank, takes cards and marker, and may build one city at once if this round allows cities.
    .sources = A, F, N
IP-34 =
    If nobody bids at all, the group is removed from the game.
    .title = A group without a bid
    .section = Phase 2: the auction
    .plain = Cards that nobody bids for leave the game.
    .sources = A, F, N

## Phase 3

IP-38 =
    From the holder of the marker clockwise, each player does one of three things.
    They build a city, but not in round 1 unless the option rich is played; or they play any number of cards of one colour, at least 1, from the hand face up before them; or they do nothing.
    The marker does not move in phase 3.
    .title = Build, play cards, or do nothing
    .section = Phase 3: build or play cards
    .plain = You build a city, if this round allows cities, or play any number of cards of one colour face up, or do nothing.
    .sources = A, F, N; ruling on doing nothing
    .rulings = That a player may do nothing is a ruling, from “può” in A and “kans” in N.

## Building a city

IP-40 =
    Only a face-up city can be built.
    The builder plays from the hand exactly the building cards it shows, face up before them, and pays its ducats to the bank.
    Both are due, or nothing is built.
    .title = The price of a city
    .section = Building a city
    .plain = An open city is built with exactly the cards it shows, from the hand, and its ducats: both, or not at all.
    .sources = A, F, N
IP-41 =
    The builder takes the city's victory points and may place as many shields as the city shows, or fewer.
    Each shield that is placed goes to a region the city touches, split as the builder likes.
    With fewer shields left than the city shows, at most those are placed; with none left, none.
    .title = Points and shields for the builder
    .section = Building a city
    .plain = You score the city and may place as many shields as it shows or fewer, each in a region it touches.
    .sources = A, F, N; ruling on how many
    .rulings = All three rulebooks mix may and must; how many shields are placed is read as a choice, the regions as a duty.
IP-42 =
    Every other player scores for their roles in the colours used at least once for the city: 2 victory points for the major role of such a colour and 1 for its minor role.
    A colour counts once, however many cards of it were used.
    The builder scores no roles.
    .title = The other players' roles score
    .section = Building a city
    .plain = For every colour a city used, the other players score 2 for its major role and 1 for its minor role.
    .sources = A, F, N
IP-43 =
    A new city is turned up at once if the city deck has one.
    The next player may already build it.
    In the AMIGO and the Dutch edition the card of the built city leaves the game; in the French edition it stays with its builder.
    .title = A new city
    .section = Building a city
    .plain = A new city is turned up at once, if there is one, and the built one leaves the game.
    .plain-mtm-fr = A new city is turned up at once, if there is one, and the built one stays with its builder.
    .sources = A, F, N; that it may be built next: F

## Phase 4

IP-50 =
    All role tiles return to the board first.
    Then, colour by colour in order, each player's face-up cards of that colour are counted.
    A player with none takes no part.
    .title = The roles return and the cards are counted
    .section = Phase 4: roles
    .plain = All roles return, and the cards face up are counted colour by colour; who has none of a colour takes no part in it.
    .sources = A, F, N; ruling on players with none
    .rulings = That a player without a face-up card of the colour is neither first nor second in it is a ruling.
IP-51 =
    If one player alone has most, that player takes the major role.
    If one player alone is then second, that player takes the minor role.
    .title = One player first, one player second
    .section = Phase 4: roles
    .plain = Whoever alone has most cards of a colour face up takes its major role, whoever alone is second its minor role.
    .sources = A, F (a), N
IP-52 =
    If one player alone has most and several tie for second, the first takes the major role and the minor role is auctioned among those tied.
    .title = A tie for second
    .section = Phase 4: roles
    .plain = If several are tied for second behind one alone, the minor role is auctioned among them.
    .sources = A (1), F (b), N
IP-53 =
    If several players tie for most, the major role is auctioned among them.
    The minor role stays on the board this round.
    .title = A tie for most
    .section = Phase 4: roles
    .plain = If several are tied for most, the major role is auctioned among them and nobody gets the minor role.
    .sources = A (2), F (c), N
IP-54 =
    A role auction runs as IP-31 and IP-32 say, among the tied players only.
    It starts with the first of them at or after the edition's first bidder, clockwise.
    The winner pays the bank and takes the tile and the marker.
    If all withdraw, nobody has the tile.
    No city is built after a role auction.
    .title = A role auction
    .section = Phase 4: roles
    .plain = Only those tied bid for the role; the winner pays, takes role and marker, and builds no city; if all withdraw, nobody has it.
    .sources = A, F, N; ruling on building
    .rulings = That no city is built after a role auction is a ruling: the right to build stands only under phase 2.
IP-55 =
    Whoever takes a major role, by majority or by auction, turns half of their face-up cards of that colour face down, rounded up.
    A minor role turns none.
    .title = A major role turns cards down
    .section = Phase 4: roles
    .plain = Whoever takes a major role turns half of their face-up cards of its colour face down, rounded up.
    .sources = A, F, N; ruling on face-up cards
    .rulings = That the half is taken of the face-up cards only is a ruling, from the example in F.
IP-56 =
    The power of a tile is used at once, major before minor, and must be used if it can be.
    Green: turn one own face-down card that is not green face up; in the Dutch edition this may be left.
    White: score 1 victory point.
    Red: draw 1 building card; none if the deck is empty or has left the game.
    Blue: place 1 shield in any region; none if no shield is left.
    Yellow: take 2 ducats.
    .title = The powers of the roles
    .section = Phase 4: roles
    .plain = You use the power of a role as soon as you take it, and you must if it can be used.
    .plain-mtm-nl = You use the power of a role as soon as you take it, and you must if it can be used; only the green one may be left.
    .sources = A, F, N; rulings on green and red
    .rulings =
        A says that a power must be used, F and N that it is used, which is read alike.
        N says of green alone that it may be used, and so it may be left there.
        That red draws nothing when there is no deck is a ruling too.
IP-57 =
    Who is first and who is second in a colour is settled before any card of that colour is turned over.
    A card turned up by the green power counts for the later colours of the same phase.
    .title = Counting before turning
    .section = Phase 4: roles
    .plain = Who is first and who is second in a colour is settled before any card of that colour is turned over.
    .sources = ruling, from the order in A
    .rulings = Both sentences are a ruling, from the order in which A tells the phase.
IP-58 =
    With 2 players there are no minor roles, so IP-51 gives none and IP-52 does not arise.
    .title = Roles with 2 players
    .section = Phase 4: roles
    .plain = Two players have no minor roles.
    .sources = A, F; ruling for the Dutch edition
    .rulings = The Dutch summary has no rules for 2 players; the Dutch edition takes those of the French rulebook.

## The end

IP-60 =
    The game ends at once and is scored if fewer than 4 cities are open at the edition's moment: the end of phase 1 in the AMIGO edition, the start of phase 1 in the French and the Dutch edition.
    In the AMIGO edition the cards laid for the auction in that phase 1 are then no longer in hand, and stay face down.
    .title = The city check
    .section = The end of the game
    .plain = Fewer than 4 open cities at the end of phase 1 end the game at once; cards just laid stay face down and are in no hand.
    .plain-mtm-fr = Fewer than 4 open cities at the start of phase 1 end the game at once.
    .plain-mtm-nl = Fewer than 4 open cities at the start of phase 1 end the game at once.
    .sources = A, F, N; ruling on cards laid
    .rulings = A ends the game between laying the cards and auctioning them, and does not say whose they are; cards laid do not count as cards in hand, and as turning them up belongs to phase 2, nobody does.
IP-61 =
    At the start of phase 1 the deck of building cards is checked: with fewer than 12 cards for 3 players, 16 for 4, 20 for 5 or 10 for 2, this round is the last.
    In the last round nobody draws or lays cards.
    In the AMIGO and the Dutch edition every player still takes the income; in the French edition phase 1 is left out altogether.
    In phase 2, 6 cards for 3 players, 8 for 4 and 10 for 5 are taken straight from the deck and auctioned.
    With 2 players all remaining cards are auctioned in the AMIGO edition, and 6 or all there are in the French and the Dutch edition; with no card left there is no auction, and phases 3 and 4 follow.
    If for 3 to 5 players the deck has too few cards, the editions differ.
    In the AMIGO edition the game ends at once: this is checked at the start of phase 2, after income and the city check, so that phases 3 and 4 are not played and the roles of the round before score.
    In the French edition the whole deck is taken first; then the cards removed from the game are shuffled and become the new deck, from which the auction is filled up; if there are still too few, all there are is auctioned.
    In the Dutch edition all there are is auctioned.
    Cards left in the deck after that stay there in the AMIGO and the French edition, where the red power may draw them; in the Dutch edition they leave the game, and the red power draws nothing.
    Phases 3 and 4 are played as usual; then the game is scored.
    .title = The deck check and the last round
    .section = The end of the game
    .plain = When the deck runs low the round is the last: you take income but no cards, and the auction comes straight from the deck.
    .plain-mtm-fr = When the deck runs low the round is the last: nobody takes ducats or cards, and the auction comes straight from the deck.
    .sources = A, F, N; for 2 players A, F; rulings on the cards of the last auction and on 2 players
    .rulings =
        Rulings are how the French edition uses the deck and the removed cards, and what it does when both are too few; that cards left over stay in the deck in the AMIGO and the French edition; that the Dutch edition follows the French rulebook with 2 players; and that 2 players with no card left go on without an auction.

## Scoring

IP-70 =
    In each region the player with most shields scores 5 victory points.
    Players tied for most score 5 each, and there is no second place.
    Otherwise the player with second most scores 2, each of them if several are tied.
    A player without a shield in the region scores nothing there.
    .title = Regions
    .section = Final scoring
    .plain = Most shields in a region score 5, second most 2; those tied for most score 5 each, and then nobody is second.
    .sources = A, F, N; ruling on players without a shield
    .rulings = That a player without a shield cannot be first or second in a region is a ruling.
IP-71 =
    Each major role held scores 2 victory points, each minor role 1.
    .title = Roles
    .section = Final scoring
    .plain = A major role that you hold at the end scores 2 points, a minor role 1.
    .sources = A, F, N
IP-72 =
    Each set of 5 colours among the cards before a player, face up or face down, scores 2 victory points.
    .title = Sets of five colours
    .section = Final scoring
    .plain = Each set of five colours among the cards before you, face up or face down, scores 2 points.
    .sources = A, F, N
IP-73 =
    The player with most ducats scores 2 victory points; each of them if several are tied.
    .title = Most ducats
    .section = Final scoring
    .plain = Most ducats score 2 points, for each of those who are tied.
    .sources = A, F, N; ruling on empty purses
    .rulings = No source excepts a tie at nought: if nobody has a ducat, all are tied for most.
IP-74 =
    The player with most building cards in hand scores 2 victory points; each of them if several are tied.
    .title = Most cards in hand
    .section = Final scoring
    .plain = Most building cards in hand score 2 points, for each of those who are tied.
    .sources = A, F, N; ruling on empty hands
    .rulings = No source excepts a tie at nought: if nobody holds a card, all are tied for most.
IP-75 =
    The player with most victory points wins.
    If several are tied, the one with more building cards before them wins, face up or face down; if they are still tied, the one who holds the first major role in the order of the colours.
    Players still tied share the victory.
    .title = The winner
    .section = Final scoring
    .plain = Most points win; a tie goes to more building cards on the table, then to the first major role by colour, else it is shared.
    .sources = A, F, N; ruling on the last tie
    .rulings = The sources stop at the roles; that players still tied share the victory is a ruling.

## Worked examples

IP-E1 =
    Four players have laid 3 green, 2 white, 2 red cards and 1 yellow.
    The auctions are yellow, white, red, green; white comes before red because of the order of the colours.
    .title = The order of the auctions
    .section = Worked examples
    .plain = With 3 green, 2 white, 2 red cards and 1 yellow laid, the auctions are yellow, white, red, green.
    .sources = F
IP-E2 =
    Medici build Milano: they play 2 blue cards, 1 red and 1 yellow, and pay 4 ducats.
    They score 6 victory points and may place 2 shields among its regions, blue and green.
    Every other family scores its blue, red and yellow roles.
    .title = Medici build Milano
    .section = Worked examples
    .plain = Milano costs 2 blue cards, 1 red, 1 yellow and 4 ducats, and brings 6 points and up to 2 shields.
    .sources = A
IP-E3 =
    Barbara builds Lucca with 2 white cards, 1 blue and 1 red.
    Andrea, who holds the major white role, scores 2.
    Tom, who holds the minor white and the major blue role, scores 1 and 2.
    Barbara scores only the points of the card.
    .title = Barbara builds Lucca
    .section = Worked examples
    .plain = When Lucca is built, others score 2 for the major white, 1 for the minor white and 2 for the major blue role.
    .sources = F
IP-E4 =
    Giorgio has 4 blue cards face up, Nick 3, Roberto and Marco 1 each.
    Giorgio takes the major blue role, Nick the minor.
    .title = One first, one second
    .section = Worked examples
    .plain = With 4, 3, 1 and 1 blue cards the first takes the major blue role and the second the minor.
    .sources = F (a)
IP-E5 =
    Giorgio has 4 blue cards face up, Nick and Marco 2 each, Roberto 1.
    Giorgio takes the major blue role; the minor is auctioned between Nick and Marco, without Roberto.
    .title = Two tied for second
    .section = Worked examples
    .plain = With 4, 2, 2 and 1 blue cards the first takes the major blue role, and those with 2 bid for the minor.
    .sources = F (b)
IP-E6 =
    Giorgio, Marco and Roberto have 3 blue cards face up each, Nick 1.
    The major blue role is auctioned among those three; nobody has the minor.
    .title = Three tied for most
    .section = Worked examples
    .plain = With 3, 3, 3 and 1 blue cards those with 3 bid for the major blue role, and nobody has the minor.
    .sources = F (c)
IP-E7 =
    A player who takes a major role with 3 face-up cards turns 2 of them down: Medici as the green Master in A, Andrea with the major blue role in F.
    Nick, who takes the minor blue role with 2 face-up cards, turns none.
    .title = Turning cards down
    .section = Worked examples
    .plain = A major role taken with 3 cards face up turns 2 of them down, a minor role none.
    .sources = A, F
IP-E8 =
    Blue region: Carraresi have most shields, Visconti and Gonzaga 1 each; they score 5, 2 and 2.
    Green region: d'Este have 3 shields and Carraresi fewer (tested with 1); they score 5 and 2.
    Red region: Visconti are alone and score 5.
    Yellow region: Medici and Gonzaga are tied for most and Visconti have 1; they score 5, 5 and 0.
    .title = Four regions scored
    .section = Worked examples
    .plain = Two tied for second score 2 each, one alone in a region scores 5, and behind two tied for most nobody scores.
    .sources = A
IP-E9 =
    Marcel of the Medici builds Firenze: he pays 5 ducats and plays 2 green cards, 1 red, 1 blue and 1 yellow.
    He may place 2 shields among the brown, violet and green regions and scores 8 victory points.
    .title = Marcel builds Firenze
    .section = Worked examples
    .plain = Firenze costs 2 green cards, 1 red, 1 blue, 1 yellow and 5 ducats, and brings 8 points and up to 2 shields.
    .sources = F; ruling on the points
    .rulings = The 6 victory points of the source are a slip.
IP-E10 =
    Four players have laid 8 cards; the auctions begin with green and end with blue.
    The picture of the cards is lost, so any cards that give this order serve as the test.
    .title = From green to blue
    .section = Worked examples
    .plain = With 8 cards laid by four players the auctions can begin with green and end with blue.
    .sources = A
