import { texts } from '#texts/arboretum/ending.ts';
import { texts as tableTexts } from '#texts/arboretum/table.ts';
import type { Move, Seat } from '../../../core/game.ts';
import { cardValue, speciesOf } from '../cards.ts';
import { ENDS_WITH_8, SAME_SPECIES_LENGTH, STARTS_WITH_1, VALUES } from '../components.ts';
import { type Standing, standings } from '../facts.ts';
import type { Path } from '../paths.ts';
import type { ArboretumPosition } from '../position.ts';
import { DISCARD, PLACE } from '../rules.ts';
import type { TracedPath } from './garden-drawing.ts';
import { prospectsOf, type Range, type Right } from './prospects.ts';
import { saySpecies } from './words.ts';

/** What a move would do for the seat that makes it, by what it knows. */
export interface Preview {
  readonly move: Move;
  /** Points if the game ended before and after. */
  readonly points: readonly [Range, Range];
  /** Species whose best path, hand total or right would change. */
  readonly changes: readonly SpeciesChange[];
  /** The paths that would be better than now. */
  readonly traced: readonly TracedPath[];
}

interface SpeciesChange {
  readonly species: number;
  readonly path: readonly [number, number];
  readonly total: readonly [number, number];
  readonly right: readonly [Right | undefined, Right | undefined];
}

export function previewMove(position: ArboretumPosition, move: Move): Preview {
  const seat = position.mover;
  const after = position.copy();
  after.play(move);
  const [before, later] = [standings(position), standings(after)];
  const [odds, then] = [prospectsOf(position, before), prospectsOf(after, later)];
  const pairs = later.map((then, index) => ({ now: before[index], then }));
  const better = pairs.filter(({ now, then }) => pointsOf(then, seat) > pointsOf(now, seat));
  return {
    move,
    points: [odds.points[seat], then.points[seat]],
    changes: pairs.flatMap((pair) => {
      const { species } = pair.now;
      return changeOf(pair.now, pair.then, seat, [odds.rights.get(species)?.[seat], then.rights.get(species)?.[seat]]);
    }),
    traced: better.map(({ then }) => ({ species: then.species, squares: then.paths[seat]?.squares ?? [] })),
  };
}

function pointsOf(standing: Standing, seat: Seat): number {
  return standing.paths[seat]?.points ?? 0;
}

function changeOf(now: Standing, then: Standing, seat: Seat, right: SpeciesChange['right']): SpeciesChange[] {
  const path = [pointsOf(now, seat), pointsOf(then, seat)] as const;
  const total = [now.totals[seat], then.totals[seat]] as const;
  const same = path[0] === path[1] && total[0] === total[1] && right[0] === right[1];
  return same ? [] : [{ species: now.species, path, total, right }];
}

/** `Dogwood path 4 → 6 points; in hand 12 → 5, no longer yours to score`. */
export function sayChange({ species, path, total, right }: SpeciesChange): string {
  return tableTexts.preview.change(saySpecies(species), path, total, right);
}

/** What the numbers do not say: why there are no more of them, or what else comes of the move. */
export function sayNote({ deck, groves, mover }: ArboretumPosition, { move, traced }: Preview): string {
  const { noPathYet, everybodyWillKnow, endsTheGame, anyoneMayTake } = tableTexts.preview;
  // With nothing planted there is no path that could have been better.
  if (move >= PLACE) return traced.length === 0 && groves[mover].placed > 0 ? noPathYet : '';
  if (move < DISCARD) return everybodyWillKnow;
  return deck === 0 ? endsTheGame : anyoneMayTake;
}

/** The points of a path one by one (A11): `5 cards, +2 for ending with an 8`. */
export function sayPoints({ cards }: Path): string {
  const species = speciesOf(cards[0]);
  const same = cards.length >= SAME_SPECIES_LENGTH && cards.every((card) => speciesOf(card) === species);
  return [
    texts.path.cards(cards.length),
    ...(same ? [texts.path.allOne(cards.length, saySpecies(species))] : []),
    ...(cardValue(cards[0]) === 1 ? [texts.path.beginsWith1(STARTS_WITH_1)] : []),
    ...(cardValue(cards[cards.length - 1]) === VALUES ? [texts.path.endsWith8(ENDS_WITH_8)] : []),
  ].join(', ');
}
