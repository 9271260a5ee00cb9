// Two sockets a table of L'escalier hanté, the first legal move: node manoir_load.cjs URL TABLES SECONDS PACE
const WebSocket = require("ws");
const { randomBytes } = require("node:crypto");
const { paced, run } = require("./tally.cjs");

let actions = 0;

async function play(url, tally, pace) {
  const tokens = [0, 1].map(() => randomBytes(32).toString("base64url"));
  const answer = await fetch(`${url}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${tokens[0]}` },
    body: JSON.stringify({ game: "escalier", seats: 2 }),
  });
  if (!answer.ok) {
    tally.errors++;
    return void setTimeout(() => play(url, tally, pace), 500);
  }
  const { table } = await answer.json();
  const sent = new Map();
  let ended = false;
  const sockets = tokens.map((token, seat) => {
    const socket = new WebSocket(`${url.replace("http", "ws")}/api/tables/${table}/live`, {
      headers: { authorization: `Bearer ${token}` },
      perMessageDeflate: false,
    });
    let sat = false;
    let started = false;
    const send = (message) => socket.send(JSON.stringify(message));
    socket.on("open", () => send({ type: "hello" }));
    socket.on("error", () => tally.errors++);
    socket.on("close", end);
    socket.on("message", (data) => {
      const message = JSON.parse(data);
      if (message.type === "accepted" && sent.has(message.id)) {
        tally.acknowledged(sent.get(message.id));
        sent.delete(message.id);
      } else if (message.type === "rejected") {
        tally.errors++;
      } else if (message.type === "room" && message.stage === "waiting") {
        if (!sat) send({ type: "sit", seat, nickname: `Player ${seat}` });
        else if (seat === 0 && !started && message.chairs.every((chair) => chair.kind === "person")) {
          started = true;
          send({ type: "start" });
        }
        sat = true;
      } else if (message.type === "position") {
        if (message.outcome) return end();
        if (message.eye !== seat || !message.legal.length) return;
        paced(pace, () => {
          const id = `action-${String(actions++).padStart(8, "0")}`;
          sent.set(id, tally.now());
          send({ type: "play", seat, ply: message.ply, id, move: message.legal[0] });
        });
      }
    });
    return socket;
  });

  function end() {
    if (ended) return;
    ended = true;
    sockets.forEach((socket) => socket.close());
    setImmediate(() => play(url, tally, pace));
  }
}

run(play);
