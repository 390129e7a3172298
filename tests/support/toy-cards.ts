import { checked } from '../../core/checked.ts';
import {
  CHANCE,
  type Game,
  type Move,
  OVER,
  type Position,
  type Seat,
  type Turn,
  type Viewer,
} from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Bot } from '../../games/bot.ts';
import { failed } from './faults.ts';
import { FOR_TWO } from './for-two.ts';

/*
 * A game with chance and hidden cards that is small enough to be worked out by hand, for the tests of the study. Each of two
 * seats is dealt a card from 1 to 4, face down. The first keeps it, swaps it for another draw or folds; the second, who saw
 * what was chosen but no card, does the same. The higher card wins, equals share.
 */

export const KEEP = 0;
export const SWAP = 1;
/** Gives up: the card counts as 0. Always worse, so that a review has a blunder to find. */
export const FOLD = 2;
/** A roll is 10 and the card. */
export const DEAL = 10;
const CARDS = 4;
const NONE = 0;
const HIDDEN = 9;
const FOLDED = 8;

export class CardsPosition implements Position {
  readonly seats = 2;
  /** By seat: a card, NONE before it is dealt, HIDDEN in a view, FOLDED. */
  readonly cards = [NONE, NONE];
  /** Decisions made. */
  made = 0;
  /** The second draw of the seat that swaps is due. */
  swapping = false;

  get turn(): Turn {
    if (this.cards.includes(NONE) || this.swapping) return CHANCE;
    return this.made < 2 ? this.made : OVER;
  }

  moves(into: Int32Array): number {
    if (this.turn === OVER || (this.turn >= 0 && this.cards[this.turn] === HIDDEN)) return 0;
    const [first, count] = this.turn === CHANCE ? [DEAL + 1, CARDS] : [KEEP, 3];
    for (let at = 0; at < count; at++) into[at] = first + at;
    return count;
  }

  check(move: Move) {
    const isRoll = (move > DEAL && move <= DEAL + CARDS) || move === DEAL + HIDDEN;
    const fine = this.turn === CHANCE ? isRoll : this.turn !== OVER && move >= KEEP && move <= FOLD;
    return fine ? undefined : { code: 'toy' };
  }

  play(move: Move): void {
    if (move >= DEAL) {
      this.cards[this.swapping ? this.made - 1 : this.cards.indexOf(NONE)] = move - DEAL;
      this.swapping = false;
      return;
    }
    if (move === FOLD) this.cards[this.made] = FOLDED;
    this.swapping = move === SWAP;
    this.made++;
  }

  roll(random: Random): Move {
    return DEAL + 1 + random.below(CARDS);
  }

  odds(_roll: Move): number {
    return 1;
  }

  copy(): this {
    const copy = new CardsPosition();
    copy.copyFrom(this);
    return copy as this;
  }

  copyFrom(other: CardsPosition): void {
    this.cards[0] = other.cards[0];
    this.cards[1] = other.cards[1];
    this.made = other.made;
    this.swapping = other.swapping;
  }

  scores(): ArrayLike<number> {
    return this.cards.map((card) => (card === FOLDED ? 0 : card));
  }

  winners(): readonly Seat[] | undefined {
    if (this.turn !== OVER) return undefined;
    const [a, b] = Array.from(this.scores());
    return a === b ? [0, 1] : [a > b ? 0 : 1];
  }

  view(viewer: Viewer): this {
    const seen = this.copy();
    for (const seat of [0, 1]) {
      if (seat !== viewer && seen.cards[seat] <= CARDS && seen.cards[seat] !== NONE) seen.cards[seat] = HIDDEN;
    }
    return seen;
  }

  viewMove(move: Move, viewer: Viewer): Move {
    if (move < DEAL) return move;
    const receiver = this.swapping ? this.made - 1 : this.cards.indexOf(NONE);
    return receiver === viewer ? move : DEAL + HIDDEN;
  }

  imagine(random: Random): this {
    const full = this.copy();
    for (const seat of [0, 1]) if (full.cards[seat] === HIDDEN) full.cards[seat] = 1 + random.below(CARDS);
    return full;
  }
}

export const toyCards: Game<CardsPosition> = {
  id: 'toy-cards',
  title: 'Toy cards',
  ...FOR_TWO,
  maxMoves: CARDS,
  start: () => new CardsPosition(),
  format: ({ cards, made, swapping }) => `toy-cards ${cards.join('')} ${made}${swapping ? '*' : ''}`,
  parse: parseCards,
  formatMove: (_, move) => String(move),
  parseMove: (position, text) => checked(position, /^\d{1,2}$/.test(text) ? ok(Number(text)) : failed('toy')),
};

function parseCards(text: string): Result<CardsPosition> {
  const [, first, second, made, swapping] = /^toy-cards (\d)(\d) (\d)(\*?)$/.exec(text) ?? [];
  if (made === undefined) return failed('toy');
  const position = new CardsPosition();
  position.cards[0] = Number(first);
  position.cards[1] = Number(second);
  position.made = Number(made);
  position.swapping = swapping === '*';
  return ok(position);
}

/** The best there is, for both seats, as long as the other plays so too: 1 and 2 are swapped. */
export function bestMove({ cards, made }: CardsPosition): Move {
  return cards[made] <= 2 ? SWAP : KEEP;
}

export const toyCardsBot: Bot<CardsPosition> = {
  spread: 3,
  evaluate: (position, seat) => Number(position.scores()[seat]) - Number(position.scores()[1 - seat]),
  playOn: (position, _choices, dice) => {
    while (position.turn !== OVER) position.play(position.turn === CHANCE ? position.roll(dice) : bestMove(position));
  },
  levels: [],
};
