/** A night on light paper, for those who cannot play on a dark screen; this browser remembers it. */
const KEY = 'manoir-labyrinthe-light-night'

const wanted = $state({ on: remembered() })

export const lightNight = (): boolean => wanted.on

export function wantLightNight(on: boolean): void {
  wanted.on = on
  try {
    localStorage.setItem(KEY, String(on))
  } catch {
    // A private window may refuse: the wish then lasts as long as the page.
  }
}

/** Until somebody chooses, who asks the system for more contrast gets it. */
function remembered(): boolean {
  try {
    const saved = localStorage.getItem(KEY)
    if (saved !== null) return saved === 'true'
  } catch {
    // As above.
  }
  return typeof matchMedia === 'function' && matchMedia('(prefers-contrast: more)').matches
}
