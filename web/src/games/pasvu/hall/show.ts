/** The hall on a canvas: drawn when something changes or moves, and at rest otherwise. */
import {
  BasicShadowMap,
  HemisphereLight,
  Mesh,
  PerspectiveCamera,
  Scene,
  SpotLight,
  Vector3,
  WebGLRenderer,
  NeutralToneMapping,
  Group,
} from 'three'
import { type Room, roomBeside } from '../stage/inset'
import type { Act, Stage } from '../stage/stage'
import { stir } from '../sound/play'
import { extent } from '../stage/shape'
import type { Side } from '../types.gen'
import { Cast } from './cast'
import { SWUNG } from './animation/choreography'
import { Dust } from './animation/dust'
import { Doors } from './models/room/doors'
import { CELLS, type FlyTo, quartersOf, type Standpoint } from './camera/fly'
import { Flight } from './animation/flight'
import { release } from './models/release'
import { Marks } from './models/marks'
import { glow } from './models/paint'
import type { Palette } from './models/palette'
import { aimAt } from './camera/pick'
import { beam, beamLight, openPlate, plate, plateStand } from './models/room/plate'
import { hungAt } from '../look/drawn/hung'
import { above, bounded, fitting, FOV, type Orbit, seated, starting } from './camera/rig'
import { Glide } from './camera/glide'
import { floor, landing } from './models/room/room'
import { candles, Lamps } from './models/room/lamps'
import { AWAKE, Pace } from './animation/pace'
import { Swing } from './animation/swing'
import { Actor, hop } from './animation/tween'
import { isSoftware } from './webgl'
import { Wonders } from './animation/wonder'

export interface Cost {
  readonly calls: number
  readonly triangles: number
  readonly frames: number
}

export class Show {
  readonly scene = new Scene()
  readonly camera = new PerspectiveCamera(FOV, 1, 0.05, 60)
  /** What a finger can meet. */
  readonly touchable = new Group()
  readonly #renderer: WebGLRenderer
  readonly #cast: Cast
  readonly #doors: Doors
  readonly #marks: Marks
  readonly #plate: Actor<Group>
  readonly #beam = new Mesh(undefined, beamLight())
  readonly #flight = new Flight()
  readonly #swing = new Swing()
  readonly #glide = new Glide()
  readonly #wonders: Wonders
  readonly #dust: Dust
  readonly #lamps: Lamps
  readonly #above: SpotLight
  readonly #pace = new Pace(isSoftware())
  readonly #drawn: () => void
  #orbit: Orbit = starting('S', 1)
  #side: Side | null = null
  #act: Stage['act'] = null
  #home = true
  #aspect = 1
  #quiet = false
  #frame = 0
  #cost: Cost = { calls: 0, triangles: 0, frames: 0 }
  #awake = 0
  #shown = false
  #stirred = false
  #keyhole = ''
  #pieces: Stage['pieces'] = []
  #peeking: string | null = null
  /** What there is to see: what is in the hand, or has just been put down. */
  #interest: Vector3 | null = null

  constructor(canvas: HTMLCanvasElement, palette: Palette, drawn: () => void) {
    this.#drawn = drawn
    this.#renderer = new WebGLRenderer({ canvas, antialias: !isSoftware(), alpha: true, powerPreference: 'low-power' })
    this.#renderer.toneMapping = NeutralToneMapping
    this.#renderer.toneMappingExposure = 1.05
    this.#renderer.shadowMap.enabled = true
    if (isSoftware()) this.#renderer.shadowMap.type = BasicShadowMap
    this.#renderer.shadowMap.autoUpdate = false
    this.#renderer.info.autoReset = false
    this.#renderer.localClippingEnabled = true
    this.camera.up.set(0, 0, 1)
    const soft = glow()
    this.#cast = new Cast(palette)
    this.#doors = new Doors(palette, soft)
    this.#marks = new Marks(palette, soft)
    this.#wonders = new Wonders(soft)
    this.#dust = new Dust(soft)
    this.#lamps = new Lamps(palette, soft)
    this.#plate = new Actor(plate(soft), new Vector3(), { stand: plateStand({ side: 'S', number: 1 }), scale: 1 })
    this.#beam.raycast = () => {}
    const ground = floor(palette)
    aimAt(ground, { kind: 'floor' })
    this.touchable.add(ground, this.#cast.group, this.#doors.group)
    this.scene.add(this.#cast.crowd.group)
    this.scene.add(
      this.touchable,
      landing(palette),
      candles(palette),
      this.#lamps.glows.mesh,
      this.#plate.object,
      this.#beam,
      this.#marks.group,
      this.#wonders.group,
      this.#dust.points,
    )
    this.#above = this.#light(palette)
    this.#lessen()
  }

  /** `inset`: how much of the upper right corner something else takes. */
  size(width: number, height: number, inset = 0): void {
    const room = roomBeside(width, height, inset)
    this.#aspect = room.width / Math.max(1, room.height)
    this.#fit(room, width, height)
    this.#renderer.setPixelRatio(this.#pace.ratio(width, height))
    this.#renderer.setSize(width, height, false)
    if (this.#home) this.#orbit = starting(this.#side, this.#aspect)
    this.wake()
  }

  show(stage: Stage, quiet: boolean): void {
    const now = performance.now()
    this.#quiet = quiet
    const moving = this.#shown && !quiet && !document.hidden
    const fresh = moving && stage.act && stage.act !== this.#act ? stage.act : null
    this.#act = stage.act
    this.#pieces = stage.pieces
    if (this.#shown) stir()
    this.#sit(stage, fresh, now)
    this.#cast.sync(stage, now, moving)
    this.#doors.light(stage.doors, stage.open, stage.omen ?? null)
    this.#doors.open(stage.keyhole, now, moving)
    this.#marks.show(stage)
    this.#interest = interestOf(stage) ?? this.#interest
    this.#aim(stage, now, moving, fresh)
    if (fresh) this.#wonders.play(fresh, now)
    this.#renderer.shadowMap.needsUpdate = true
    this.wake()
  }

  /** The camera goes down to a door, or back to where it was. */
  fly(focus: FlyTo | null): void {
    this.#peeking = null
    if (focus?.leaving) return focus.leaving(hungAt(this.camera, this.#renderer.domElement))
    this.#flight.go(focus, this.camera, this.#quiet)
    this.wake()
  }

  /** The camera goes where somebody wants to look from. */
  stand({ from, door }: Standpoint): void {
    const peeks = from === 'door' && this.#peeking !== `${door.side}${door.number}`
    this.fly(peeks ? { door, ms: 900, arrived: () => {} } : null)
    if (from === 'door') return void (this.#peeking = peeks ? `${door.side}${door.number}` : null)
    const goal = { home: starting, seat: seated, above }[from](this.#side, this.#aspect)
    this.#swing.stop()
    this.#glide.begin(this.#quiet ? goal : this.#orbit, goal, performance.now())
    this.#home = from === 'home'
    this.wake()
  }

  /** What a picture has cost at most, with shadows and what the mirror shows; and how many there were. */
  get cost(): Cost {
    return this.#cost
  }

  get orbit(): Orbit {
    return this.#orbit
  }

  /** False if it is where it may not go further. */
  turn(orbit: Orbit): boolean {
    const next = bounded(orbit, 1.35 * fitting(starting(this.#side, this.#aspect), this.#aspect))
    const moved =
      next.distance !== this.#orbit.distance ||
      next.azimuth !== this.#orbit.azimuth ||
      next.elevation !== this.#orbit.elevation
    this.#orbit = next
    this.#home = false
    this.#swing.stop()
    this.#glide.stop()
    if (this.#peeking) this.fly(null)
    this.wake()
    return moved
  }

  wake(): void {
    this.#awake = performance.now() + AWAKE
    this.#frame ||= requestAnimationFrame((now) => this.#draw(now))
  }

  /** Once more at once: a canvas forgets its picture when the page has been painted. */
  redraw(): void {
    this.#renderer.render(this.scene, this.camera)
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame)
    this.#flight.stop()
    this.#marks.dispose()
    this.#wonders.dispose()
    release(this.scene)
    this.#renderer.dispose()
    if (!this.#renderer.getContext().isContextLost()) this.#renderer.forceContextLoss() // a browser has few of them
  }

  #draw(now: number): void {
    this.#frame = 0
    const walking = this.#cast.update(now)
    const shaken = !this.#quiet && this.#cast.isShaken(now)
    const hopping = this.#plate.update(now)
    this.#raiseDust(now)
    const [sparkling, dusty] = [this.#wonders.update(now), this.#dust.update(now)]
    const shining = sparkling || dusty
    const put = (orbit: Orbit): Orbit => (this.#orbit = orbit)
    const swinging = this.#swing.update(now, put) || this.#glide.update(now, put)
    this.#beam.visible = !hopping
    const flying = this.#flight.update(now, this.camera, this.#orbit, this.#aspect)
    const looking = this.#flight.through
    this.#doors.part(looking)
    openPlate(this.#plate.object, looking !== null)
    this.#cast.clearWings(looking)
    this.#doors.face(this.camera)
    this.#lamps.face(this.camera, this.#doors.rise)
    const creaking = this.#doors.update(now)
    const breathing = !this.#quiet && this.#pace.quality.breathes && now < this.#awake
    this.#cast.haunt(
      {
        from: this.camera.position,
        at: this.#interest,
        awake: breathing ? Math.min(1, (this.#awake - now) / 1200) : 0,
        rise: this.#doors.rise,
      },
      now,
    )
    // Once more after the last step: shadows lie where things have come to rest.
    this.#renderer.shadowMap.needsUpdate ||= this.#stirred || walking || hopping
    this.#stirred = walking || hopping
    const still = !(walking || hopping || shining || swinging || flying)
    this.#cast.reflect(still || this.#pace.quality.reflects)
    this.#renderer.info.reset()
    this.#renderer.render(this.scene, this.camera)
    this.#count()
    if (!this.#shown) {
      this.#shown = true
      this.#drawn()
    }
    const moving = walking || hopping || shining || swinging || flying || creaking || shaken || breathing
    if (this.#pace.frame(now, moving)) this.#lessen()
    if (moving) this.#frame ||= requestAnimationFrame((next) => this.#draw(next))
  }

  /** Where a piece has come down, dust flies up. */
  #raiseDust(now: number): void {
    const pieces = new Map(this.#pieces)
    for (const piece of this.#cast.landings()) {
      const pose = pieces.get(piece)
      if (!pose || this.#quiet) continue
      const { x, y } = extent(piece, pose.face, 0)
      this.#dust.fly(new Vector3(pose.x / 1000, pose.y / 1000, pose.z / 1e6), Math.max(x, y) / 1000, now)
    }
  }

  /** The hall is in the middle of the free part of the picture. */
  #fit({ width, height, left, top }: Room, whole: number, high: number): void {
    this.camera.setViewOffset(width, height, -left, -top, whole, high)
  }

  #count(): void {
    const { calls, triangles } = this.#renderer.info.render
    const { calls: most, triangles: highest, frames } = this.#cost
    this.#cost = { calls: Math.max(calls, most), triangles: Math.max(triangles, highest), frames: frames + 1 }
  }

  /** As much as this machine can do. */
  #lessen(): void {
    const { shadows } = this.#pace.quality
    const { clientWidth, clientHeight } = this.#renderer.domElement
    this.#renderer.setPixelRatio(this.#pace.ratio(clientWidth, clientHeight))
    const { shadow } = this.#above
    if (shadow.mapSize.x === shadows) return
    shadow.mapSize.set(shadows, shadows)
    shadow.map?.dispose()
    shadow.map = null
    this.#renderer.shadowMap.needsUpdate = true
  }

  /** The camera stays behind who looks: at once, or along with the board when that is turned (V13). */
  #sit({ eye, sides }: Stage, fresh: Act | null, now: number): void {
    const side = eye === null ? null : (sides[eye] ?? null)
    const quarters = side && fresh?.event.type === 'effect' ? quartersOf(fresh.before.sides, fresh.event.sides) : 0
    if (fresh && quarters) {
      const from = this.#home ? starting(fresh.before.sides[eye ?? 0] ?? null, this.#aspect) : this.#orbit
      this.#swing.begin(from, quarters, now, fresh.ms * SWUNG)
    } else if (this.#home && side !== this.#side) this.#orbit = starting(side, this.#aspect)
    this.#side = side
  }

  #aim(stage: Stage, now: number, moving: boolean, fresh: Act | null): void {
    const { side, number } = stage.keyhole
    const crossing = fresh?.event.type === 'crossed' ? fresh.ms * 0.85 : 0
    const going = { stand: plateStand(stage.keyhole), scale: 1 }
    if (crossing) this.#plate.play(going, now, { course: hop(2.4), ms: crossing })
    else this.#plate.send(going, now, { course: hop(1), ms: moving ? 350 : 0 })
    if (this.#keyhole === `${side}${number}`) return
    this.#keyhole = `${side}${number}`
    this.#beam.geometry.dispose()
    this.#beam.geometry = beam(stage.keyhole)
  }

  #light({ sky, ground, fill, lamp, glare }: Palette): SpotLight {
    const above = new SpotLight(lamp, glare, 0, 0.72, 0.7, 2)
    above.position.set(0.9, 0.6, 9)
    above.target.position.set(CELLS / 2 + 0.1, CELLS / 2 + 0.1, 0)
    above.castShadow = true
    above.shadow.camera.near = 3
    above.shadow.camera.far = 16
    above.shadow.normalBias = 0.02
    above.shadow.radius = 3
    const sphere = new HemisphereLight(sky, ground, fill)
    sphere.position.set(0, 0, 1)
    this.scene.add(above, above.target, sphere)
    return above
  }
}

/** Where everybody looks: to what is in the hand, or to what has just happened. */
function interestOf({ draft, held, act }: Stage): Vector3 | null {
  const event = act?.event
  const at =
    draft?.pose ??
    held?.spot ??
    (event?.type === 'walked'
      ? event.end
      : event?.type === 'placed'
        ? event.pose
        : event?.type === 'fused'
          ? event.end
          : null)
  return at && new Vector3(at.x / 1000, at.y / 1000, 0.4)
}
