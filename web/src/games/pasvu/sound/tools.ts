/** Sounds computed sample by sample: the same every time, none louder than it may be. */
export const RATE = 24_000
/** No sample goes beyond this, whatever it is mixed of. */
export const LOUDEST = 0.8

type Wave = (at: number) => number

/** Length in seconds; a short fade at both ends, so that nothing clicks. */
export function rendered(length: number, loud: number, wave: Wave): Float32Array<ArrayBuffer> {
  const made = new Float32Array(Math.floor(length * RATE))
  let most = 1e-6
  for (let i = 0; i < made.length; i += 1) {
    const at = i / RATE
    const value = wave(at) * Math.min(1, at / 0.006, (length - at) / 0.03)
    made[i] = value
    most = Math.max(most, Math.abs(value))
  }
  return made.map((value) => (value / most) * loud * LOUDEST)
}

export const TURN = 2 * Math.PI

/** A reed with as many overtones as fit. */
export function reed(turn: number, pitch: number): number {
  let sum = 0
  for (let i = 1; i * pitch < RATE * 0.42 && i <= 9; i += 1) sum += Math.sin(TURN * turn * i) / i
  return sum
}

/** Noise that is the same every time. */
export function hiss(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 0x8000_0000 - 1
  }
}

/** A filter that lets one pitch through, of a sharpness; the pitch may move. */
export function resonance(): (sample: number, pitch: number, sharp: number) => number {
  let [band, low] = [0, 0]
  return (sample, pitch, sharp) => {
    const by = 2 * Math.sin((Math.PI * Math.min(pitch, RATE / 7)) / RATE)
    low += by * band
    band += by * (sample - low - band / sharp)
    return band
  }
}
