// Made by `python -m manoir.server.typescript`: do not edit.

export type Tempo = "no_hurry" | "lively" | "one_day" | "three_days" | "seven_days";

export type WhenUp = "ghost" | "give_up";

export type Stage = "waiting" | "running" | "over";

export type Pace = "calm" | "usual" | "quick";

export type Phrase = "hello" | "boo" | "wellplayed" | "oops" | "hurry" | "thanks" | "again" | "bye";

export type ClientMessage = Hello | Ping | Sit | SeatBot | Stand | Configure | SetPace | SetWatchable | Start | Play | Try | Consult | TakeBack | StandIn | Return | Say | Again;

export type ServerMessage = Room | Position | Clocks | Accepted | Rejected | Tried | Advice | Said | Pong | HouseNotice;

export type LobbyQuestion = Seek | GiveUp | TakeGhosts | ShowMe | WatchBoards | Ping;

export type LobbyMessage = LobbyNow | LobbyNews | Mine | Seeking | Seated | SmallBoard | Rejected | Pong | HouseNotice;

/** Why it ended, and how each seat did. Rank 1 is best; equal ranks are shared. */
export interface Outcome {
  readonly why: string;
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
}

/** The time of a move, then that of a reserve, of which a part comes back with each move. */
export interface TimeControl {
  readonly tempo: Tempo;
  readonly when_up: WhenUp;
  readonly move: number;
  readonly reserve: number;
  readonly refill: number;
}

/** The first message. `ply` is the last one this browser has shown. */
export interface Hello {
  readonly type: "hello";
  readonly ply?: number | null;
}

/** Still there? */
export interface Ping {
  readonly type: "ping";
}

/** Take a free seat; a second seat of the same session is a second person on its screen. `nonce` is the seat's own pinch of chance, stirred into the dice. `bot` says that a program will play here, brought by whoever has that name (T33): a badge, and nothing else depends on it. */
export interface Sit {
  readonly type: "sit";
  readonly seat: number;
  readonly nickname: string;
  readonly nonce?: string;
  readonly bot?: boolean;
}

/** The host puts a ghost of the house on a free seat, or changes its level. */
export interface SeatBot {
  readonly type: "seat_bot";
  readonly seat: number;
  readonly level: string;
}

/** Before the start: free a seat, one's own or, for the host, any. */
export interface Stand {
  readonly type: "stand";
  readonly seat: number;
}

/** Before the start: the host changes the options, or who may find the table. */
export interface Configure {
  readonly type: "configure";
  readonly options: unknown;
  readonly public: boolean;
  readonly tempo?: Tempo | null;
  readonly when_up?: WhenUp | null;
}

/** At any time: the host says how quickly the bots here answer. */
export interface SetPace {
  readonly type: "pace";
  readonly pace: Pace;
}

/** At any time: the host says whether others may watch once the game has begun. */
export interface SetWatchable {
  readonly type: "watchable";
  readonly watchable: boolean;
}

/** The host begins; every seat must be taken. */
export interface Start {
  readonly type: "start";
}

/** Play a move. `ply` is the position it answers; `id` makes it safe to send again. */
export interface Play {
  readonly type: "play";
  readonly seat: number;
  readonly ply: number;
  readonly id: string;
  readonly move: unknown;
}

/** Ask what a move would do, in games that hide nothing. Nothing is played. */
export interface Try {
  readonly type: "try";
  readonly seat: number;
  readonly id: string;
  readonly move: unknown;
}

/** Ask the house for advice, where a game has any to give. */
export interface Consult {
  readonly type: "consult";
  readonly seat: number;
  readonly id: string;
  readonly question: unknown;
}

/** Undo one's own last move, where nothing has happened since (H3). */
export interface TakeBack {
  readonly type: "take_back";
  readonly seat: number;
  readonly ply: number;
  readonly id: string;
}

/** A bot plays for a seat: one's own, or that of somebody who has gone. */
export interface StandIn {
  readonly type: "stand_in";
  readonly seat: number;
  readonly level: string;
}

/** Take one's own seat back from its stand-in. */
export interface Return {
  readonly type: "return";
  readonly seat: number;
}

/** One of the ready-made phrases. */
export interface Say {
  readonly type: "say";
  readonly seat: number;
  readonly phrase: Phrase;
}

/** After the end: a new table with the same people; `same_deal` rolls the same dice. */
export interface Again {
  readonly type: "again";
  readonly same_deal?: boolean;
}

/** A seat as everybody at the table sees it. */
export interface Chair {
  readonly kind: "empty" | "person" | "bot";
  readonly name: string;
  readonly level: string | null;
  readonly present: boolean;
  readonly mine: boolean;
  readonly wins: number;
  readonly brought?: boolean;
}

/** The table around the game: sent at hello and whenever it changes. */
export interface Room {
  readonly type: "room";
  readonly table: string;
  readonly game: string;
  readonly stage: Stage;
  readonly options: Readonly<Record<string, unknown>>;
  readonly public: boolean;
  readonly watchable: boolean;
  readonly pace: Pace;
  readonly chairs: readonly Chair[];
  readonly host: boolean;
  readonly host_here: boolean;
  readonly watchers: number;
  readonly commitment: string;
  readonly seed: string | null;
  readonly next: string | null;
  readonly deal_of: string | null;
  readonly time_control?: TimeControl;
}

/** How long a seat may still think, in milliseconds. */
export interface Sandglass {
  readonly move: number;
  readonly reserve: number;
  readonly runs: boolean;
  readonly up: boolean;
  readonly away: boolean;
  readonly given_up: boolean;
  readonly back: boolean;
}

/** Everybody's time at the moment of sending: at hello, and after whatever changes it. Tables without a clock never get one. */
export interface Clocks {
  readonly type: "clocks";
  readonly glasses: readonly Sandglass[];
}

/** The game as one seat sees it (`eye`), or as spectators do (no eye). A session with several seats gets one for each. `told` is what has happened since `since`; after a gap it is empty and `since` is None: the view is whole in any case. */
export interface Position {
  readonly type: "position";
  readonly eye: number | null;
  readonly ply: number;
  readonly since: number | null;
  readonly to_act: readonly number[];
  readonly view: unknown;
  readonly legal: readonly unknown[];
  readonly can_undo: boolean;
  readonly told: readonly unknown[];
  readonly outcome: Outcome | null;
  readonly drawn?: Readonly<Record<string, readonly (readonly (readonly [string, string])[])[]>>;
  readonly ending?: readonly unknown[];
}

/** The move is played and on the disk. Sent again, it is accepted again and not played twice. */
export interface Accepted {
  readonly type: "accepted";
  readonly id: string;
  readonly ply: number;
}

/** Why not, by name and rule; nothing has changed. `id` is the action's, if it had one. */
export interface Rejected {
  readonly type: "rejected";
  readonly code: string;
  readonly rule: string;
  readonly args: Readonly<Record<string, number | string>>;
  readonly id: string | null;
}

/** What a move would do: the game's Events, up to nature's answer; or why not. */
export interface Tried {
  readonly type: "tried";
  readonly id: string;
  readonly refused: Rejected | null;
  readonly told: readonly unknown[];
}

/** The game's Answer. */
export interface Advice {
  readonly type: "advice";
  readonly id: string;
  readonly answer: unknown;
}

/** Somebody at the table spoke. */
export interface Said {
  readonly type: "said";
  readonly seat: number;
  readonly phrase: Phrase;
}

/** Yes. */
export interface Pong {
  readonly type: "pong";
}

/** What the host tells every page: at the hello where there is something, and as it changes. */
export interface HouseNotice {
  readonly type: "house";
  readonly read_only: boolean;
  readonly motd: string;
  readonly motd_since: number;
}

/** The body of POST /api/tables. */
export interface OpenTable {
  readonly game: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly public?: boolean;
  readonly pace?: Pace;
  readonly tempo?: Tempo;
  readonly when_up?: WhenUp;
}

/** Its answer. */
export interface Opened {
  readonly table: string;
}

/** One public table in the lobby. */
export interface Listed {
  readonly table: string;
  readonly game: string;
  readonly stage: Stage;
  readonly names: readonly string[];
  readonly free: number;
  readonly seats: number;
}

/** A table with a clock where the reader is to move. */
export interface Awaited {
  readonly table: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly left: number;
}

/** The answer of GET /api/me, which also gives a browser its session. */
export interface Me {
  readonly tables: readonly Listed[];
  readonly account: string | null;
  readonly awaited: readonly Awaited[];
  readonly holiday: boolean | null;
}

/** The body of PUT /api/me/holiday: at tables of days one's clock stands, or runs again. */
export interface Holiday {
  readonly away: boolean;
}

/** The answer of GET /api/push: what a browser needs to listen to this house. */
export interface PushKey {
  readonly key: string;
}

/** The body of PUT /api/me/push: a browser's own address and keys (RFC 8291). */
export interface PushWish {
  readonly endpoint: string;
  readonly key: string;
  readonly auth: string;
}

/** The body of POST /api/me/push/forget. */
export interface PushForgotten {
  readonly endpoint: string;
}

/** The answer of /api/me/feed: GET tells whether there is a feed, POST makes a new address. What awaits its owner is then at /api/feed/SECRET/LANGUAGE.atom and .ics, for whoever knows it. */
export interface FeedAddress {
  readonly since: number | null;
  readonly secret: string | null;
}

/** The body of POST /api/account (register) and POST /api/session (log in); answered by Me. */
export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** The body of PUT /api/account/password; answered by Me. */
export interface ChangePassword {
  readonly old: string;
  readonly new: string;
}

/** A finished table in the answer of GET /api/me/games; by seat where there are several. */
export interface Played {
  readonly table: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly levels: readonly (string | null)[];
  readonly mine: readonly number[];
  readonly ranks: readonly number[];
  readonly ended: number;
}

/** Where a bot is a level of its own, and offered; elsewhere it is not. */
export interface LevelLimits {
  readonly seats: readonly number[];
  readonly options: Readonly<Record<string, readonly (string | number | boolean)[]>>;
}

/** One game of the house, for the lobby. */
export interface GameInfo {
  readonly id: string;
  readonly fewest: number;
  readonly most: number;
  readonly levels: readonly string[];
  readonly limits: Readonly<Record<string, LevelLimits>>;
  readonly opening: Readonly<Record<string, unknown>>;
  readonly lively: readonly (readonly [number, number, number])[];
}

/** An option with a few known values, the usual one first. */
export interface OptionSheet {
  readonly key: string;
  readonly values: readonly (boolean | number | string | null)[];
}

/** The answer of GET /api/games/{id}: all that a game without a client of its own brings. */
export interface GameSheet {
  readonly id: string;
  readonly secrets: boolean;
  readonly words: Readonly<Record<string, string>>;
  readonly options: readonly OptionSheet[];
}

/** One position of a replay, and what led to it. */
export interface Frame {
  readonly ply: number;
  readonly view: unknown;
  readonly told: readonly unknown[];
  readonly drawn?: Readonly<Record<string, readonly (readonly (readonly [string, string])[])[]>>;
  readonly time?: number;
  readonly seat?: number;
  readonly took?: number;
}

/** The answer of GET /api/tables/{id}/replay. */
export interface Replay {
  readonly game: string;
  readonly names: readonly string[];
  readonly levels: readonly (string | null)[];
  readonly frames: readonly Frame[];
  readonly outcome: Outcome | null;
  readonly ending: readonly unknown[];
}

/** A choice among several moves, and what it cost against the best of them. */
export interface Choice {
  readonly frame: number;
  readonly seat: number;
  readonly loss: number;
  readonly better: unknown | null;
}

/** The answer of GET /api/tables/{id}/analysis, after the end: as if nobody forgot anything. */
export interface Analysis {
  readonly to_win: boolean;
  readonly chances: readonly (readonly number[])[];
  readonly choices: readonly Choice[];
  readonly luck: readonly number[];
}

/** Every HTTP error. */
export interface Problem {
  readonly code: string;
  readonly args: Readonly<Record<string, number | string>>;
}

/** Wait for others who want the same game with as many players. */
export interface Seek {
  readonly type: "seek";
  readonly game: string;
  readonly seats: number;
  readonly nickname: string;
  readonly nonce?: string;
}

/** Wait no longer. */
export interface GiveUp {
  readonly type: "give_up";
}

/** Begin with those who are there, and bots on the seats that are missing. */
export interface TakeGhosts {
  readonly type: "take_ghosts";
  readonly level: string;
}

/** Be in the guest book under a name; without one, not at all. */
export interface ShowMe {
  readonly type: "show_me";
  readonly name?: string | null;
}

/** The tables whose boards are on the page now: all others are not sent any more. */
export interface WatchBoards {
  readonly type: "watch_boards";
  readonly tables: readonly string[];
}

/** A public table that waits or plays. */
export interface LobbyTable {
  readonly table: string;
  readonly game: string;
  readonly stage: Stage;
  readonly options: Readonly<Record<string, unknown>>;
  readonly names: readonly string[];
  readonly ghosts: readonly string[];
  readonly free: number;
  readonly seats: number;
  readonly here: number;
  readonly watchers: number;
  readonly since: number;
  readonly tempo: Tempo;
}

/** People who wait for others, by game and number of players. */
export interface Queue {
  readonly game: string;
  readonly seats: number;
  readonly waiting: number;
}

/** A table where the reader sits or is the host. */
export interface MyTable {
  readonly table: string;
  readonly game: string;
  readonly stage: Stage;
  readonly names: readonly string[];
  readonly free: number;
  readonly seats: number;
  readonly my_turn: boolean;
  readonly tempo: Tempo;
  readonly left: number | null;
}

/** All of it: to whoever comes, or was too slow for the news. */
export interface LobbyNow {
  readonly type: "lobby";
  readonly tables: readonly LobbyTable[];
  readonly queues: readonly Queue[];
  readonly guests: readonly string[];
}

/** What has changed; what is left out has not. */
export interface LobbyNews {
  readonly type: "news";
  readonly tables: readonly LobbyTable[];
  readonly gone: readonly string[];
  readonly queues?: readonly Queue[];
  readonly guests?: readonly string[];
}

/** The reader's own tables, those that wait for the reader first. */
export interface Mine {
  readonly type: "mine";
  readonly tables: readonly MyTable[];
}

/** How the reader's wish stands; no game: the reader does not wait. */
export interface Seeking {
  readonly type: "seeking";
  readonly game: string | null;
  readonly seats: number;
  readonly names: readonly string[];
  readonly ghosts: boolean;
}

/** The house has opened a table, and the reader sits there. */
export interface Seated {
  readonly type: "seated";
  readonly table: string;
}

/** A game as spectators see it: a `Position` without what led to it. */
export interface SmallBoard {
  readonly type: "board";
  readonly table: string;
  readonly position: unknown;
}

export const REFUSALS = ["already_started","bad_options","bad_seats","banned","conflict","damaged","given_up","host_only","id_taken","impossible_chance","level_elsewhere","malformed","name_character","name_marks","name_plain","name_taken","name_too_long","name_too_short","no_advice","no_ghosts_yet","no_looking_back","no_session","no_stand_in","no_such_game","no_such_seat","no_such_table","no_tries","no_watchers","nobody_there","not_a_move","not_at_table","not_over","not_running","not_seated","not_waiting","not_your_seat","nothing_to_undo","one_question","other_rules","read_only","same_deal","seat_taken","seats_empty","stale","stand_in_plays","still_here","storage_busy","storage_error","storage_full","table_closed","time_is_up","too_busy","too_fast","too_long","too_many_tables","too_many_undos","undo_crosses_dice","undo_crosses_player","undo_crosses_reveal","unknown_level","unknown_move","wrong_ply"] as const;
