/** The lobby as this page lives it: one socket for all who look, as long as somebody does. */
import { me } from '../api'
import { hear as hearNotice, listenAgain } from '../notice.svelte'
import { nonce } from '../open/open'
import { live } from '../page/base'
import { go } from '../page/router.svelte'
import { settings } from '../settings.svelte'
import { sound } from '../sound'
import { Socket, type Line, type Reason } from '../table/socket'
import { keep } from '../unfinished.svelte'
import type { LobbyMessage, LobbyQuestion } from '../wire.gen'
import { usualNickname } from '../words'
import { NEW, receive } from './fold'

/** Refusals after which one still waits. */
const PASSING = [
  'no_ghosts_yet',
  'unknown_level',
  'level_elsewhere',
  'storage_full',
  'storage_busy',
  'storage_error',
  'too_fast',
]
const GRACE = 1000 // ms, from one page to the next

interface Wish {
  readonly game: string
  readonly seats: number
}

export const nickname = (): string => settings.nickname || usualNickname()

class LobbySession {
  state = $state.raw(NEW)
  line: Line = $state('connecting')
  reason: Reason = $state('')
  /** What we wait for; it is said again to a house that was away. */
  wish: Wish | null = $state.raw(null)

  #socket: Socket<LobbyQuestion, LobbyMessage> | undefined
  #nonce = '' // of this wish: by it the house knows that it has been called already
  #users = 0
  #leaving: ReturnType<typeof setTimeout> | undefined
  #boards: readonly string[] = []
  #isShown = false

  /** Look at the lobby; what it returns ends it. */
  enter = (): (() => void) => {
    clearTimeout(this.#leaving)
    this.#users += 1
    if (!this.#socket) this.#connect()
    return () => {
      this.#users -= 1
      if (this.#users === 0) this.#leaving = setTimeout(() => this.#leave(), GRACE)
    }
  }

  seek(game: string, seats: number): void {
    this.wish = { game, seats }
    this.#nonce = nonce()
    this.state = { ...this.state, refused: null }
    this.#seek()
  }

  giveUp(): void {
    this.wish = null
    this.state = { ...this.state, seeking: null, refused: null }
    this.#socket?.send({ type: 'give_up' })
  }

  takeGhosts(level: string): void {
    this.#socket?.send({ type: 'take_ghosts', level })
  }

  /** The boards on the page. */
  watch(tables: readonly string[]): void {
    if (tables.join() === this.#boards.join()) return
    this.#boards = tables
    this.#socket?.send({ type: 'watch_boards', tables })
  }

  /** In the guest book as the settings say; whoever was never in it says nothing. */
  show(): void {
    if (!settings.seen && !this.#isShown) return
    const said = this.#socket?.send(settings.seen ? { type: 'show_me', name: nickname() } : { type: 'show_me' })
    this.#isShown = settings.seen || !said
  }

  /** The setting was changed just now, perhaps on a page that was opened before. */
  showAgain(): void {
    this.#isShown = true
    this.show()
  }

  #connect(): void {
    this.#socket = new Socket<LobbyQuestion, LobbyMessage>(live('/api/lobby/live'), {
      opened: () => this.#opened(),
      heard: (message) => this.#hear(message),
      line: (line, reason) => {
        this.line = line
        this.reason = reason
      },
      refused: (reason) => (this.reason = reason),
    })
  }

  #leave(): void {
    this.#close()
    this.wish = null
    this.#boards = []
    this.state = { ...this.state, seeking: null, boards: {}, refused: null }
  }

  #close(): void {
    this.#socket?.close()
    this.#socket = undefined
  }

  #opened(): void {
    listenAgain()
    this.#seek()
    this.show()
    if (this.#boards.length > 0) this.#socket?.send({ type: 'watch_boards', tables: this.#boards })
  }

  #seek(): void {
    if (this.wish) this.#socket?.send({ type: 'seek', ...this.wish, nickname: nickname(), nonce: this.#nonce })
  }

  #hear(message: LobbyMessage): void {
    if (message.type === 'rejected' && message.code === 'no_session') return void this.#becomeSomebody()
    if (message.type === 'house') return hearNotice(message)
    const waited = this.state.seeking !== null
    this.state = receive(this.state, message)
    if (message.type === 'mine') keep(message.tables)
    if (message.type === 'seeking' && message.game === null && waited) this.wish = null // given up in another tab
    if (message.type === 'rejected' && !PASSING.includes(message.code)) this.wish = null
    if (message.type === 'seated') {
      this.wish = null
      sound('chime')
      go(`/t/${message.table}`)
    }
  }

  /** Whoever only looks is nobody; to wait or to be seen one has to be somebody. */
  async #becomeSomebody(): Promise<void> {
    this.#close()
    try {
      await me()
    } catch {
      // The line below comes back by itself, and asks again.
    }
    if (this.#users > 0 && !this.#socket) this.#connect()
  }
}

export const lobby = new LobbySession()
