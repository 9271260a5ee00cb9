/** A drawing of the page as an image of its own: what style sheets say of it is written into it. */

/** Passed on from parent to child, and written down where it changes. */
const INHERITED = [
  'color',
  'fill',
  'fill-opacity',
  'fill-rule',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'paint-order',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'visibility',
] as const

/** What each is unless somebody says otherwise. */
const OWN: Readonly<Record<string, string>> = {
  'clip-path': 'none',
  'dominant-baseline': 'auto',
  filter: 'none',
  mask: 'none',
  'mix-blend-mode': 'normal',
  opacity: '1',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
  transform: 'none',
}

export async function svgImage(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement
  dress(svg, copy, null)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(Math.round(width)))
  copy.setAttribute('height', String(Math.round(height)))
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  return image
}

function dress(from: Element, to: Element, above: CSSStyleDeclaration | null): void {
  const style = getComputedStyle(from)
  to.removeAttribute('class')
  ;(to as SVGElement).style.cssText = written(from, style, above) // an attribute is not allowed by the house's policy
  const parts = [...to.children] // of the copy: some of them are about to go
  ;[...from.children].forEach((part, i) => {
    const twin = parts[i]
    if (!twin) return
    if (getComputedStyle(part).display === 'none') twin.remove()
    else dress(part, twin, style)
  })
}

function written(of: Element, style: CSSStyleDeclaration, above: CSSStyleDeclaration | null): string {
  const is = (name: string): string => style.getPropertyValue(name)
  const passed = INHERITED.filter(
    (name) => !above || of.hasAttribute(name) || is(name) !== above.getPropertyValue(name),
  ).map((name) => `${name}:${is(name)}`)
  const own = Object.entries(OWN).flatMap(([name, usual]) => (is(name) === usual ? [] : [`${name}:${is(name)}`]))
  // A transform of a style sheet turns about a point of its own; an attribute does not.
  const about =
    is('transform') === 'none' ? [] : ['transform-box', 'transform-origin'].map((name) => `${name}:${is(name)}`)
  return [...passed, ...own, ...about].join(';')
}
