// Chance in a page follows a seed: pinches of salt for the dice, nicknames, pauses before coming
// back. Ids of actions stay unique (randomUUID): a page that was loaded again must not repeat one.
(seed) => {
  let state = seed
  const draw = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  Math.random = draw
  crypto.getRandomValues = (array) => {
    for (let i = 0; i < array.length; i += 1) array[i] = Math.floor(draw() * 256)
    return array
  }
}
