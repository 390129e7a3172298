import { describe, expect, it } from 'vitest';
import { CHANCE, type Move, OVER, type Viewer } from '../../core/game.ts';
import { walk } from '../../core/laws.ts';
import { SeededRandom, shuffle } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { formatSvg } from '../../kit/draw/drawing.ts';
import { setUpsToTry } from '../../tests/support/set-ups.ts';
import { chooseMove, evaluate } from './bot/index.ts';
import { CARD_TOTAL } from './components.ts';
import { arboretum } from './game.ts';
import type { ArboretumPosition } from './position.ts';
import { MAX_MOVES, ROLL, SHOW } from './rules.ts';
import { picture } from './ui/picture.ts';
import { terminal } from './ui/terminal.ts';
import { describeMove } from './ui/words.ts';

const { format, formatMove, parseMove } = arboretum;

function play(position: ArboretumPosition, ...texts: string[]): ArboretumPosition {
  const next = position.copy();
  for (const text of texts) next.play(must(parseMove(next, text)));
  return next;
}

/** A holds b1…b7 and B c1…c7; A has taken two cards from the deck, placed b1 and discarded a1. */
function opened(): ArboretumPosition {
  let position = arboretum.start(2, { species: 'usual' });
  for (let value = 1; value <= 7; value++) position = play(position, `+b${value}`, `+c${value}`);
  return play(position, 'D', '+a1', 'D', '+a2', 'b1C00C00', '-a1');
}

/** What a bot would do, if it is its turn. */
function botChoice(view: ArboretumPosition): Move {
  const list = new Int32Array(MAX_MOVES);
  const moves = list.slice(0, view.moves(list));
  if (moves.length === 0 || view.turn < 0) return -1;
  return chooseMove(view, moves);
}

/** Two sums of all words, each with its place: no two views that differ have a fair chance of the same. */
function digest(words: ArrayLike<number>): string {
  let one = 0;
  let other = 0;
  for (let i = 0; i < words.length; i++) {
    one = (Math.imul(one, 31) + words[i]) | 0;
    other = (Math.imul(other, 0x01000193) ^ words[i]) | 0;
  }
  return `${words.length} ${one} ${other}`;
}

/** Everything that reaches somebody who looks through a view at a position, and at the move made there. */
function everythingSeen(position: ArboretumPosition, move: Move, viewer: Viewer, thorough: boolean): unknown[] {
  const view = position.view(viewer);
  const seen = position.viewMove(move, viewer);
  const list = new Int32Array(MAX_MOVES);
  const moves = list.slice(0, view.moves(list));
  return [
    format(view),
    formatMove(view, seen),
    describeMove(view, seen),
    seen,
    // The very words of the view: not even a bot that looks inside it finds more.
    digest(view.words),
    [view.turn, view.mover, view.phase, view.deck, view.pool, view.species],
    Array.from(view.scores()),
    digest(moves),
    evaluate(view, 0),
    ...(thorough ? [botChoice(view), formatSvg(picture(view)), terminal(view, { colour: true, width: 100 })] : []),
  ];
}

/**
 * Another match that this viewer could not tell from the real one: the cards that the viewer has not seen by the end
 * change places among each other, in the deck and in the hands of the others.
 */
function shuffleUnseen(last: ArboretumPosition, moves: readonly Move[], viewer: Viewer, random: SeededRandom): Move[] {
  const view = last.view(viewer);
  const unseen = Array.from({ length: CARD_TOTAL }, (_, card) => card).filter((card) => view.isUnseen(card));
  const mixed = shuffle([...unseen], random);
  const other = new Map(unseen.map((card, index) => [card, mixed[index]]));
  return moves.map((move) => (move >= ROLL && move < SHOW ? ROLL + (other.get(move - ROLL) ?? move - ROLL) : move));
}

/** Plays both matches side by side; says what the viewer could tell them apart by, or whether they differ in the end. */
function compare(real: ArboretumPosition, moves: readonly Move[], others: readonly Move[], viewer: Viewer): boolean {
  const other = real.copy();
  for (const [step, move] of moves.entries()) {
    const thorough = step % 61 === moves.length % 61;
    const seen = everythingSeen(real, move, viewer, thorough).join('\n');
    const seenOther = everythingSeen(other, others[step], viewer, thorough).join('\n');
    // Asked only where it fails: a hundred thousand expectations take longer than all else.
    if (seenOther !== seen) expect(seenOther).toBe(seen);
    if (other.check(others[step])) expect(other.check(others[step])).toBeUndefined();
    real.play(move);
    other.play(others[step]);
  }
  return format(real) !== format(other);
}

describe('A13: no view, log line, move text, score, picture or bot tells what its viewer has not seen', () => {
  const ROUNDS = 6;
  it.each(setUpsToTry(arboretum))('$seats seats, species $settings.species', ({ seats, settings }) => {
    const random = new SeededRandom('leak');
    let changed = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const { positions, moves } = walk(arboretum, seats, settings, `leak ${round}`);
      const cut = 1 + random.below(moves.length);
      const played = moves.slice(0, cut);
      for (const viewer of [...Array(seats).keys(), 'spectator'] as Viewer[]) {
        const others = shuffleUnseen(positions[cut] as ArboretumPosition, played, viewer, random);
        if (compare(arboretum.start(seats, settings), played, others, viewer)) changed++;
      }
    }
    // Most of the shuffled matches did differ from the real ones.
    expect(changed).toBeGreaterThan(ROUNDS * seats * 0.5);
  });
});

describe('A13: memory', () => {
  it('a card from the deck is "a card" to the others', () => {
    const position = play(opened(), 'D');
    const roll = must(parseMove(position, '+a3'));
    expect(formatMove(position.view(0), position.viewMove(roll, 0))).toBe('+?');
    expect(describeMove(position.view(0), position.viewMove(roll, 0))).toBe('drew a card');
    expect(formatMove(position.view(1), position.viewMove(roll, 1))).toBe('+a3');
    expect(formatMove(position.view(1), position.viewMove(roll, 'spectator'))).toBe('+?');
  });

  it('a card taken from a discard is known to all until it is placed', () => {
    const taken = play(opened(), 'a1', 'D', '+a3');
    for (const viewer of [0, 'spectator'] as const) expect(taken.view(viewer).hand(1)).toEqual([0]);
    expect(format(taken.view(0)).split(' ').slice(2, 4)).toEqual(['?31,Aa2b2b3b4b5b6b7,Ba1?8', 'a1']);
    const kept = play(taken, 'c1C00C00', '-c2', 'D', '+a4', 'D', '+a5', 'b2N01C00', '-b3');
    expect(kept.view(0).hand(1)).toEqual([0]);
    expect(kept.view(0).hidden(1)).toBe(6);
    const placed = play(kept, 'D', '+a6', 'D', '+a7', 'a1N01C00');
    expect(placed.view(0).hand(1)).toEqual([]);
    expect(placed.view(0).hidden(1)).toBe(8);
  });

  it('or discarded; taken again it is known again', () => {
    const discarded = play(opened(), 'a1', 'D', '+a3', 'c1C00C00', '-a1');
    expect(discarded.view(0).hand(1)).toEqual([]);
    expect(play(discarded, 'a1').view(1).hand(0)).toEqual([0]);
  });

  it('survives the text of the full position', () => {
    const position = play(opened(), 'a1');
    const again = must(arboretum.parse(format(position)));
    expect(again.openHand(1)).toEqual([0]);
    expect(format(again.view(0))).toBe(format(position.view(0)));
  });

  it('spectators see no hand, and a seat its own alone', () => {
    const position = opened();
    expect(position.view('spectator').hand(0)).toEqual([]);
    expect(position.view('spectator').hand(1)).toEqual([]);
    expect(position.view(1).hand(1)).toHaveLength(7);
    expect(position.view(1).hand(0)).toEqual([]);
  });

  it('nobody lists the moves of a seat whose cards are hidden', () => {
    const list = new Int32Array(MAX_MOVES);
    expect(opened().view(0).moves(list)).toBe(0);
    expect(opened().view(1).moves(list)).toBe(2);
  });

  it('a view takes any card of another hand that it has not seen, and none that it has', () => {
    const view = play(opened(), 'D', '+a3', 'D', '+a4').view(0);
    expect(parseMove(view, 'd1C00C00').ok).toBe(true);
    expect(parseMove(view, 'a1C00C00')).toMatchObject({ ok: false, fault: { code: 'arboretum.hand' } });
    expect(parseMove(view, 'b2C00C00')).toMatchObject({ ok: false, fault: { code: 'arboretum.hand' } });
  });
});

describe('imagine', () => {
  it('deals every unseen card to every hidden place with the same chance', () => {
    const view = play(opened(), 'a1').view(0);
    const random = new SeededRandom('imagine');
    const held = new Array<number>(CARD_TOTAL).fill(0);
    const rounds = 8000;
    for (let round = 0; round < rounds; round++) {
      const full = view.imagine(random);
      expect(full.hidden(1)).toBe(0);
      expect(full.openHand(1)).toEqual([0]);
      for (const card of full.hand(1)) held[card]++;
    }
    for (let card = 0; card < CARD_TOTAL; card++) {
      if (card === 0) expect(held[card]).toBe(rounds);
      else if (!view.isUnseen(card)) expect(held[card]).toBe(0);
      else expect(Math.abs(held[card] - (rounds * 7) / view.pool)).toBeLessThan(200);
    }
  });

  it('and the match can be played to its end', () => {
    const random = new SeededRandom('imagine on');
    const list = new Int32Array(MAX_MOVES);
    for (let round = 0; round < 50; round++) {
      const position = opened().view('spectator').imagine(random);
      while (position.turn !== OVER) {
        position.play(position.turn === CHANCE ? position.roll(random) : list[random.below(position.moves(list))]);
      }
      expect(position.winners()?.length).toBeGreaterThan(0);
    }
  });

  it('with an empty deck and two players there is nothing left to guess', () => {
    const { positions } = walk(arboretum, 2, { species: 'usual' }, 'certain');
    const late = (positions as ArboretumPosition[]).filter(({ deck }) => deck === 0);
    expect(late.length).toBeGreaterThan(0);
    for (const position of late) {
      const full = position.view(0).imagine(new SeededRandom('sure'));
      expect(full.hand(1)).toEqual(position.hand(1));
    }
  });
});
