// Two sockets a table, the first free cell: node boardgame_load.cjs URL TABLES SECONDS PACE
const { io } = require("socket.io-client");
const { randomUUID } = require("node:crypto");
const { paced, run } = require("./tally.cjs");

function play(url, tally, pace) {
  const match = randomUUID();
  let ended = false;
  const sockets = ["0", "1"].map((player) => {
    const socket = io(`${url}/tic-tac-toe`, { transports: ["websocket"], forceNew: true });
    let sent = null;
    let asked = -1;
    const see = (state) => {
      if (sent !== null && state._stateID > asked) {
        tally.acknowledged(sent);
        sent = null;
      }
      if (state.ctx.gameover !== undefined) return end();
      if (state.ctx.currentPlayer !== player || asked >= state._stateID) return;
      asked = state._stateID;
      paced(pace, () => {
        const cell = state.G.cells.indexOf(null);
        const payload = { type: "mark", args: [cell], playerID: player };
        sent = tally.now();
        socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, match, player);
      });
    };
    socket.on("connect", () => socket.emit("sync", match, player, undefined, 2));
    socket.on("sync", (_, { state }) => see(state));
    socket.on("update", (_, state) => see(state));
    socket.on("connect_error", () => tally.errors++);
    return socket;
  });

  function end() {
    if (ended) return;
    ended = true;
    setImmediate(() => {
      sockets.forEach((socket) => socket.disconnect());
      play(url, tally, pace);
    });
  }
}

run(play);
