/** What this browser can draw with. */
interface Drawing {
  readonly possible: boolean
  /** No graphics card: every pixel is computed by the processor. */
  readonly slow: boolean
}

let known: Drawing | undefined

/** Whether this browser can draw the hall in three dimensions; else the plan is enough to play. */
export function hasWebGL(): boolean {
  return drawing().possible
}

export function isSoftware(): boolean {
  return drawing().slow
}

function drawing(): Drawing {
  known ??= probe()
  return known
}

function probe(): Drawing {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    if (!context) return { possible: false, slow: true }
    const names = context.getExtension('WEBGL_debug_renderer_info')
    const name = String(context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER))
    context.getExtension('WEBGL_lose_context')?.loseContext()
    return { possible: true, slow: /swiftshader|llvmpipe|software|basic render/i.test(name) }
  } catch {
    return { possible: false, slow: true }
  }
}
