/** What the house makes of a finished game. */
import { analysis, HttpProblem } from '../lib/api'
import type { Analysis } from '../lib/wire.gen'

/** `later`: it is still being worked out; null: nobody can say. */
export type Judged = Analysis | 'later' | null

/** The film goes on without it: no answer is no error. */
export async function judge(table: string): Promise<Judged> {
  try {
    return await analysis(table)
  } catch (error) {
    return error instanceof HttpProblem && error.code === 'not_ready' ? 'later' : null
  }
}
