/** Asks the house about what is in the hand: one question at a time, and only the latest answer counts. */

export class Asking<Question, Answer> {
  /** To the present question; null while it is out. */
  answer: Answer | null = $state.raw(null)
  /** The last one there was, so that nothing flickers while the next is on its way. */
  latest: Answer | null = $state.raw(null)
  readonly #wait: number
  #timer: ReturnType<typeof setTimeout> | undefined
  #asked = ''
  #turn = 0
  #out: Promise<unknown> = Promise.resolve()

  constructor(wait: number) {
    this.#wait = wait
  }

  /** The same question is not asked twice; `moment` tells when the answer may have become another. */
  about(question: Question | null, moment: number, ask: ((question: Question) => Promise<Answer>) | null): void {
    const asked = question && ask ? JSON.stringify([question, moment]) : ''
    if (asked === this.#asked) return
    this.stop()
    this.#asked = asked
    if (!question || !ask) this.latest = null
    else this.#timer = setTimeout(() => void this.#put(question, ask, this.#turn), this.#wait)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#turn += 1
    this.#asked = ''
    this.answer = null
  }

  async #put(question: Question, ask: (question: Question) => Promise<Answer>, turn: number): Promise<void> {
    await this.#out
    if (turn !== this.#turn) return // another is wanted by now
    const out = ask(question).catch(() => null) // the line broke: to put it down is answered as well
    this.#out = out
    const answer = await out
    if (turn !== this.#turn || answer === null) return
    this.answer = answer
    this.latest = answer
  }
}
