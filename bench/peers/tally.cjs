// What a load counts, the same for every server.
const { performance } = require("node:perf_hooks");

class Tally {
  constructor() {
    this.waits = [];
    this.errors = 0;
    this.open = false;
  }

  now() {
    return performance.now();
  }

  acknowledged(since) {
    if (this.open) this.waits.push(performance.now() - since);
  }

  async measure(seconds) {
    this.open = true;
    const began = performance.now();
    const cpu = process.cpuUsage();
    await new Promise((done) => setTimeout(done, seconds * 1000));
    this.open = false;
    const took = (performance.now() - began) / 1000;
    const used = process.cpuUsage(cpu);
    const sorted = Float64Array.from(this.waits).sort();
    const quantile = (q) => Number((sorted[Math.floor(sorted.length * q)] ?? NaN).toFixed(2));
    return {
      moves_a_second: Math.round(this.waits.length / took),
      p50_ms: quantile(0.5),
      p99_ms: quantile(0.99),
      worst_ms: quantile(0.999999),
      client_cpu: Math.round((used.user + used.system) / 1e4 / took),
      errors: this.errors,
    };
  }
}

// PACE seconds between two moves of a table, more or less; 0 is as fast as it goes.
function paced(pace, go) {
  if (pace) setTimeout(go, pace * 1000 * (0.75 + Math.random() / 2));
  else go();
}

// Begins all tables, not at once; measures; prints one line of JSON.
async function run(play) {
  const [url, tables, seconds, pace] = [process.argv[2], ...process.argv.slice(3).map(Number)];
  const tally = new Tally();
  for (let table = 0; table < tables; table++) setTimeout(() => play(url, tally, pace), table * 10);
  await new Promise((done) => setTimeout(done, tables * 10 + 3000));
  console.log(JSON.stringify({ tables, pace, ...(await tally.measure(seconds)) }));
  process.exit(0);
}

module.exports = { paced, run };
