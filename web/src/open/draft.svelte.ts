/** The table as it is being laid, before it is opened. */
import { controlOf } from '../lib/clock/control'
import { t } from '../lib/i18n.svelte'
import type { GameClient } from '../lib/game'
import { levelsFor, nearest } from '../lib/open/levels'
import type { Sitter, Wish } from '../lib/open/open'
import { settings } from '../lib/settings.svelte'
import { modeOf, valueOf } from '../lib/open/variants'
import type { GameInfo, Pace, Tempo, TimeControl, WhenUp } from '../lib/wire.gen'
import { usualNickname } from '../lib/words'

export type Kind = Sitter['kind']
export const KINDS: readonly Kind[] = ['me', 'friend', 'here', 'bot']
const COLOURS = 4

export interface Place {
  kind: Kind
  name: string
  level: string
  colour: number
}

export class Draft {
  count = $state(2)
  places: Place[] = $state([])
  options: Record<string, unknown> = $state({})
  public = $state(false)
  pace: Pace = $state(settings.ghosts)
  whenUp: WhenUp = $state('ghost')
  #tempo: Tempo | undefined = $state()

  constructor(
    readonly info: GameInfo,
    readonly client: GameClient,
  ) {
    const usual = info.levels[Math.min(1, info.levels.length - 1)] ?? 'adult'
    this.places = Array.from({ length: info.most }, (_, seat) => ({
      kind: seat === 0 ? 'me' : 'bot',
      name: seat === 0 ? settings.nickname : '',
      level: usual,
      colour: seat % COLOURS,
    }))
  }

  /** Friends have time; where anybody may come, nobody shall have to wait for ever. */
  get tempo(): Tempo {
    return this.#tempo ?? (this.public ? 'lively' : 'no_hurry')
  }

  set tempo(tempo: Tempo) {
    this.#tempo = tempo
  }

  get control(): TimeControl {
    return controlOf(this.info, this.count, this.tempo, this.whenUp)
  }

  get seats(): Place[] {
    return this.places.slice(0, this.count)
  }

  /** Somebody must come by link before it can begin. */
  get waits(): boolean {
    return this.seats.some((place) => place.kind === 'friend')
  }

  /** A ghost of the house sits here. */
  get haunted(): boolean {
    return this.seats.some((place) => place.kind === 'bot')
  }

  /** The ghosts that play what is being laid. */
  get levels(): readonly string[] {
    return levelsFor(this.info, this.count, this.options)
  }

  /** The ghost that was chosen for a seat, or the strongest weaker one that plays this. */
  level(place: Place): string {
    return nearest(this.info, place.level, this.count, this.options)
  }

  pick(seat: number, kind: Kind): void {
    if (kind === 'me') for (const place of this.places) if (place.kind === 'me') place.kind = 'friend'
    const place = this.places[seat]
    if (!place) return
    place.kind = kind
    if (kind === 'me' && !place.name) place.name = settings.nickname
  }

  /** The next colour; who had it takes ours. */
  repaint(seat: number): void {
    const place = this.places[seat]
    if (!place) return
    const wanted = (place.colour + 1) % COLOURS
    const holder = this.places.find((other) => other.colour === wanted)
    if (holder) holder.colour = place.colour
    place.colour = wanted
  }

  wish(): Wish {
    const colours = this.client.variants.find((variant) => variant.kind === 'colours')
    const painted = colours ? { [colours.key]: this.seats.map((place) => place.colour) } : {}
    const sitters = this.seats.map((place, seat): Sitter => {
      if (place.kind === 'friend') return { kind: 'friend' }
      if (place.kind === 'bot') return { kind: 'bot', level: this.level(place) }
      return { kind: place.kind, name: place.name.trim() || this.usualName(seat) }
    })
    return {
      game: this.info.id,
      sitters,
      options: { ...this.#options(), ...painted },
      public: this.public,
      pace: this.pace,
      tempo: this.tempo,
      whenUp: this.whenUp,
    }
  }

  get mode(): string | undefined {
    const mode = modeOf(this.client)
    return mode && String(valueOf(this.client, mode, this.options))
  }

  /** Whether this seat starts; `usual` when it always does, if nobody says otherwise. */
  starts(seat: number): 'usual' | 'chosen' | undefined {
    const first = this.client.variants.find((variant) => variant.kind === 'seat')
    if (!first || valueOf(this.client, first, this.#options()) !== seat) return undefined
    return this.client.usual[first.key] === seat ? 'usual' : 'chosen'
  }

  /** Who starts must be at the table: with fewer seats than before, it is as usual again. */
  #options(): Record<string, unknown> {
    const starters = this.client.variants.filter((variant) => variant.kind === 'seat')
    const gone = starters
      .filter(({ key }) => Number(this.options[key]) >= this.count)
      .map(({ key }) => [key, this.client.usual[key]])
    return { ...this.options, ...Object.fromEntries(gone) }
  }

  usualName(seat: number): string {
    return this.places[seat]?.kind === 'me' ? usualNickname() : t('player-default', { seat: seat + 1 })
  }
}
