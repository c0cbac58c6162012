### What the browser says beside the games.

## Getting about

nav-label = Signoria
nav-home = Home
nav-play = Play
nav-lobby = Tables
nav-mine = My tables
nav-rules = Rules
nav-about = About
nav-settings = Settings
skip = Skip to what matters
close = Close
save = Save
saved = Saved.
more = Show more
opening = One moment …
went-wrong = Something went wrong here. Load the page again; your tables are safe.
offline-title = You are offline
offline-about = The server cannot be reached just now. Your tables are safe there, and this page comes back by itself.

language-en = English
language-it = Italiano
language-fr = Français
language-nl = Nederlands
language-de = Deutsch

## Landing page and lists

landing-title = Games of Renaissance Italy, played by the book
landing-about = With friends in a browser, against bots of measured strength, or both at one table. Nothing to install.
landing-invite = Invite friends
landing-play-now = Play now
landing-set-up = Set up
learn = Learn in ten minutes
landing-waiting = Tables waiting for players
landing-yours = Your tables
lobby-which = Which tables
lobby-open = Waiting for players
lobby-open-short = Waiting
lobby-running = Being played
lobby-over = Finished
lobby-games = All games
lobby-clock-any = Any clock
lobby-clock-live = Live
lobby-clock-correspondence = Days a move
lobby-free = Free seats
lobby-free-any = Any free seats
lobby-free-some = { $count ->
    [one] A free seat
   *[other] { $count } free seats or more
}
lobby-seek = A name
lobby-shown = { $count } of { $all } tables
lobby-none = There is no such table just now.
lobby-all = Show all
new-table = New table
table-sit = Sit down
table-open = Open
table-watch = Watch
table-left = { $time } left
table-look = Look
row-lesson = Lesson
row-rated = rated
row-friendly = friendly
row-without = not: { $option }
row-taken = { $taken } of { $seats }
row-bots = { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
row-clock-live = { $minutes } min + { $seconds } sec
row-clock-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}
row-waits-for = Waiting for { $names }
row-clock-of = { $name }’s clock
row-won = Won
row-place = Place { $place } of { $seats }
row-winner = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
row-broken-off = Broken off
row-just-now = just now
row-told = last move { $ago }
row-points = { $points ->
    [one] one point
   *[other] { $points } points
}
row-behind = { row-points }, winner { $most }
row-scores = Scores
status-open = waiting
status-running = being played
status-over = Finished
empty-open = No table is waiting for players. Open one, or play against bots now.
empty-running = No public game is being played just now.
empty-over = No public game has been finished yet.
empty-mine = You sit at no table yet. Open one, or play against bots now.
mine-waiting = Waiting for others
mine-count = { $count ->
    [one] one game
   *[other] { $count } games
} · { $won } won
mine-all = All
mine-rated = Rated
mine-people = Against people
mine-lesson = Lessons
mine-which = Which of my tables
mine-put-away = Put away
mine-put-away-says = { $game } was put away.
mine-undo = Undo
mine-away = Put away before
mine-away-none = Nothing is put away.
mine-show-away = Show what I put away
mine-take-out = Take out again
your-turn = Your turn
you = You
seat-free = free
seat-you = { called-you }
your-name = Your name
your-name-about = This is what the others see, at once and everywhere; change it whenever you like. No account is needed.

## A new table

setup-title = { $game } for { $seats ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $seats }
}
setup-game = Game
setup-edition = Edition
setup-usual = The usual choice
setup-seats = Seats
setup-how-many = How many play
setup-who = Who plays { $name }
setup-open-seat = A friend, by invitation
setup-here = Somebody at this device
setup-here-name = Name
setup-add-bot = Add a bot
setup-clock = Clock
setup-clock-none = No clock
setup-clock-quick = 5 min + 10 s a move
setup-clock-usual = 15 min + 20 s a move
setup-clock-days = 3 days a move
setup-clock-free = Everybody thinks as long as they like.
setup-clock-late = For each player, and for each turn. When it is spent, { $bot } plays on until you return.
setup-options = Options
setup-hints = Hints: ask what a bot would do
setup-learn = New to { $game }? A guided first game explains everything as it comes.
setup-watchable = Spectators may watch; they see only what lies open
setup-open-chat = Spectators may read what players say
setup-public = Show the table to everybody, so that anybody can sit down
setup-begin = Begin
setup-start = Start
setup-open-table = Open the table
setup-against-bots = Against bots: the game begins at once
setup-at-one-device = At one device: a curtain falls between turns
setup-then-play = You can leave and come back at any time.
setup-then-invite = The link to invite by comes next; bots can still take the free seats.
setup-invite-about = Leave a seat for a friend: the open table has a link, and whoever opens it takes a free seat. No account needed.
setup-changes = What this edition changes
setup-for-friends = { $count ->
    [one] One seat for a friend
   *[other] { $count } seats for friends
}
setup-fair = The deal is sealed when a game begins and opened when it ends, so that anybody can check it.

waiting-for = { $count ->
    [one] Waiting for one more player, or a bot
   *[other] Waiting for { $count } more players, or bots
}
waiting-ready = Everybody is here
waiting-terms = What is played
waiting-hints = Friendly, with hints
waiting-rated = Rated, without hints
waiting-public = Open to everybody
waiting-private = By invitation
waiting-unwatched = Without spectators
join-title = A seat is free for you
join-seat = Seat
join-any = Any free seat
join-full = Every seat is taken
join-full-about = You can stay and talk, and watch when it begins.
waiting-host = Waiting for the host to start
waiting-fill = { $count ->
    [one] Start with a bot in the free seat
   *[other] Start with bots in the free seats
}
seat-open = free: by invitation
seat-kept = kept for { $name }
seat-leave = Leave
invite-title = Invite
invite-copy = Copy the link
invite-share = Share …
invite-share-says = Come and play { $game } with me.
invite-code = The link as a QR code
invite-about = Whoever opens the link is asked for a name and sits down: no account, and nobody sees your cards by it. You start when every seat is taken.
visitor-named = { $name } has opened the link
visitor-nameless = { $count ->
    [one] Somebody has opened the link
   *[other] { $count } people have opened the link
}
friends-title = Play with friends
friends-friend = A friend, by the link
friends-bot = Make it a bot
friends-back = Make it a friend
friends-kind = Kind of game
friends-more = All choices
friends-make = Make the link
friends-about = The link and its QR code come next, and the table waits until every seat is taken. Bots can take what stays free.
copy = Copy
copied = Copied

## The table

strip-label = What has just happened
strip-take-back = Your last move can be taken back.
strip-answered = You answered: { $action }.
scene-line = line { $line } of { $lines }
scene-skip = Skip
scene-on = Go on
sold-to = { $what }, to { $name } for { $price }
sold-to-you = { $what }, yours for { $price }
new-card = { $count ->
    [one] new
   *[other] { $count } new
}
since-title = Since your last move
since-short = Since your move
since-again = Show again
since-shown-again = Shown again
since-nothing = Nobody else has done anything yet.
pace-your-turn-comes = Your question comes next.
pace-to-question = To my question
pace-go-on = Press anywhere, or Space, to go on at once.
pace-step-on = Next
key-space = Space
settings-pace = Pace
pace-calm = Calm
pace-calm-says = Every event for a moment; any press skips it.
pace-quick = Quick
pace-quick-says = A third of the time.
pace-instant = Instant
pace-instant-says = At once; the strip says what happened.
pace-step = Step by step
pace-step-says = Every event waits for a press.
pace-timed = Where a clock runs by the minute, the pace is quick at most.
settings-forced = Give the only answer for me
settings-forced-says = Against bots, what has just one answer is not asked: that tells nobody anything.
forced-says = Only answer: { $action }
settings-confirms = Confirm answers
settings-confirms-says = The gold button is pressed twice.
confirm-again = Press again to confirm
part-own-short = Yours
sheet-before = The family before
sheet-next = The next family
question-unfold = Show the whole question
question-fold = Fold the question
menu = Menu
part-own = Your things
part-table = The board
part-families = The families
part-side = Beside the table
phases = Phases
tab-story = Story
tab-rules = { nav-rules }
tab-why = Why can’t I?
tab-table = Table
text-board = The table in words
your-turn-says = Your turn: { $prompt }
story-your-turn = It is your turn. { $prompt }
story-more = Each step
story-sheet = See the count
sheet-round = Count of round { $round }
story-bid = { $name } { $amount }
story-gain = { $name } +{ $points }
story-sale = { $what }: { $bids }.
story-sale-opens = { $what }: nobody has bid yet.
clause-bought = { $what } for { $price }
clause-built = { $what }, +{ $points }
question-waiting = { $count ->
    [one] Waiting for { $names }.
   *[other] Waiting for { $names }.
}
question-sent = Sent …
take-back = Take back
hint-ask = What would a bot do?
hint-share = { $percent } % ± { $error }
hint-no-share = under 1 %
hint-price = At this auction it would pay { $most } at most.
hint-about = Share of simulated games won, with its uncertainty. The answer that is safest stands first.
hint-says = A bot would:
refused = This cannot be done.
refused-action = Not played: { $action }.
line-lost = Reconnecting.
line-lost-says = Your seat and your clock are kept; the board stays as you saw it.
line-restarting = The server restarts.
line-hurry = Try now
line-closed = Not connected.
line-closed-says = The server has closed this line: you were signed out, or have too many windows open.
busy = The server is busy.
busy-says = What you asked for waits, and is asked for again by itself.
outdated = Signoria has been renewed.
outdated-says = Load the page again to go on; your seat is kept.
reload = Load again
seat-elsewhere = You no longer hold this seat.
seat-elsewhere-says = It was left, or taken over with its link.
seat-look-on = Continue here
watching = You are watching.
watching-says = You see what lies open, nothing more.
commitment = The seal on the deal
leave-table = To my tables

## What people at a table agree on, and what they leave to it

seat-ask = Ask for the seat of { $family }
seat-ask-short = Ask for it
seat-asked-by = { $name } asks
seat-away = a bot plays
seat-bot = bot
seat-nobody = nobody
agree = Agree
propose-no-more = Never mind
proposal-pause = { $name } asks for a pause.
proposal-pause-agreed = A pause: waiting for the others to agree.
proposal-resume = { $name } would like to go on.
proposal-resume-agreed = Going on: waiting for the others to agree.
proposal-sit = { $name } asks for the seat of { $family }, which a bot plays.
proposal-sit-agreed = { $name } for { $family }: waiting for the others to agree.
undone-says = { $name }: a move was taken back.
question-paused = The game is paused.
question-paused-says = The clocks stand still until all agree to go on.
question-away = Your time was up: a bot plays for you.
come-back = Play on myself
question-abandoned = Nobody has played for a long time: the table was given up. There are no scores.
question-closed = This table was closed. There are no scores.
wishes-title = Answered for you:
wish-upto = Bid up to { $amount }, then pass
wish-next = Next: { $action }
wish-forced = What has only one answer
wish-drop = Remove
premove-title = When you are asked
orders-title = Standing orders
orders-about = Answered for you, also while you are away. Others see a move like any other.
pause-title = A pause
pause-about = The game stands still when all persons at the table agree.
pause-alone = Bots agree to everything: the game stands still at once.
pause-ask = Ask for a pause
pause-now = Pause now
pause-end = Go on
seat-title = Your seat
seat-give = Give the seat away by link
seat-give-about = To a friend, or to another device of yours. Whoever opens the link first has the seat and sees its cards.
leave-for-good = Leave the game …
leave-about-default = You cannot come back. Your seat is played on without you, with the most harmless answers.
leave-about-bot = You cannot come back. A bot plays your seat from now on.
leave-now = Leave for good
leave-stay = Stay
clock-of = Time left, { $name }:
clock-days = { $days } d { $hours } h
clock-called = You have { $seconds } seconds left.
clock-live = Clock: { $minutes } minutes each, and { $seconds } seconds a turn.
clock-post = By post: { $days ->
    [one] one day
   *[other] { $days } days
  } for each move.
clock-late-default = When it is spent, the most harmless answer is given.
clock-late-bot = When it is spent, { $bot } plays on until you return.
chat-title = What is said
chat-to-players = Write to the players
chat-to-all = Write to all who are here
chat-to-spectators = Write to those who watch
chat-send = Send
chat-spectator = (watching)
chat-says = { $name }: { $text }
chat-unread = lines not read
curtain-title = { $name }, it is your turn as { $family }
curtain-about = Take the device; nobody else should look. What only you may see is shown when you are ready.
curtain-open = I am { $name }
offered-title = A seat is offered to you
offered-seat = You are offered the seat of the { $family } at a table of { $game }
offered-about = Somebody at this table gives you their seat in a game that may be under way: their hand, their money and their turn become yours.
offered-take = Take the seat
rule-at-hand = Rule at hand
rule-behind = The rule behind it
rule-ruling = Ruling:
why-not = Why not: { $action }?
why-nearest = You may
why-how = Click or focus anything that looks possible and is not: here stands the reason, with its rule and the nearest thing you may do.
choices-beside = Also possible now
step-less = Less
step-more = More
step-all = All: { $most }
step-choose = Choose
replay = Replay
save-record = Save the record
play-again = Play again
play-again-there = Play again: the table is set
watch-again = Watch them play again
see-table = See the table
see-scores = See the scores

note-first = For the first time
note-try = Try this:
note-next = Next
note-back = Back
note-why = Why?
note-more = More
note-read = I see
notes-off = No notes
lesson-strip = Guided game. The bots wait while you read; nothing here is rated.
lesson-step = step { $step } of { $steps }
lesson-end-title = You can play { $title }
lesson-next-title = Worth knowing next
lesson-play-on = Play on from here
lesson-first-game = A first real game, 3 bots
lesson-other = Lesson: { $title }
lesson-leave = Leave the lesson
lesson-rules = The rules
noun-card = Card
noun-amount = Amount

keys-title = Keys
keys-1 = Take the answer with that number, or type an amount
keys-2 = Give the answer in gold
keys-3 = Pass or withdraw
keys-4 = Take back
keys-5 = { hint-ask }
keys-6 = { text-board }
keys-7 = Go to the question, your things, the table, the families, the side, the head
keys-8 = These keys

## Boards in words

board-table-heading = On the table

## Scores

scores-title-all = Every point, by rule
scores-rule = Rule
scores-running = Running total
scores-final = Total
scores-skip = To the end

## Rules, settings, about

rules-title = { $game }: the rules
rules-which = Which game
rules-howto = On one page
rules-goal = Who wins
rules-all = Every paragraph
rules-seek = Search the rules: a number or words
rules-found = { $count ->
    [one] One rule of { $all }
   *[other] { $count } rules of { $all }
}
rules-none = No rule has these words. Try fewer, or another word.
rules-editions = Where editions differ
rules-side-by-side = Side by side, in each rulebook’s own words
editions-title = { $game }: the editions side by side
editions-silent = This rulebook says nothing of it.
rules-options = Options of the table
rules-from = Sources
rules-clear = Show all
settings-name-about = As others see it, at once at every table.
settings-language = Language
settings-theme = Light or dark
settings-sounds = Sounds
settings-sounds-about = Short and soft, and never the only sign of anything.
sounds-on = Sounds at the table
sounds-volume = How loud
sounds-each = Each can be silenced:
sound-turn = Your turn
sound-bid = A bid
sound-sold = Sold
sound-coin = Money
sound-reveal = Cards turn
sound-placed = Something is placed
sound-refused = Refused
sound-bell = 30 seconds left
sound-election = Great events
sound-victory = The end
settings-motion-about = Keep everything still
settings-guarded-about = Ignore presses for a third of a second after a new question
settings-notes-about = Against bots, explain each kind of question the first time
theme-system = As the system
theme-light = Light
theme-dark = Dark
account-title = On another device
account-nobody = If you have been here before, sign in. Otherwise just sit down at a table: no account is needed.
account-guest = You are a guest: only this browser knows you. With a passkey or a password you are yourself everywhere, and your tables come along.
account-login = You can sign in as { $login }.
account-login-name = Login
account-password = Password
account-current = The password until now
account-sign-in = Sign in
account-sign-in-password = Sign in with a password
account-welcome = Welcome back.
passkey-add = Add a passkey
passkey-show = Sign in with a passkey
passkey-from = Passkey { $n }, since { $date }
remove = Remove
password-set = Set a password
password-change = Change the password
ratings-title = Ratings
ratings-wanted = Rate my games
ratings-about = Games against people who want it too, without hints. Switched off, all is forgotten.
ratings-line = { $game } with { $seats }, { $games ->
    [one] one game
   *[other] { $games } games
  }
ratings-none = No game has counted yet.
ratings-guest = Ratings are for those with a passkey or a password.
data-title = Leaving
data-about = Sign out here, or on all your devices. Your tables stay.
data-about-guest = If a guest signs out, nobody can come back as that guest.
data-sign-out = Sign out
data-sign-out-all = Sign out everywhere
data-delete = Delete my data …
data-delete-about = Everything about you is deleted at once: name, logins, notices, ratings. Games that others played too stay, without your name. This cannot be taken back.
data-delete-now = Delete everything about me
data-deleted = Everything about you is deleted.
data-out = You are signed out.
notices-title = When it is your turn
notices-about = At tables that are played over days you can be told, though this page is closed.
notices-push = Notify me in this browser
notices-no-push = This browser cannot show notices here.
notices-other-device = Another browser of yours
notices-failing = does not arrive
notices-mail = By mail
notices-mail-address = Your e-mail address
notices-hook = By another way
notices-hook-address = Its web address
notices-format = Kind
notices-add = Add
notices-code = The code from the mail
notices-confirm = Confirm
about-title = About Signoria
about-1 = Signoria is a house for three games of Renaissance Italy, played by the book: with friends in a browser, against bots, in a terminal, or by the million for research.
about-2 = Every rule has a number and a source. Where rulebooks disagree there are editions, and where they are silent there are rulings, marked as ours.
about-3 = Nobody is shown what their seat does not know. The deal is sealed when a game begins and opened when it ends, so that anybody can check it.
about-4 = The artwork was drawn for Signoria; nothing is copied from a published edition.
about-games = The games
not-found-page = There is nothing here
not-found-page-about = The address leads nowhere. Perhaps a letter is missing.
not-found-table = There is no such table
not-found-table-about = Perhaps the link is not whole, or the table is not public and you need its invitation.

## The box of a game

printed-nav = The box
printed-title = { $game }: the box
printed-about = What stands on the cards, tiles and boards of this game, value by value. Some of it no source shows: we reconstructed it, and say so. Whoever owns the game can correct it, and play with what their copy says.
printed-certain = { $attested } of { $values } printed values are attested.
printed-legend = reconstructed: no source shows this value
printed-mark = reconstructed
printed-corrected-mark = yours
printed-corrected = { $count ->
    [one] corrected: one value is not as in ours
   *[other] corrected: { $count } values are not as in ours
}
printed-nothing = Nothing that is printed in this game differs from copy to copy.
printed-which = Which box
printed-ours = Ours
printed-named = “{ $name }”
printed-differs = { $digest } · { $count ->
    [0] as ours
    [one] one component is not as in ours:
   *[other] { $count } components are not as in ours:
}
printed-name = Name of your box
printed-usual-name = My copy
printed-correct = Correct values
printed-correct-about = Say what your copy says. What you leave alone stays as it is. When you save, it is checked as strictly as ours; it is kept in this browser.
printed-download = Save as a file
printed-open = Open a file
printed-forget = Delete
printed-play = Play with it
printed-saved = Saved in this browser. You can choose it when you set up a table.
printed-as-ours = This says what ours says: there is nothing to keep.
printed-changed = { $count ->
    [0] Nothing is corrected yet.
    [one] One component is corrected.
   *[other] { $count } components are corrected.
}
printed-wrong = One of them cannot be so: it is marked.
printed-save = Check and save
printed-cancel = Cancel
printed-source = Attested by
printed-square = row { $row }, column { $column }
printed-squares = { $squares ->
    [one] one square
   *[other] { $squares } squares
}
printed-played-with = Box “{ $name }”
setup-box = Box
setup-box-about = What is printed on cards and boards: ours, or what your copy says.
setup-box-travels = Records of the game carry the values of this box
