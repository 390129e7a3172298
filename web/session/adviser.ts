import type { AdvisedMove } from '../../ai/worker.ts';
import type { Move, Position, Seat } from '../../core/game.ts';
import type { Timeline } from '../../core/timeline.ts';
import { areAlike, type Idea, pickIdeas } from '../../games/ideas.ts';
import type { Room } from '../../games/room.ts';
import type { Place } from '../../kit/draw/place.ts';
import type { Thinker } from './thinker.ts';

/** A move that a strong player would consider, and why. */
export interface Hint extends Idea {
  /** "Place your tile", where its place is marked on the board. */
  readonly words: string;
  /** "Place your tile in row 3, column 2", for those who listen. */
  readonly heard: string;
  /** What speaks for it is its headline, where something does. */
  readonly isNamedByGain: boolean;
  readonly places: readonly Place[];
}

/** What has become of somebody's question for a hint. */
export type Guidance =
  | { readonly kind: 'none' }
  | { readonly kind: 'thinking' }
  /** The best first; `picked` is the one that is looked at, `areAlike` when none is clearly better than another. */
  | { readonly kind: 'hints'; readonly hints: readonly Hint[]; readonly picked: number; readonly areAlike: boolean }
  | { readonly kind: 'failed' };

/** Hints come from a strong player who answers while somebody waits. A weaker one would see other chances. */
const HINT_LEVEL = 8;
const HINT_TIME = 900;
/** How sure a table of friends may be: asked after every move, so it must be quick. */
const CHANCE_TIME = 400;
/** A chance that differs by no more standard errors than these says nothing new. */
const SAME = 2;

const NONE: Guidance = { kind: 'none' };

interface AdviserParts {
  readonly room: Room;
  readonly match: Timeline;
  readonly thinker: Thinker;
  readonly nameSeat: (seat: Seat) => string;
  /** Told when there is news. */
  readonly tell: () => void;
}

/** Suggestions for the person who acts, and how likely a table that wins together is to win. */
export class Adviser {
  private readonly parts: AdviserParts;
  private given: Guidance = NONE;
  private estimate: number | undefined;
  private isEstimated = false;
  /** What was said of each position: after an undo it is said again. */
  private readonly said = new Map<string, number>();
  /** What was advised in each position: another search would find another best move among equals. */
  private readonly advised = new Map<string, readonly AdvisedMove[]>();

  constructor(parts: AdviserParts) {
    this.parts = parts;
  }

  get guidance(): Guidance {
    return this.given;
  }

  get chance(): number | undefined {
    return this.estimate;
  }

  async askHints(): Promise<void> {
    if (this.given.kind === 'thinking') return;
    const known = this.advised.get(this.positionText());
    if (known) return this.giveHints(known);
    this.give({ kind: 'thinking' });
    const thought = await this.parts.thinker.ask(HINT_LEVEL, HINT_TIME);
    if (thought.kind === 'late' || this.guidance.kind !== 'thinking') return;
    const moves = thought.kind === 'advice' ? thought.advice.moves : [];
    if (moves.length > 0) this.advised.set(this.positionText(), moves);
    this.giveHints(moves);
  }

  private giveHints(moves: readonly AdvisedMove[]): void {
    const { position } = this.parts.match;
    const view = position.view(position.turn as Seat);
    const hints = explainMoves(this.parts.room, view, moves, this.parts.nameSeat);
    // The longer thought counts: a meter that says otherwise than the best idea would look like a mistake.
    if (this.parts.room.about.together && hints[0]?.win !== undefined) this.say(hints[0].win);
    this.give(hints.length > 0 ? { kind: 'hints', hints, picked: 0, areAlike: areAlike(hints) } : { kind: 'failed' });
  }

  /** Whether a move, as text, is the best of the hints that are shown; any of them where they are alike. */
  suggests(text: string): boolean {
    const { match, room } = this.parts;
    if (this.given.kind !== 'hints') return false;
    const { hints, areAlike } = this.given;
    const best = areAlike ? hints : hints.slice(0, 1);
    return best.some(({ move }) => room.game.formatMove(match.position, move) === text);
  }

  pickHint(picked: number): void {
    if (this.given.kind === 'hints') this.give({ ...this.given, picked });
  }

  closeHints(): void {
    this.give(NONE);
  }

  /** The match has gone on. The old estimate stays until there is a new one: a gap would flicker. */
  moveOn(): void {
    this.given = NONE;
    this.isEstimated = false;
  }

  /** Asks once for each position. */
  async estimateChance(): Promise<void> {
    if (!this.parts.room.about.together || this.isEstimated) return;
    this.isEstimated = true;
    const known = this.said.get(this.positionText());
    if (known === undefined) {
      const thought = await this.parts.thinker.ask(HINT_LEVEL, CHANCE_TIME);
      if (thought.kind === 'late' || this.guidance.kind === 'hints') return;
      this.hear(thought.kind === 'advice' ? thought.advice.moves[0] : {});
    } else this.estimate = known;
    this.parts.tell();
  }

  /** A number that changes with every guess would look as if something had happened. */
  private hear({ win, doubt = 0 }: Pick<AdvisedMove, 'win' | 'doubt'>): void {
    if (win === undefined) this.estimate = undefined;
    else if (this.estimate === undefined || Math.abs(win - this.estimate) > SAME * doubt) this.say(win);
    else this.say(this.estimate);
  }

  private say(chance: number): void {
    this.estimate = chance;
    this.said.set(this.positionText(), chance);
  }

  private positionText(): string {
    const { room, match } = this.parts;
    return room.game.format(match.position);
  }

  private give(guidance: Guidance): void {
    this.given = guidance;
    this.parts.tell();
  }
}

/** A computer player's best moves as hints for the seat to act. `position` is what that seat may know. */
export function explainMoves(
  room: Room,
  position: Position,
  moves: readonly AdvisedMove[],
  nameSeat: (seat: Seat) => string,
): Hint[] {
  const judged = moves.flatMap(({ text, win, doubt }) => {
    const move = room.game.parseMove(position, text);
    return move.ok ? [{ move: move.value, win, doubt }] : [];
  });
  // A move that wins at once leaves no doubt, however the search has counted, and nothing else to think about.
  const winning = judged.filter(({ move }) => winsAtOnce(room, position, move));
  const worthwhile = winning.length > 0 ? winning.map(({ move }) => ({ move, win: 1, doubt: 0 })) : judged;
  const ideas = pickIdeas(room, position, worthwhile, nameSeat);
  const among = ideas.map(({ move }) => move);
  return ideas.map((idea) => {
    const places = room.placesOf?.(position, idea.move) ?? [];
    return {
      ...idea,
      words: room.nameIdea?.(position, idea.move, among) ?? room.adviseMove(position, idea.move),
      heard: room.adviseMove(position, idea.move),
      // What has no mark on the board must say what to do.
      isNamedByGain: room.areIdeasNamedByGain === true && places.length > 0,
      places,
    };
  });
}

function winsAtOnce({ about }: Room, position: Position, move: Move): boolean {
  const after = position.copy();
  after.play(move);
  const winners = after.winners() ?? [];
  return winners.includes(position.turn) && (winners.length === 1 || about.together === true);
}
