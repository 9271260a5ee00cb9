/** The mirror's glass: what it shows has as many pixels as the rest of the picture. One bounce is all there is. */
import { Mesh, PlaneGeometry, type ShaderMaterial } from 'three'
import { Reflector } from 'three/addons/objects/Reflector.js'
import { FURNITURE } from '../../../hall/models/furniture/furniture'

/** Silver, a little cooler and dimmer than the hall. `mask` copies what it reflects and says that it does. */
const SILVER = {
  name: 'Silver',
  uniforms: {
    color: { value: null },
    tDiffuse: { value: null },
    textureMatrix: { value: null },
    mask: { value: 0 },
  },
  vertexShader: `
    uniform mat4 textureMatrix;
    varying vec4 vUv;
    varying vec2 vPane;
    void main() {
      vUv = textureMatrix * vec4(position, 1.0);
      vPane = uv;
      gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
    }`,
  fragmentShader: `
    uniform vec3 color;
    uniform float mask;
    uniform sampler2D tDiffuse;
    varying vec4 vUv;
    varying vec2 vPane;
    void main() {
      vec4 seen = texture2DProj(tDiffuse, vUv);
      if (mask > 0.5) {
        gl_FragColor = vec4(seen.r, 1.0, 0.0, 1.0);
        return;
      }
      vec2 edge = min(vPane, 1.0 - vPane) * vec2(1.0, 1.5);
      float bevel = 1.0 - smoothstep(0.0, 0.035, min(edge.x, edge.y));
      float streak = smoothstep(0.06, 0.0, abs(vPane.x + vPane.y * 0.55 - 0.62)) * 0.02;
      gl_FragColor = vec4(seen.rgb * vec3(0.86, 0.92, 0.96) + color * (0.05 + 0.16 * bevel) + streak, 1.0);
      #include <tonemapping_fragment>
      #include <colorspace_fragment>
    }`,
}

export function glass(multisample: number): Reflector {
  const { glass: pane, boxes } = FURNITURE.mirror
  const [[x0, z0], [x1, z1]] = [pane?.from ?? [0, 0], pane?.to ?? [0, 0]]
  const front = boxes[pane?.box ?? 0]?.[2] ?? 0
  const made = new Reflector(new PlaneGeometry((x1 - x0) / 1000, (z1 - z0) / 1000), {
    multisample,
    color: 0x8fa8d8,
    shader: SILVER,
  })
  made.position.set((x0 + x1) / 2000, front / 1000, (z0 + z1) / 2000)
  made.rotation.x = Math.PI / 2
  // It lies in the plane of its wood, and wins.
  Object.assign(made.material, { polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -4 })
  return made
}

export function copies(pane: Mesh): void {
  const { mask } = (pane.material as ShaderMaterial).uniforms
  if (mask) mask.value = 1
}
