import { texts } from '#texts/blue-lagoon/table.ts';
import { KeptDetails } from '../../../kit/kept-details.tsx';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf } from '../../../kit/table.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { type Majority, majorities } from '../scoring.ts';
import { nameIsland } from './island-names.ts';

/** The key that does it, in every language. */
export const NAMES_KEY = 'I';

/** Every island with its bonus, the pieces of each player and who leads. Pointing at one lights it up on the board. */
export function Islands({
  position,
  names,
  show,
  isNamed,
  setNamed,
}: {
  readonly position: BlueLagoonPosition;
  readonly names: readonly string[];
  readonly show: (island: number | undefined) => void;
  /** Are their names on the board all the time? */
  readonly isNamed: boolean;
  readonly setNamed: (isNamed: boolean) => void;
}) {
  return (
    <KeptDetails name="blue-lagoon-islands" title={texts.islands.title}>
      <label class="blue-lagoon-naming">
        <input type="checkbox" checked={isNamed} onChange={({ currentTarget }) => setNamed(currentTarget.checked)} />{' '}
        {texts.islands.names} <kbd>{NAMES_KEY}</kbd>
      </label>
      <ul>
        {majorities(position).map((majority, island) => (
          <li key={nameIsland(position.board, island)}>
            <button
              type="button"
              onPointerEnter={() => show(island)}
              onPointerLeave={() => show(undefined)}
              onFocus={() => show(island)}
              onBlur={() => show(undefined)}
            >
              <span>
                {nameIsland(position.board, island)} <b>{majority.bonus}</b>
              </span>
              <span class="blue-lagoon-standing">
                {majority.pieces.map((count, seat) => (
                  <span key={names[seat]} class={majority.leaders.includes(seat) ? 'is-leader' : ''}>
                    <SeatBadge seat={seat} /> <span class="sr-only">{nameOf(names, seat)}</span> {count}
                  </span>
                ))}
              </span>
              <span class="blue-lagoon-share">
                <span class="sr-only">{leadWords(majority, names)}</span>{' '}
                {majority.leaders.length > 0 && texts.islands.share(majority.share)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </KeptDetails>
  );
}

function leadWords({ leaders }: Majority, names: readonly string[]): string {
  if (leaders.length === 0) return texts.islands.nobody;
  return leaders.length > 1 ? texts.islands.tied : texts.islands.leads(nameOf(names, leaders[0]));
}
