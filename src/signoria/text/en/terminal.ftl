### What the command line says.

## Help

help-signoria = Three auction games of Renaissance Italy, played by the book.
help-version = Say which version this is, and whether its core is compiled.
help-play = Play in the terminal, with people on one keyboard and bots.
help-games = List the games, their editions, options and numbers of players.
help-rules = Read the numbered rules: all of a game, one by its number (IP-33), or those that speak of some words.
help-editions = Replay a record by the rules of other editions: where it would have gone otherwise, and by which rule
help-editions-edition = Only by this edition
help-box = Show what is printed on a game’s components and how much of it is certain, or play with a box of your own.
help-box-export = Write the box to this file, to correct it; `-` is standard output.
help-box-check = Check a box of your own, and say where it differs from ours.
help-box-use = Play with the box in this file from now on; `ours` goes back to ours.
help-box-file = The box to play with: a file (see `signoria box`), or `ours`.
help-box-known = The box of records that name it but do not hold its values.
help-serve = Serve games to browsers and bots. Options beat the environment, which beats the settings file.
help-serve-host = The network address to listen to; 0.0.0.0 is all of this machine’s.
help-serve-port = The port to listen to; 0 takes one that is free.
help-serve-database = sqlite:///FILE or postgresql://USER@HOST/NAME; without it, a file in the data folder.
help-serve-redis = By which several servers on PostgreSQL tell each other news: redis://HOST; else by PostgreSQL itself.
help-serve-public-url = Where people find the server, such as https://example.org; cookies and links are for this address.
help-serve-wish-pause = How many milliseconds, more or less, an automatic answer waits, so that it looks like any other.
help-serve-bot-pause = How many milliseconds, more or less, a bot takes to answer, whether it had a choice or not.
help-serve-abandon-days = After how many days in which nothing happened a table is given up.
help-serve-hosts = Further names by which the server may be called, with commas between them; its own and that of public_url it knows.
help-serve-processes = How many server processes serve the port together, on PostgreSQL.
help-serve-bot-workers = How many processes think for the bots.
help-serve-migrate = Bring a database of an older version up to this one.
help-backup = Write everything that a server keeps into one file, while it runs or not.
help-restore = Put a backup into an empty database, of SQLite or of PostgreSQL.
help-backup-file = The file. It holds secrets, as the database does.
backup-done = { $file } holds { $rows ->
    [one] one row
   *[other] { $rows } rows
  }, and a sum that proves it whole.
restore-done = { $rows ->
    [one] One row
   *[other] { $rows } rows
  } of { $file } are in the database, whose schema is { $schema }.
help-admin = Look after a server’s people and tables, while it runs or not.
help-admin-list = List people or tables, the newest first.
help-admin-what = What to list.
help-admin-status = Only tables that are open, running or over.
help-admin-most = So many at most.
help-admin-close = Close a table: nobody plays there any more, and everybody there is told.
help-admin-ban = Show a person out everywhere, and let them in no more.
help-admin-unban = Let a person in again.
help-admin-export = Write everything that is kept about a person, as JSON.
help-admin-out = The file to write to, in place of the screen.
help-admin-delete = Delete a person’s data, a table, or a line that was said. Other people’s games stay.
help-admin-delete-what = What to delete.
help-admin-id = Whose: the id of the person, or of the table.
help-admin-n = For a line: its number.
help-admin-spectators = For a line: one that was said among spectators, who count apart.
help-admin-person = The id of the person.
help-admin-table = The id of the table.
help-admin-ratings = Count the games that have not been counted.
help-admin-again = Forget all ratings, and count all games again.
admin-id = Id
admin-name = Name
admin-login = Login
admin-created = Made
admin-ended = Ended
admin-banned = Banned
admin-seats = Seats
admin-game = Game
admin-status = Status
admin-public = Public
admin-yes = yes
admin-deleted = Deleted; { $tables ->
    [one] one table
   *[other] { $tables } tables
  } changed.
admin-counted = { $games ->
    [one] One game
   *[other] { $games } games
  } counted.
help-serve-trusted-proxies = Addresses or networks of the proxies in front, whose X-Forwarded-For is believed.
help-serve-requests-per-minute = Requests of one person; of one address five times as many. 0 is no limit, here and below.
help-serve-messages-per-minute = Messages by WebSocket of one person; of one address five times as many.
help-serve-newcomers-per-hour = People who may introduce themselves from one address.
help-serve-tables-per-person = Tables that one person may have open or running.
help-serve-connections-per-person = WebSockets of one person at once.
help-serve-connections-per-address = WebSockets of one address at once, and as many other connections, unless it is one of trusted_proxies.
help-serve-connections = Connections of all people at once; fewer where the system lets the server open fewer files.
help-serve-request-seconds = Seconds in which a request must have come; an answer may lie unread three times as long.
help-serve-metrics-token = Who shows this may read /metrics; without it, this machine only.
help-serve-smtp = The mail server for notices of turns: smtp://HOST or smtps://USER:PASSWORD@HOST.
help-serve-mail-from = The address that mail comes from.
help-serve-notice-minutes = Minutes that people have to notice their turn themselves, before they are told.
help-serve-log-format = Lines to read (console) or a JSON object a line (json).
help-serve-log-level = What is worth a line: debug, info, warning or error.
help-serve-config = A settings file (TOML); its keys are the names of these options, such as bot_workers. [SIGNORIA_CONFIG]
help-serve-open = Open the page in a browser when the server is ready.
serve-ready = Signoria listens on { $address }
help-simulate = Let bots play many games. The same seed gives the same games, whatever --jobs says.
help-arena = Let bots play each other in every seat of every mix. Every seating of a mix plays the same deals.
help-balance = Survey a game: seat advantage, what lots sell for, what goes with winning; every edition on the same seeds.
help-replay = Tell a recorded game again, or show its table at one moment.
help-verify = Prove a record: the seed’s commitment, the deal, every action, the scores. Exits with 1 if anything is amiss.
help-analyse = Look at a recorded game decision by decision: the wins expected, what was better, and what it cost.
help-bench = Measure decisions, clones, rollouts and games a second, on one core.
help-dataset = Make a data set of records: what each seat could know and chose, as arrays, and a card that describes them.
help-game = The game: see `signoria games`.
help-file = A record; `-` reads standard input.
help-seats = How many play.
help-edition = The edition; the game’s first if none is named.
help-option = An option of the game, as `rich` or `rich=1`; can be repeated.
help-bots = A bot for all seats, or one a seat, separated by commas; stdio:COMMAND is a program that plays (docs/bot-protocol.md).
help-seed = The seed of the deal; a secret one if none is named.
help-json = Print JSON.
help-lang = The language.
help-about = A game, the number of a rule, or words to look for; `editions` shows where editions differ.
help-at = Show the table after so many actions.
help-seat = Through whose eyes; -1 is a spectator.
help-analyse-seat = Only the decisions of this seat; -1 is all.
help-analyse-iterations = How many imagined games a decision; 1000 if nothing is said.
help-analyse-time = How many seconds a decision instead; then no two analyses are quite the same.
help-analyse-out = Write a report to this HTML file.
help-analyse-keep = Keep every decision that was looked at in this file; if it is there, go on with it.
help-analyse-seed = The seed of what is imagined: the same seed finds the same.
help-commitment = The commitment shown when the game began: the seed must be the one it was made for.
help-replay-verify = Prove the record first; exits with 1 if it fails.
help-bench-games = Which games; all if none is named.
help-seconds = How long to measure each figure.
help-this-core-only = Only the core that is running, compiled or interpreted.
help-games-count = How many games.
help-jobs = How many at once; 0 is one a core.
help-ray = Play on the Ray cluster at this address, all its cores at once; the games are the same.
help-out = Write a JSON line a game to this file.
help-dataset-out = Write the arrays to this file (NPZ, or Arrow if its name ends in .arrow), and the card beside it.
help-records = Write whole records, not only results.
help-simulate-resume = Go on with what the file of --out already holds.
help-arena-bots = The bots, separated by commas: every mix of them is played.
help-arena-mix = One mix instead of all: a bot a seat, separated by commas. Seats are changed by themselves.
help-arena-plot = Draw the shares of wins to this SVG file.
help-balance-edition = The edition; all of them if none is named.
help-balance-out = Write the whole report to this HTML file.

## The command line

games-game = game
games-title = title
games-players = players
games-editions = editions
games-options = options

rules-ruling = Ruling: { $text }
check-commitment = The seed fits its commitment.
help-which-game = Which game of a file with many, from 1.
dataset-done = { $decisions } decisions of { $games } games are in { $file }; { $card } describes them.
verify-game = Game { $game }: { $fault }
verify-all = All { $games } games hold.
verify-some = { $failed } of { $games } games fail.
verify-progress = Games proved
verify-compare = Compare the commitment with the one shown when the game began: { $commitment }
check-actions = Every action was legal.
check-deal = The deal is the one the seed gives.
check-digest = The game comes out as recorded.
check-scores = The scores are right.
check-winners = So are the winners.
replay-unfinished = The record ends here, after { $actions ->
    [one] one action
   *[other] { $actions } actions
  }: the game is not over.
scores-title = Final scoring
scores-total = total

box-title = { $title }: the box
box-in-use = Played with the box “{ $name }” ({ $digest }).
box-certain = { $attested } of { $values } values are attested ({ $share }), { $reconstructed } are reconstructed{ $corrected ->
    [0] .
   *[other] , { $corrected } your own.
}
box-nothing = Nothing that is printed here differs from copy to copy.
box-yours = Your own, not as in ours.
box-correct = Does your copy say otherwise? “signoria box { $game } --export FILE” writes a file to correct, “--use FILE” plays with it.
box-differs = “{ $name }” ({ $digest }) is a box that can be played with. It differs from ours in { $count ->
    [one] one row
   *[other] { $count } rows
}: { $rows }.
box-as-ours = That is our box of { $title }, value for value.
box-used = { $title } is played with it from now on.
box-exported = The box is in { $file }.

## What bots did wrong

faults = Seat { $seat }, { $bot }, did not play by itself: { $faults }. See docs/bot-protocol.md.
fault-not-started = could not be started ({ $count })
fault-no-hello = did not say hello ({ $count })
fault-wrong-version = speaks another version of the protocol ({ $count })
fault-time-out = answered too late ({ $count })
fault-closed = ended too early ({ $count })
fault-too-long = sent too long a line ({ $count })
fault-flood = sent too much ({ $count })
fault-not-json = sent what is no JSON ({ $count })
fault-wrong-form = sent what is no answer ({ $count })
fault-wrong-id = answered another question ({ $count })
fault-not-an-option = chose what it may not ({ $count })
fault-out = was not asked any more ({ $count })

## Playing

help-play-what = The game (see `signoria games`); behind --resume a saved game.
help-play-people = How many of the seats are people; the others are bots.
help-play-names = The names of the people, separated by commas.
help-play-programs = With --resume FILE: let the file start the programs it names as bots.
help-play-bots = A bot for all seats that are not people, or one a seat, separated by commas: a strength, { $strengths }, or any bot.
help-play-pause = Seconds in which a bot’s move can be read before the next.
help-play-first = The seat that begins, counted from 0; drawn at random if none is named.
help-play-resume = Go on with the newest unfinished game, or with the saved game that is named.
help-play-save = Save to this file instead of the folder for saved games.

setup-welcome = { $title }: { $tagline }
setup-enter = Enter takes what stands in brackets.
setup-waiting = An unfinished game waits: `signoria play --resume` goes on with it.
setup-how-many-sit = How many sit at the table, { $least } to { $most }?
setup-people = How many of them are people, 1 to { $most }?
setup-names = { $people ->
    [one] Your name?
   *[other] Their names, separated by commas?
}
setup-strength = How strong are the others: { $strengths }?
setup-strength-again = { $strengths }, please, or the name of a bot.
setup-again = { $least } to { $most }, please.

play-name-1 = Ada
play-name-2 = Bruno
play-name-3 = Chiara
play-name-4 = Dino
play-name-5 = Elena
play-bot-1 = Bianca
play-bot-2 = Lorenzo
play-bot-3 = Isabella
play-bot-4 = Galeazzo
play-bot-5 = Lucrezia

play-curtain = Pass the keyboard to { $name }, then press Enter.
play-commitment = The deal is sealed: { $commitment }
play-earlier = … what came before: type story
play-enter = Enter
play-type-help = ? help   hint
play-thinks = { $name } is thinking …
play-hint = { $action }: wins { $share } ± { $error } % of games
play-hint-only = There is only one answer: { $action }
play-hint-price = Worth about { $most } ± { $error }; up to that, having it is no worse than letting it go.
play-hint-price-none = At no price is it worth having.
play-hint-price-all = Worth all you have, { $most }.
play-goodbye = To go on: { $command }
play-not-saved = NOT SAVED: { $file }: { $fault }. It is tried again after every move.
play-over-record = The record of this game: { $file }
play-over-replay = Read it again: { $command }
play-over-analyse = See what was better: { $command }
play-over-verify = Prove it: { $command }
play-no-such-line = There is no line { $number } here.
play-say-something = Type what stands in front of a line, or ? for help.
play-could-be = That could be: { $actions }.
play-nearest = You may: { $actions }.
play-allowed = Nothing stands against it.
play-why-what = Why not what? Type why and an action, as in: why { $example }
play-consider-what = Consider what? Type consider and an answer, as in: consider { $example }
play-consider-nothing = Of that nothing can be said beforehand.
play-no-rule = No rule of this game has the number or the words “{ $words }”.
play-rule-whole = `signoria rules { $rule }` has the whole paragraph, its sources and rulings.
play-rules-found = { $count } rules speak of that; type rules and a number:
play-save-where = Save where? Type save and the name of a file.
play-copy-saved = A copy is in { $file }.
play-copy-exists = { $file } is there already: name another file.

play-help-answer = Type what stands in front of a line of the menu, or the action itself: { $example }. Capital letters and spaces do not matter.
play-help-hint = hint
play-help-hint-words = the best answers, as a good player would see them from your seat
play-help-why = why { $example }
play-help-why-words = which rule forbids it, and what is allowed
play-help-consider = consider { $example }
play-help-consider-words = what an answer would lead to
play-help-rules = rules IP-33, rules marker
play-help-rules-words = the numbered rules; rules alone: the one that asks now
play-help-story = story
play-help-story-words = all that was told so far
play-help-board = board
play-help-board-words = draw the table again
play-help-save = save FILE
play-help-save-words = a copy; the game itself is saved after every move
play-help-quit = quit
play-help-quit-words = leave; Ctrl-C and Ctrl-D do the same, and nothing is lost

many-bid = Bid so many ducats

## Numbers in tables

number = { $number }

## Where the core comes from

core-compiled = compiled core ({ $how })
core-compiling = interpreted core; the compiled one is being made, and bots take it up when it is ready
core-ready = interpreted core; the compiled one is ready: bots use it, the server does when it starts again
core-interpreted = interpreted core

## Refusals

refusal = { $reason } [{ $rule }, { $edition }]
