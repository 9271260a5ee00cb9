() => {
  // What is wrong with the page as it is shown now.
  const found = []
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth + 1) {
    found.push(`scrolls sideways: ${root.scrollWidth} of ${root.clientWidth}`)
  }
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const hidden = (element) => element.closest('.visually-hidden, [aria-hidden="true"], dialog:not([open])')
  const name = (element) => element.className?.baseVal ?? (element.className || element.tagName)
  for (const element of document.body.querySelectorAll('*')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    if (!own || !seen(element) || hidden(element)) continue
    const box = element.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) continue
    const style = getComputedStyle(element)
    const svg = element.ownerSVGElement
    const scale = svg ? (svg.getScreenCTM()?.a ?? 1) : 1
    const text = element.textContent.trim().slice(0, 40)
    const size = parseFloat(style.fontSize) * scale
    if (size < 11.95) found.push(`${size.toFixed(1)} px: "${text}" (${name(element)})`)
    const cut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 3
    if (cut && !svg && ['hidden', 'clip'].includes(style.overflowX)) found.push(`cut off: "${text}" (${name(element)})`)
  }
  return [...new Set(found)].slice(0, 12)
}
