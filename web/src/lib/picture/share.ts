/** A picture to keep, or to send to somebody: made here, and never sent to the house. */

/** Whether this browser hands pictures on. */
export function canShare(): boolean {
  const file = new File([], 'picture.png', { type: 'image/png' })
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
}

/** Hand it on where that can be done; false if whoever looks thought better of it. */
export async function handOn(canvas: HTMLCanvasElement, name: string): Promise<boolean> {
  if (!canShare()) return keep(canvas, name)
  const file = await png(canvas, name)
  if (!file) return false
  return navigator.share({ files: [file] }).then(
    () => true,
    () => false,
  )
}

/** Among the downloads. */
export async function keep(canvas: HTMLCanvasElement, name: string): Promise<boolean> {
  const file = await png(canvas, name)
  if (!file) return false
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
  return true
}

async function png(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/png'))
  return blob && new File([blob], `${name}.png`, { type: 'image/png' })
}
