/**
 * The door from outside, and in it a keyhole of heavy brass.
 *
 * Its hole is what the judge's mask leaves open, seen from the judge's eye; towards the viewer it grows wider, so that
 * it has depth and yet hides nothing. Rays are followed through the door a few steps deep: it is thick from any side.
 */
import { Mesh, PlaneGeometry, ShaderMaterial, Vector3 } from 'three'
import type { Eye } from '../eye'

/** How far before the eye the door's outer face is, in cells, and how thick it is. */
const AWAY = 0.34
const THICK = 0.15

export class Brass {
  readonly mesh: Mesh<PlaneGeometry, ShaderMaterial>

  constructor({ at, right, up, forward }: Eye, steps: number) {
    const level = new Vector3(forward.x, forward.y, 0).normalize()
    const material = new ShaderMaterial({
      defines: { STEPS: steps },
      uniforms: {
        eye: { value: at },
        right: { value: right },
        up: { value: up },
        forward: { value: forward },
        level: { value: level },
        presence: { value: 0 },
        breath: { value: 0 },
        lit: { value: 1 },
        warm: { value: new Vector3(1, 0.72, 0.38) },
      },
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: true,
      depthTest: false,
      depthWrite: false,
    })
    this.mesh = new Mesh(new PlaneGeometry(60, 60), material)
    this.mesh.position.copy(at).addScaledVector(level, AWAY)
    this.mesh.up.set(0, 0, 1)
    this.mesh.lookAt(at.clone())
    this.mesh.renderOrder = 100
    this.mesh.frustumCulled = false
  }

  /** How much of it is there, how deep the breath is (-1 to 1), and how bright it is beyond. */
  set(presence: number, breath: number, lit: number): void {
    const { uniforms } = this.mesh.material
    Object.assign(uniforms['presence'] ?? {}, { value: presence })
    Object.assign(uniforms['breath'] ?? {}, { value: breath })
    Object.assign(uniforms['lit'] ?? {}, { value: lit })
    this.mesh.visible = presence > 0
  }
}

const VERTEX = `
  varying vec3 vAt;
  void main() {
    vec4 at = modelMatrix * vec4(position, 1.0);
    vAt = at.xyz;
    gl_Position = projectionMatrix * viewMatrix * at;
  }`

const FRAGMENT = `
  uniform vec3 eye, right, up, forward, level, warm;
  uniform float presence, breath, lit;
  varying vec3 vAt;

  // Where the eye has a point: the judge's picture goes from -1 to 1.
  vec2 seen(vec3 p) {
    vec3 q = p - eye;
    return vec2(dot(right, q), dot(up, q)) / max(0.02, dot(forward, q));
  }

  // How far outside the hole a point of the picture is: a circle, and below it a slot that flares.
  float hole(vec2 m) {
    vec2 c = m - vec2(0.0, 0.15625);
    float circle = length(c) - 0.71875;
    vec2 slope = normalize(vec2(3.0, 1.0));
    float side = dot(vec2(abs(c.x) - 0.09375, c.y), slope);
    float slot = max(max(side, c.y), -m.y - 0.96875);
    return min(circle, slot);
  }

  float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
  float noise(vec2 p) {
    vec2 i = floor(p), f = fract(p);
    f = f * f * (3.0 - 2.0 * f);
    return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
  }

  vec2 slopeOf(vec2 m) {
    vec2 e = vec2(0.012, 0.0);
    return normalize(vec2(hole(m + e.xy) - hole(m - e.xy), hole(m + e.yx) - hole(m - e.yx)) + 1e-5);
  }

  float plate(vec2 m) {
    vec2 q = abs(m - vec2(0.0, 0.02)) - vec2(1.05, 1.24) + 0.3;
    return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - 0.3;
  }

  // Brass: brown in its shadows, golden in the light of the hall, almost white where a lamp is mirrored.
  vec3 brassy(vec3 n, float glow, float worn) {
    float sky = smoothstep(-0.75, 0.9, n.y);
    float shine = pow(max(0.0, dot(n, normalize(vec3(-0.45, 0.66, 0.6)))), 18.0);
    float band = pow(max(0.0, dot(n, normalize(vec3(0.3, 0.12, 0.95)))), 5.0);
    float cold = pow(max(0.0, dot(n, normalize(vec3(0.75, -0.35, 0.45)))), 7.0);
    float value = (0.12 + 0.88 * sky) * worn * (0.4 + 0.6 * band) * (0.14 + 1.05 * glow);
    vec3 metal = mix(vec3(0.02, 0.008, 0.004), vec3(0.6, 0.29, 0.055), smoothstep(0.0, 0.6, value));
    metal = mix(metal, vec3(1.0, 0.66, 0.2), smoothstep(0.42, 1.3, value));
    return metal + vec3(1.0, 0.82, 0.52) * shine * worn * (0.08 + 1.1 * glow) + vec3(0.03, 0.05, 0.13) * cold;
  }

  // Turned on a lathe: light lies in two fans across the rings around the hole.
  float fans(vec2 m) {
    vec2 c = m - vec2(0.0, 0.15625);
    float angle = atan(c.y, c.x);
    float rings = noise(vec2(length(c) * 420.0, 3.0));
    float fan = pow(abs(cos(angle - 2.15)), 9.0) + 0.55 * pow(abs(cos(angle - 0.7)), 22.0);
    float sheen = pow(0.5 + 0.5 * sin(dot(m, vec2(2.1, 3.3)) + 0.6), 3.0);
    return (0.93 + 0.1 * rings) * (0.62 + 0.75 * fan + 0.45 * sheen);
  }

  // A groove that a graver has left: dark above, bright below.
  float groove(float d, float wide) {
    float x = d / wide;
    return exp(-x * x) * (x < 0.0 ? -0.75 : 0.0) + 0.5 * exp(-(x - 1.1) * (x - 1.1) * 2.0);
  }

  void main() {
    vec3 ray = normalize(vAt - cameraPosition);
    float along = max(0.08, dot(ray, level));
    float flare = 0.125 + 0.014 * breath;
    vec2 m = seen(vAt);
    float d = hole(m);
    float edge = fwidth(d) + 0.0015;
    float deep = 1.0;
    vec2 at = m;
    if (d < flare) {
      deep = 2.0;
      for (int i = 1; i <= STEPS; i += 1) {
        float part = float(i) / float(STEPS);
        vec2 here = seen(vAt + ray * (${THICK.toFixed(3)} * part / along));
        float open = flare * (1.0 - part) * (1.0 - part);
        float far = hole(here);
        at = here;
        d = far;
        if (far > open) { deep = part; break; }
      }
    } else deep = 0.0;

    // Beyond it lies the hall: nothing of what the judge sees is covered.
    float cover = deep > 1.5 ? smoothstep(0.0, edge, d) : 1.0;
    vec2 out2 = slopeOf(at);
    float away = max(0.0, hole(m));
    float glow = lit * (0.12 + 0.95 * exp(-away * 3.4));
    vec3 colour;
    if (deep > 0.0) {
      // The wall of the hole: bright at its inner rim, where the light of the hall comes from, dark in the throat.
      float t = clamp(d / flare, 0.0, 1.0);
      vec3 n = normalize(vec3(-out2 * (0.9 - 0.55 * t), 0.35 + 0.6 * t));
      float rim = exp(-t * 9.0);
      float turns = 0.82 + 0.18 * noise(vec2(atan(at.x, at.y - 0.15) * 26.0, t * 3.0));
      float throat = 1.0 - 0.72 * exp(-pow((t - 0.3) / 0.2, 2.0));
      colour = brassy(n, lit * (0.12 + 0.62 * t), turns) * throat + warm * lit * 0.55 * rim;
    } else {
      // The face of the plate: a round lip that is out of focus, then engraved metal that goes into the dark.
      float lip = smoothstep(flare, flare + 0.085, away);
      vec3 n = normalize(vec3(-out2 * (1.0 - lip) * 0.85 + out2 * 0.25 * (lip * (1.0 - lip) * 4.0), 0.75));
      float rim = away - 0.29;
      float edgeOfPlate = plate(m);
      float engraved = groove(rim, 0.007) + groove(edgeOfPlate + 0.1, 0.007);
      vec2 c = m - vec2(0.0, 0.15625);
      float turn = atan(c.x, c.y) * 22.0 / 3.14159;
      vec2 bead = vec2((fract(turn) - 0.5) * (length(c) / 7.0), away - 0.235);
      float round = c.y > -0.42 * length(c) ? 1.0 : 0.0;
      float pearl = smoothstep(0.021, 0.015, length(bead)) * round;
      n = normalize(n + vec3(bead * 34.0, 0.0) * pearl);
      colour = brassy(n, glow + 0.1 * pearl, fans(m)) * (1.0 + engraved);
      colour *= 1.0 - 0.55 * smoothstep(0.036, 0.016, length(bead - vec2(0.004, -0.008))) * (1.0 - pearl) * round;
      vec2 knob = abs(m - vec2(0.0, 0.02)) - vec2(0.86, 1.06);
      float screw = length(knob) - 0.075;
      float head = smoothstep(0.0, -0.012, screw);
      colour = mix(colour, brassy(normalize(vec3(knob * 9.0, 0.9)), glow * 1.25 + 0.04, 1.0), head);
      colour *= 1.0 - 0.8 * smoothstep(0.02, 0.0, abs(screw));
      colour *= 1.0 - 0.75 * smoothstep(0.016, 0.004, abs(knob.x + knob.y * 0.7)) * step(screw, -0.02);
      float rolled = smoothstep(-0.06, 0.0, edgeOfPlate);
      colour += vec3(0.5, 0.29, 0.1) * (glow + 0.03) * rolled * (1.0 - rolled) * 3.0;
      // The door: two panels beside the plate, and light from the hole that creeps along the wood.
      float grain = noise(vec2(m.x * 9.0 + 2.0 * noise(m * vec2(3.0, 0.6)), m.y * 0.9)) * 0.7
        + 0.3 * noise(vec2(m.x * 60.0, m.y * 1.7));
      float spill = exp(-away * 1.5);
      vec3 wood = mix(vec3(0.030, 0.012, 0.006), vec3(0.105, 0.046, 0.02), grain) * (0.5 + 1.5 * spill);
      vec2 panel = abs(vec2(abs(m.x) - 2.35, m.y - 0.05)) - vec2(0.72, 1.9);
      float inset = max(panel.x, panel.y);
      wood *= 1.0 + 1.1 * groove(inset, 0.03) + 0.6 * groove(inset + 0.12, 0.018);
      wood *= inset < 0.0 ? 0.86 : 1.0;
      float dim = 1.0 - 0.8 * smoothstep(0.2, 0.0, edgeOfPlate + 0.03 * m.y);
      colour = mix(colour, wood * dim, smoothstep(-0.006, 0.006, edgeOfPlate));
      colour *= 0.3 + 0.7 * exp(-max(0.0, away - 0.1) * 1.7);
    }
    gl_FragColor = vec4(colour, cover * presence);
    #include <tonemapping_fragment>
    #include <colorspace_fragment>
  }`
