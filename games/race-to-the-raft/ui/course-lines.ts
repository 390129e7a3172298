import { type Journey, lastOf } from './journeys.ts';

/** Part of a cat's line in the result, from one move to another, that it has to itself or shares with others. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  /** Cats whose lines are one here, itself included, and which of them it is, from 0. */
  readonly sharedBy: number;
  readonly turn: number;
}

type Told = Pick<Journey, 'aboard' | 'needs'>;

/** Each cat's line, cut wherever other lines join it or leave it: cats that share a stretch share all of it. */
export function stretchesOf(journeys: readonly Told[]): readonly (readonly Stretch[])[] {
  return journeys.map((journey, own) => {
    const stretches: { from: number; to: number; beside: readonly number[] }[] = [];
    for (let from = 0; from < lastOf(journey); from++) {
      const beside = besideAt(journeys, journey, from);
      const last = stretches.at(-1);
      if (last && last.beside.join() === beside.join()) last.to = from + 1;
      else stretches.push({ from, to: from + 1, beside });
    }
    return stretches.map(({ from, to, beside }) => ({ from, to, sharedBy: beside.length, turn: beside.indexOf(own) }));
  });
}

/** Who needs as much as this cat after a move, as long as their lines go on. */
function besideAt(journeys: readonly Told[], { needs }: Told, move: number): readonly number[] {
  return [...journeys.keys()].filter(
    (other) => journeys[other].needs[move] === needs[move] && move < lastOf(journeys[other]),
  );
}
