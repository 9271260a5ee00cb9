// Made by `python -m manoir.server.typescript`: do not edit.

export type Name = "classic" | "large";

export type Move = Roll | Run | Chase | Rob | PutBack | Propose | Answer | Draw | Rolled;

export type Event = Drawn | DiceRolled | Ran | Gobbled | Robbed | Returned | Chased | Caught | Stuck | Proposed | Answered;

/** The rulings that a table may make otherwise. */
export interface Options {
  readonly circuit: Name;
  readonly end: "all" | "white";
  readonly count: "white" | "all";
  readonly colours: readonly number[];
}

/** Throw both dice (P3). */
export interface Roll {
  readonly type: "roll";
}

/** Move one's own Pac-Man by a die, along these places; onto a ghost to eat it (P8, P9). */
export interface Run {
  readonly type: "run";
  readonly die: number;
  readonly path: readonly number[];
}

/** Move a ghost by a die, along these places; onto a Pac-Man to send it home (P12, P13). */
export interface Chase {
  readonly type: "chase";
  readonly die: number;
  readonly ghost: number;
  readonly path: readonly number[];
}

/** Name the player who pays for the eaten ghost (P9). */
export interface Rob {
  readonly type: "rob";
  readonly seat: number;
}

/** Put a yellow marble back into one of its holes (P9). */
export interface PutBack {
  readonly type: "back";
  readonly hole: number;
}

/** Ask the others to end it here and count (P16). */
export interface Propose {
  readonly type: "propose";
}

/** Say whether to end it here and count (P16). */
export interface Answer {
  readonly type: "answer";
  readonly agrees: boolean;
}

/** Nature throws the dice of everybody for who starts (P2). */
export interface Draw {
  readonly type: "draw";
  readonly throws: readonly (readonly [number, number])[];
}

/** Nature's dice, in the order in which they fell. */
export interface Rolled {
  readonly type: "rolled";
  readonly one: number;
  readonly two: number;
}

/** What everybody sees at the table. */
export interface View {
  readonly options: Options;
  readonly spots: readonly (readonly [number, number])[];
  readonly signs: string;
  readonly homes: readonly number[];
  readonly colours: readonly number[];
  readonly eaters: readonly number[];
  readonly ghosts: readonly [number, number];
  readonly marbles: string;
  readonly white: readonly number[];
  readonly yellow: readonly number[];
  readonly turn: number | null;
  readonly turns: number;
  readonly dice: readonly number[];
  readonly run: boolean;
  readonly chased: boolean;
  readonly robs: boolean;
  readonly returns: boolean;
  readonly asked: readonly number[];
  readonly declined: boolean;
  readonly agreed: boolean;
  readonly over: boolean;
}

/** By seat, the dice for who starts; `first` is nobody if they must be thrown again (P2). */
export interface Drawn {
  readonly type: "drawn";
  readonly throws: readonly (readonly [number, number])[];
  readonly first: number | null;
}

export interface DiceRolled {
  readonly type: "dice";
  readonly seat: number;
  readonly one: number;
  readonly two: number;
}

/** A Pac-Man moved and ate the marbles of these holes. */
export interface Ran {
  readonly type: "ran";
  readonly seat: number;
  readonly start: number;
  readonly path: readonly number[];
  readonly white: readonly number[];
  readonly yellow: readonly number[];
}

/** A Pac-Man ate a ghost, which is back in the den (P9). */
export interface Gobbled {
  readonly type: "gobbled";
  readonly seat: number;
  readonly ghost: number;
  readonly place: number;
}

/** White marbles went from one tray to another (P9). */
export interface Robbed {
  readonly type: "robbed";
  readonly seat: number;
  readonly victim: number;
  readonly marbles: number;
}

/** A yellow marble is back on the circuit (P9). */
export interface Returned {
  readonly type: "returned";
  readonly seat: number;
  readonly hole: number;
}

export interface Chased {
  readonly type: "chased";
  readonly seat: number;
  readonly ghost: number;
  readonly start: number;
  readonly path: readonly number[];
}

/** A ghost has sent a Pac-Man home, and its owner paid who moved the ghost (P13). */
export interface Caught {
  readonly type: "caught";
  readonly seat: number;
  readonly ghost: number;
  readonly victim: number;
  readonly marbles: number;
}

/** What cannot move by any die that is left stays (P8, P13). */
export interface Stuck {
  readonly type: "stuck";
  readonly seat: number;
  readonly eater: boolean;
  readonly ghosts: boolean;
}

/** A player has asked the others to count (P16). */
export interface Proposed {
  readonly type: "proposed";
  readonly seat: number;
}

/** A player has said whether to count (P16). */
export interface Answered {
  readonly type: "answered";
  readonly seat: number;
  readonly agrees: boolean;
}

export const REFUSALS = ["already_rolled","before_the_throw","declined","exact_die","game_over","must_answer","must_put_back","must_rob","nature_only","no_ghost_eaten","no_privilege","no_such_die","no_such_way","nobody_asks","not_your_home","not_your_turn","one_die_each","roll_first","somebody_stands_there"] as const;

export const EVENTS = ["drawn","dice","ran","gobbled","robbed","returned","chased","caught","stuck","proposed","answered"] as const;

export const LEVELS = ["beginner","normal","hard","best"] as const;

export const USUAL: Options = {"circuit":"classic","end":"white","count":"white","colours":[]};
