import type { About } from '../../games/room.ts';
import { Segments } from '../../kit/segments.tsx';

/** How many sit down, where a game leaves a choice. */
export function SeatsChoice({
  range: { min, max },
  ...segments
}: {
  readonly range: About['seats'];
  readonly name: string;
  readonly legend: string;
  readonly value: number;
  readonly change: (seats: number) => void;
}) {
  const choices = Array.from({ length: max - min + 1 }, (_, more) => ({ value: min + more, title: min + more }));
  return max > min && <Segments {...segments} choices={choices} />;
}
