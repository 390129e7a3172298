import type { Game, Move, Position, Seat } from '../core/game.ts';
import type { Official } from '../core/official.ts';
import type { Option, Settings } from '../core/settings.ts';
import type { Drawing } from '../kit/draw/drawing.ts';
import type { Crop, Place, Spot } from '../kit/draw/place.ts';
import type { SeatColours } from '../kit/draw/seats.ts';
import type { Screen } from '../kit/draw/terminal.ts';
import type { Bot } from './bot.ts';
import type { Editor } from './editor.ts';
import type { Factors } from './factors.ts';
import type { FinalScore, ScoreSources } from './final-score.ts';
import type { NameSeat, Reason } from './reason.ts';
import type { Walkthrough } from './walkthrough.ts';

/** What the front desk knows of a game before its rules are loaded. */
export interface About {
  readonly id: string;
  readonly title: string;
  /** One sentence that makes a stranger want to play. */
  readonly tagline: string;
  readonly players: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Seats of a first match, where two are not the natural number. */
  readonly usualSeats?: number;
  /** How much of a match its picture on the shelf shows; absent where a board is at its best before the end. */
  readonly shownPart?: number;
  /** Its rules are told in a minute: what strangers are offered first. */
  readonly isEasy?: boolean;
  /** The table wins or loses as one. */
  readonly together?: boolean;
  /** Players may agree on a draw. */
  readonly draws?: boolean;
  /** Points follow from hidden cards: nobody can tell them before the end. */
  readonly secretScores?: boolean;
  readonly options: readonly Option[];
  /** Tables at which level 9 is offered: those where it is stronger than level 8. Absent: none. */
  readonly hasGrandmaster?: (seats: number, settings: Settings) => boolean;
  /** Id of the option whose values change the board: set-up shows a picture of each. */
  readonly boards?: string;
  /** An option whose values are played one after the other, easy ones first; the browser keeps what was won. */
  readonly campaign?: Campaign;
  /** Colours of the seats, where the pieces in the box have their own. */
  readonly seatColours?: readonly (SeatColours & { readonly name: string })[];
  /** What the set-up says about them: nobody can choose another. */
  readonly coloursSay?: string;
}

export interface Campaign {
  /** Id of the option. */
  readonly option: string;
  readonly parts: readonly CampaignPart[];
  /** How far the best try of a step came, e.g. "2 of 4 cats aboard"; for what `reachedIn` counts. */
  readonly reached?: (done: number, all: number) => string;
  /** How fast the best win was, e.g. "Won in 3 rounds"; for what `roundsIn` counts. */
  readonly wonIn?: (rounds: number) => string;
}

export interface CampaignPart {
  readonly difficulty: number;
  readonly steps: readonly CampaignStep[];
}

/** A value of the option. */
export interface CampaignStep {
  readonly id: string;
  /** Does not repeat the difficulty. */
  readonly title: string;
  /** What it is about: a little story, three short rows at most. */
  readonly story?: string;
  /** What one plays with, e.g. "4 cats, two blue". */
  readonly pieces?: string;
  /** What no earlier step has, e.g. "New: coloured mats". */
  readonly first?: string;
}

/** What a game offers to the platform: every folder under games/ exports one as `room`. */
export interface Room<P extends Position = Position> {
  readonly about: About;
  readonly game: Game<P>;
  /** The methods of the assignment, where the game has one. */
  readonly official?: Official;
  /** Reads whatever holds a notation line or official strings; `seats` where an official string does not say. */
  readPasted(text: string, seats?: number): Walkthrough<P>;
  /** What the computer players know of this game. */
  readonly bot: Bot<P>;
  /** The move in words, before it is played: "placed a tile in row 3, column 2". Without the mover's name; `nameSeat` names the others. */
  describeMove(position: P, move: number, nameSeat?: (seat: Seat) => string): string;
  /** The same beside a mark on the board: what it brought, without coordinates. Only for moves of seats. */
  tellMove?(position: P, move: Move, nameSeat: NameSeat): string;
  /** The same in the log of a page, where pointing at a line lights its place: without coordinates, but with all that was done. */
  logMove?(position: P, move: Move, nameSeat: NameSeat): string;
  /** The same below a small picture of its place that tells the points by itself: a few words. Absent where `tellMove` is no more. */
  captionMove?(position: P, move: Move, nameSeat: NameSeat): string;
  /** A roll as its seat would tell it, where that says more than the move that asked for it: the log then says this instead. */
  tellRoll?(position: P, roll: Move): string | undefined;
  /** The move as advice, before it is played: "Place your tile in row 3, column 2". */
  adviseMove(position: P, move: Move): string;
  /** The same where the place is marked on the board: without coordinates. `among` are the ideas it is shown with, and told from. */
  nameIdea?(position: P, move: Move, among?: readonly Move[]): string;
  /** Ideas with a place are called by what they bring, and by their own name only where nothing short can be said for them. */
  readonly areIdeasNamedByGain?: boolean;
  /** Moves in words and as advice in a terminal, with the digits that people type and its board shows, where those are not how people count. */
  readonly typed?: Pick<Room<P>, 'describeMove' | 'adviseMove'>;
  /** Which match this is and how far it has come, for the head of the page, where that says more than the number of a move. */
  headingOf?(position: P): string;
  /** What the chance to win counts beside the points, in a sentence; empty where that is nothing. */
  tellOutlook?(position: P, nameSeat: NameSeat): string;
  /**
   * How the match will probably end, in a sentence: beside the chance `win` of `seat`. Empty where that says otherwise than
   * the chance, which it would not explain.
   */
  tellForecast?(position: P, nameSeat: NameSeat, seat: Seat, win: number): string;
  /** What the seat to act plays with, where the board does not show it: a small picture, and words for those who listen. */
  heldNow?(position: P): { readonly drawing: Drawing; readonly words: string } | undefined;
  /** Which turn a move made now belongs to, where a turn is several moves: people are then told of turns, never of moves. */
  turnOf?(position: P): number;
  /** The part of the match that is being played, where it has several: the curve of a match marks where the next begins. */
  stageOf?(position: P): string;
  /** Every move is a turn of its own, so that a seat whose rivals are skipped takes several in a row. */
  readonly isMoveATurn?: boolean;
  /** What decides between equal points, where anything does and puzzles prove endings: “more tokens”. */
  readonly tieBreak?: string;
  /** How far a finished match came that was not won, where there is something to count. */
  reachedIn?(position: P): { readonly done: number; readonly all: number };
  /** After how many rounds a finished match was won. */
  roundsIn?(position: P): number;
  /** What a move does for the seat to act and for the others, before it is played, the most telling first. */
  explainMove(position: P, move: Move, nameSeat: NameSeat): Reason[];
  /** What a move is about, where two moves about the same thing are one idea: the card, wherever it is planted. */
  topicOf?(position: P, move: Move): number | undefined;
  /** Where on the table a move happens, before it is played; nothing where there is nothing to point at. */
  placesOf?(position: P, move: Move): readonly Place[];
  /** Every place of the table that can be marked or set up by hand, in the order in which one would read them. */
  spotsOf?(position: P): readonly Spot[];
  /** The board around a place, as it is in this position. */
  cropAt?(position: P, place: Place): Crop;
  /** Points by seat if the match ended now, where that is more than `scores()`: what the curve of a match shows. */
  pointsNow?(position: P): readonly number[];
  /** The final score taken apart. `earlier` is every position of the match up to this one. */
  explainScore?(position: P, earlier: () => readonly P[]): FinalScore;
  /** What its points come from, where the table does not win or lose together. */
  readonly scoreSources?: ScoreSources<P>;
  /** Positions can be set up by hand. */
  readonly editor?: Editor<P>;
  /** What may have to do with winning, where somebody has thought about it. */
  readonly factors?: Factors<P>;
  /** The position as a picture that stands alone. */
  picture(position: P): Drawing;
  /** The board alone as its table shows it first, where that is not how `picture` shows it: for the small pictures of pages. */
  boardPicture?(position: P): Drawing;
  /** The board as large as a stamp, where the other pictures are too fine for that. */
  smallPicture?(position: P): Drawing;
  /** What each colour of its pictures becomes on a dark page, where they are to be dark there. */
  readonly night?: Readonly<Record<string, string>>;
  /** What people can pick for an option, as a small square picture: shown beside its name in the set-up. */
  drawPick?(option: string, pick: string): Drawing;
  /** The position for a terminal, no line longer than it is wide. */
  terminal(position: P, screen: Screen): string;
}

/** A text for the viewer to begin with, and what it shows in a student's words. */
export interface Example {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** A guided opening: a real position of a real match, one thing to learn at a time. */
export interface Lesson {
  readonly seats: number;
  /** Names at the table; the learner is the first. */
  readonly names: readonly string[];
  /** Moves and rolls before the first step, as in a log. */
  readonly opening: readonly string[];
  readonly steps: readonly LessonStep[];
  /** What to do instead of the move that was played; nothing where the step says it in words of its own. */
  readonly nudge?: (played: Move, wanted: Move) => string | undefined;
  /** Settings of a first match after it, where they are not the usual ones. */
  readonly first?: Settings;
}

export interface LessonStep {
  /** What to know, and what to do now. One short paragraph. */
  readonly say: string;
  /** What it speaks of, in the game's own words, e.g. cards: the table shows where that is. */
  readonly about?: readonly string[];
  /** The move to play, as text; absent where there is only something to read. */
  readonly play?: string;
  /** What to do, once more, for somebody who did something else; nothing where it is enough to point at the mark. */
  readonly nudge?: string;
  /** What follows by itself: rolls and the others' moves. */
  readonly after?: readonly string[];
  /** What happens meanwhile, where it is more than another player's turn. */
  readonly meanwhile?: string;
}
