// Plays random tic-tac-toe in boardgame.io for some seconds and prints its moves a second, as JSON.
// Two ways: the local client, which is how a page uses it, and the game reducer alone, without store and subscribers.
"use strict";

const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");
const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const ticTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    claim: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (LINES.some((line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer))) {
      return { winner: ctx.currentPlayer };
    }
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

// A small generator with a seed (mulberry32), so that every run plays the same games.
function generator(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function freeCell(state, random) {
  const free = [...state.G.cells.keys()].filter((cell) => state.G.cells[cell] === null);
  return free[Math.floor(random() * free.length)];
}

function playWithClient(random) {
  const client = Client({ game: ticTacToe, debug: false });
  client.start();
  let moves = 0;
  for (; !client.getState().ctx.gameover; moves += 1) client.moves.claim(freeCell(client.getState(), random));
  client.stop();
  return moves;
}

const reduce = CreateGameReducer({ game: ticTacToe });

function playWithReducer(random) {
  let state = InitializeGame({ game: ticTacToe });
  let moves = 0;
  for (; !state.ctx.gameover; moves += 1) {
    const payload = { type: "claim", args: [freeCell(state, random)], playerID: state.ctx.currentPlayer };
    state = reduce(state, { type: "MAKE_MOVE", payload });
  }
  return moves;
}

function movesASecond(play, seconds) {
  const random = generator(1);
  for (let game = 0; game < 50; game += 1) play(random); // lets the compiler warm up
  const start = process.hrtime.bigint();
  let moves = 0;
  let elapsed = 0;
  while (elapsed < seconds) {
    moves += play(random);
    elapsed = Number(process.hrtime.bigint() - start) / 1e9;
  }
  return Math.round(moves / elapsed);
}

const seconds = Number(process.argv[2] || 2);
console.log(JSON.stringify({
  client: movesASecond(playWithClient, seconds),
  reducer: movesASecond(playWithReducer, seconds),
}));
