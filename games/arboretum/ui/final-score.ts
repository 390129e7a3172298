import type { FinalScore } from '../../final-score.ts';
import { standings } from '../facts.ts';
import type { ArboretumPosition } from '../position.ts';
import { saySpecies } from './words.ts';

/** A8–A11: species by species, the best path of everybody who may score it. */
export function explainScore(position: ArboretumPosition): FinalScore {
  const parts = standings(position).map(({ species, rights, paths }) => ({
    name: saySpecies(species),
    points: paths.map((path, seat) => (rights[seat] ? (path?.points ?? 0) : 0)),
  }));
  return { kind: 'points', parts };
}
