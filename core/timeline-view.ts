import type { Game, Move, Position, Turn, Viewer } from './game.ts';
import type { Trail } from './trail.ts';

/** A match line by line, with nothing hidden or as one viewer saw it. A ply is a number of lines played, from 0. */
export interface Account<P extends Position = Position> {
  readonly game: Game<P>;
  readonly length: number;
  /** Who made a line: a seat, or CHANCE. */
  turnAt(line: number): Turn;
  moveAt(line: number): Move;
  textAt(line: number): string;
  /** The position after the first `ply` lines. It is kept for the next who asks: copy it before you play on it. */
  at(ply: number): P;
  /** Every position from the start, one more than there are lines. The array changes with the timeline. */
  positions(): readonly P[];
  /** Works out something for each line, once, and forgets it when the line is taken back. Ask once and keep the trail. */
  derive<T>(make: (line: number) => T): Trail<T>;
}

/** What a view needs of the timeline behind it. */
interface Source<P extends Position> extends Account<P> {
  /** The position after `ply` lines on loan: valid until the next call, and not to be played on. */
  peek(ply: number): P;
  /** A trail with one item for each ply. */
  deriveByPly<T>(make: (ply: number) => T): Trail<T>;
}

/** The timeline as one viewer saw it: positions as that viewer could know them, and each move as it was told to them. */
export class TimelineView<P extends Position = Position> implements Account<P> {
  private readonly source: Source<P>;
  private readonly viewer: Viewer;
  private readonly views: Trail<P>;
  private readonly lines: Trail<{ readonly move: Move; readonly text: string }>;

  constructor(source: Source<P>, viewer: Viewer) {
    this.source = source;
    this.viewer = viewer;
    this.views = source.deriveByPly((ply) => source.peek(ply).view(viewer));
    this.lines = source.derive((line) => this.tell(line));
  }

  get game(): Game<P> {
    return this.source.game;
  }

  get length(): number {
    return this.source.length;
  }

  turnAt(line: number): Turn {
    return this.source.turnAt(line);
  }

  moveAt(line: number): Move {
    return this.lines.at(line).move;
  }

  textAt(line: number): string {
    return this.lines.at(line).text;
  }

  at(ply: number): P {
    return this.views.at(ply);
  }

  positions(): readonly P[] {
    return this.views.all();
  }

  derive<T>(make: (line: number) => T): Trail<T> {
    return this.source.derive(make);
  }

  // Keeps no position: a server tells each viewer every line and would pay for views that nobody looks at again.
  private tell(line: number): { readonly move: Move; readonly text: string } {
    const { source, viewer } = this;
    const position = source.peek(line);
    const seen = this.views.known(line) ?? position.view(viewer);
    const move = position.viewMove(source.moveAt(line), viewer);
    return { move, text: source.game.formatMove(seen, move) };
  }
}
