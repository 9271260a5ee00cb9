/** One drawing a treasure, on a 512 × 512 canvas. Those of `icon:` are from game-icons: see CREDITS.md. */
import broadsword from 'icon:broadsword'
import cat from 'icon:cat'
import cauldron from 'icon:cauldron'
import crystalBall from 'icon:crystal-ball'
import deathSkull from 'icon:death-skull'
import diamondRing from 'icon:big-diamond-ring'
import djinn from 'icon:djinn'
import dominoMask from 'icon:domino-mask'
import dragonHead from 'icon:spiked-dragon-head'
import emerald from 'icon:emerald'
import frog from 'icon:frog'
import gecko from 'icon:gecko'
import ghost from 'icon:ghost'
import hourglass from 'icon:hourglass'
import keyring from 'icon:keyring'
import lantern from 'icon:lantern-flame'
import litCandelabra from 'icon:lit-candelabra'
import lockedChest from 'icon:locked-chest'
import mushroom from 'icon:super-mushroom'
import owl from 'icon:owl'
import potion from 'icon:standing-potion'
import queenCrown from 'icon:queen-crown'
import rat from 'icon:rat'
import raven from 'icon:raven'
import scarab from 'icon:scarab-beetle'
import secretBook from 'icon:secret-book'
import snake from 'icon:snake'
import spider from 'icon:spider-alt'
import swapBag from 'icon:swap-bag'
import treasureMap from 'icon:treasure-map'
import visoredHelm from 'icon:visored-helm'
import wolfHead from 'icon:wolf-head'
import type { Treasure } from '../types.gen'
import { BAT, FAIRY, GNOME, MOTH } from './ours'

export const ICONS: Readonly<Record<Treasure, string>> = {
  rat,
  moth: MOTH,
  spider,
  owl,
  lizard: gecko,
  scarab,
  dragon: dragonHead,
  gnome: GNOME,
  bat: BAT,
  genie: djinn,
  ghost,
  fairy: FAIRY,
  helmet: visoredHelm,
  candelabrum: litCandelabra,
  sword: broadsword,
  emerald,
  chest: lockedChest,
  ring: diamondRing,
  skull: deathSkull,
  keys: keyring,
  crown: queenCrown,
  map: treasureMap,
  purse: swapBag,
  book: secretBook,
  cat,
  snake,
  toad: frog,
  raven,
  wolf: wolfHead,
  mushroom,
  potion,
  cauldron,
  hourglass,
  lantern,
  crystal_ball: crystalBall,
  mask: dominoMask,
}
