/// <reference types="svelte" />
/// <reference types="vite/client" />

/** One drawing of game-icons: the `d` of its only path, on a 512 × 512 canvas. */
declare module 'icon:*' {
  const path: string
  export default path
}
