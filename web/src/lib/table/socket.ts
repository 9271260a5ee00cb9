/** A socket that comes back by itself. It knows nothing of games: it opens, sends, and hands messages on. */
import type { ClientMessage, ServerMessage } from '../wire.gen'

export type Line = 'connecting' | 'open' | 'lost' | 'closed'

export interface SocketHandlers {
  /** Connected: say hello and send again what was not answered. */
  opened: () => void
  heard: (message: ServerMessage) => void
  line: (line: Line) => void
  /** The server will not have us: there is no such table. */
  refused: (code: number) => void
}

export const FIRST_DELAY = 250
export const LAST_DELAY = 2000
const BEAT = 10_000
const SIGNED_OUT = 4401 // this browser is somebody else now: its new cookie is on its way
const GONE = [4403, 4404] // coming back would not help

/** How long to wait before attempt n (0 is the first): doubling to two seconds, less some jitter. */
export function delay(attempt: number, random: number): number {
  return Math.min(LAST_DELAY, FIRST_DELAY * 2 ** attempt) * (1 - random / 2)
}

export class Socket {
  #socket: WebSocket | undefined
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined
  #silent = 0
  #over = false

  constructor(
    readonly url: string,
    readonly handlers: SocketHandlers,
  ) {
    addEventListener('online', this.#now)
    document.addEventListener('visibilitychange', this.#now)
    this.#connect()
  }

  /** Sends if it can; what must not be lost is sent again by `opened`. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.#over = true
    removeEventListener('online', this.#now)
    document.removeEventListener('visibilitychange', this.#now)
    clearTimeout(this.#timer)
    clearInterval(this.#beat)
    this.#socket?.close()
    this.handlers.line('closed')
  }

  #connect(): void {
    clearTimeout(this.#timer)
    const socket = new WebSocket(this.url)
    this.#socket = socket
    socket.onopen = () => this.#opened()
    socket.onmessage = (event) => this.#heard(event.data)
    socket.onclose = (event) => socket === this.#socket && this.#lost(event.code)
  }

  #opened(): void {
    this.#attempt = 0
    this.#silent = 0
    this.handlers.line('open')
    this.handlers.opened()
    clearInterval(this.#beat)
    this.#beat = setInterval(() => this.#pulse(), BEAT)
  }

  /** A line that swallows pings is no line. */
  #pulse(): void {
    this.#silent += 1
    if (this.#silent > 2) this.#socket?.close()
    else this.send({ type: 'ping' })
  }

  #heard(data: unknown): void {
    this.#silent = 0
    if (typeof data === 'string') this.handlers.heard(JSON.parse(data) as ServerMessage)
  }

  #lost(code: number): void {
    clearInterval(this.#beat)
    if (this.#over) return
    if (GONE.includes(code)) {
      this.#over = true
      this.handlers.line('closed')
      this.handlers.refused(code)
      return
    }
    this.handlers.line('lost')
    if (code === SIGNED_OUT) this.#attempt = Math.max(this.#attempt, 3)
    this.#timer = setTimeout(() => this.#connect(), delay(this.#attempt, Math.random()))
    this.#attempt += 1
  }

  /** The network or the person is back: no need to wait. */
  #now = (): void => {
    const idle = this.#socket?.readyState === WebSocket.CLOSED
    if (!this.#over && idle && document.visibilityState === 'visible') this.#connect()
  }
}
