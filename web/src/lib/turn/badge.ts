/** "Your turn" outside the page: on the icon of the tab, and on that of the installed house. */
const ICON = 'link[rel~="icon"]'
const SIZE = 64
let usual: string | undefined

export function badge(on: boolean): void {
  if (on) void navigator.setAppBadge?.().catch(() => undefined)
  else void navigator.clearAppBadge?.().catch(() => undefined)
  const link = document.querySelector<HTMLLinkElement>(ICON)
  if (!link) return
  usual ??= link.href
  if (on) void lit(usual).then((icon) => icon && (link.href = icon))
  else link.href = usual
}

/** The icon with a light in its corner; nothing where it cannot be drawn. */
async function lit(icon: string): Promise<string | undefined> {
  const pen = Object.assign(document.createElement('canvas'), { width: SIZE, height: SIZE }).getContext('2d')
  const image = Object.assign(new Image(), { src: icon })
  if (
    !pen ||
    !(await image.decode().then(
      () => true,
      () => false,
    ))
  )
    return undefined
  pen.drawImage(image, 0, 0, SIZE, SIZE)
  pen.beginPath()
  pen.arc(SIZE - 18, 18, 16, 0, 2 * Math.PI)
  pen.fillStyle = '#e2475a'
  pen.fill()
  pen.lineWidth = 5
  pen.strokeStyle = '#fff'
  pen.stroke()
  return pen.canvas.toDataURL('image/png')
}
