import { useEffect, useRef } from 'preact/hooks';
import type { Sound } from '../../kit/draw/scene.ts';
import { playSound } from '../../kit/sound.ts';
import type { TableNow } from '../../online/messages/news.ts';

/** A knock when somebody sits down, and a call when the match starts: who waits may look elsewhere. */
export function useArrivals(now: TableNow | undefined): void {
  const before = useRef<TableNow>();
  useEffect(() => {
    const sound = now && arrivalSound(before.current, now);
    before.current = now;
    if (sound) playSound(sound);
  }, [now]);
}

/** For somebody at the table, while it was open the last time that something was told of it. */
export function arrivalSound(before: TableNow | undefined, now: TableNow): Sound | undefined {
  if (before?.match !== now.match || before.status !== 'open' || before.you === null) return undefined;
  if (now.status === 'live') return 'turn';
  return countPeople(now) > countPeople(before) ? 'wood' : undefined;
}

function countPeople({ seats }: TableNow): number {
  return seats.filter(({ player }) => player.kind === 'person').length;
}
