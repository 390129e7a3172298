import { texts } from '#texts/web/set-up.ts';
import { joinPicked, type Picks } from '../../core/settings.ts';

/** A few things to choose from a list: no more can be ticked than the table needs. */
export function PickList({
  label,
  picks,
  seats,
  value,
  change,
}: {
  /** The id of what names the list. */
  readonly label: string;
  readonly picks: Picks;
  readonly seats: number;
  readonly value: string;
  readonly change: (value: string) => void;
}) {
  const count = picks.counts[seats];
  const toggle = (id: string) =>
    change(joinPicked(picks.from.filter((each) => (each.id === id) !== value.includes(each.id))));
  return (
    <div class="pick-list">
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
            <span>{title}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
