/**
 * The look through the keyhole: the judge's picture, and the moment it opens.
 *
 * The moment. When a `looked` event is told, the Board shows the stage *before* it and mounts
 *
 *     <LookScene look={event.look} {names} {quiet} onfocus={(flight) => (focus = flight)} ondone={() => …} />
 *
 * and hands `focus` to `<Hall3D {focus} …>`: the camera goes down to the door, the picture opens over the
 * whole window, those seen are outlined, shriek, and it closes. `onfocus(null)` lets the camera go, then
 * `ondone` is called, once, and the Board takes LookScene away and shows the stage after it: they run
 * home. Any click or key cuts it short. Without Hall3D leave `onfocus` out. When `quiet`, nothing flies, shakes or blinks: the
 * picture fades in, those seen are outlined one by one, and it fades away; in half the time.
 *
 * Afterwards, and in replays. `{#if open}<Keyhole {look} {names} {quiet} onclose={() => (open = false)} />{/if}` is a dialog with
 * the picture, zoomable, and a list of every ghost in it with its share.
 *
 * Words: `words.<language>.ftl`, joined to those of the game in `../words`. `witnessText` says one line of the list.
 */
export { default as Keyhole } from './Keyhole.svelte'
export { default as LookScene } from './scene/LookScene.svelte'
export { default as Peek } from './Peek.svelte'
export { witnessText } from './tell'
