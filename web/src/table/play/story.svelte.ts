/** What has been seen at a table, ply by ply: what may be told. */
interface Chapter {
  readonly ply: number
  readonly events: readonly unknown[]
}

const KEPT = 200

export class Story {
  chapters: readonly Chapter[] = $state.raw([])

  /** The events of a ply that have been seen so far; what was taken back is no longer part of it. */
  tell(ply: number, events: readonly unknown[]): void {
    const before = this.chapters.filter((chapter) => chapter.ply < ply)
    const known = this.chapters.find((chapter) => chapter.ply === ply)
    const told = known && known.events.length > events.length ? known.events : events
    if (told.length === 0 || told === known?.events) return
    this.chapters = [...before, { ply, events: told }].slice(-KEPT)
  }
}
