// A boardgame.io server with a game like gin, for `bench.peers`: node server.cjs PORT [FOLDER].
// Without a folder nothing is kept; with one, FlatFile writes every state there.
//
// Two hands of ten, draw or take, then discard; when the stock is down to two cards the next hand
// is dealt. Melds and knocking are left out: boardgame.io has less to do than our gin, and its
// clients know for themselves what they may play.
const { FlatFile, Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const CARDS = [..."cdhs"].flatMap((suit) => [..."A23456789TJQK"].map((rank) => rank + suit));

const dealt = (random) => {
  const stock = random.Shuffle(CARDS);
  return { hands: [stock.splice(0, 10), stock.splice(0, 10)], pile: [stock.pop()], stock, drawn: false };
};

const game = {
  name: "gin",
  setup: ({ random }) => dealt(random),
  disableUndo: true,
  turn: { minMoves: 2, maxMoves: 2 },
  moves: {
    draw: ({ G, playerID }) => {
      if (G.drawn) return INVALID_MOVE;
      G.hands[playerID].push(G.stock.pop());
      G.drawn = true;
    },
    take: ({ G, playerID }) => {
      if (G.drawn || !G.pile.length) return INVALID_MOVE;
      G.hands[playerID].push(G.pile.pop());
      G.drawn = true;
    },
    discard: ({ G, playerID, random }, card) => {
      const hand = G.hands[playerID];
      const at = hand.indexOf(card);
      if (!G.drawn || at < 0) return INVALID_MOVE;
      hand.splice(at, 1);
      G.pile.push(card);
      G.drawn = false;
      if (G.stock.length <= 2) Object.assign(G, dealt(random));
    },
  },
  playerView: ({ G, playerID }) => ({
    hand: G.hands[playerID] ?? [],
    others: G.hands.map((hand) => hand.length),
    stock: G.stock.length,
    pile: G.pile,
    drawn: G.drawn,
  }),
};

const [port, dir] = process.argv.slice(2);
const server = Server({ games: [game], origins: [], ...(dir && { db: new FlatFile({ dir }) }) });
const listen = server.app.listen;
server.app.listen = (number, done) => listen.call(server.app, number, "127.0.0.1", done);
server.run({ port: Number(port) });
