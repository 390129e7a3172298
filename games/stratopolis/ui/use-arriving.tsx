import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { StratopolisPosition } from '../position.ts';
import type { Region } from '../scoring.ts';
import { type Arrivals, arrivalsAfter, nameRegion } from './arrivals.ts';

/**
 * Tells of a region whether its line and label must wait until the newest tile has been set down: that they belong to
 * what the tile did is seen only then.
 */
export function useArriving(
  { placed }: StratopolisPosition,
  regions: readonly Region[],
): (region: Region) => string | undefined {
  const kept = useRef<Arrivals>();
  kept.current = arrivalsAfter(kept.current, placed, regions);
  const { fresh } = kept.current;
  return (region) => (fresh.has(nameRegion(region)) ? `tile-${placed}` : undefined);
}

/** The line or the label of a region. Named by the tile that it waits for, because an animation starts on a new node only. */
export function Arriving({
  name,
  children,
}: {
  readonly name: string | undefined;
  readonly children: ComponentChildren;
}) {
  return (
    <g key={name} class={name && 'stratopolis-arriving'}>
      {children}
    </g>
  );
}
