/** What the host of the house tells every page: it comes over whatever socket the page has. */
import type { HouseNotice } from './wire.gen'

const KEY = 'manoir-notice' // the message that was put away last
const QUIET: HouseNotice = { type: 'house', read_only: false, motd: '', motd_since: 0 }

const told = $state({ notice: QUIET, away: remembered() })

/** Nobody opens or plays just now. */
export const isReadOnly = (): boolean => told.notice.read_only

/** The message of the day; empty where there is none, or this person has put it away. */
export const motd = (): string => (told.notice.motd_since === told.away ? '' : told.notice.motd)

export function hear(notice: HouseNotice): void {
  told.notice = notice
}

/** A new line: whatever still holds is said again. */
export function listenAgain(): void {
  told.notice = QUIET
}

export function putAway(): void {
  told.away = told.notice.motd_since
  try {
    localStorage.setItem(KEY, String(told.away))
  } catch {
    // A browser that keeps nothing shows it again at the next visit.
  }
}

function remembered(): number {
  try {
    return Number(localStorage.getItem(KEY) ?? 0)
  } catch {
    return 0
  }
}
