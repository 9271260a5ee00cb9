/** Light, sparks and smoke for a moment: two ghosts become one (V12), one takes another's place, something falls over (V13). */
import { Group, Sprite, SpriteMaterial, type Texture, Vector3 } from 'three'
import type { Act } from '../../stage/stage'
import type { Effect, Fused } from '../../types.gen'
import { FLASH, LIFT, motionsOf, nameOf, PUFF, replacing } from './choreography'
import { standOf } from '../models/ghosts/ghost'
import { LIGHT } from '../models/light'
import { SHEETS } from '../models/palette'
import { standOf as pieceStand } from '../models/furniture/piece'
import { arch, ease } from './tween'

const SPARKS = 22
const CLOUDS = 7

/** One sprite, where it is and how bright at a time from 0 to 1. */
interface Mote {
  readonly sprite: Sprite
  readonly from: number
  readonly ms: number
  readonly move: (sprite: Sprite, t: number) => void
}

export class Wonders {
  readonly group = new Group()
  readonly #soft: Texture
  #motes: readonly Mote[] = []

  constructor(soft: Texture) {
    this.#soft = soft
  }

  play(act: Act, now: number): void {
    const { event, ms } = act
    if (event.type === 'fused') this.#fuse(event, now, ms)
    else if (event.type === 'effect') this.#smoke(act, event, now)
  }

  /** Whether anything is still to be seen. */
  update(now: number): boolean {
    const [over, going] = [
      this.#motes.filter(({ from, ms }) => now >= from + ms),
      this.#motes.filter(({ from, ms }) => now < from + ms),
    ]
    for (const { sprite } of over) this.#drop(sprite)
    for (const { sprite, from, ms, move } of going) {
      sprite.visible = now >= from
      if (sprite.visible) move(sprite, (now - from) / ms)
    }
    this.#motes = going
    return going.length > 0
  }

  dispose(): void {
    for (const { sprite } of this.#motes) this.#drop(sprite)
    this.#motes = []
  }

  #fuse({ seat, end }: Fused, now: number, ms: number): void {
    const at = standOf(end).middle.add(new Vector3(0, 0, LIFT))
    const { pale, sheet } = SHEETS[seat % 4] as (typeof SHEETS)[number]
    this.#mote('#fff4cf', now, ms, (sprite, t) => {
      const strength = t < FLASH ? (t / FLASH) ** 3 : (1 - (t - FLASH) / (1 - FLASH)) ** 2
      shine(sprite, at, 0.4 + 3.4 * strength, strength)
    })
    this.#mote(pale, now + ms * FLASH * 0.8, ms * 0.5, (sprite, t) =>
      shine(sprite, at, 0.6 + 4.2 * ease(t), 0.55 * (1 - t) ** 1.5),
    )
    for (let i = 0; i < SPARKS; i += 1) {
      const [turn, high, late] = [(i * 2.4) % (2 * Math.PI), 0.5 + ((i * 0.37) % 1), (i % 5) / 12]
      this.#mote(i % 3 ? '#ffe9a6' : sheet, now + ms * late * 0.4, ms * (0.9 - late * 0.4), (sprite, t) =>
        spark(sprite, at, turn, high, t),
      )
    }
  }

  #smoke(act: Act, event: Effect, now: number): void {
    const motions = motionsOf(act)
    const starts = (name: string, part: number): number =>
      now + (motions.get(name)?.delay ?? 0) + part * (motions.get(name)?.ms ?? act.ms)
    for (const each of replacing(event, act.before.ghosts))
      this.#puff(standOf(each).middle, starts(nameOf(each), PUFF * 0.4), 900, 0.55)
    const stood = new Map(act.before.pieces)
    for (const [piece, pose] of event.pieces) {
      if (stood.get(piece)?.face === pose.face) continue
      const { x, y } = pieceStand(piece, pose).middle
      this.#puff(new Vector3(x, y, pose.z / 1e6 + 0.1), starts(piece, 0.7), 800, 1)
    }
  }

  #puff(at: Vector3, from: number, ms: number, wide: number): void {
    for (let i = 0; i < CLOUDS; i += 1) {
      const [turn, size] = [(i / CLOUDS) * 2 * Math.PI, 0.6 + ((i * 0.61) % 0.5)]
      this.#mote(
        '#f6f1ff',
        from,
        ms * (0.75 + (i % 3) / 8),
        (sprite, t) => {
          const away = wide * (0.25 + 0.75 * ease(Math.min(1, t * 1.3)))
          sprite.position.set(at.x + away * Math.cos(turn), at.y + away * Math.sin(turn), at.z + 0.35 * t)
          sprite.scale.setScalar(size * (0.5 + 0.9 * t))
          sprite.material.opacity = 0.95 * (1 - t) ** 1.2
        },
        false,
      )
    }
  }

  #mote(color: string, from: number, ms: number, move: Mote['move'], light = true): void {
    const sprite = new Sprite(
      new SpriteMaterial({
        map: this.#soft,
        color,
        ...(light ? LIGHT : { transparent: true, depthWrite: false }),
        toneMapped: false,
      }),
    )
    sprite.raycast = () => {}
    sprite.visible = false
    sprite.renderOrder = 5
    this.group.add(sprite)
    this.#motes = [...this.#motes, { sprite, from, ms, move }]
  }

  #drop(sprite: Sprite): void {
    this.group.remove(sprite)
    sprite.material.dispose()
  }
}

function shine(sprite: Sprite, at: Vector3, size: number, strength: number): void {
  sprite.position.copy(at)
  sprite.scale.setScalar(size)
  sprite.material.opacity = Math.min(1, strength)
}

/** In narrowing circles until the flash, then up and away. */
function spark(sprite: Sprite, at: Vector3, turn: number, high: number, t: number): void {
  const [u, v] = [Math.min(1, t / FLASH), Math.max(0, (t - FLASH) / (1 - FLASH))]
  const angle = turn + 7 * u * u + 1.2 * v
  const away = 1.1 * (1 - ease(u)) + 1.15 * ease(v) * high
  sprite.position.set(
    at.x + away * Math.cos(angle),
    at.y + away * Math.sin(angle),
    at.z - 0.5 * (1 - u) + high * 1.3 * ease(v) - 0.5 * v * v,
  )
  sprite.scale.setScalar(0.12 + 0.2 * arch(t))
  sprite.material.opacity = arch(t) ** 0.6
}
