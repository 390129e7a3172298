import { listMoves } from '../../../core/list-moves.ts';
import { deckOdds, handOf, squaresLeft } from '../../../games/race-to-the-raft/facts.ts';
import { raceToTheRaft as game } from '../../../games/race-to-the-raft/game.ts';
import { columnOf, DECK_COUNT, rowOf } from '../../../games/race-to-the-raft/geometry.ts';
import { HOPELESS, LABOUR, measureLabour } from '../../../games/race-to-the-raft/labour.ts';
import { takeApart } from '../../../games/race-to-the-raft/moves.ts';
import { listOrigins } from '../../../games/race-to-the-raft/placements.ts';
import type { RaftPosition } from '../../../games/race-to-the-raft/position.ts';
import { cutOffCats } from '../../../games/race-to-the-raft/reach.ts';
import { tallyOf } from '../../../games/race-to-the-raft/scoring.ts';
import { EXHAUSTED, RAFT, RAFT_AT, REQUEST } from '../../../games/race-to-the-raft/state.ts';
import { checksFor, demand, type Given } from './check.ts';

type Raft = Given<RaftPosition>;

interface Cat {
  readonly labour: number;
  readonly threatened: boolean;
}

/** Every cat ashore by its square. */
function catsOf(position: RaftPosition): Map<number, Cat> {
  const found = measureLabour(position);
  return new Map(
    Array.from({ length: found }, (_, cat) => [
      LABOUR.square[cat],
      { labour: LABOUR.labour[cat], threatened: LABOUR.threatened[cat] === 1 },
    ]),
  );
}

/** Squares that a cat which stays needs fewer, and needs still. */
function labour({ before, after, claim: { square } }: Raft) {
  const [was, is] = [catsOf(before).get(square), catsOf(after).get(square)];
  return { square, saved: (was?.labour ?? 0) - (is?.labour ?? 0), left: is?.labour ?? 0 };
}

function threats({ before, after, claim: { square } }: Raft) {
  return [catsOf(before).get(square)?.threatened, catsOf(after).get(square)?.threatened];
}

function walkOf({ move }: Raft) {
  const parts = takeApart(move);
  if (parts.kind !== 'walk') throw new Error('No cat walks.');
  return parts;
}

function distance(position: RaftPosition, square: number): number {
  const raft = position.words[RAFT_AT];
  return Math.abs(rowOf(square) - rowOf(raft) - 1) + Math.abs(columnOf(square) - columnOf(raft) - 1);
}

/** Squares of a colour on the cards that were asked for, on average; some cat ashore must need the colour. */
function expectedOf({ before, after, claim: { colour }, words }: Raft) {
  const cats = [...catsOf(before)];
  const needy = cats.some(([, { labour }]) => labour > 0) ? cats.filter(([, { labour }]) => labour > 0) : cats;
  demand(
    needy.some(([square]) => before.catAt(square) === colour),
    words,
  );
  const cards = deckOdds(before).map(({ cards: left }) => left.length);
  const squares = Array.from({ length: DECK_COUNT }, (_, deck) => {
    const asked = after.words[REQUEST + deck];
    return asked === 0 ? 0 : (asked * squaresLeft(before, deck, colour)) / cards[deck];
  });
  return { colour, squares: Math.round(squares.reduce((sum, each) => sum + each, 0)) };
}

/** Squares that all cats ashore need together. */
function needed(position: RaftPosition): number {
  return [...catsOf(position).values()].reduce((sum, cat) => sum + cat.labour, 0);
}

/** The card that a move lays; none for the fire. */
function cardOf(move: number): number | undefined {
  const parts = takeApart(move);
  return parts.kind === 'card' ? parts.card : undefined;
}

const playedOn = new WeakMap<RaftPosition, Map<number | undefined, ReadonlyMap<number, number>>>();

/** Squares that the cats need after each such move that does not lose. Many claims are about one position: it is played on once. */
function neededAfter(before: RaftPosition, card: number | undefined): ReadonlyMap<number, number> {
  const known = playedOn.get(before) ?? new Map<number | undefined, ReadonlyMap<number, number>>();
  playedOn.set(before, known);
  const found = known.get(card) ?? playOn(before, card);
  known.set(card, found);
  return found;
}

function playOn(before: RaftPosition, card: number | undefined): ReadonlyMap<number, number> {
  const moves = listMoves(game, before).filter((move) => cardOf(move) === card);
  const found = moves.flatMap((move) => {
    const then = before.copy();
    then.play(move);
    return then.winners()?.length === 0 ? [] : [[move, needed(then)] as const];
  });
  return new Map(found);
}

/** After how many of the other moves with the same card, or with the same fire, the cats need more. */
function compareWithOthers(before: RaftPosition, after: RaftPosition, move: number) {
  const others = [...neededAfter(before, cardOf(move))].filter(([other]) => other !== move);
  return { worse: others.filter(([, squares]) => squares > needed(after)).length, others: others.length };
}

export const raceToTheRaft = checksFor<RaftPosition>({
  'little-harm': ({ before, after, move }) => compareWithOthers(before, after, move),
  'others-keep': ({ before, after, words }) => {
    const now = catsOf(after);
    const kept = [...catsOf(before)].filter(([square, cat]) => {
      const then = now.get(square);
      return then?.labour === cat.labour && (cat.threatened || !then.threatened);
    });
    demand(kept.length === now.size - 1, words);
    return { kept: kept.length };
  },
  spares: ({ before, after, move, words }) => {
    demand(needed(after) <= needed(before), words);
    return compareWithOthers(before, after, move);
  },
  keeps: ({ before, after, words }) => demand(needed(after) === needed(before), words),
  idle: ({ before, after, words }) => demand(needed(after) === needed(before), words),
  wins: ({ after, words }) => demand((after.winners() ?? []).length > 0, words),
  loses: ({ after, words }) => demand(after.winners()?.length === 0, words),
  aboard: (given) => {
    const { before, after, words } = given;
    demand(tallyOf(after).aboard === tallyOf(before).aboard + 1, words);
    const { cats, aboard } = tallyOf(after);
    return { square: walkOf(given).from, left: cats - aboard };
  },
  opens: (given) => {
    demand(labour(given).left === 0 && labour(given).saved > 0, given.words);
    return labour(given);
  },
  shortens: (given) => {
    demand(labour(given).saved > 0, given.words);
    return labour(given);
  },
  lengthens: (given) => {
    demand(labour(given).saved < 0, given.words);
    return labour(given);
  },
  'lengthens-several': ({ before, after }) => {
    const now = catsOf(after);
    const more = [...catsOf(before)].map(([square, cat]) => (now.get(square)?.labour ?? 0) - cat.labour);
    const harmed = more.filter((squares) => squares > 0);
    return { cats: harmed.length, squares: harmed.reduce((sum, squares) => sum + squares, 0) };
  },
  strands: ({ before, after, claim: { square }, words }) => {
    demand(catsOf(before).get(square)?.labour !== HOPELESS && cutOffCats(after).includes(square), words);
    return { square };
  },
  'walks-near-fire': ({ before, after, claim: { square }, move, words }) => {
    const to = walkOf({ before, after, claim: {}, move, words }).to;
    demand(catsOf(before).get(square)?.threatened === false && catsOf(after).get(to)?.threatened === true, words);
    return { square };
  },
  rescues: (given) => {
    const [was, is] = threats(given);
    demand(was === true && is === false, given.words);
    return { square: given.claim.square };
  },
  threatens: (given) => {
    const [was, is] = threats(given);
    demand(was === false && is === true, given.words);
    return { square: given.claim.square };
  },
  'walks-clear': (given) => {
    const { from, to } = walkOf(given);
    demand(catsOf(given.before).get(from)?.threatened === true, given.words);
    demand(catsOf(given.after).get(to)?.threatened === false, given.words);
    return { square: from };
  },
  nearer: (given) => {
    const { from, to } = walkOf(given);
    return { square: from, steps: distance(given.before, from) - distance(given.after, to) };
  },
  'makes-room': (given) => {
    demand(listOrigins(given.after) > listOrigins(given.before), given.words);
    return { square: walkOf(given).from };
  },
  'no-closer': (given) => {
    const { from, to } = walkOf(given);
    demand(distance(given.before, from) <= distance(given.after, to), given.words);
    return { square: from };
  },
  'no-fire': (given) => {
    demand(given.after.tile === given.before.tile, given.words);
    return { cards: walkOf(given).cards.length };
  },
  'costs-two': (given) => {
    demand(walkOf(given).cards.length === 2 && given.before.has(EXHAUSTED, walkOf(given).from), given.words);
    return { cards: walkOf(given).cards.length };
  },
  tires: (given) => {
    const { from, to, cards } = walkOf(given);
    const rested = !given.before.has(EXHAUSTED, from) && cards.length === 1;
    demand(rested && given.after.has(EXHAUSTED, to) && handOf(given.after).length > 1, given.words);
    demand(!given.after.has(RAFT, to), given.words);
    return { square: to };
  },
  'harmless-fire': ({ before, after, words }) => {
    const now = catsOf(after);
    const isSame = ([square, cat]: [number, Cat]) =>
      now.get(square)?.labour === cat.labour && now.get(square)?.threatened === cat.threatened;
    return demand([...catsOf(before)].every(isSame), words);
  },
  expects: (given) => {
    demand(expectedOf(given).squares >= 4, given.words);
    return expectedOf(given);
  },
  scarce: (given) => {
    demand(expectedOf(given).squares < 4, given.words);
    return expectedOf(given);
  },
});
