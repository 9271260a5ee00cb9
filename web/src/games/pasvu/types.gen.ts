// Made by `python -m manoir.server.typescript`: do not edit.

export type Face = "bottom" | "top" | "front" | "back" | "left" | "right";

export type Piece = "mirror" | "trolley" | "desk" | "piano" | "armchair" | "table";

export type Size = "small" | "medium" | "large";

export type Side = "S" | "E" | "N" | "W";

export type Eyes = "sharp" | "fair" | "sleepy";

export type Phase = "opening" | "striking" | "crystal" | "midnight" | "dealing" | "furniture" | "ghosts" | "throwing" | "side" | "door" | "looking" | "over";

export type Move = Place | Decline | Walk | Escape | Fuse | Done | Choose | Tip | Swap | Put | Pass | Open | Deal | Strike | Throw | Roll | Verdict;

export type Event = Opened | Dealt | Placed | Declined | Walked | Fused | Escaped | FellOn | CameDown | Finished | Thrown | Chosen | Rolled | Looked | Struck | Effect | Passed | Foretold | Crossed;

export type Question = Hide | Expose | Slide | Chart;

export type Answer = Hidden | Exposures | Slid | Charted;

/** What a table may settle otherwise. */
export interface Options {
  readonly eyes: Eyes;
  readonly hide: boolean;
  readonly hall: "hotel" | "random";
  readonly sides: readonly Side[];
  readonly practice: boolean;
  readonly fusions: boolean;
  readonly midnight: number;
  readonly deck: readonly string[];
}

/** Take a piece and let it come straight down there, with that face below (V4, V5). Then it may be let fall towards a side, until it leans on something or lies. */
export interface Place {
  readonly type: "place";
  readonly piece: Piece;
  readonly face: Face;
  readonly x: number;
  readonly y: number;
  readonly yaw: number;
  readonly fall?: Side;
}

/** Leave the furniture as it stands (V4). */
export interface Decline {
  readonly type: "decline";
}

/** Move a ghost to a spot, from the reserve or from its cell (V6, V7, V8). It comes down from the height z onto what is there: 0 is the floor. In a round in which ghosts lie (V13) its head points to `yaw`, and x, y is the middle of its body. */
export interface Walk {
  readonly type: "walk";
  readonly ghost: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number | null;
}

/** Move a ghost straight on and out through a door of the far side (V7). */
export interface Escape {
  readonly type: "escape";
  readonly ghost: number;
}

/** Make one ghost of two that stand in one cell (V12); it stands where the first one does. */
export interface Fuse {
  readonly type: "fuse";
  readonly ghost: number;
  readonly other: number;
}

/** Move no more ghosts this round (V6). */
export interface Done {
  readonly type: "done";
}

/** Say on which side the keyhole goes (V9). */
export interface Choose {
  readonly type: "choose";
  readonly side: Side;
}

/** Tip a piece over onto its side, towards that side of the hall (V13). */
export interface Tip {
  readonly type: "tip";
  readonly piece: Piece;
  readonly towards: Side;
}

/** Take a ghost out of the hall and put one from the own reserve in its place (V13). */
export interface Swap {
  readonly type: "swap";
  readonly seat: number;
  readonly ghost: number;
  readonly by: number;
}

/** Put a ghost from the reserve on a spot (V13), as a walk does. */
export interface Put {
  readonly type: "put";
  readonly ghost: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number | null;
}

/** Leave be what the Midnight card allows (V13). */
export interface Pass {
  readonly type: "pass";
}

/** Nature sets the hall out, and says where the keyhole is and who has the die (V2). */
export interface Open {
  readonly type: "open";
  readonly keyhole: Door;
  readonly holder: number;
  readonly pieces: readonly (readonly [Piece, Pose])[];
}

/** A door by its side and its number, left to right for whoever sits at that side. */
export interface Door {
  readonly side: Side;
  readonly number: number;
}

/** How a piece stands: what is down, in mils the middle of what it covers, its yaw, and in grains the height of its lowest point. Of one that leans, how it stood before it fell. */
export interface Pose {
  readonly face: Face;
  readonly x: number;
  readonly y: number;
  readonly yaw: number;
  readonly z: number;
  readonly lean?: Lean;
}

/** V5: how a piece leans that has fallen over its lower edge nearest to a side of the hall. */
export interface Lean {
  readonly towards: Side;
  readonly degrees: number;
}

/** Nature turns a movement card up, by its place in data/cards.json (V4). */
export interface Deal {
  readonly type: "card";
  readonly card: number;
}

/** Nature turns a Midnight card up (V13). */
export interface Strike {
  readonly type: "strike";
  readonly card: string;
}

/** Nature's die for each of those who may choose a side (V9). */
export interface Throw {
  readonly type: "throw";
  readonly faces: readonly number[];
}

/** Nature's die for the door (V9); in a crystal ball, before anybody has moved (V13). */
export interface Roll {
  readonly type: "door";
  readonly number: number;
}

/** What nature sees through the keyhole (V10): the picture, as evidence.py writes it, and all ghosts in the hall; in the picture the first is 8, the next 9... */
export interface Verdict {
  readonly type: "verdict";
  readonly picture: string;
  readonly ghosts: readonly Glimpse[];
}

/** How much of a ghost is in the picture, and would be in an empty hall. */
export interface Glimpse {
  readonly seat: number;
  readonly ghost: number;
  readonly pixels: number;
  readonly whole: number;
}

/** What everybody sees at the table. */
export interface View {
  readonly options: Options;
  readonly sides: readonly Side[];
  readonly pieces: readonly (readonly [Piece, Pose])[];
  readonly ghosts: readonly Ghost[];
  readonly reserve: readonly (readonly number[])[];
  readonly out: readonly (readonly number[])[];
  readonly keyhole: Door;
  readonly holder: number;
  readonly phase: Phase;
  readonly round: number;
  readonly rounds: number;
  readonly turn: number;
  readonly cards: readonly (Card | null)[];
  readonly deck: number;
  readonly drawn: readonly number[];
  readonly struck: readonly string[];
  readonly nights: number;
  readonly night: Night;
  readonly movable: readonly Piece[];
  readonly shifted: readonly Piece[];
  readonly points: readonly number[];
  readonly done: readonly boolean[];
  readonly walked: readonly (readonly number[])[];
  readonly entered: readonly (readonly number[])[];
  readonly edge: readonly (readonly number[])[];
  readonly held: readonly (readonly number[])[];
  readonly ready: readonly (readonly number[])[];
  readonly chosen: readonly number[];
  readonly aim: Side | null;
  readonly open_sides: readonly Side[];
  readonly scores: readonly number[];
  readonly look: Look | null;
  readonly taken: Place | null;
}

/** Where a ghost stands: x and y in mils, z in grains. No two stand in the same place. One that lies (V13) has its head towards `yaw`, and x, y is the middle of its body. */
export interface Ghost {
  readonly seat: number;
  readonly size: Size;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly number: number;
  readonly yaw: number | null;
}

/** A movement card: what may be moved, and points for ghosts. */
export interface Card {
  readonly value: number;
  readonly pieces: readonly Piece[];
}

/** V13: what has struck this round. */
export interface Night {
  readonly cards: readonly string[];
  readonly asked: readonly number[];
  readonly tipped: readonly Piece[];
  readonly put: readonly (readonly [number, number])[];
  readonly number: number | null;
  readonly lying: boolean;
  readonly looks: number;
}

/** A look through the keyhole: in the picture the first of the ghosts is 8, the next 9... */
export interface Look {
  readonly round: number;
  readonly keyhole: Door;
  readonly picture: string;
  readonly ghosts: readonly Witnessed[];
}

/** A ghost in the picture, and whether that is enough to be seen (V11). */
export interface Witnessed {
  readonly seat: number;
  readonly ghost: number;
  readonly size: Size;
  readonly pixels: number;
  readonly whole: number;
  readonly seen: boolean;
}

export interface Opened {
  readonly type: "opened";
  readonly keyhole: Door;
  readonly holder: number;
}

/** A movement card for a seat; the first one of a round says so. */
export interface Dealt {
  readonly type: "dealt";
  readonly seat: number;
  readonly card: Card;
  readonly round: number;
  readonly first: boolean;
}

/** A piece was moved; ghosts that were on it or in it are on the floor now (V5). If something over it could not be put back as it stood, a CameDown follows; if something leant on it, a FellOn. */
export interface Placed {
  readonly type: "placed";
  readonly seat: number;
  readonly piece: Piece;
  readonly pose: Pose;
  readonly displaced: readonly Ghost[];
}

export interface Declined {
  readonly type: "declined";
  readonly seat: number;
}

/** A ghost went to a spot; `door` is where it came in, `start` where it stood before. One that had got out already was taken `back` for it (V12). */
export interface Walked {
  readonly type: "walked";
  readonly seat: number;
  readonly ghost: number;
  readonly start: Ghost | null;
  readonly door: Door | null;
  readonly end: Ghost;
  readonly cost: number;
  readonly left: number;
  readonly back: boolean;
}

/** Two ghosts became one (V12). */
export interface Fused {
  readonly type: "fused";
  readonly seat: number;
  readonly ghosts: readonly Ghost[];
  readonly end: Ghost;
}

/** A ghost got out on the far side. */
export interface Escaped {
  readonly type: "escaped";
  readonly seat: number;
  readonly ghost: number;
  readonly size: Size;
  readonly door: Door;
  readonly cost: number;
  readonly left: number;
  readonly points: number;
}

/** What these pieces leant on is gone: they fell on, or lie now (V5). */
export interface FellOn {
  readonly type: "fell";
  readonly pieces: readonly (readonly [Piece, Pose])[];
}

/** What carried these pieces is gone, and they came down; ghosts may have had to move. */
export interface CameDown {
  readonly type: "down";
  readonly pieces: readonly (readonly [Piece, Pose])[];
  readonly ghosts: readonly Ghost[];
}

/** A seat moves no more ghosts this round. */
export interface Finished {
  readonly type: "finished";
  readonly seat: number;
}

/** The die of those who may choose a side; whoever has the most does, or they throw again. */
export interface Thrown {
  readonly type: "thrown";
  readonly throws: readonly (readonly [number, number])[];
  readonly chooser: number | null;
}

export interface Chosen {
  readonly type: "chosen";
  readonly seat: number;
  readonly side: Side;
}

/** The keyhole goes to this door; the die goes to `holder`. */
export interface Rolled {
  readonly type: "rolled";
  readonly keyhole: Door;
  readonly holder: number;
}

/** The look, and by seat how many ghosts ran home. */
export interface Looked {
  readonly type: "looked";
  readonly look: Look;
  readonly seen: readonly number[];
}

/** Midnight strikes: whoever has the die turns up a card (V13). */
export interface Struck {
  readonly type: "struck";
  readonly card: string;
  readonly seat: number;
  readonly round: number;
}

/** What a Midnight card did to the table (V13): by itself, or by the choice of a seat. */
export interface Effect {
  readonly type: "effect";
  readonly card: string;
  readonly seat: number | null;
  readonly pieces: readonly (readonly [Piece, Pose])[];
  readonly ghosts: readonly Ghost[];
  readonly home: readonly Ghost[];
  readonly out: readonly Ghost[];
  readonly sides: readonly Side[];
}

/** A seat leaves be what the Midnight card allows. */
export interface Passed {
  readonly type: "passed";
  readonly card: string;
  readonly seat: number;
}

/** The number of this round's door, from the crystal ball (V13). */
export interface Foretold {
  readonly type: "foretold";
  readonly number: number;
}

/** The keyhole goes to this door, for another look (V13). */
export interface Crossed {
  readonly type: "crossed";
  readonly keyhole: Door;
}

/** V8: a well-hidden spot in a cell, for one of the seat's ghosts. */
export interface Hide {
  readonly type: "hide";
  readonly ghost: number;
  readonly column: number;
  readonly row: number;
}

/** In practice: how much of the seat's ghosts each door would see, after a move or now. */
export interface Expose {
  readonly type: "expose";
  readonly move: Walk | Place | null;
}

/** V5, V8: the nearest place for something that was dropped where it cannot stay. */
export interface Slide {
  readonly type: "slide";
  readonly move: Walk | Place | Put;
}

/** In practice: how many doors would see a ghost of the seat, all over the floor. */
export interface Chart {
  readonly type: "chart";
  readonly ghost: number;
}

/** The walk to that spot; None if the ghost fits nowhere in that cell. */
export interface Hidden {
  readonly type: "hidden";
  readonly walk: Walk | null;
}

/** One entry for each of the seat's ghosts in the hall. */
export interface Exposures {
  readonly type: "exposures";
  readonly ghosts: readonly Exposed[];
}

/** Of one ghost, by door (see `DOORS`): thousandths that are visible, and if it is seen. */
export interface Exposed {
  readonly ghost: number;
  readonly shares: readonly number[];
  readonly seen: readonly boolean[];
}

/** The same move to that place; None if there is none in reach. */
export interface Slid {
  readonly type: "slid";
  readonly move: Walk | Place | Put | null;
}

/** Of `side` by `side` squares of the floor, from the south-west and eastwards first. How many of the 24 doors would see the ghost in the middle of each; None where it cannot stand. */
export interface Charted {
  readonly type: "charted";
  readonly ghost: number;
  readonly side: number;
  readonly doors: readonly (number | null)[];
}

export const REFUSALS = ["already_done","already_moved","already_out","already_tipped","cannot_fall","cannot_fuse","falls_from_floor","game_over","ghost_in_the_way","held","in_the_way","just_came_in","just_fused","leaves_cell","leaves_hall","must_lie","must_move","must_replace","must_stand","nature_only","neither_moved","no_fusions","no_larger","no_place","no_practice","no_room","not_asked","not_in_hall","not_in_reserve","not_now","not_on_card","not_theirs","not_third_row","not_together","not_your_turn","on_leaning","only_small","piece_taken","same_side","stands_on_nothing","sticks_out","too_far","would_fall"] as const;

export const EVENTS = ["opened","dealt","placed","declined","walked","fused","escaped","fell","down","finished","thrown","chosen","rolled","looked","struck","effect","passed","foretold","crossed"] as const;

export const LEVELS = ["beginner","normal","hard","best"] as const;

export const USUAL: Options = {"eyes":"fair","hide":true,"hall":"hotel","sides":[],"practice":false,"fusions":false,"midnight":0,"deck":[]};
