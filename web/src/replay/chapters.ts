/** The moments of a film that one looks for: finds, captures, looks. Pure. */
import type { GameClient, Translate } from '../lib/game'
import type { Frame } from '../lib/wire.gen'

export interface Chapter {
  /** The frame that shows it. */
  readonly at: number
  readonly text: string
}

type Told = Pick<GameClient, 'chapters' | 'eventText'>

/** One a frame at most: what several events tell there is one sentence after the other. */
export function chaptersOf(shots: readonly Frame[], client: Told, t: Translate, names: readonly string[]): Chapter[] {
  const wanted = new Set(client.chapters)
  return shots.flatMap(({ told }, at) => {
    const events = told.filter((event) => wanted.has((event as { type: string }).type))
    const text = events.map((event) => client.eventText(event, t, names)).filter(Boolean)
    return text.length > 0 ? [{ at, text: text.join(' ') }] : []
  })
}

/** The chapter after a frame, or before it. */
export const nextChapter = (chapters: readonly Chapter[], at: number): Chapter | undefined =>
  chapters.find((chapter) => chapter.at > at)
export const lastChapter = (chapters: readonly Chapter[], at: number): Chapter | undefined =>
  chapters.findLast((chapter) => chapter.at < at)
