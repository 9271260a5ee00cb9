/**
 * V13, Midnight strikes: the twelve cards with their pictures and words, the scene, the strip of what is in force, and the
 * panel for what a card asks.
 *
 * The scene. For the `struck` events of a round that are told together the Board mounts
 *
 *     <Midnight cards={[{ card, seat }, …]} earlier={…} {names} {quiet} ondone={() => …} />
 *
 * over the stage as it was: the clock strikes twelve, once, the cards are turned over and read aloud one after the other, and `ondone` is called,
 * once. A card is left by itself after some seconds, or when Enter, a tap or its button go on; Escape ends it all. Those of the round are
 * fanned above, and each that has been turned over can be read again. When `quiet` nothing moves. After `earlier` cards of its round the clock is silent.
 *
 * `<InForce {view} />` is the strip above the board; without the option it is nothing. `<AskPanel {view} {legal} {eye} {names} {play} />` is for the
 * phase `midnight`; `light`, if given, is told which cells to light up on the plan.
 *
 * A new card needs a drawing in `art/`, its name in cards.ts and its words; until then it shows a clock.
 */
export { answerText, askText } from './answers/answers'
export { default as AskPanel } from './answers/AskPanel.svelte'
export { cardAbout, cardNow, cardTitle } from './cards/cards'
export { default as InForce } from './InForce.svelte'
export { default as Midnight } from './Midnight.svelte'
