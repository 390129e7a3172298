import { texts } from '#texts/race-to-the-raft/gains.ts';
import { texts as words } from '#texts/race-to-the-raft/words.ts';
import type { Move } from '../../../core/game.ts';
import { gain, type NameSeat, type Reason, risk, slightGain } from '../../reason.ts';
import { count } from '../bits.ts';
import { squaresLeft } from '../facts.ts';
import { COLOUR_COUNT, DECK_COUNT } from '../geometry.ts';
import { HOPELESS, LABOUR, measureLabour } from '../labour.ts';
import { MAX_MOVES, takeApart } from '../moves.ts';
import { listOrigins } from '../placements.ts';
import type { RaftPosition } from '../position.ts';
import { CATS, DECKS, HAND, PHASES, REQUEST, type State } from '../state.ts';
import { stepsToRaft } from './cat-watch.ts';
import { nameCat } from './words.ts';

interface Cat {
  readonly square: number;
  readonly colour: number;
  readonly name: string;
  /** Squares on its best way that cards must recolour. */
  readonly labour: number;
  readonly isThreatened: boolean;
}

/** A reason, and how telling it is. */
interface Weighed {
  readonly reason: Reason;
  readonly weight: number;
}

/** What a move does for the cats, the most telling first; the table plays as one, so seats make no difference. */
export function explainMove(before: RaftPosition, move: Move, _nameSeat: NameSeat): Reason[] {
  const after = before.copy();
  after.play(move);
  if (after.phase === PHASES.won) return [gain('wins', texts.wins)];
  if (after.phase === PHASES.lost) return [risk('loses', texts.loses)];
  const weighed = before.phase === PHASES.ask ? expectColours(before, after) : weighCats(before, after);
  const told = weighed.sort((a, b) => b.weight - a.weight).map(({ reason }) => reason);
  if (told.some(({ isRisk }) => !isRisk)) return told;
  if (before.phase === PHASES.fire) return [...littleHarm(before, move), ...told];
  const parts = takeApart(move);
  if (parts.kind !== 'card') return told;
  const own = spared(before, move, parts.card);
  return own.length + told.length > 0 ? [...own, ...told] : idle();
}

/** A card that changes no cat's number: where it is the best there is, that much can be said. */
function idle(): Reason[] {
  return [slightGain('keeps', texts.keeps), risk('idle', texts.idle)];
}

/** More than there are squares. */
const SQUARES = 1024;

/** A card for a cat: here or there it is one idea. Of two, the better one often looks worse, by the squares alone. */
export function topicOf(before: RaftPosition, move: Move): number | undefined {
  const parts = takeApart(move);
  if (parts.kind !== 'card') return undefined;
  const lead = explainMove(before, move, String).find(({ isRisk }) => !isRisk);
  if (lead?.kind !== 'opens' && lead?.kind !== 'shortens') return undefined;
  return parts.card * SQUARES + lead.claim.square;
}

/** What a card that brings no cat nearer has for itself: it lengthens no path, as other ways to place it would. */
function spared(before: RaftPosition, move: Move, card: number): Reason[] {
  const harms = harmsOf(before, card);
  const harm = harms.get(move) ?? 0;
  const others = [...harms].filter(([other, left]) => other !== move && left !== LOST);
  const worse = others.filter(([, left]) => left > harm).length;
  if (harm > laboursIn(before) || worse === 0 || worse * 2 < others.length) return [];
  return [gain('spares', texts.spares(worse, others.length), { worse, others: others.length })];
}

/** What a fire that harms cats still has for itself: most other spots that lose nothing yet would harm them more. */
function littleHarm(before: RaftPosition, move: Move): Reason[] {
  const harms = harmsOf(before);
  const harm = harms.get(move) ?? 0;
  const others = [...harms].filter(([other, left]) => other !== move && left !== LOST);
  const worse = others.filter(([, left]) => left > harm).length;
  if (worse === 0 || worse * 2 < others.length) return keptByOthers(before, move);
  const claim = { worse, others: others.length };
  return [gain('little-harm', texts.littleHarm(worse, others.length), claim)];
}

/** A fire that only one cat pays for. */
function keptByOthers(before: RaftPosition, move: Move): Reason[] {
  const after = before.copy();
  after.play(move);
  const [old, now] = [catsAshore(before), catsAshore(after)];
  const isKept = (cat: Cat, at: number) => now[at].labour === cat.labour && (cat.isThreatened || !now[at].isThreatened);
  const kept = old.filter(isKept).map(({ name }) => name);
  const harmed = old.filter((cat, at) => !isKept(cat, at));
  if (kept.length === 0 || harmed.length !== 1) return [];
  return [gain('others-keep', texts.othersKeep(kept, harmed[0].name), { kept: kept.length })];
}

const LOST = Number.POSITIVE_INFINITY;
const FIRES = -1;
const measured = new WeakMap<RaftPosition, Map<number, ReadonlyMap<Move, number>>>();

/**
 * Squares that all cats ashore together still need after each move with a card, or with the fire. Every idea of a position
 * asks, so it is counted once.
 */
function harmsOf(before: RaftPosition, card = FIRES): ReadonlyMap<Move, number> {
  const known = measured.get(before) ?? new Map<number, ReadonlyMap<Move, number>>();
  measured.set(before, known);
  const harms = known.get(card) ?? measureHarms(before, card);
  known.set(card, harms);
  return harms;
}

function measureHarms(before: RaftPosition, card: number): ReadonlyMap<Move, number> {
  const list = new Int32Array(MAX_MOVES);
  const moves = Array.from(list.subarray(0, before.moves(list)));
  const after = before.copy();
  return new Map(
    moves
      .filter((move) => cardOf(move) === card)
      .map((move) => {
        after.copyFrom(before);
        after.play(move);
        return [move, after.phase === PHASES.lost ? LOST : laboursIn(after)] as const;
      }),
  );
}

function cardOf(move: Move): number {
  const parts = takeApart(move);
  return parts.kind === 'card' ? parts.card : FIRES;
}

function laboursIn(position: RaftPosition): number {
  return LABOUR.labour.subarray(0, measureLabour(position)).reduce((sum, each) => sum + each, 0);
}

function weighCats(before: RaftPosition, after: RaftPosition): Weighed[] {
  const old = catsAshore(before);
  const now = catsAshore(after);
  const walker = old.find(({ square }) => !after.has(CATS, square));
  if (walker) return weighWalk(before, after, walker, now);
  const gains = weighOthers(old, now);
  if (gains.length > 0 || before.phase !== PHASES.fire) return gains;
  return [{ reason: gain('harmless-fire', texts.harmlessFire), weight: 1 }];
}

/** What becomes of the cats that stay where they are. */
function weighOthers(old: readonly Cat[], now: readonly Cat[]): Weighed[] {
  const stays = old.flatMap((cat) => {
    const then = now.find(({ square }) => square === cat.square);
    return then ? [{ cat, then }] : [];
  });
  return [...stays.flatMap(({ cat, then }) => weighChange(cat, then)), ...weighHarm(stays)];
}

/** One reason for all cats that need more: of two risks only the first is told beside an idea. */
function weighHarm(stays: readonly { readonly cat: Cat; readonly then: Cat }[]): Weighed[] {
  const harmed = stays
    .map(({ cat, then }) => ({ ...cat, more: then.labour - cat.labour, left: then.labour }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more);
  const [worst] = harmed;
  if (!worst) return [];
  const { name, square, more, left } = worst;
  if (left === HOPELESS) return [{ reason: risk('strands', texts.strands(name), { square }), weight: HOPELESS }];
  const squares = harmed.reduce((sum, each) => sum + each.more, 0);
  const reason =
    harmed.length > 1
      ? risk('lengthens-several', texts.lengthensSeveral(harmed), { cats: harmed.length, squares }, -squares)
      : risk('lengthens', texts.lengthens(name, more), { square, saved: -more, left }, -more);
  return [{ reason, weight: 5 + squares }];
}

function weighChange(old: Cat, now: Cat): Weighed[] {
  const { name, square } = old;
  const saved = old.labour - now.labour;
  const claim = { square, saved, left: now.labour };
  const weighed: Weighed[] = [];
  if (saved > 0 && now.labour === 0)
    weighed.push({ reason: gain('opens', texts.opens(name), claim, saved), weight: 20 + saved });
  else if (saved > 0)
    weighed.push({
      reason: gain('shortens', texts.shortens(name, saved, now.labour), claim, saved),
      weight: 10 + saved,
    });
  const danger = weighDanger(old, now, {
    ends: { reason: gain('rescues', texts.rescues(name), { square }), weight: 8 },
    begins: { reason: risk('threatens', texts.threatens(name), { square }), weight: 4 },
  });
  return [...weighed, ...danger];
}

/** What is told of a cat that the fire threatens no longer, or from now on. */
function weighDanger(
  old: Cat,
  now: Cat,
  { ends, begins }: { readonly ends: Weighed; readonly begins: Weighed },
): Weighed[] {
  if (old.isThreatened === now.isThreatened) return [];
  return [now.isThreatened ? begins : ends];
}

/** A cat that is safe counts for more than steps on the way. */
const SAFE = 20;

function weighWalk(before: RaftPosition, after: RaftPosition, walker: Cat, now: readonly Cat[]): Weighed[] {
  const { name, square } = walker;
  const arrived = now.find((cat) => !before.has(CATS, cat.square));
  const cards = countHand(before) - countHand(after);
  const costs: Weighed[] = cards > 1 ? [{ reason: risk('costs-two', texts.costsTwo, { cards }), weight: 2 }] : [];
  if (!arrived) {
    const left = now.length;
    // The place it takes may be the one that another was on its way to.
    const harm = weighOthers(catsAshore(before), now);
    return [{ reason: gain('aboard', texts.aboard(left), { square, left }, SAFE), weight: 30 }, ...harm, ...costs];
  }
  const steps = stepsToRaft(before, square) - stepsToRaft(after, arrived.square);
  const weighed: Weighed[] = [{ reason: gain('no-fire', texts.noFire(cards), { cards }), weight: 1 }, ...costs];
  if (cards === 1 && countHand(after) > 1)
    weighed.push({ reason: risk('tires', texts.tires, { square: arrived.square }), weight: 1 });
  if (listOrigins(after) > listOrigins(before))
    weighed.push({ reason: gain('makes-room', texts.makesRoom(name), { square }), weight: 2 });
  weighed.push(
    steps > 0
      ? { reason: gain('nearer', texts.nearer(name, steps), { square, steps }, steps), weight: 3 }
      : { reason: risk('no-closer', texts.noCloser(name), { square }), weight: 1.5 },
  );
  const danger = weighDanger(walker, arrived, {
    ends: { reason: gain('walks-clear', texts.rescues(name), { square }), weight: 4 },
    begins: { reason: risk('walks-near-fire', texts.nearFire(name), { square }), weight: 3 },
  });
  return [...weighed, ...danger];
}

/** So few squares of a colour hardly make a path. */
const SCARCE = 4;

/** The colours that cats ashore need, by what the requested cards promise of them; what they hardly promise is a risk. */
function expectColours(before: RaftPosition, after: RaftPosition): Weighed[] {
  const ashore = catsAshore(before);
  const waiting = ashore.some(({ labour }) => labour > 0) ? ashore.filter(({ labour }) => labour > 0) : ashore;
  const needed = new Set(waiting.map(({ colour }) => colour));
  return Array.from({ length: COLOUR_COUNT }, (_, colour) => colour)
    .filter((colour) => needed.has(colour))
    .map((colour) => ({ colour, squares: Math.round(expected(before, after, colour)) }))
    .map(({ colour, squares }) =>
      squares < SCARCE
        ? {
            reason: risk('scarce', texts.scarce(squares, words.colours[colour]), { colour, squares }),
            weight: SCARCE - squares,
          }
        : {
            reason: gain('expects', texts.expects(squares, words.colours[colour]), { colour, squares }, squares),
            weight: squares,
          },
    );
}

function expected(before: State, after: State, colour: number): number {
  let squares = 0;
  for (let deck = 0; deck < DECK_COUNT; deck++) {
    const asked = after.words[REQUEST + deck];
    if (asked > 0) squares += (asked * squaresLeft(before, deck, colour)) / count(before.words[DECKS + deck]);
  }
  return squares;
}

function catsAshore(position: RaftPosition): Cat[] {
  const found = measureLabour(position);
  const colours = Array.from(LABOUR.colour.subarray(0, found));
  return colours.map((colour, cat) => {
    const square = LABOUR.square[cat];
    return {
      square,
      colour,
      name: nameCat(position, square),
      labour: LABOUR.labour[cat],
      isThreatened: LABOUR.threatened[cat] === 1,
    };
  });
}

function countHand({ words }: State): number {
  return Array.from({ length: DECK_COUNT }, (_, deck) => count(words[HAND + deck])).reduce((sum, each) => sum + each);
}
