import { OVER, type Position, type Seat, type Turn, type Viewer } from '../../core/game.ts';
import { listMoves } from '../../core/list-moves.ts';
import type { Timeline } from '../../core/timeline.ts';
import type { Room } from '../../games/room.ts';
import { ALL_SEEING, LogInWords } from './log-in-words.ts';
import { lonerOf, type Player } from './player.ts';
import { namesOf } from './seat-names.ts';
import type { Snapshot } from './session.ts';
import type { Undone } from './undone.ts';
import { UndoneLines } from './undone-lines.ts';

/** What is seen of the match. */
type Sight = Pick<Snapshot, 'position' | 'viewer' | 'moves' | 'log' | 'undone' | 'earlier' | 'curtain'>;

/** Whose eyes are on the screen: decides what may be shown, and when the screen must be passed on first. */
export class Onlooker {
  private readonly match: Timeline;
  private readonly players: readonly Player[];
  private readonly log: LogInWords;
  private readonly undoneLog: UndoneLines;
  /** Its players ended it before its rules did. */
  private readonly isEnded: boolean;
  private last: Seat | undefined;

  constructor(room: Room, match: Timeline, players: readonly Player[], isEnded = false) {
    this.isEnded = isEnded;
    this.match = match;
    this.players = players;
    const names = namesOf(players);
    const nameSeat = (seat: Seat) => names[seat];
    this.log = new LogInWords(room, match, nameSeat);
    this.undoneLog = new UndoneLines(room, match, nameSeat);
    this.last = lonerOf(players);
  }

  /** True when a person must act. */
  get personActs(): boolean {
    return !this.isEnded && this.isPerson(this.match.position.turn);
  }

  isPerson(turn: Turn): boolean {
    return turn >= 0 && this.players[turn].kind === 'person';
  }

  /** `mayAct` says whether a person can play at this screen at all. */
  look(undone: Undone, mayAct: boolean): Sight {
    const { position, game } = this.match;
    const { viewer, curtain } = this.turnEyes(mayAct);
    const acts = mayAct && this.personActs && curtain === undefined;
    return {
      position: this.isEnded ? position : position.view(viewer),
      viewer,
      moves: acts ? listMoves(game, position) : [],
      // A card that a rival drew from the deck may be what the match was decided by.
      log: this.log.linesFor(this.isOver ? ALL_SEEING : viewer),
      undone: this.undoneLog.linesFor(undone, viewer),
      earlier: () => this.earlierFor(viewer),
      curtain,
    };
  }

  /** The person whose turn it is has the screen. */
  liftCurtain(): void {
    if (this.personActs) this.last = this.match.position.turn;
  }

  private turnEyes(mayAct: boolean): Pick<Sight, 'viewer' | 'curtain'> {
    const { turn } = this.match.position;
    if (!mayAct) this.last = lonerOf(this.players);
    else if (this.personActs) {
      // Nothing of the next person's is shown before that person has said to be there.
      if (turn !== this.last && this.hidesAnything()) return { viewer: 'spectator', curtain: turn };
      this.last = turn;
    }
    return { viewer: this.last ?? 'spectator', curtain: undefined };
  }

  private hidesAnything(): boolean {
    const { game, position } = this.match;
    return game.format(position.view('spectator')) !== game.format(position);
  }

  /** Once the match is over nothing is a secret. */
  private get isOver(): boolean {
    return this.isEnded || this.match.position.turn === OVER;
  }

  private earlierFor(viewer: Viewer): readonly Position[] {
    return (this.isOver ? this.match : this.match.view(viewer)).positions();
  }
}
