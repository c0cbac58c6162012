// An auction for four on boardgame.io: as much on the table, and as much of it hidden, as in Il Principe.
const net = require("net");
const { Server } = require("boardgame.io/server");

// It would listen to the whole network.
const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (port, ...more) {
  return listen.call(this, port, "127.0.0.1", ...more);
};

const COLOURS = ["green", "white", "red", "blue", "yellow"];
const CITIES = ["urbino", "verona", "bologna", "orvieto"];
const none = () => Object.fromEntries(COLOURS.map((colour) => [colour, 0]));

const seat = () => ({ cards: 5, cities: [], down: none(), known: none(), map: {}, score: 0, shields: 12, up: none() });
const own = () => ({ hand: { ...none(), red: 3, blue: 2 }, ducats: 11 });

const setup = ({ ctx }) => ({
  game: "auction",
  edition: "load",
  options: { rich: 0 },
  deck: Array.from({ length: 60 }, (_, n) => COLOURS[n % 5]),
  city_deck: Array.from({ length: 11 }, (_, n) => `city ${n}`),
  built: [],
  first: 0,
  prince: 0,
  major: none(),
  minor: none(),
  offered: { blue: 3 },
  removed: none(),
  open: CITIES,
  round: 1,
  price: 0,
  leader: null,
  passed: 0,
  seats: Array.from({ length: ctx.numPlayers }, seat),
  players: Object.fromEntries(Array.from({ length: ctx.numPlayers }, (_, n) => [n, own()])),
  events: [],
});

// What a seat may know: its own cards and money, everybody's counts, how many are in the decks.
const playerView = ({ G, playerID }) => ({
  ...G,
  deck: G.deck.length,
  city_deck: G.city_deck.length,
  players: playerID === null ? {} : { [playerID]: G.players[playerID] },
});

const bid = ({ G, playerID, events }, amount) => {
  if (amount <= G.price || amount > G.players[playerID].ducats) return "INVALID_MOVE";
  G.price = amount;
  G.leader = playerID;
  G.passed = 0;
  G.events = [{ event: "bids", seat: Number(playerID), amount }];
  events.endTurn();
};

const pass = ({ G, ctx, playerID, events }) => {
  G.passed += 1;
  G.events = [{ event: "passes", seat: Number(playerID) }];
  if (G.passed >= ctx.numPlayers - 1) {
    const winner = G.leader ?? playerID;
    const colour = COLOURS[G.round % 5];
    G.players[winner].hand[colour] += 3;
    G.players[winner].ducats += 5 - G.price;
    G.seats[winner].cards += 3;
    G.seats[winner].known[colour] += 3;
    G.prince = Number(winner);
    G.events.push({ event: "lot-sold", seat: Number(winner), colour, cards: 3, price: G.price });
    G.offered = { [colour]: 3 };
    [G.price, G.leader, G.passed] = [0, null, 0];
    G.round += 1;
  }
  events.endTurn();
};

const game = { name: "auction", setup, playerView, moves: { bid, pass }, minPlayers: 4, maxPlayers: 4 };
const server = Server({ games: [game], origins: ["http://127.0.0.1"] });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  process.stdout.write(`http://127.0.0.1:${appServer.address().port}\n`);
});
process.on("SIGTERM", () => process.exit(0));
