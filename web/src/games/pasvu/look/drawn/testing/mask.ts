/** For tests: the ghosts of a drawing in flat colours, as the judge labels them. */
import { LinearSRGBColorSpace, MeshBasicMaterial, NoToneMapping, WebGLRenderTarget } from 'three'
import { FIRST_GHOST, PIXELS } from '../../picture/picture'
import { Drawing, isMesh, type Table, type Witness } from '../drawing'
import { focus, turnTo } from '../eye'
import { copies } from '../models/glass'

/** Row after row from the top: the value of the ghost at a pixel, 0 for anything else, 128 more in the mirror's glass. */
export function maskOf(table: Table, look: Witness): number[] {
  const drawing = new Drawing(document.createElement('canvas'), table, look, true)
  const { renderer, scene, camera, eye, pane } = drawing
  drawing.size(PIXELS, PIXELS, 1)
  renderer.shadowMap.enabled = false
  renderer.toneMapping = NoToneMapping
  renderer.outputColorSpace = LinearSRGBColorSpace
  scene.fog = null
  drawing.brass.mesh.visible = drawing.air.group.visible = false
  const black = new MeshBasicMaterial({ color: 0, fog: false })
  scene.traverse((each) => {
    if (!isMesh(each) || each === pane) return
    const { depthWrite, depthTest } = [each.material].flat()[0] as MeshBasicMaterial
    each.material = Object.assign(black.clone(), { depthWrite, depthTest })
  })
  drawing.figures.forEach(({ group }, i) => {
    const flat = new MeshBasicMaterial({ fog: false })
    flat.color.setRGB((FIRST_GHOST + i) / 255, 0, 0, LinearSRGBColorSpace)
    for (const each of group.children) Object.assign(each, { material: flat })
  })
  if (pane) {
    copies(pane)
    pane.getRenderTarget().samples = 0
  }
  camera.position.copy(eye.at)
  camera.quaternion.copy(turnTo(eye.at, eye.at.clone().add(eye.forward)))
  camera.updateMatrixWorld()
  focus(camera, { x: PIXELS / 2, y: PIXELS / 2, unit: PIXELS / 2 }, PIXELS, PIXELS)
  const target = new WebGLRenderTarget(PIXELS, PIXELS)
  renderer.setRenderTarget(target)
  renderer.render(scene, camera)
  const data = new Uint8Array(PIXELS * PIXELS * 4)
  renderer.readRenderTargetPixels(target, 0, 0, PIXELS, PIXELS, data)
  target.dispose()
  drawing.dispose()
  return Array.from({ length: PIXELS * PIXELS }, (_, i) => {
    const at = 4 * ((PIXELS - 1 - Math.floor(i / PIXELS)) * PIXELS + (i % PIXELS))
    return (data[at] as number) + ((data[at + 1] as number) > 127 ? 128 : 0)
  })
}
