import { type Move, OVER, type Position, type Seat, type Viewer } from '../../core/game.ts';
import type { Fault, Result } from '../../core/result.ts';
import type { Settings } from '../../core/settings.ts';
import type { MatchRecord } from '../../core/timeline.ts';
import type { Room } from '../../games/room.ts';
import type { Ending } from '../../online/messages/parts.ts';
import type { Who } from '../../texts/who.ts';
import type { Guidance } from './adviser.ts';
import type { Help } from './help.ts';
import type { LogLine, LogLines } from './log-in-words.ts';
import type { MatchFile } from './match-file.ts';
import type { Player } from './player.ts';

/**
 * A match as a page uses it. A page cannot tell where the match is played: here, in another tab, or on a server. What a
 * person does may therefore be answered later than the click; until then the snapshot shows what is known.
 */
export interface Session {
  readonly id: string;
  /** Where in the app the match is. */
  readonly address: string;
  readonly room: Room;
  readonly players: readonly Player[];
  /** How texts call the players. */
  readonly names: readonly Who[];
  /** Who owns each seat, where a computer player may move for them: the table's labels have no room to say so. */
  readonly owners?: readonly Who[];
  readonly settings: Settings;
  /** The same object until something changes. */
  readonly snapshot: Snapshot;
  /** A session works while somebody listens to it: computer players think, other tabs are told. */
  subscribe(listener: () => void): () => void;
  /** The person at the screen plays, by move or by its text. The answer says why when the move does not count. */
  submit(move: Move | string): Promise<Fault | undefined>;
  /** Takes back the last decision of a person, with whatever others did since. Others may have to agree. */
  undo(): Promise<Fault | undefined>;
  redo(): Promise<Fault | undefined>;
  /** Asks a strong computer player what it would do now. The snapshot's `guidance` brings the answer. */
  askHints(): void;
  pickHint(index: number): void;
  closeHints(): void;
  /** The next person has the screen. */
  liftCurtain(): void;
  /** Whom a rematch may be with: other players too, those of this match, those who have asked for it already, or nobody; `asked`: the others have not answered yet; `declined`: they were told no; `begun`: it runs or is over. */
  readonly rematches: 'any' | 'same' | 'asked' | 'joined' | 'declined' | 'begun' | 'none';
  /** A new match with the same players, or with others in their seats. The answer is its address. */
  rematch(settings: Settings, players?: readonly Player[]): Promise<Result<string>>;
  /** What people took to help, where that is counted. */
  readonly help?: Help;
  /** The whole match, when everybody may know all of it. */
  readonly record: MatchRecord | undefined;
  /** What a file of this match holds: enough to go on with it, and nothing hidden that can be read. None where others play. */
  toFile(): MatchFile | undefined;
}

/** What a screen may know of the match at one moment. */
export interface Snapshot {
  /** The position as `viewer` may know it. */
  readonly position: Position;
  readonly viewer: Viewer;
  /** What the person at the screen may do now; empty while others act. */
  readonly moves: readonly Move[];
  readonly log: LogLines;
  /** What was taken back and can be made again, as `viewer` saw it; it would follow `log`. */
  readonly undone: readonly LogLine[];
  /** Every position so far, as `viewer` may know it now; one more than the log has lines. Made when asked for. */
  readonly earlier: () => readonly Position[];
  /** False where this screen only shows the match, because it is played in another tab. */
  readonly mayPlay: boolean;
  readonly canUndo: boolean;
  /** Undo would take back more than a slip, something that was drawn or the end of the match: `help` would count it. */
  readonly undoCounts?: boolean | undefined;
  readonly canRedo: boolean;
  readonly guidance: Guidance;
  /** How likely a table that wins together is to win, from 0 to 1, where it is known. */
  readonly chance: number | undefined;
  /** The person who must take the screen before anything hidden is shown. */
  readonly curtain: Seat | undefined;
  /** Why the match does not go on, whosever turn it is: said in the place of whom it waits for. */
  readonly stalled?: string | undefined;
  /** How it ended, where that was before its rules ended it: nobody plays on. */
  readonly ended?: Ending | undefined;
  /** A computer player moves now for the person whose turn it is. */
  readonly isHeld?: boolean;
  /** Whose move shows here and cannot leave this device now. */
  readonly unsentBy?: Seat | undefined;
  /** What the people at this screen should know about the match, besides the match itself. */
  readonly notices: readonly Notice[];
}

/** By its rules, or because people ended it before. */
export function isFinished({ position, ended }: Pick<Snapshot, 'position' | 'ended'>): boolean {
  return position.turn === OVER || ended !== undefined;
}

/** One sentence with what can be done about it, e.g. that the match is played in another tab. */
export interface Notice {
  readonly id: string;
  readonly words: string;
  readonly actions: readonly { readonly words: string; readonly act: () => void }[];
  /** Where it leads. */
  readonly link?: { readonly words: string; readonly href: string };
  /** Said beside what can be done about it in the result, where that shows. */
  readonly isForResult?: boolean;
}
