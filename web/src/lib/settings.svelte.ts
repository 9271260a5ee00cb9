/** What this browser remembers of its people. */
import type { Pace } from './wire.gen'

/** `auto`, or a language's code; one that the house does not know is `auto`, too. */
export type Language = string
export type Theme = 'auto' | 'day' | 'night'
export type Motion = 'auto' | 'full' | 'less'

export interface Settings {
  language: Language
  theme: Theme
  motion: Motion
  /** How fast things move on a board. */
  pace: Pace
  /** How quickly the ghosts of the table that was opened last answered. */
  ghosts: Pace
  sound: boolean
  volume: number
  /** How loud a game's own surroundings are, as a part of the volume. */
  ambience: number
  vibration: boolean
  nickname: string
  plain: boolean
  handover: boolean
  /** Paper in the air for whoever wins. */
  confetti: boolean
  /** Everybody's chances, when a game is watched again. */
  chances: boolean
  /** The game that was opened last. */
  game: string
  /** The level of the ghost that was played against last; empty: a usual one. */
  level: string
  /** In the guest book while one is in the house. */
  seen: boolean
  /** Games whose guide has been seen. */
  guided: string[]
}

const KEY = 'manoir'
const PACES: readonly unknown[] = ['calm', 'usual', 'quick'] satisfies Pace[]
const DEFAULTS: Settings = {
  language: 'auto',
  theme: 'auto',
  motion: 'auto',
  pace: 'usual',
  ghosts: 'usual',
  sound: true,
  volume: 0.6,
  ambience: 0.6,
  vibration: false,
  nickname: '',
  plain: false,
  handover: true,
  confetti: true,
  chances: true,
  game: 'escalier',
  level: '',
  seen: false,
  guided: [],
}

export const settings: Settings = $state(remembered())

export function change(patch: Partial<Settings>): void {
  Object.assign(settings, patch)
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A private window may refuse: the settings then last as long as the page.
  }
}

function remembered(): Settings {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return sane(typeof saved === 'object' && saved !== null ? saved : {})
  } catch {
    return { ...DEFAULTS }
  }
}

/** Values of the right type only: what is stored may come from another version of the house. */
export function sane(saved: object): Settings {
  const kept = Object.entries(saved).filter(([key, value]) => {
    const usual = DEFAULTS[key as keyof Settings] as unknown
    if ((key === 'pace' || key === 'ghosts') && !PACES.includes(value)) return false
    return usual !== undefined && typeof value === typeof usual && Array.isArray(value) === Array.isArray(usual)
  })
  return { ...DEFAULTS, guided: [], ...Object.fromEntries(kept) }
}

const asks = (query: string): MediaQueryList | undefined =>
  typeof matchMedia === 'function' ? matchMedia(query) : undefined
const dark = asks('(prefers-color-scheme: dark)')
const calm = asks('(prefers-reduced-motion: reduce)')
const system = $state({ dark: dark?.matches ?? true, calm: calm?.matches ?? false })
dark?.addEventListener('change', (event) => (system.dark = event.matches))
calm?.addEventListener('change', (event) => (system.calm = event.matches))

/** The house is a night house: only a system that asks for light gets the day. */
export function theme(): 'day' | 'night' {
  return settings.theme === 'auto' ? (system.dark ? 'night' : 'day') : settings.theme
}

/** No movement but what must be seen. */
export function reducedMotion(): boolean {
  return settings.motion === 'auto' ? system.calm : settings.motion === 'less'
}
