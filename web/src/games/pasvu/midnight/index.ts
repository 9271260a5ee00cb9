/**
 * V13, Midnight strikes: the twelve cards with their pictures and words, the scene, the strip of what is in force, and the
 * panel for what a card asks.
 *
 * The scene. For a `struck` event the Board mounts
 *
 *     <Midnight card={event.card} seat={event.seat} {names} {quiet} follows={…} ondone={() => …} />
 *
 * over the stage as it was: the clock strikes twelve, the card is turned over and read aloud, and `ondone` is called, once: by itself after
 * some seconds, or when Enter, Escape, a tap or its button cut it short. When `quiet` the card is there at once and nothing moves; one that `follows`
 * another of its round is turned over without the clock.
 *
 * `<InForce {view} />` is the strip above the board; without the option it is nothing. `<AskPanel {view} {legal} {eye} {names} {play} />` is for the
 * phase `midnight`; `light`, if given, is told which cells to light up on the plan.
 *
 * A new card needs a drawing in `art/`, its name in cards.ts and its words; until then it shows a clock.
 */
export { answerText, askText } from './answers'
export { default as AskPanel } from './AskPanel.svelte'
export { cardAbout, cardNow, cardTitle } from './cards'
export { default as InForce } from './InForce.svelte'
export { default as Midnight } from './Midnight.svelte'
