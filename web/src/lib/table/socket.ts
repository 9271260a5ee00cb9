/** A socket that comes back by itself. It knows nothing of games: it opens, sends, and hands messages on. */
import type { ClientMessage, Ping, ServerMessage } from '../wire.gen'

export type Line = 'connecting' | 'open' | 'lost' | 'closed'

/** Why the house closed the line, by its own name for it; empty where it said nothing. */
export type Reason = string

export interface SocketHandlers<Heard = ServerMessage> {
  /** Connected: say hello and send again what was not answered. */
  opened: () => void
  heard: (message: Heard) => void
  line: (line: Line, reason: Reason) => void
  /** The house will not have us, and coming back would not help. */
  refused: (reason: Reason) => void
}

export const SPAN = 5000
export const LONGEST = 30_000
export const STABLE = 60_000
const PATIENT = 2 // attempts within the first span: a house that is started again is back by then
const CROWDED = 5 // the attempt at which to go on where the house is full
const BEAT = 10_000
const RESTART = 1012
const ELSEWHERE = 'elsewhere' // only this node of the house restarts: others are open
const AT_ONCE = 200
const SIGNED_OUT = 4401 // this browser is somebody else now: its new cookie is on its way
const GONE = [4403, 4404]
const FULL = [4429, 4503]

/**
 * How long to wait before attempt n (0 is the first): at random, because everybody else was cut off as well. The span
 * grows from five seconds to thirty.
 */
export function delay(attempt: number, random: number): number {
  return random * Math.min(LONGEST, SPAN * 1.5 ** Math.max(0, attempt - PATIENT))
}

export class Socket<Sent extends { readonly type: string } = ClientMessage, Heard = ServerMessage> {
  #socket: WebSocket | undefined
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined
  #stable: ReturnType<typeof setTimeout> | undefined
  #silent = 0
  #isIn = false // something was heard: a line that is closed at once never was one
  #over = false

  constructor(
    readonly url: string,
    readonly handlers: SocketHandlers<Heard>,
  ) {
    addEventListener('online', this.#now)
    document.addEventListener('visibilitychange', this.#now)
    this.#connect()
  }

  /** Sends if it can; what must not be lost is sent again by `opened`. */
  send(message: Sent | Ping): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.#over = true
    removeEventListener('online', this.#now)
    document.removeEventListener('visibilitychange', this.#now)
    clearTimeout(this.#timer)
    this.#rest()
    this.#socket?.close()
    this.handlers.line('closed', '')
  }

  #connect(): void {
    clearTimeout(this.#timer)
    const socket = new WebSocket(this.url)
    this.#socket = socket
    socket.onopen = () => this.#opened()
    socket.onmessage = (event) => this.#heard(event.data)
    socket.onclose = (event) => socket === this.#socket && this.#lost(event.code, event.reason)
  }

  #opened(): void {
    this.#silent = 0
    this.handlers.opened()
    this.#rest()
    this.#beat = setInterval(() => this.#pulse(), BEAT)
    // A house that takes us in and drops us again is not well yet: only a line that lasts is a fresh start.
    this.#stable = setTimeout(() => (this.#attempt = 0), STABLE)
  }

  #rest(): void {
    clearInterval(this.#beat)
    clearTimeout(this.#stable)
  }

  /** A line that swallows pings is no line. */
  #pulse(): void {
    this.#silent += 1
    if (this.#silent > 2) this.#socket?.close()
    else this.send({ type: 'ping' })
  }

  #heard(data: unknown): void {
    this.#silent = 0
    if (!this.#isIn) this.handlers.line('open', '')
    this.#isIn = true
    if (typeof data === 'string') this.handlers.heard(JSON.parse(data) as Heard)
  }

  #lost(code: number, reason: Reason): void {
    this.#rest()
    this.#isIn = false
    if (this.#over) return
    if (GONE.includes(code)) {
      this.close()
      this.handlers.refused(reason)
      return
    }
    this.handlers.line('lost', code === RESTART ? 'restart' : reason)
    this.#timer = setTimeout(() => this.#connect(), this.#wait(code, reason))
  }

  #wait(code: number, reason: Reason): number {
    if (code === RESTART && reason === ELSEWHERE) return AT_ONCE * Math.random()
    if (code === SIGNED_OUT) return 1000 + 1000 * Math.random()
    if (FULL.includes(code)) this.#attempt = Math.max(this.#attempt, CROWDED)
    return delay(this.#attempt++, Math.random())
  }

  /** The network or the person is back: no need to wait. */
  #now = (): void => {
    const idle = this.#socket?.readyState === WebSocket.CLOSED
    if (!this.#over && idle && document.visibilityState === 'visible') this.#connect()
  }
}
