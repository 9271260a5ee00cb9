/** On a 24 × 24 canvas: a round head with its jaw hanging open, seen from the side. */
export const HEAD = 'M9.6 14.2L22.1 9.4A10.5 10.5 0 1 0 20.7 18Z'

/** The pin its jaw turns on. */
export const HINGE = 'M7 14.4h.01'

/** By colour: a round eye, a square one, a triangular one, a sleepy one. */
export const EYES: readonly string[] = [
  'M12 4.6a2.3 2.3 0 1 0 .01 0Z',
  'M9.6 4.6h4.7v4.7h-4.7Z',
  'M12 3.9l3.3 5.6h-6.6Z',
  'M8 6.2h8a4 3.4 0 0 1-8 0Z',
]
