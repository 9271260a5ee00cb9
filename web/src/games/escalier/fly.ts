/** Tokens in front of players fly across when they change hands: colours are public, figures are not. */
const seen = new Map<number, { seat: number | null; box: DOMRect }>()

export function flyTo(seat: number | null, colour: number, still: boolean) {
  return (node: Element): void => {
    const before = seen.get(colour)
    const box = node.getBoundingClientRect()
    seen.set(colour, { seat, box })
    if (still || !before || before.seat === seat || seat === null || before.seat === null) return
    const [dx, dy] = [before.box.x - box.x, before.box.y - box.y]
    node.animate?.(
      [
        { transform: `translate(${dx}px, ${dy}px)` },
        { transform: `translate(${dx / 2}px, ${dy / 2 - 46}px) rotate(14deg) scale(1.25)` },
        { transform: 'none' },
      ],
      { duration: 450, easing: 'ease-in-out' },
    )
  }
}
