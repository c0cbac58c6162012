"""What docs/load.md says around its figures."""

HEAD = """\
# Load

Written by `make load`, not by hand. Each part can be run alone, and what was measured of the others stays: `make
load` runs all, `make load ARGS=--missing` those of which there are no figures, `make load ARGS='start restart-500'`
two of them; each ends by itself within five minutes.

Servers, PostgreSQL and the one process that plays for everybody share this machine: what each used is said, in
cores. Every player is a WebSocket of their own. Time is from the act until the last of those who are to be told has
been told and the actor knows that it is kept. Il Principe for four, random moves; every move is on the disk before
anybody is told of it (SQLite `synchronous=FULL`, PostgreSQL as it comes, `fsync` on). boardgame.io plays a plain
auction with as much on the table and as much of it hidden, and keeps it in memory, as it does unless it is told
otherwise; it has no second process without a database and a broker of its own, and no bots of this kind: where it
is not in a table, it cannot do that work.

A core is taken to cost {euros:g} euros a month; a game is as many moves as players at random need.
"""
PACED = """\
So many moves a second for twenty seconds, at tables in turn, whatever comes of them: a move that has to wait for
its table counts from when it was due. Of 10,000 tables 2,500 are played at, with four people each; the others wait
for days."""
FLAT_OUT = """\
64 tables at once, each its next move as soon as everyone was told of the last, for twenty seconds. Moves a core are
those of the cores that the server used; what the database used is counted in the column after it and in the euros."""
AN_EVENING = """\
10,000 tables; of the 2,500 that are played at, two in five have four people, two in five two people and two bots
(`apprendista`), one in five one person among bots. 200 moves of people a second: at each table somebody thinks for
twelve seconds. Bots answer after their usual pause."""
BEYOND = """\
2,500 tables on SQLite, of which more and more play at once, each its next move as soon as everyone was told of the
last. At most {acts} acts are under way in a process; who comes then is told `busy` and when to come back, and does
so as the browser does. Times are those of what was accepted, and of the refusals."""
RESTART = """\
Two processes behind one port, restarted one after the other (SIGHUP to the one in front) while everybody plays on
for 90 seconds. Whoever loses the line comes back as the browser does. Each act that was acknowledged is looked up
in the log."""
START = """\
## A start

With {tables} tables that run, most with days to think, at every other one a bot: it answers **{answers_after} s**
after the command. Cores used (server and bots) in the first minute, by tens of seconds: {cores_10}, {cores_20},
{cores_30}, {cores_40}, {cores_50}, {cores_60}; the database {first_minute_database_cores}. The slowest of the
answers to `/livez`, asked all the time, took {slowest_answer_ms} ms.
"""
IDLE = """\
## Tables that nobody looks at

{visited} tables that wait for days (41 entries each, no snapshot) were looked at, one after the other, and left:
p50 {p50} ms, p99 **{p99} ms** from the question until the game is seen, {server_cpu_ms} ms of a core. Each leaves
**{bytes_a_table_left} bytes** in the memory of the server.
"""
OPENING = """\
## A long game

The Prince for five after {actions} actions, nobody having it open: read, folded, first update encoded. With a
snapshot as old as they get (ADR 0012) **{plain_snapshot_ms} ms**, with trade {trade_snapshot_ms} ms; without one,
as after a change of version, {plain_whole_ms} and {trade_whole_ms} ms.
"""
