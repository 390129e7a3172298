import { texts } from '#texts/arboretum/ending.ts';
import { draw } from '../../../kit/draw/drawing.ts';
import { recolour } from '../../../kit/draw/illustration.ts';
import type { FinalScore, ScorePart, ScoreSources } from '../../final-score.ts';
import { type Standing, standings } from '../facts.ts';
import type { ArboretumPosition } from '../position.ts';
import { emblem } from './emblems.ts';
import { VARIABLES } from './palette.ts';
import { saySpecies } from './words.ts';

const ON_PAGE = Object.fromEntries(Array.from(VARIABLES, ([colour, variable]) => [colour, `var(${variable})`]));

/** A8–A11: species by species, the best path of everybody who may score it, and of those who may not. */
export function explainScore(position: ArboretumPosition): FinalScore {
  return { kind: 'points', parts: standings(position).map(partOf), lostNote: texts.lostNote };
}

/** What decides between gardens with equal points. */
export const { tieRule } = texts;

/** A8: species by species. */
export const scoreSources: ScoreSources<ArboretumPosition> = {
  pointsOf: (position) => standings(position).map(pointsIn),
  tell: (position, source, whose) => texts.pathOf(whose, saySpecies(standings(position)[source].species)),
};

export function partOf(standing: Standing): ScorePart {
  const { species, rights, paths } = standing;
  const worth = paths.map((path) => path?.points ?? 0);
  return {
    name: saySpecies(species),
    points: pointsIn(standing),
    lost: worth.map((points, seat) => (rights[seat] ? 0 : points)),
    picture: recolour(draw('svg', { viewBox: '-21 -21 42 42', 'aria-hidden': 'true' }, emblem(species)), ON_PAGE),
  };
}

function pointsIn({ rights, paths }: Standing): readonly number[] {
  return paths.map((path, seat) => (rights[seat] ? (path?.points ?? 0) : 0));
}
