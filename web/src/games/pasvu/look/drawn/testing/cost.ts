/** For tests: what a picture of a look costs, with its shadows and what the mirror shows. */
import type { Look } from '../../../types.gen'
import type { Table } from '../drawing'
import { Play } from '../play'

const SIZE = 256

export interface Cost {
  readonly calls: number
  readonly triangles: number
}

/** The first picture, from the hall; and one from the eye. */
export function costOf(table: Table, look: Look): Cost[] {
  const play = new Play(document.createElement('canvas'), table, look, true, null)
  const { info, shadowMap } = play.drawing.renderer
  info.autoReset = false
  play.size(SIZE, SIZE, { x: 0, y: 0, size: SIZE })
  const drawn = (): Cost => {
    info.reset()
    shadowMap.needsUpdate = true
    play.draw(performance.now())
    return { calls: info.render.calls, triangles: info.render.triangles }
  }
  const above = drawn()
  play.rest()
  const costs = [above, drawn()]
  play.dispose()
  return costs
}
