/** Who sits where, decided when a table is opened and carried out once it answers. */
import type { ClientMessage } from '../wire.gen'

const plans = new Map<string, readonly ClientMessage[]>()

export function setPlan(table: string, messages: readonly ClientMessage[]): void {
  plans.set(table, messages)
}

/** Once only. */
export function takePlan(table: string): readonly ClientMessage[] {
  const plan = plans.get(table) ?? []
  plans.delete(table)
  return plan
}
