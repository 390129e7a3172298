import { drawRoll } from './draw-roll.ts';
import { CHANCE, type Game, type Move, type Position, type Seat, type Turn, type Viewer } from './game.ts';
import { listMoves } from './list-moves.ts';
import { fail, refuse, within } from './platform-faults.ts';
import type { Random } from './random.ts';
import { type Fault, ok, quote, type Result } from './result.ts';
import { type Settings, type SetUp, settle } from './settings.ts';
import { type Account, TimelineView } from './timeline-view.ts';
import { Trail } from './trail.ts';

/** What is stored or shared: the truth. The position is a cache of it. */
export interface MatchRecord extends SetUp {
  readonly game: string;
  readonly rulesVersion: number;
  /** Moves and rolls so far, as text, in order. */
  readonly log: readonly string[];
}

/** Where undo may go. */
export interface UndoPolicy {
  /** Whose decisions may be taken back. */
  readonly mayTakeBack: (seat: Seat) => boolean;
  /** True when nobody may go back past a roll that not everybody saw: somebody has learnt something from it. */
  readonly keepsHiddenRolls: boolean;
}

/**
 * Before the first move. Refuses seats and settings that the game does not offer. With a viewer it is a match as that
 * viewer is told of it, line by line: what is hidden from the viewer is hidden in it too.
 */
export function startTimeline<P extends Position>(
  game: Game<P>,
  seats: number,
  given: Readonly<Record<string, unknown>>,
  viewer?: Viewer,
): Result<Timeline<P>> {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    return fail('match.seats', { game: game.title, least: min, most: max, seats: quote(String(seats)) });
  }
  const settings = settle(game.options, given, seats);
  return settings.ok ? ok(new Timeline(game, seats, settings.value, viewer)) : settings;
}

/** Plays a record from the start. Refuses the first line that does not fit, naming it. */
export function replay<P extends Position>(game: Game<P>, record: MatchRecord): Result<Timeline<P>> {
  if (record.game !== game.id) return fail('match.game', { found: quote(record.game), wanted: game.id });
  if (record.rulesVersion !== game.rulesVersion && !game.triedVersions?.includes(record.rulesVersion)) {
    return fail('match.version', { played: record.rulesVersion, here: game.rulesVersion });
  }
  const timeline = startTimeline(game, record.seats, record.settings);
  if (!timeline.ok) return timeline;
  const fault = timeline.value.follow(record.log);
  return fault ? { ok: false, fault } : timeline;
}

/** Plies from one mark to the next: a step back costs at most so many moves, and a match that is walked so few positions. */
const STRIDE = 32;

/**
 * The positions, moves and turns of a log. It holds one position and changes it in place; earlier ones are made from the
 * moves when somebody asks for them, so that a match nobody looks back on costs little more than its log.
 */
export class Timeline<P extends Position = Position> implements Account<P> {
  readonly game: Game<P>;
  readonly seats: number;
  /** As `settle` made them. */
  readonly settings: Settings;
  /** After the last line. It changes with every line: copy it to keep it, and never play on it. */
  readonly position: P;
  /** Whoever was told these lines; undefined where nothing is hidden. */
  private readonly told: Viewer | undefined;
  private readonly texts: string[] = [];
  private readonly moves: Move[] = [];
  private readonly turns: Turn[] = [];
  /** Lines with a roll that not everybody saw, in order. */
  private readonly hiddenRolls: number[] = [];
  private rollCount = 0;
  /** A second position, which walks to earlier plies and stays where it was asked for last. */
  private walker: P | undefined;
  private walked = 0;
  /** Positions at every `STRIDE`th ply that the walker has passed, so that a step back does not begin at the start. */
  private readonly marks: P[] = [];
  private readonly kept: Trail<P>;
  private readonly trails: { readonly trail: Trail<unknown>; readonly extra: 0 | 1 }[] = [];
  private readonly views = new Map<Viewer, TimelineView<P>>();

  constructor(game: Game<P>, seats: number, settings: Settings, told?: Viewer) {
    this.game = game;
    this.seats = seats;
    this.settings = settings;
    this.told = told;
    this.position = this.start();
    this.kept = this.deriveByPly((ply) => this.peek(ply).copy());
  }

  get length(): number {
    return this.texts.length;
  }

  /** The lines as text. The array is the timeline's own and changes with it. */
  get log(): readonly string[] {
    return this.texts;
  }

  /** How many of the lines are rolls. */
  get rolls(): number {
    return this.rollCount;
  }

  turnAt(line: number): Turn {
    return this.turns[line];
  }

  moveAt(line: number): Move {
    return this.moves[line];
  }

  textAt(line: number): string {
    return this.texts[line];
  }

  at(ply: number): P {
    return this.kept.at(ply);
  }

  positions(): readonly P[] {
    return this.kept.all();
  }

  /** The same match as one viewer saw it. It follows this timeline. */
  view(viewer: Viewer): TimelineView<P> {
    const view = this.views.get(viewer) ?? new TimelineView(this, viewer);
    this.views.set(viewer, view);
    return view;
  }

  derive<T>(make: (line: number) => T): Trail<T> {
    return this.addTrail(make, 0);
  }

  /** The same with one item for each ply: one more than there are lines. */
  deriveByPly<T>(make: (ply: number) => T): Trail<T> {
    return this.addTrail(make, 1);
  }

  /** The position after `ply` lines on loan: valid until the next call, and not to be played on. Keeps nothing. */
  peek(ply: number): P {
    this.walker ??= this.start();
    const mark = Math.min(Math.floor(ply / STRIDE), this.marks.length - 1);
    if (this.walked > ply || this.walked < mark * STRIDE) {
      this.walker.copyFrom(this.marks[mark]);
      this.walked = mark * STRIDE;
    }
    for (;;) {
      if (this.walked === this.marks.length * STRIDE) this.marks.push(this.walker.copy());
      if (this.walked === ply) return this.walker;
      this.walker.play(this.moves[this.walked++]);
    }
  }

  /** Reads one line, checks it and plays it. */
  append(text: string): Fault | undefined {
    const move = this.game.parseMove(this.position, text);
    if (!move.ok) return move.fault;
    // "A card", as a viewer saw it, would leave the match half known.
    const isRoll = this.told === undefined && this.position.turn === CHANCE;
    if (isRoll && !listMoves(this.game, this.position).includes(move.value)) return refuse('match.roll');
    this.play(move.value);
    return undefined;
  }

  /** Plays one move. Trusts its caller as `Position.play` does. */
  play(move: Move): void {
    const { position } = this;
    if (position.turn === CHANCE) {
      if (position.viewMove(move, 'spectator') !== move) this.hiddenRolls.push(this.length);
      this.rollCount++;
    }
    this.turns.push(position.turn);
    this.moves.push(move);
    this.texts.push(this.game.formatMove(position, move));
    position.play(move);
  }

  /** Plays one outcome of chance, while it is chance's turn. */
  roll(random: Random): void {
    this.play(drawRoll(this.game, this.position, random));
  }

  /**
   * Goes back to where `log` parts from this timeline, and on to its end. When a line does not fit, that line is named
   * and the timeline is as it was.
   */
  follow(log: readonly string[]): Fault | undefined {
    let same = 0;
    while (same < log.length && this.texts[same] === log[same]) same++;
    const before = this.moves.slice(same);
    this.rewind(same);
    for (let line = same; line < log.length; line++) {
      const fault = this.append(log[line]);
      if (!fault) continue;
      this.rewind(same);
      for (const move of before) this.play(move);
      return nameLine(fault, line + 1, log[line]);
    }
    return undefined;
  }

  /** Takes back all but the first `ply` lines. */
  rewind(ply: number): void {
    if (ply >= this.length) return;
    this.position.copyFrom(this.peek(ply));
    for (let line = ply; line < this.length; line++) if (this.turns[line] === CHANCE) this.rollCount--;
    this.texts.length = ply;
    this.moves.length = ply;
    this.turns.length = ply;
    this.marks.length = Math.min(this.marks.length, Math.floor(ply / STRIDE) + 1);
    while (this.hidesRolls(ply)) this.hiddenRolls.pop();
    for (const { trail, extra } of this.trails) trail.cut(ply + extra);
  }

  /** A timeline of its own with the first `ply` lines of this one. */
  fork(ply: number): Timeline<P> {
    const other = new Timeline(this.game, this.seats, this.settings, this.told);
    for (const move of this.moves.slice(0, ply)) other.play(move);
    return other;
  }

  /** True when a roll after the first `ply` lines was not seen by everybody. */
  hidesRolls(ply: number): boolean {
    return this.hiddenRolls.length > 0 && this.hiddenRolls[this.hiddenRolls.length - 1] >= ply;
  }

  /**
   * The ply that undo goes back to: before the last decision that may be taken back. Rolls and other seats' moves since
   * then go with it. `undefined` when there is none.
   */
  undoPoint({ mayTakeBack, keepsHiddenRolls }: UndoPolicy): number | undefined {
    for (let line = this.length - 1; line >= 0; line--) {
      if (keepsHiddenRolls && this.hidesRolls(line)) return undefined;
      if (this.turns[line] >= 0 && mayTakeBack(this.turns[line])) return line;
    }
    return undefined;
  }

  private start(): P {
    const position = this.game.start(this.seats, this.settings);
    return this.told === undefined ? position : position.view(this.told);
  }

  private addTrail<T>(make: (at: number) => T, extra: 0 | 1): Trail<T> {
    const trail = new Trail(() => this.length + extra, make);
    this.trails.push({ trail, extra });
    return trail;
  }
}

function nameLine(fault: Fault, line: number, text: string): Fault {
  return { ...within(fault, 'match.line', { line, text: quote(text) }), where: [`line ${line}`] };
}
