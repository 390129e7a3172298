import { useCallback, useEffect, useRef } from 'preact/hooks';
import { texts } from '#texts/web/set-up.ts';
import { joinPicked, type Picks } from '../../core/settings.ts';
import type { Room } from '../../games/room.ts';
import { bringIntoSight } from '../../kit/bring-into-sight.ts';
import { drawingImage } from '../board-picture.ts';
import { BoardImage } from './board-image.tsx';

/** A few things to choose from a list: no more can be ticked than the table needs. */
export function PickList({
  game,
  option,
  label,
  picks,
  seats,
  value,
  isOpening,
  change,
}: {
  readonly game: string;
  /** The id of the option that is picked for. */
  readonly option: string;
  /** The id of what names the list. */
  readonly label: string;
  readonly picks: Picks;
  readonly seats: number;
  readonly value: string;
  /** Somebody has just asked for the list. */
  readonly isOpening: boolean;
  readonly change: (value: string) => void;
}) {
  const count = picks.counts[seats];
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It opens below the bar that starts the match: without this, nothing seems to have happened.
    if (isOpening) bringIntoSight(list.current);
  }, [isOpening]);
  const toggle = (id: string) =>
    change(joinPicked(picks.from.filter((each) => (each.id === id) !== value.includes(each.id))));
  return (
    <div class="pick-list" ref={list}>
      <p class="fine" aria-live="polite">
        {texts.picked(value.length, count)}
      </p>
      <div role="group" aria-labelledby={label} class="picks">
        {picks.from.map(({ id, title }) => (
          <label key={id} class="pick">
            <input
              type="checkbox"
              checked={value.includes(id)}
              disabled={value.length >= count && !value.includes(id)}
              onChange={() => toggle(id)}
            />
            <PickPicture {...{ game, option, id }} />
            <span>{title}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

function PickPicture({ game, option, id }: { readonly game: string; readonly option: string; readonly id: string }) {
  const draw = useCallback(
    (room: Room) => {
      const drawing = room.drawPick?.(option, id);
      return drawing && drawingImage(drawing);
    },
    [option, id],
  );
  return <BoardImage game={game} draw={draw} />;
}

/** Brings somebody who wants to start too early to the first thing that they can still tick. */
export function focusFreePick(): void {
  const free = document.querySelector<HTMLElement>('.pick input:enabled:not(:checked)');
  bringIntoSight(free?.closest('.pick-list'));
  free?.focus({ preventScroll: true });
}
