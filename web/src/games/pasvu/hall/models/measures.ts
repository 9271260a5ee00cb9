/** How large the room around the floor is, in cells. All of it stands outside the judged hall. */
export const WALL = {
  /** As high as a room: a little above the mirror. */
  high: 2,
  /** What is left of one that has sunk out of the way. */
  low: 0.17,
  /** How far behind the floor's edge the paper is; mouldings fill the rest. */
  back: 0.04,
  thick: 0.13,
} as const

export const DOOR = { wide: 0.54, tall: 1.36, frame: 0.055 } as const

/** Lamps hang on the wall between every other pair of doors; portraits between the rest. */
export const LAMPS = [1, 3, 5] as const
export const PORTRAITS = [2, 4] as const
export const LAMP_HEIGHT = 1.22

export const NUMBERS = [1, 2, 3, 4, 5, 6] as const

/** How far the corridors go around the hall. */
export const LANDING = 1.42
