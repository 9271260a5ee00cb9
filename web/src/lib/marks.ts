/** How a seat is told from the others: by colour, shape and pattern, those of the house or of a game. */
import { t } from './i18n.svelte'

/** On a 24 × 24 canvas: an outline, and what is drawn on it. */
export interface Mark {
  readonly shape: string
  readonly pattern: string
  /** The pattern is made of dots: its lines have no length. */
  readonly dots?: boolean
}

export interface Marks {
  /** A class under which `--seat-0`, `--seat-0-deep`… have the colours of these marks. */
  readonly palette: string
  readonly marks: readonly Mark[]
  /** `<words>-0`… name the colours. */
  readonly words: string
}

export const HOUSE: Marks = {
  palette: 'house-marks',
  marks: [
    {
      shape: 'M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 0 0 0-21Z',
      pattern: 'M7.6 7.2h.01M12 12h.01M16.4 7.2h.01M7.6 16.8h.01M16.4 16.8h.01',
      dots: true,
    },
    {
      shape:
        'M4.5 2h15a2.5 2.5 0 0 1 2.5 2.5v15a2.5 2.5 0 0 1-2.5 2.5h-15a2.5 2.5 0 0 1-2.5-2.5v-15a2.5 2.5 0 0 1 2.5-2.5Z',
      pattern: 'M7 5v14M12 5v14M17 5v14',
    },
    {
      shape: 'M10.2 2.6a2.1 2.1 0 0 1 3.6 0l9 16.2a2.1 2.1 0 0 1-1.8 3.1h-18a2.1 2.1 0 0 1-1.8-3.1Z',
      pattern: 'M8 18.5l4-3.2l4 3.2M9.2 12.6l2.8-2.6l2.8 2.6',
    },
    {
      shape:
        'M10.4 1.3a2.2 2.2 0 0 1 3.2 0l9.1 9.1a2.2 2.2 0 0 1 0 3.2l-9.1 9.1a2.2 2.2 0 0 1-3.2 0l-9.1-9.1a2.2 2.2 0 0 1 0-3.2Z',
      pattern: 'M7 12l5-5l5 5l-5 5ZM12 10.8v2.4',
    },
  ],
  words: 'colour',
}

export const colourName = ({ words }: Marks, colour: number): string => t(`${words}-${colour}`)
