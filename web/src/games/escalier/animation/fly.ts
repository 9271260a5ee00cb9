/** Tokens in front of players fly across when they change hands: colours are public, figures are not. */
export function flights() {
  const owners = new Map<number, number | null>()

  return (seat: number | null, colour: number, still: boolean) =>
    (node: Element): void => {
      const before = owners.get(colour)
      owners.set(colour, seat)
      if (still || before === undefined || before === seat) return
      const here = node.closest('[data-seat]')?.getBoundingClientRect()
      const there = node.closest('ul')?.querySelector(`[data-seat="${before}"]`)?.getBoundingClientRect()
      if (!here || !there) return
      const [dx, dy] = [there.x - here.x, there.y - here.y]
      node.animate?.(
        [
          { transform: `translate(${dx}px, ${dy}px)` },
          {
            transform: `translate(${dx / 2 + Math.sign(dy) * 34}px, ${dy / 2 - Math.sign(dx) * 34}px) rotate(14deg) scale(1.4)`,
          },
          { transform: 'none' },
        ],
        { duration: 450, easing: 'ease-in-out' },
      )
    }
}
