/** Who sits where, decided when a table is opened and carried out once it answers. */
import type { ClientMessage } from '../wire.gen'

export interface Plan {
  readonly seats: readonly ClientMessage[]
  /** With nobody to wait for, the game begins as soon as every seat is taken. */
  readonly start: boolean
}

const NONE: Plan = { seats: [], start: false }
const plans = new Map<string, Plan>()

export function setPlan(table: string, plan: Plan): void {
  plans.set(table, plan)
}

/** Once only. */
export function takePlan(table: string): Plan {
  const plan = plans.get(table) ?? NONE
  plans.delete(table)
  return plan
}
