/** The four colours by number, as the server counts them; SeatMark draws them. */
export const COLOUR_NAMES = ['orange', 'red', 'yellow', 'green'] as const
