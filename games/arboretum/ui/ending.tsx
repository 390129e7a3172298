import { texts } from '#texts/arboretum/ending.ts';
import { fillIn } from '../../../kit/fill-in.tsx';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf } from '../../../kit/table.ts';
import { cardValue, speciesOf } from '../cards.ts';
import { VALUES } from '../components.ts';
import { type Standing, standings } from '../facts.ts';
import type { ArboretumPosition } from '../position.ts';
import { CardPicture, Emblem } from './card.tsx';
import { sayPoints } from './preview.ts';
import { tieWords } from './scenes.ts';
import { gainOf } from './suspense.ts';
import { sayCard, saySpecies } from './words.ts';

/** How the points came about, species by species: who has the right, and the best path card by card. */
export function EndingStory({
  position,
  names,
}: {
  readonly position: ArboretumPosition;
  readonly names: readonly string[];
}) {
  const rows = standings(position);
  const tie = tieWords(position, names);
  return (
    <div class="arboretum-ending">
      <Totals {...{ position, names, rows }} />
      {tie && <p>{tie}</p>}
      <ol>
        {rows.map((row) => (
          <li key={row.species}>
            <h3>
              <Emblem species={row.species} /> {saySpecies(row.species)}
            </h3>
            <SpeciesStory {...{ position, names, row }} />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface TotalsProps {
  readonly position: ArboretumPosition;
  readonly names: readonly string[];
  readonly rows: readonly Standing[];
}

function Totals({ position, names, rows }: TotalsProps) {
  return (
    <p class="arboretum-totals">
      {Array.from({ length: position.seats }, (_, seat) => (
        <span key={nameOf(names, seat)}>
          <SeatBadge seat={seat} /> {nameOf(names, seat)} <b>{rows.reduce((sum, row) => sum + gainOf(row, seat), 0)}</b>
        </span>
      ))}
    </p>
  );
}

function SpeciesStory({
  position,
  names,
  row,
}: {
  readonly position: ArboretumPosition;
  readonly names: readonly string[];
  readonly row: Standing;
}) {
  return (
    <ul>
      {row.paths.map((path, seat) => (
        <li key={nameOf(names, seat)} class={row.rights[seat] ? 'has-right' : ''}>
          <p>
            <SeatBadge seat={seat} /> <b>{nameOf(names, seat)}</b>{' '}
            {rightWords(position, row, seat, nameOf(names, seat))}
          </p>
          {row.rights[seat] && path && (
            <p class="arboretum-path">
              {path.cards.map((card) => (
                <span key={card} class="arboretum-bloom">
                  <CardPicture card={card} />
                  <span class="sr-only">{sayCard(card)}</span>
                </span>
              ))}
              <span>{fillIn(texts.sum, { parts: sayPoints(path), points: <b>{path.points}</b> })}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Why a seat may or may not score a species (A8, A9). */
function rightWords(position: ArboretumPosition, row: Standing, seat: number, name: string): string {
  const held = position.hand(seat).filter((card) => speciesOf(card) === row.species);
  const sum = held.reduce((total, card) => total + cardValue(card), 0);
  const total = row.totals[seat];
  return texts.right(name, held.map(cardValue), total, {
    cancelled: sum - total === VALUES,
    mayScore: row.rights[seat],
    points: row.paths[seat]?.points ?? 0,
    best: Math.max(...row.totals),
  });
}
