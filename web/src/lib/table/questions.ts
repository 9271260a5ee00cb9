/** Questions to the house that play nothing: what a move would do, and advice. Each is asked again after a lost line. */
import type { Trial } from '../game'
import type { ClientMessage, ServerMessage } from '../wire.gen'

export type Asked = Extract<ClientMessage, { type: 'try' | 'consult' }>
type Answer = Extract<ServerMessage, { type: 'tried' | 'advice' | 'rejected' }>

interface Open {
  readonly message: Asked
  readonly answer: (answer: Answer) => void
}

export class Questions {
  #open = new Map<string, Open>()
  /** The server answers one consultation at a time. */
  #line: Promise<unknown> = Promise.resolve()

  constructor(readonly send: (message: Asked) => void) {}

  /** What a move would do, or why it cannot be played. */
  async tryOut(seat: number, id: string, move: unknown): Promise<Trial<unknown>> {
    const answer = await this.#ask({ type: 'try', seat, id, move })
    if (answer.type === 'tried') return { told: answer.told, refused: answer.refused }
    return { told: [], refused: answer.type === 'rejected' ? answer : null }
  }

  /** The house's answer; null if it has none. */
  consult(seat: number, id: string, question: unknown): Promise<unknown> {
    const asked = this.#line.then(() => this.#ask({ type: 'consult', seat, id, question }))
    this.#line = asked
    return asked.then((answer) => (answer.type === 'advice' ? answer.answer : null))
  }

  /** Whether a message was an answer to one of these. */
  heard(message: ServerMessage): boolean {
    if (message.type !== 'tried' && message.type !== 'advice' && message.type !== 'rejected') return false
    const open = message.id === null ? undefined : this.#open.get(message.id)
    if (!open || message.id === null) return message.type !== 'rejected'
    this.#open.delete(message.id)
    open.answer(message)
    return true
  }

  again(): void {
    for (const { message } of this.#open.values()) this.send(message)
  }

  #ask(message: Asked): Promise<Answer> {
    return new Promise((answer) => {
      this.#open.set(message.id, { message, answer })
      this.send(message)
    })
  }
}
