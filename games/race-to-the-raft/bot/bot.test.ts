import { describe, expect, it } from 'vitest';
import { think } from '../../../ai/think.ts';
import { OVER } from '../../../core/game.ts';
import { SeededRandom } from '../../../core/random.ts';
import { must } from '../../../core/result.ts';
import { longWalk } from '../../../tests/support/raft-long-walk.ts';
import { CHALLENGES } from '../components.ts';
import { deckOdds, losingFires, tilesLeft, walksOf } from '../facts.ts';
import { raceToTheRaft as game } from '../game.ts';
import { columnOf, rowOf } from '../geometry.ts';
import { cardOf, FIRES, fromOf, WALKS as WALKING } from '../moves.ts';
import { parsePosition } from '../notation.ts';
import type { RaftPosition } from '../position.ts';
import { CATS, PHASES } from '../state.ts';
import { CAT_FEATURES, describeFeatures, FEATURES, TABLE_FEATURES } from './features.ts';
import { remainingAfterFireMove } from './fire-glance.ts';
import { bot, evaluate } from './index.ts';
import { quickMove } from './quick-player.ts';
import { rankMoves } from './rank.ts';
import { REAR_TAUGHT } from './rear.ts';
import { measureRoutes, surveyRoutes } from './routes.ts';
import { WEIGHTS } from './weights.ts';

const LINE =
  'race-to-the-raft fffffffff/fBbbbbbbb/bbbbbbbbb/rRrrrrrrr/rrrrrrrrr/ggggggggg/ggggggggg/ggggggggg/ggggggggg/bbbbbbwww/yyyyyywow/rrrrrrwww AcdefghBaCD AabBCD B0101 abm - 1/1 play challenge=?';
const position = () => must(parsePosition(LINE));
const WALKS = [0, 20, 38].map((challenge) => longWalk(1, CHALLENGES[challenge].id, `bot ${challenge}`));
const POSITIONS = WALKS.flatMap(({ positions }) => positions) as RaftPosition[];
const inPhase = (phase: number) => POSITIONS.filter((at) => at.phase === phase);
const LIST = new Int32Array(game.maxMoves);
const WORTH = new Float64Array(game.maxMoves);

describe('evaluation', () => {
  it('is a chance between 0 and 1, 1 when won, 0 when lost', () => {
    const ends: Readonly<Record<number, number>> = { [PHASES.won]: 1, [PHASES.lost]: 0, [PHASES.islands]: 0 };
    for (const at of POSITIONS) {
      const value = evaluate(at, 0);
      if (at.phase in ends) expect(value).toBe(ends[at.phase]);
      else expect(value > 0 && value < 1).toBe(true);
    }
  });
  // Judged over many positions of real matches: it has learned from such, and single ones may surprise it.
  it('likes a cat less to bring home', () => {
    let gain = 0;
    for (const at of inPhase(PHASES.ask)) {
      const { cats, square } = measureRoutes(at);
      if (cats < 2) continue;
      const fewer = at.copy();
      fewer.words[CATS + rowOf(square[0])] &= ~(1 << columnOf(square[0]));
      gain += evaluate(fewer, 0) - evaluate(at, 0);
    }
    expect(gain).toBeGreaterThan(1);
  });
  it('dislikes fire', () => {
    const random = new SeededRandom('fire');
    let gain = 0;
    for (const at of inPhase(PHASES.fire)) {
      const burnt = at.copy();
      burnt.play(LIST[random.below(at.moves(LIST))]);
      if (burnt.turn !== OVER) gain += evaluate(burnt, 0) - evaluate(at, 0);
    }
    expect(gain).toBeLessThan(-0.1);
  });
  it('does not care who sits where', () => {
    expect(evaluate(position(), 0)).toBe(evaluate(must(parsePosition(LINE.replace(' 1/1 ', ' 2/4 '))), 1));
  });
  it('sees ways as they were measured when the net was taught', () => {
    const seen = new Float64Array(FEATURES);
    let others = 0;
    for (const at of inPhase(PHASES.ask)) {
      describeFeatures(at, seen);
      const { cats, cost } = measureRoutes(at, REAR_TAUGHT);
      for (let cat = 0; cat < cats; cat++) expect(seen[1 + cat * CAT_FEATURES]).toBe(cost[cat] / 60);
      const taught = Array.from(cost.subarray(0, cats));
      if (taught.some((one, cat) => one !== measureRoutes(at).cost[cat])) others++;
    }
    expect(others).toBeGreaterThan(10);
  });
  it('finds in its weights what it needs for what it sees', () => {
    const { units, catWeights, catBias, weights, bias, last, straight } = WEIGHTS;
    const sum = units + TABLE_FEATURES;
    expect([catWeights, catBias, weights, bias, last, straight].map(({ length }) => length)).toEqual([
      CAT_FEATURES * units,
      units,
      sum * units,
      units,
      units,
      sum,
    ]);
    const seen = new Float64Array(FEATURES);
    for (const at of [...inPhase(PHASES.ask), ...inPhase(PHASES.fire)]) {
      describeFeatures(at, seen);
      expect(seen.every((value) => value >= 0 && value < 40)).toBe(true);
    }
  });
});

describe('ranking', () => {
  it('puts the quick player’s choice first and judges every move', () => {
    for (const at of POSITIONS.filter(({ turn }, index) => turn >= 0 && index % 4 === 0)) {
      const count = at.moves(LIST);
      WORTH.fill(Number.NaN);
      rankMoves(at, LIST, count, WORTH);
      const worth = WORTH.subarray(0, count);
      expect(worth.every(Number.isFinite)).toBe(true);
      expect(LIST[worth.indexOf(Math.max(...worth))]).toBe(quickMove(at));
    }
  });
  it('puts fires that lose at once far behind all others', () => {
    for (const at of inPhase(PHASES.fire).filter((_, index) => index % 3 === 0)) {
      const count = at.moves(LIST);
      rankMoves(at, LIST, count, WORTH);
      const losing = new Set(losingFires(at));
      const safe = Array.from({ length: count }, (_, index) => index).filter((index) => !losing.has(LIST[index]));
      const best = Math.max(...safe.map((index) => WORTH[index]));
      for (let index = 0; index < count && safe.length > 0; index++) {
        if (losing.has(LIST[index])) expect(WORTH[index]).toBeLessThan(best - 50);
      }
    }
  });
  it('works out every place of a fire tile, also those that look worse than fifty others', () => {
    for (const at of inPhase(PHASES.fire).filter((_, index) => index % 3 === 0)) {
      const count = at.moves(LIST);
      rankMoves(at, LIST, count, WORTH);
      const choice = quickMove(at);
      const survey = surveyRoutes(at);
      for (let index = 0; index < count; index++) {
        if (LIST[index] === choice) continue;
        expect(WORTH[index]).toBe(-remainingAfterFireMove(at, survey, LIST[index]));
      }
    }
  });
  it('shows three ends of a cat’s walk for one payment before any walk once more', () => {
    for (const at of inPhase(PHASES.play)) {
      const count = at.moves(LIST);
      rankMoves(at, LIST, count, WORTH);
      const order = Array.from({ length: count }, (_, index) => index).sort((a, b) => WORTH[b] - WORTH[a]);
      const cards = order.filter((index) => LIST[index] < FIRES);
      if (cards.length < 16) continue;
      const cats = order.slice(0, 16).flatMap((index) => (LIST[index] < WALKING ? [] : [fromOf(LIST[index])]));
      // The quick player's own choice may be a fourth.
      for (const cat of cats) expect(cats.filter((other) => other === cat).length).toBeLessThanOrEqual(4);
    }
  });
  it('leaves the position as it was', () => {
    for (const at of POSITIONS.filter(({ turn }, index) => turn >= 0 && index % 16 === 0)) {
      const before = game.format(at);
      rankMoves(at, LIST, at.moves(LIST), WORTH);
      expect(game.format(at)).toBe(before);
    }
  });
});

describe('playing on', () => {
  it('stops at the end or at the start of the round after next, the same for the same dice', () => {
    for (const at of inPhase(PHASES.play).filter((_, index) => index % 8 === 0)) {
      const [one, other] = [at.copy(), at.copy()];
      for (const trial of [one, other]) bot.playOn?.(trial, new SeededRandom('whims'), new SeededRandom('dice'));
      expect(one.turn === OVER || one.phase === PHASES.ask).toBe(true);
      expect(game.format(one)).toBe(game.format(other));
    }
  });
});

describe('levels', () => {
  const quick = bot.levels.map((level) => ({ ...level, iterations: Math.min(level.iterations, 32) }));
  it('are eight, each thinking at least as much as the one below', () => {
    expect(bot.levels).toHaveLength(8);
    for (const [index, level] of bot.levels.entries()) {
      if (index === 0) continue;
      expect(level.iterations).toBeGreaterThanOrEqual(bot.levels[index - 1].iterations);
      expect(level.noise ?? 0).toBeLessThanOrEqual(bot.levels[index - 1].noise ?? 0);
      expect(level.iterations === 0 || level.iterations >= level.candidates).toBe(true);
    }
  });
  it('win when one move wins', () => {
    const line = LINE.replace('fBbbbbbbb', 'fbbbbbbbb').replace(' B0101 ', ' - ').replaceAll('ggggggggg', 'rrrrrrrrr');
    const at = must(parsePosition(line));
    for (const [index, level] of quick.entries()) {
      // The lowest levels may miss it, as a child would.
      if (index < 3) continue;
      const after = at.copy();
      after.play(think({ game, bot }, at, level, 7).moves[0].move);
      expect(after.phase).toBe(PHASES.won);
    }
  });
  it('never lay fire that loses at once where another place does not', () => {
    for (const at of inPhase(PHASES.fire).filter((_, index) => index % 12 === 0)) {
      const losing = new Set(losingFires(at));
      if (losing.size === at.moves(LIST)) continue;
      for (const level of quick.slice(0, 6)) {
        expect(losing.has(think({ game, bot }, at, level, 11).moves[0].move)).toBe(false);
      }
    }
  });
  it('think the same from the same seed', () => {
    const [at] = inPhase(PHASES.play);
    for (const level of quick) expect(think({ game, bot }, at, level, 3)).toEqual(think({ game, bot }, at, level, 3));
  });
  it('lay a card that opens the last way, and only cards in hand', () => {
    const line = LINE.replace('fBbbbbbbb', 'fbbbbbbbb')
      .replace(' B0101 ', ' - ')
      .replace('ggggggggg/ggggggggg/ggggggggg/ggggggggg', 'rrrrrrrrr/ggggggggg/ggggggggg/ggggggggg')
      .replace(' AcdefghBaCD AabBCD ', ' AcdeghBaCD AafBCD ');
    const at = must(parsePosition(line));
    const [{ move }] = think({ game, bot }, at, quick[3], 1).moves;
    expect(move < FIRES && at.holds(cardOf(move))).toBe(true);
  });
});
describe('hints', () => {
  it('R9, R10: where a cat may go and what it costs', () => {
    expect(walksOf(position(), 19)).toContainEqual({ square: 2 * 18 + 8, cards: 2 });
    expect(walksOf(position(), 55)).toContainEqual({ square: 54, cards: 1 });
    expect(walksOf(position(), 0)).toEqual([]);
  });
  it('R5: what is left in each deck, and what to expect of it', () => {
    const [circle, cross, square] = deckOdds(position());
    expect(circle.cards).toEqual([2, 3, 4, 5, 6, 7]);
    expect(cross).toEqual({ cards: [25], expected: [0, 4, 3, 0, 2] });
    expect(square).toEqual({ cards: [], expected: [0, 0, 0, 0, 0] });
    expect(circle.expected.reduce((sum, part) => sum + part)).toBeCloseTo(9);
  });
  it('R7: fire tiles in the bag, and no bad places without one to lay', () => {
    expect(tilesLeft(position())).toEqual([0, 1, 12]);
    expect(losingFires(position())).toEqual([]);
  });
});
