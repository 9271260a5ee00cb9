// Made by `python -m manoir.server.typescript`: do not edit.

export type Arrow = "N1" | "N3" | "N5" | "E1" | "E3" | "E5" | "S1" | "S3" | "S5" | "W1" | "W3" | "W5";

export type Edition = "current" | "older";

export type Shape = "straight" | "corner" | "tee";

export type Treasure = "rat" | "moth" | "spider" | "owl" | "lizard" | "scarab" | "dragon" | "gnome" | "bat" | "genie" | "ghost" | "fairy" | "helmet" | "candelabrum" | "sword" | "emerald" | "chest" | "ring" | "skull" | "keys" | "crown" | "map" | "purse" | "book" | "cat" | "snake" | "toad" | "raven" | "wolf" | "mushroom" | "potion" | "cauldron" | "hourglass" | "lantern" | "crystal_ball" | "mask";

export type Move = Shift | Go | Lay | Deal | Begin | Coin;

export type Event = Dealt | Began | Shifted | Walked | Found | NightFell | Home | CoinTurned;

/** The printed variants. */
export interface Options {
  readonly mode: "base" | "children" | "night";
  readonly cards: number | null;
  readonly edition: Edition;
  readonly first: number | "random";
  readonly colours: readonly number[];
}

/** Push the spare tile in at an arrow, turned clockwise by quarters (L4). Unturned, a straight joins north and south, a corner north and east, and a tee is closed north. */
export interface Shift {
  readonly type: "shift";
  readonly arrow: Arrow;
  readonly turn: number;
}

/** Walk to a cell, or stay (L7). */
export interface Go {
  readonly type: "go";
  readonly cell: number;
}

/** Nature lays the maze: the movable tiles in order of cells, the spare last (L1). */
export interface Lay {
  readonly type: "lay";
  readonly tiles: readonly number[];
  readonly turns: readonly number[];
}

/** Nature deals the cards, the top of each pile first (L2, L20). */
export interface Deal {
  readonly type: "deal";
  readonly day: readonly (readonly number[])[];
  readonly night: readonly (readonly number[])[];
}

/** Nature names the seat that starts (L2). */
export interface Begin {
  readonly type: "begin";
  readonly seat: number;
}

/** Nature's coin, turned over by whoever has come home (L23). */
export interface Coin {
  readonly type: "coin";
  readonly value: number;
}

/** What one may know at the table. */
export interface View {
  readonly options: Options;
  readonly places: readonly Place[];
  readonly spare: Spare | null;
  readonly pawns: readonly number[];
  readonly homes: readonly number[];
  readonly colours: readonly number[];
  readonly turn: number | null;
  readonly shifted: boolean;
  readonly forbidden: Arrow | null;
  readonly dark: boolean;
  readonly target: Treasure | null;
  readonly cards: readonly (readonly Treasure[] | null)[];
  readonly left: readonly number[];
  readonly found: readonly (readonly Treasure[])[];
  readonly points: readonly number[];
  readonly home: number | null;
  readonly coin: number | null;
  readonly lost: readonly (readonly Treasure[])[] | null;
}

/** A tile as it lies: open sides (1 N, 2 E, 4 S, 8 W), and the treasure that can be seen. */
export interface Place {
  readonly open: number;
  readonly treasure: Treasure | null;
}

/** The tile outside. Unturned: I, L and T, the letters that its corridors look like. */
export interface Spare {
  readonly shape: Shape;
  readonly treasure: Treasure | null;
}

/** How many cards everybody got. */
export interface Dealt {
  readonly type: "dealt";
  readonly day: number;
  readonly night: number;
}

export interface Began {
  readonly type: "began";
  readonly seat: number;
}

/** A line has moved, and pawns with it; those that fell off came in again (L6). */
export interface Shifted {
  readonly type: "shifted";
  readonly seat: number;
  readonly arrow: Arrow;
  readonly turn: number;
  readonly reentered: readonly number[];
}

/** The cells of a shortest way, the first where the pawn stood: alone, it stayed. */
export interface Walked {
  readonly type: "walked";
  readonly seat: number;
  readonly path: readonly number[];
}

/** A card is laid face up (L8). */
export interface Found {
  readonly type: "found";
  readonly seat: number;
  readonly treasure: Treasure;
}

/** The light goes out (L21); `first` begins the night (L22). */
export interface NightFell {
  readonly type: "night";
  readonly seat: number;
  readonly first: number;
}

/** All is found and the pawn is on its start cell (L9, L23). */
export interface Home {
  readonly type: "home";
  readonly seat: number;
}

export interface CoinTurned {
  readonly type: "turned";
  readonly seat: number;
  readonly value: number;
}

/** L7: the cells that the seat's pawn could walk to, if it pushed like this first. */
export interface Reach {
  readonly type: "reach";
  readonly shift: Shift;
}

/** Those cells, in order, and where the pawn itself would then be (L6). */
export interface Reached {
  readonly type: "reached";
  readonly cells: readonly number[];
  readonly pawn: number;
}

export const REFUSALS = ["already_shifted","game_over","goes_back","nature_only","no_way","not_your_turn","shift_first"] as const;

export const EVENTS = ["dealt","began","shifted","walked","found","night","home","turned"] as const;

export const LEVELS = ["beginner","normal","hard","best","master"] as const;

export const USUAL: Options = {"mode":"base","cards":null,"edition":"current","first":"random","colours":[]};
