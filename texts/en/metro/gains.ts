import { inLanguage } from '../../language.ts';

const points = (count: number) => `${count} ${count === 1 ? 'point' : 'points'}`;

/** What a placement does, in a few words: for hints. What helps the mover comes first, then what others get of it. */
export const texts = inLanguage('metro/gains', {
  finishesOwn: (count: number, station: number) => `completes your line from station ${station} for ${points(count)}`,
  extendsOwn: (lines: number, tiles: number) =>
    lines === 1 ? `makes one of your lines ${tiles} longer` : `makes ${lines} of your lines longer, by ${tiles} in all`,
  cutsOff: (owner: string, count: number, station: number) =>
    `cuts off ${owner}’s line from station ${station} at ${points(count)}`,
  finishesTheirs: (owner: string, count: number, station: number) =>
    `completes ${owner}’s line from station ${station} for ${points(count)}`,
  extendsTheirs: (owner: string, lines: number, tiles: number) =>
    lines === 1
      ? `makes one of ${owner}’s lines ${tiles} longer`
      : `makes ${lines} of ${owner}’s lines longer, by ${tiles} in all`,
  noUse: 'this tile fits none of your lines; keep it for later',
  mustPlace: 'you must place whatever you draw',
});
