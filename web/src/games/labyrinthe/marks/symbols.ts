/** The signs of the four start corners, drawn by us on a 24 × 24 canvas: sun, lightning, star, moon, by colour. */
export const SYMBOLS: readonly string[] = [
  'M12 6a6 6 0 1 0 0 12a6 6 0 1 0 0-12ZM10.4 4.7L12 0.1L13.6 4.7ZM16.1 5.7L20.4 3.6L18.3 7.9ZM19.3 10.4L23.9 12L19.3 13.6ZM18.3 16.1L20.4 20.4L16.1 18.3ZM13.6 19.3L12 23.9L10.4 19.3ZM7.9 18.3L3.6 20.4L5.7 16.1ZM4.7 13.6L0.1 12L4.7 10.4ZM5.7 7.9L3.6 3.6L7.9 5.7Z',
  'M14.6.6L3.6 13.6h6.6L7.6 23.4L20.6 9.4h-7.2L17.4.6Z',
  'M12 .9L15.2 8.5L23.4 9.2L17.1 14.6L19.1 22.6L12 18.3L4.9 22.6L6.9 14.6L.6 9.2L8.8 8.5Z',
  'M15.6 1A11.2 11.2 0 1 0 22.7 16.9A9 9 0 0 1 15.6 1Z',
]
