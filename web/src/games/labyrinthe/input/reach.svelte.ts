/** Where a push would lead, as the house says: the rules are not in here. */
import type { BoardProps } from '../../../lib/game'
import type { Aim } from '../animation/animate'
import { slid, type Table } from '../animation/table'
import type { Reach, Reached, View } from '../types.gen'

type Consult = BoardProps<unknown, unknown, unknown>['consult']

export class Promised {
  /** The cells that could be walked to. */
  cells: readonly number[] = $state.raw([])

  /** Call while a board is made: every push that is shown is asked about, once. */
  constructor(aim: () => Aim | null, consult: () => Consult) {
    const arrow = $derived(aim()?.arrow)
    const turn = $derived(aim()?.turn)
    $effect(() => {
      const ask = consult()
      this.cells = []
      if (!ask || !arrow || turn === undefined) return
      let stale = false
      const question: Reach = { type: 'reach', shift: { type: 'shift', arrow, turn } }
      void ask(question).then((answer) => {
        if (!stale && answer) this.cells = (answer as Reached).cells
      })
      return () => {
        stale = true
      }
    })
  }
}

/** The cells among these where a seat would find what it seeks, after a push. */
export function goals(view: View, eye: number, table: Table, aim: Aim, cells: readonly number[]): number[] {
  if (view.left[eye] === 0) return cells.filter((cell) => cell === view.homes[eye])
  const sought = view.target ? [view.target] : (view.cards[eye] ?? [])
  const { places } = slid(table, aim.arrow, aim.turn)
  return cells.filter((cell) => sought.some((treasure) => treasure === places[cell]?.treasure))
}
