/** What the guide tells, and in which order. */
export const PAGES = ['aim', 'turn', 'eat', 'doors', 'ghosts', 'yellow', 'end'] as const

export type Page = (typeof PAGES)[number]
