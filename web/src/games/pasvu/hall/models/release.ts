/** Gives back what a scene holds on the graphics card. */
import { type BufferGeometry, type Material, type Object3D, Texture } from 'three'

export function release(root: Object3D): void {
  root.traverse((each) => {
    const held = each as { geometry?: BufferGeometry; material?: Material | Material[]; dispose?: () => void }
    held.geometry?.dispose()
    for (const material of [held.material ?? []].flat()) {
      for (const value of Object.values(material)) if (value instanceof Texture) value.dispose()
      material.dispose()
    }
    held.dispose?.() // lights with shadows, and the mirror
  })
}
