// Made by `python -m manoir.server.typescript`: do not edit.

export type Move = Roll | Haunt | Decline | Advance | Swap | Trade | Begin | Rolled;

export type Event = Began | DieRolled | Climbed | Haunted | Declined | Advanced | Swapped | Traded | Idle | Arrived;

/** The printed variants, as switches. */
export interface Options {
  readonly podium: boolean;
  readonly grands: boolean;
  readonly memory: "strict" | "open";
  readonly first: number | "random";
  readonly colours: readonly number[];
}

/** Throw the die (E2). */
export interface Roll {
  readonly type: "roll";
}

/** Drop a sheet over a token: it becomes a ghost (E4). */
export interface Haunt {
  readonly type: "haunt";
  readonly colour: number;
}

/** Turn nobody into a ghost (E4). */
export interface Decline {
  readonly type: "decline";
}

/** Point at the ghost that climbs (E5). */
export interface Advance {
  readonly type: "advance";
  readonly ghost: Place;
}

/** Where a ghost figure stands: its step, and which it is there in order of arrival. A place is not a name: another figure may stand there after the next move. */
export interface Place {
  readonly step: number;
  readonly slot: number;
}

/** Exchange the places of two ghosts (E6), the lower place first. */
export interface Swap {
  readonly type: "swap";
  readonly one: Place;
  readonly other: Place;
}

/** Exchange the tokens that lie in front of two players (E11), the lower colour first. */
export interface Trade {
  readonly type: "trade";
  readonly one: number;
  readonly other: number;
}

/** Nature names the seat that starts (E2). */
export interface Begin {
  readonly type: "begin";
  readonly seat: number;
}

/** Nature's die: pips, or 0 for a ghost. */
export interface Rolled {
  readonly type: "rolled";
  readonly face: number;
}

/** What one may know at the table; the same for every seat and for whoever only watches. */
export interface View {
  readonly options: Options;
  readonly owners: readonly (number | null)[];
  readonly tokens: readonly number[];
  readonly ghosts: readonly number[];
  readonly arrived: readonly number[];
  readonly turn: number | null;
  readonly die: number | null;
  readonly under: readonly number[] | null;
}

export interface Began {
  readonly type: "began";
  readonly seat: number;
}

export interface DieRolled {
  readonly type: "die";
  readonly seat: number;
  readonly face: number;
}

/** A token climbed (E3); it is at the top if `to` is the last step. */
export interface Climbed {
  readonly type: "climbed";
  readonly seat: number;
  readonly colour: number;
  readonly start: number;
  readonly to: number;
}

/** A token was turned into the ghost that now stands at `place` (E4). */
export interface Haunted {
  readonly type: "haunted";
  readonly seat: number;
  readonly colour: number;
  readonly place: Place;
}

export interface Declined {
  readonly type: "declined";
  readonly seat: number;
}

/** A ghost climbed (E5); without `to` it has left the stairs at the top. */
export interface Advanced {
  readonly type: "advanced";
  readonly seat: number;
  readonly start: Place;
  readonly to: Place | null;
}

export interface Swapped {
  readonly type: "swapped";
  readonly seat: number;
  readonly one: Place;
  readonly other: Place;
}

export interface Traded {
  readonly type: "traded";
  readonly seat: number;
  readonly one: number;
  readonly other: number;
}

/** A ghost face, and nothing to swap (E6). */
export interface Idle {
  readonly type: "idle";
  readonly seat: number;
}

/** A piece reached the top and its colour is known (E8); no owner: a neutral ghost (E9). */
export interface Arrived {
  readonly type: "arrived";
  readonly colour: number;
  readonly owner: number | null;
  readonly ghost: boolean;
}

export const REFUSALS = ["already_rolled","game_over","lower_place_first","must_advance","must_swap","nature_only","needs_ghost_face","needs_pips","no_ghost_there","no_such_token","not_grands","not_your_turn","roll_first","same_ghost","tokens_remain","two_players_tokens"] as const;

export const EVENTS = ["began","die","climbed","haunted","declined","advanced","swapped","traded","idle","arrived"] as const;

export const LEVELS = ["child","adult","elephant","oracle"] as const;

export const USUAL: Options = {"podium":false,"grands":false,"memory":"strict","first":0,"colours":[]};
