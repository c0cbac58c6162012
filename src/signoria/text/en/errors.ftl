### What is said when something cannot be done: one line, naming what is wrong and what to do about it.

## Setting a table up

error-no-such-game = There is no game “{ $game }”; there is { $known }.
error-no-such-edition = { $game } has no edition “{ $edition }”; there is { $known }.
error-no-such-option = { $game } has no option “{ $option }”; there is { $known }.
error-no-such-setting = The bot “{ $bot }” has no setting “{ $setting }”; it has { $known }.
error-setting-range = { $setting } must be a number from { $least } to { $most }, not “{ $value }”.
error-no-such-bot = There is no bot “{ $bot }”; there is { $known }.
error-bad-command = “{ $command }” is no command line for a bot: it wants a program and its arguments, without brackets or commas. Put what needs them into a script.
error-no-such-program = There is no program “{ $program }” here that could play.
error-no-such-language = There are no words in the language “{ $language }”; there is { $known }.
error-option-range = The option { $option } goes from { $least } to { $most }.
error-option-form = The option “{ $text }” should be { $option }=NUMBER, { $option }=on or { $option }=off.
error-seats-range = { $game } is for { $least } to { $most } players, not { $seats }.
error-first-range = The first player must be a seat from 0 to { $most }, not { $first }.
error-players-count = { $seats } seats need { $seats } players, not { $players }.
error-bots-count = --bots names { $bots } bots for { $seats } seats: name one for all, or one a seat.
error-bots-or-mix = Name the bots with --bots, or one mix of them with --mix.
error-mix-count = --mix names { $bots ->
    [one] one bot
   *[other] { $bots } bots
  } for { $seats } seats: name one a seat.
error-one-bot = “{ $bot }” alone cannot be compared: name two bots or more, or a mix with --mix.
error-too-many-seatings = { $bots } bots sit at { $seats } seats in { $seatings } ways: name fewer, or a mix with --mix.
error-bad-seed = A seed must be a text that can be written down.
error-not-asked = Seat { $seat } is not asked anything now.
error-no-record = This state was not opened with new(): it has no record.
error-not-legal = Seat { $seat } may not “{ $action }” now.
error-no-prompt = No prompt for { $frame }. This is a fault of ours.

## Records

error-too-long = This is too long to be a record.
error-broken-json = Not a whole record: its JSON breaks at line { $line }, column { $column }.
error-strange-json = Not a record: this is JSON that no game of ours would write.
error-foreign = Not a record of ours: it does not say "format": "{ $format }".
error-no-text = { $file } is not a record: it is no text.
error-missing-field = The record lacks the field “{ $field }”.
error-unknown-field = The record has a field “{ $field }” that is not of this format.
error-half-ended = The record has only one of “scores” and “winners”.
error-which-game = There are { $games } games in this file: say which with --game, from 1 to { $games }.
error-game-range = There is no game { $number } in this file; the last is { $most }.
error-no-records = There is no record in { $file }.
error-results-only = This file holds results, not records: simulate with --records to keep the games.
error-bad-line = Line { $line }: { $fault }
error-commitment-of-many = A commitment is that of one game: say which with --game.
error-wrong-field = The record’s field “{ $field }” should be { $wanted ->
    [text] a text
    [number] a small whole number
    [texts] a list of texts
    [box] the name and the digest of a box
   *[numbers] an object of whole numbers
  }.
error-no-seat = Action { $n } of the record, “{ $action }”, does not begin with a seat.
error-illegal-action = Action { $n } of the record, “{ $action }”, is not legal there.
error-another-engine = Engine { $engine } played this game, and its rules were others: action { $n }, “{ $action }”, is not legal in engine { $ours }.
error-another-outcome = Engine { $engine } played this game, and its rules were others: it comes out otherwise in engine { $ours }.
error-false-commitment = The seed is not the one that was committed to.
error-false-actions = The actions are not written as this game writes them.
error-false-field = The record’s field “{ $field }” is not what this game would say.
error-twice = Not a record: its JSON says one thing twice.
error-false-deal = The deal is not the one the seed gives.
error-false-digest = The game does not come out as the record says.
error-false-scores = The scores are not those of this game.
error-false-winners = The winners are not those of this game.

## Boxes

error-box-number = { $row }: { $field } is a whole number from { $least } to { $most }.
error-box-one-of = { $row }: { $field } is one of { $names }.
error-box-some = { $row }: { $field } is a list of { $least } to { $most } different names out of { $names }.
error-box-count-of-each = { $row }: { $field } says for each of { $names } a number from 0 to { $most }.
error-box-cells = { $row }: { $field } is a list of at most { $most } different squares, each a column and a row below { $side }.
error-box-no-kind = A box of this game has no “{ $kind }”: it has { $known }.
error-box-no-row = There is no { $row } in this game: there are { $known }.
error-box-no-field = { $row } has no “{ $field }”: it has { $known }.
error-box-by-the-rulebook = { $row }, { $field }: by the rulebook { $wanted }.
error-box-how-many = { $row }, { $field }: { $found } in all; by the rulebook { $wanted }.
error-box-total = { $row }: { $found } have { $field } { $value }, by the rulebook { $wanted }.
error-box-alike = { $row }, { $field }: by the rulebook the same on all cards of its type; the others say { $wanted }.
error-box-too-much = { $row }, { $field }: { $found } on all cards together; more than { $most } cannot be counted.
error-box-against-rule = { $row }, { $field }: not as rule { $rule } has it.
error-box-name = The name of a box is one line of at most { $most } characters.
error-box-digest = The values are not those of the box { $digest }: they are those of { $found }.
error-box-toml = Line { $line } of { $file } is no TOML.
error-box-game = The box in { $file } is of another game, “{ $game }”.
error-box-no-game = { $file } does not say of which game it is a box: game is one of { $known }.
error-box-too-long = { $file } has more than { $most } characters: no box is that long.
error-another-box = This game was played with the box “{ $name }” ({ $digest }), whose values are not in the record: give it with --box FILE.

## Commands

error-no-tensors = { $game } has no environment for learners: its networks would see nothing.
error-dataset-mixed = The records are not all of one kind: { $one } is not { $other }.
error-no-arrow = Arrow is not installed: pip install "signoria[research]", or choose a name that ends in .npz.
error-seat-range = There is no seat { $seat } in this game: seats go from 0 to { $most }.
error-at-range = There is no moment { $at } in this game: it has { $most } actions.
error-same-edition = The record is of { $edition }, and there is no other edition to compare it with.
error-no-such-rule = No rule has the number or the words “{ $rule }”; `signoria rules GAME` lists them all.
error-resume-programs = { $file } would start a program, “{ $bot }”: with --run-programs it may.
error-resume-what = --resume goes on with a file: name it with --out.
error-not-a-series = { $file } is not a file that this command wrote with --out.
error-another-series = { $file } holds another series: { $series }
error-worker-gone = A worker was stopped from outside after { $games } games, and nothing was kept: with --out FILE a series can go on.
error-worker-gone-kept = A worker was stopped from outside; { $games } games are kept, and the same command with --resume goes on.
error-no-ray = Ray is not installed: pip install "signoria[ray]", here and on every node of the cluster.
error-ray-silent = No Ray cluster answers at { $address } ({ $fault }): is it running, and can it be reached from here?
error-ray-node = A node of the Ray cluster cannot play ({ $fault }): is signoria installed there?
error-ray-version = A node of the Ray cluster has signoria { $theirs }, and here it is { $ours }: it would play other games.
error-no-decisions = There is nothing to analyse: nobody has had a choice yet.
error-analyse-both = Name --iterations or --time, not both.
error-closed-pipe = Nobody reads on: the rest was not written.
error-usage = { $fault } (`--help` says more.)
error-file = { $file }: { $fault }.
error-system = It cannot be done here: { $fault }.
error-bot-fault = The bot “{ $bot }” failed, a fault of ours ({ $type }), when asked “{ $prompt }” in the game of seed { $seed }: SIGNORIA_DEBUG=1 shows where.
error-bot-answer = The bot “{ $bot }” answered “{ $answer }” when asked “{ $prompt }” in the game of seed { $seed }, and may not: a fault of ours.
error-fault = This is a fault of ours ({ $type }): SIGNORIA_DEBUG=1 shows where it happened.

## People, and after the game

error-not-begun = The game has not begun yet.
error-too-many-bots = { $bots } bots leave no seat for you at a table of { $seats }.
error-no-hints = This table plays without hints: only such games can be rated.
error-one-at-a-time = One at a time: the last is not answered yet.
error-not-analysed = Nobody has asked for an analysis of this game.
error-banned = You are not welcome here any more.
error-bad-login = A login has 3 to 32 letters that can be seen.
error-short-password = A password has at least { $least } letters.
error-wrong-password = There is no such login with this password.
error-login-taken = This login is somebody else’s.
error-too-many-tries = Too many tries: wait a quarter of an hour.
error-no-passkeys = Passkeys work only where the server knows its address (public_url), or on localhost.
error-bad-passkey = This passkey does not open anything here, or was shown too late.
error-too-many-passkeys = { $most } passkeys are enough: remove one first.
error-chat-too-fast = Too much at once: wait a moment.
error-chat-full = Everything has been said at this table.
error-chat-empty = There is nothing in it that could be read.
error-speak-from-seat = Who sits at the table speaks from there.
error-account-needed = This is for people with a passkey or a password.
error-no-such-person = There is no person “{ $person }”; `signoria admin list people` shows them.
error-no-such-table-here = There is no table “{ $table }”; `signoria admin list tables` shows them.
error-no-such-line = Nobody said a line { $n } at table “{ $table }”.
error-admin-what = “{ $what }” is not one of { $known }.
error-too-many-channels = { $most } ways to be told are enough: remove one first.
error-bad-push-keys = These are not the keys of a browser’s subscription.
error-no-mail = This server sends no mail.
error-bad-mail-address = This is no e-mail address.
error-wrong-code = This is not the code that was sent, or it was used already.
error-no-such-channel = There is no such way to be told.
error-only-players = Only those who played can ask for this.

## The server

error-settings-file = { $file } is no settings file: { $fault }.
error-unknown-setting = { $file } sets “{ $setting }”, which is not a setting; there is { $known }.
error-bad-setting = { $setting } should be { $wanted ->
    [port] a port from 0 to 65535
    [workers] a number from 1 to 64
    [milliseconds] a number from 0 to 60000
    [days] a number from 1 to 3650
    [bots] a section [bots] with lines like leonardo = "stdio:python3 bot.py"
    [switch] on or off
    [limit] a number from 0, which is no limit, to 1000000
    [hosts] names or addresses without a port, with commas between them, such as example.org,192.168.1.5
    [networks] addresses or networks with commas between them, such as 127.0.0.1,10.0.0.0/8
    [token] at least 16 letters or digits without a space
    [smtp] an address like smtps://user:password@mail.example.org
    [mail] an e-mail address
    [minutes] a number from 0 to 1440
    [log-format] console or json
    [log-level] debug, info, warning or error
    [web-address] an address like https://example.org
    [database] an address like sqlite:///file or postgresql://user@host/name
    [redis] an address like redis://host:6379
   *[host] the name or number of a network address
  }, not “{ $value }”.
error-database = The database cannot be used: { $fault }.
error-database-in-use = { $file } is in use by another server; several servers need PostgreSQL, see DATABASE_URL.
error-database-links = { $file } has several names (hard links), by which SQLite would lose what is written; remove the others.
error-database-late = The database does not answer in time.
error-database-locked = The database can be read, but not written: something else holds it.
error-disk-full = Nothing more can be written: the disk is full or broken.
error-database-away = The database does not answer.
error-redis = Redis cannot be used: { $fault }.
error-redis-without-postgresql = Redis is for several servers on PostgreSQL; on SQLite there is one, which needs none.
error-foreign-database = This database holds tables that are not ours; give the server one of its own.
error-old-schema = The database is of an older version ({ $found }, not { $known }); back it up, then start once with --migrate.
error-newer-schema = The database is of a newer version ({ $found }, this server knows { $known }); use the newer server.
error-other-version-runs = Another server on this database plays by version { $found }, this one by { $ours }, and the two would see the same game differently; stop the others first.
error-database-used = Servers are running on this database; stop them before it is brought up to this version.
error-log-start = The log of table { $table } has no beginning. This is a fault of ours.
error-log-gap = Entry { $n } of the log of table { $table } does not follow the one before. This is a fault of ours.
error-log-refused = The database refuses entry { $n } of the log of table { $table }. This is a fault of ours.
error-port-taken = { $host }:{ $port } cannot be listened to: { $fault }.
error-processes-need-postgresql = Several processes need a database on PostgreSQL: SQLite is for one.
error-process-not-started = A server process did not start: it has said why above.
error-who-are-you = Say who you are first.
error-bad-person-name = “{ $name }” cannot be a name here: 1 to { $most } letters, no brackets, nothing that cannot be seen, and not what bots are called here, or whoever has gone.
error-misunderstood = The request is not of the form it should have.
error-other-rules = This game was begun by other rules than today’s and cannot be gone on with.
error-no-such-table = There is no such table.
error-no-such-token = This link does not work, or no longer.
error-not-your-seat = This seat is not yours.
error-not-the-host = Only the host of the table can do this.
error-not-subscribed = Subscribe to the seat before acting from it.
error-too-many-tables = Too many tables at once on one connection.
error-file-exists = { $file } is there already, and is left as it is.
error-bad-backup = { $file } is no whole backup of ours: it was cut short or changed.
error-bad-row = Line { $line } of { $file } is no row that can be put in: { $table } { $column }.
error-database-not-empty = There are rows in this database already: a backup goes into an empty one.
error-house-bot-name = “{ $bot }” is no name for a bot of this server: it wants small letters, digits and dashes, and not the name of another.
error-too-many-lines = Too many listen from this seat already.
error-too-many-tokens = You have made too many tokens; revoke them first.
error-seat-taken = This seat is taken.
error-seats-free = Not every seat is taken yet.
error-table-not-open = This table is no longer open.
error-not-over = The game is not over yet.
error-illegal = The rules do not allow this now.
error-stale = This answers a question that is no longer put.
error-nothing-to-undo = There is nothing of yours to take back: somebody else has decided since, or the clock or a bot did.
error-came-to-light = This cannot be taken back: by it something came to light, or chance decided.
error-bad-address = This is no address that the server would call: http or https, a host, no password.
error-address-not-public = This address is not on the open internet, and the server calls no other.
error-no-answer = The address did not answer as it should.
error-answer-too-large = The address answered more than anybody reads.
error-not-running = No game is being played at this table.
error-paused = The game is paused.
error-away = Somebody else plays this seat for you now: come back to it first.
error-nothing-to-agree = There is nothing of this kind to agree on now.
error-bad-wish = This cannot be wished for here.
error-not-due = It is not time for this.
error-not-a-bots-seat = Only a seat that a bot plays can be taken over.
error-nobody-to-ask = Only bots are left at this table.
error-already-asked = Somebody is waiting for this seat already.
error-bad-clock = A clock needs a reserve of 10 seconds to 60 days, and 1 second to 7 days for each turn.
error-too-fast = Too much at once; try again in a moment.
error-busy = The server is busy; try again in a moment.
error-too-many-changes = Too many changes without playing on; play first.
error-too-many-hosted = Too many tables of yours are open or running.
error-too-many-newcomers = Too many people came from your address; try again later.
error-unknown-host = The server does not go by this name.
error-foreign-origin = This was asked by a page of another site.
error-body-too-large = This is more than the server reads at once.
error-not-found = There is nothing here.
error-bad-method = This cannot be asked in this way.
error-our-fault = This is a fault of ours. It was written down; try again later.

## Playing in the terminal

error-people-range = Of { $seats } seats, 1 to { $seats } can be people, not { $people }.
error-names-count = --names names { $names ->
    [one] one person
   *[other] { $names } people
  }, and { $people } play.
error-bad-name = “{ $name }” cannot be a name at the table: a name is short, has no brackets, and nobody else’s.
error-nowhere-to-save = Games cannot be saved in { $folder }: { $fault }. Name another place with --save FILE.
error-save-exists = { $file } is there already. `signoria play --resume { $file }` goes on with a saved game.
error-nothing-to-resume = There is no unfinished game in { $folder }: `signoria play` begins one.
error-resume-stdin = A game that goes on needs a file to be saved in: name one instead of -.
error-resume-over = { $file } is a game that is over: `signoria replay { $file }` tells it.
error-resume-keeps = A game that goes on keeps its table: { $option } cannot be named with --resume.
error-one-of-these = Only one of { $options } at a time.

## In the browser

error-no-connection = The server cannot be reached. Try again in a moment.
error-push-refused = This browser does not allow notices from here, or cannot reach the service that brings them.
