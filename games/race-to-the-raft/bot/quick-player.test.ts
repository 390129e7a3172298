import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../../core/game.ts';
import { SeededRandom } from '../../../core/random.ts';
import { must } from '../../../core/result.ts';
import { longWalk } from '../../../tests/support/raft-long-walk.ts';
import { CHALLENGES } from '../components.ts';
import { losingFires } from '../facts.ts';
import { raceToTheRaft as game } from '../game.ts';
import { formatMove } from '../move-notation.ts';
import { cardOf, FIRES } from '../moves.ts';
import { parsePosition } from '../notation.ts';
import type { RaftPosition } from '../position.ts';
import { PHASES } from '../state.ts';
import { priceOfWalk } from '../walks.ts';
import { gainOfCard, listBestCards, quickMove, weighHand } from './quick-player.ts';
import { lookForWalk, WALK } from './quick-walk.ts';
import { remainingNow } from './remaining-cost.ts';
import { chooseRequest, measureDemand, promiseOf } from './requests.ts';
import { measureRoutes } from './routes.ts';
import { Shortlist } from './shortlist.ts';

const POSITIONS = [0, 11, 20, 26, 28].flatMap(
  (challenge) => longWalk(1, CHALLENGES[challenge].id, `quick ${challenge}`).positions as RaftPosition[],
);
const inPhase = (phase: number) => POSITIONS.filter((at) => at.phase === phase);
const LIST = new Int32Array(game.maxMoves);
const movesOf = (at: RaftPosition) => Array.from(LIST.subarray(0, at.moves(LIST)));

/** Cats that can walk aboard at once, now and after the quick player's move. */
const openNow = (at: RaftPosition) => {
  const { cats, isOpen } = measureRoutes(at);
  return isOpen.subarray(0, cats).reduce((sum, one) => sum + one, 0);
};
function openAfter(at: RaftPosition): number {
  const after = at.copy();
  after.play(quickMove(at));
  return openNow(after);
}

describe('the quick player', () => {
  it('plays whole matches of every number of seats by legal moves alone', () => {
    for (const [index, { id }] of CHALLENGES.entries()) {
      if (index % 5 !== 0) continue;
      const at = game.start(1 + (index % 4), { challenge: id });
      const random = new SeededRandom(`quick ${id}`);
      while (at.turn !== OVER) {
        const move = at.turn === CHANCE ? at.roll(random) : quickMove(at);
        expect(at.check(move)).toBeUndefined();
        at.play(move);
      }
    }
  });

  it('never lays fire that loses at once where another place does not', () => {
    for (const at of inPhase(PHASES.fire)) {
      const losing = new Set(losingFires(at));
      if (losing.size < movesOf(at).length) expect(losing.has(quickMove(at))).toBe(false);
    }
  });

  it('takes a cat aboard that can come there, in a berth that nobody else needs', () => {
    const board =
      'bbbbbbbbb/bBbbbbbbb/rrrrrrrrr/rRrrrrrrr/rrrrrrrrr/rrrrrrrrr/rrrrrrrrr/rrrrrrrrr/bbbbbbrrg/yyyyyywog/rrrrrrggg/fffffffff';
    const text = `race-to-the-raft ${board} AcdefghBaCD AabBCD - abm - 1/1 play challenge=?`;
    const at = must(parsePosition(text));
    // The one wild berth is the only one for the blue cat.
    expect(formatMove(at, quickMove(at))).toMatch(/^R0301(0806|0807)/);
  });

  it('lays the card that opens a way rather than one that makes a longer way cheaper', () => {
    const board =
      'ffffffffffffffffff/fffffffffbffffffff/ffffffffffffffffff/ffffrfyfpbgfffrffb/ffffffffffpbffffff/ffffrfbbbfffffffff/fffyrrpppfyyffffbf/fffyyrrrrfffrbyfff/fffyyyffffgypppppp/fffffffffffppbbgYp/fffffffffffypbrRoW/fffffffrfffybbbbww/fffffffffrrbfpPfff/fffffffffybyfppfff/fffffffffgrpfppfff';
    const decks = 'AbcdefghijklmopqrtuvwyBabcdghjklmnprstvwxCabcdefghijklmnopqrstuvwxyD';
    const at = must(
      parsePosition(`race-to-the-raft ${board} ${decks} ABiquyCD B1017 abeglnpqtuvxyABCDE B1017 1/1 play challenge=?`),
    );
    expect(openAfter(at)).toBe(openNow(at) + 1);
  });

  it('sends a cat ahead before it lays a card, so that what it leaves may burn', () => {
    const firsts = inPhase(PHASES.play).flatMap((at) => {
      const hand = weighHand(at);
      const ahead = Array.from({ length: hand.survey.cats }, (_, cat) => cat).filter(
        (cat) =>
          priceOfWalk(at, hand.survey.square[cat]) === 1 && lookForWalk(at, hand.survey, cat) && WALK.nearer >= 3,
      );
      return ahead.length > 0 ? [{ at, move: quickMove(at) }] : [];
    });
    const laid = firsts.filter(({ move }) => move < FIRES);
    expect(firsts.length).toBeGreaterThan(4 * laid.length);
    // A card goes first where it lets the cat aboard, or where it would itself be what pays.
    for (const { at, move } of laid) {
      const { held, best, cards } = weighHand(at).glance;
      const isLeast = best[held.indexOf(cardOf(move))] === Math.min(...best.subarray(0, cards));
      expect(isLeast || openAfter(at) > openNow(at)).toBe(true);
    }
  });

  it('keeps a way open where it lays fire', () => {
    const board =
      'ffffffrrffffffyfff/ffffffrrfffffyffbb/ffffffrffffffyffff/ffffffrffffffffybf/fffffffffyfffffgbf/fffffffRfffpfffbBf/ffffffgrrrfyffpbgf/ffffffgyrrrrfybbff/fffgfffbbbbbbbbpff/ffffffpbYyyyffrfff/ffffffrorrgyffffff/ffffffGwgggfffbfff';
    const at = must(
      parsePosition(`race-to-the-raft ${board} ABjkvCDa ABeprCD - abdefg - 1/1 fire+y challenge=down-in-the-valley`),
    );
    expect(openNow(at)).toBe(1);
    expect(openAfter(at)).toBe(1);
  });

  it('needs most the colours of the cats whose ways are dearest', () => {
    for (const at of inPhase(PHASES.ask)) {
      const { cats, colour, cost } = measureRoutes(at);
      const alone = Array.from({ length: cats }, (_, cat) => cat).filter(
        (cat) => colour.subarray(0, cats).indexOf(colour[cat]) === colour.subarray(0, cats).lastIndexOf(colour[cat]),
      );
      const dearestFirst = alone.sort((a, b) => cost[b] - cost[a]).map((cat) => colour[cat]);
      const { need } = measureDemand(at);
      const needs = dearestFirst.map((one) => need[one]);
      expect(needs).toEqual([...needs].sort((a, b) => b - a));
    }
  });

  it('asks for what promises most, more or less, and never for more than there is', () => {
    for (const at of inPhase(PHASES.ask)) {
      const demand = measureDemand(at);
      const chosen = chooseRequest(at, demand);
      const best = Math.max(...movesOf(at).map((move) => promiseOf(demand, move)));
      expect(at.check(chosen)).toBeUndefined();
      expect(promiseOf(demand, chosen)).toBeGreaterThan(0.97 * best);
    }
  });
});

describe('a glance at the hand', () => {
  it('works a card out exactly as measuring the position anew does', () => {
    const top = new Shortlist();
    for (const at of inPhase(PHASES.play).filter((_, index) => index % 5 === 0)) {
      listBestCards(weighHand(at).glance, top, 6);
      for (const card of top.items.subarray(0, top.size)) {
        const hand = weighHand(at);
        const gain = gainOfCard(at, hand, card);
        const after = at.copy();
        after.play(card);
        expect(gain).toBeCloseTo(hand.remaining - remainingNow(measureRoutes(after)), 9);
      }
    }
  });

  it('lists the places that look best, and every card that can be laid', () => {
    const top = new Shortlist();
    for (const at of inPhase(PHASES.play).filter((_, index) => index % 11 === 0)) {
      const { glance } = weighHand(at);
      listBestCards(glance, top, 64);
      const legal = movesOf(at).filter((move) => move < FIRES);
      for (const card of top.items.subarray(0, top.size)) expect(legal).toContain(card);
      expect(top.size).toBe(Math.min(64, legal.length));
      const best = Math.max(...glance.best.subarray(0, glance.cards));
      if (top.size > 0) expect(top.worth[0]).toBe(best);
    }
  });
});

describe('a shortlist', () => {
  it('keeps what sorting keeps', () => {
    const random = new SeededRandom('shortlist');
    const worth = Array.from({ length: 200 }, () => random.below(50));
    const list = new Shortlist();
    for (const [item, value] of worth.entries()) list.offer(item, value, 20);
    const sorted = worth.map((value, item) => ({ item, value })).sort((a, b) => b.value - a.value || a.item - b.item);
    expect(Array.from(list.items.subarray(0, list.size))).toEqual(sorted.slice(0, 20).map(({ item }) => item));
  });
});
