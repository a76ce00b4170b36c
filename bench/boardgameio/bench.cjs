// Moves a second through boardgame.io's own client on a state of 106 tiles: the mover's view is
// made (playerView) and the legal moves are listed at every step, as in our own measurement.
const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");

const tiles = () => {
  const all = [];
  for (let copy = 0; copy < 2; copy++)
    for (const suit of "cdhs") for (let rank = 1; rank <= 13; rank++) all.push(`${rank}${suit}`);
  return [...all, "*", "*"];
};

const game = {
  name: "tiles",
  setup: ({ random }) => {
    const pool = random.Shuffle(tiles());
    return { hands: { 0: pool.splice(0, 14), 1: pool.splice(0, 14) }, pool, table: [] };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    draw: ({ G, playerID }) => {
      if (!G.pool.length) return INVALID_MOVE;
      G.hands[playerID].push(G.pool.pop());
    },
    lay: ({ G, playerID }, at) => {
      if (at >= G.hands[playerID].length) return INVALID_MOVE;
      G.table.push(G.hands[playerID].splice(at, 1));
    },
  },
  endIf: ({ G }) => (!G.pool.length || !G.hands[0].length || !G.hands[1].length ? true : undefined),
  playerView: ({ G, ctx, playerID }) => ({
    hand: G.hands[playerID ?? ctx.currentPlayer],
    pool: G.pool.length,
    table: G.table,
  }),
};

const until = Date.now() + 600;
const start = process.hrtime.bigint();
let moves = 0;
while (Date.now() < until) {
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  let state = client.getState();
  while (!state.ctx.gameover && Date.now() < until) {
    const legal = ["draw", ...state.G.hand.map((_, at) => at)];
    const choice = legal[Math.floor(Math.random() * legal.length)];
    if (choice === "draw" || Math.random() < 0.5) client.moves.draw();
    else client.moves.lay(choice);
    state = client.getState();
    moves++;
  }
  client.stop();
}
const seconds = Number(process.hrtime.bigint() - start) / 1e9;
console.log(JSON.stringify({ moves_per_second: moves / seconds }));
