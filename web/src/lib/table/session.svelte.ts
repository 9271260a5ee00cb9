/** One table as this browser lives it: the reducer's state, kept up to date by a socket. */
import { me } from '../api'
import { RunningClocks } from '../clock/running.svelte'
import type { Trial } from '../game'
import { hear as hearNotice, listenAgain } from '../notice.svelte'
import { nonce } from '../open/open'
import { live } from '../page/base'
import { note } from '../unfinished.svelte'
import type { ClientMessage, Phrase, Position, Room, ServerMessage } from '../wire.gen'
import { takePlan } from './plan'
import { Questions } from './questions'
import { eyeOf } from './queue'
import * as reducer from './reducer'
import { Socket, type Line, type Reason } from './socket'

const TOGETHER = 40 // ms: the positions of several seats on one screen come one after another
const STUCK = 25_000 // ms: a board that never says it has settled; a card that is read aloud takes its time
const BUBBLE = 5000

export class TableSession {
  table = $state.raw(reducer.NEW)
  line: Line = $state('connecting')
  /** Why the line is down, where the house has said so. */
  reason: Reason = $state('')
  /** Why this table cannot be had. */
  gone: Reason | null = $state(null)
  eye: number | null = $state(null)

  readonly room = $derived(this.table.room)
  readonly mine = $derived(reducer.mine(this.table.room))
  readonly position: Position | undefined = $derived(
    this.table.queue.shown ? eyeOf(this.table.queue.shown, this.eye) : undefined,
  )

  /** Everything that came is shown and stands still, and everything that was sent is answered. */
  readonly isSettled = $derived(reducer.isSettled(this.table))

  readonly clocks = new RunningClocks()

  asked: { readonly sameDeal: boolean } | undefined

  readonly #questions = new Questions((message) => this.#socket?.send(message))
  #socket: Socket | undefined
  #closed = false
  #starts = false
  #paused = false
  #held: Position[] = []
  #together: ReturnType<typeof setTimeout> | undefined
  #stuck: ReturnType<typeof setTimeout> | undefined

  constructor(readonly id: string) {
    void this.#enter()
  }

  /** Who comes by link gets a session first: without one nobody can sit. */
  async #enter(): Promise<void> {
    await me().catch(() => undefined)
    if (this.#closed) return
    this.#socket = new Socket(live(`/api/tables/${this.id}/live`), {
      opened: () => this.#hello(),
      heard: (message) => this.#hear(message),
      line: (line, reason) => {
        this.line = line
        this.reason = reason
      },
      refused: (reason) => (this.gone = reason),
    })
  }

  close(): void {
    clearTimeout(this.#together)
    clearTimeout(this.#stuck)
    this.clocks.close()
    this.#closed = true
    this.#socket?.close()
  }

  send(message: ClientMessage): void {
    if (!('ply' in message) || !('id' in message)) this.#socket?.send(message)
    else {
      this.table = reducer.sent(this.table, message)
      this.#socket?.send(message)
    }
  }

  sit(seat: number, nickname: string): void {
    this.send({ type: 'sit', seat, nickname, nonce: nonce() })
  }

  /** Also for moves that are not offered: the refusal is the answer to "why not?". */
  play(move: unknown): void {
    this.#act((seat, ply, id) => ({ type: 'play', seat, ply, id, move }))
  }

  /** What a move would do; nothing is played. */
  tryOut(move: unknown): Promise<Trial<unknown>> {
    return this.#questions.tryOut(this.position?.eye ?? 0, actionId(), move)
  }

  /** A question of the game's own to the house. */
  consult(question: unknown): Promise<unknown> {
    return this.#questions.consult(this.position?.eye ?? 0, actionId(), question)
  }

  takeBack(): void {
    this.#act((seat, ply, id) => ({ type: 'take_back', seat, ply, id }))
  }

  say(phrase: Phrase): void {
    const seat = this.position?.eye ?? this.mine[0]
    if (seat !== undefined) this.send({ type: 'say', seat, phrase })
  }

  /** A rematch; `asked` says that it was wished for here. */
  again(sameDeal: boolean): void {
    this.asked = { sameDeal }
    this.send({ type: 'again', same_deal: sameDeal })
  }

  /** While somebody reads, nothing moves behind the page. */
  pause(on: boolean): void {
    this.#paused = on
    if (!on && this.#held.length > 0) this.#release()
  }

  settled(): void {
    this.#show(reducer.settled(this.table))
  }

  forgive(): void {
    this.table = reducer.forgiven(this.table)
  }

  #act(action: (seat: number, ply: number, id: string) => reducer.Action): void {
    const { eye, ply, to_act } = this.position ?? { eye: null, ply: 0, to_act: [] }
    if (eye === null || reducer.tooSoon(this.table, ply, to_act.length > 1)) return
    this.send(action(eye, ply, actionId()))
  }

  #hello(): void {
    listenAgain()
    this.#socket?.send({ type: 'hello', ply: reducer.lastPly(this.table) })
    for (const action of this.table.pending) this.#socket?.send(action)
    this.#questions.again()
  }

  #hear(message: ServerMessage): void {
    if (this.#questions.heard(message)) return
    if (message.type === 'house') return hearNotice(message)
    if (message.type === 'clocks') return this.clocks.tell(message.glasses)
    if (message.type === 'room') {
      note(message)
      this.#begin(message)
    }
    if (message.type !== 'position') return this.#fold([message])
    this.#held.push(message)
    clearTimeout(this.#together)
    if (this.#paused && this.position) return // with nothing on the page yet there is nothing to read
    if (this.#held.length >= this.mine.length) this.#release()
    else this.#together = setTimeout(() => this.#release(), TOGETHER)
  }

  /** Once we are in: a table laid for people who are all here is taken, and begins by itself, once. */
  #begin(room: Room): void {
    const plan = takePlan(this.id)
    for (const message of plan.seats) if (message.type !== 'configure' || room.host) this.#socket?.send(message)
    this.#starts ||= plan.start
    if (!this.#starts || room.chairs.some((chair) => chair.kind === 'empty')) return
    this.#starts = false
    if (room.stage === 'waiting') this.#socket?.send({ type: 'start' })
  }

  #release(): void {
    clearTimeout(this.#together)
    this.#fold(this.#held.splice(0))
  }

  #fold(messages: readonly ServerMessage[]): void {
    const before = this.table.heard
    this.#show(messages.reduce(reducer.receive, this.table))
    if (this.table.heard > before) setTimeout(() => (this.table = reducer.faded(this.table, before)), BUBBLE)
  }

  #show(table: reducer.Table): void {
    const scene = table.queue.shown
    if (scene !== this.table.queue.shown) {
      clearTimeout(this.#stuck)
      if (table.queue.moving) this.#stuck = setTimeout(() => this.settled(), STUCK)
    }
    this.table = table
    this.eye = (scene && eyeOf(scene, this.eye)?.eye) ?? null
  }
}

function actionId(): string {
  return crypto.randomUUID?.() ?? nonce() // an address without https has no randomUUID
}
