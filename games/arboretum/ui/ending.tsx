import { useEffect, useState } from 'preact/hooks';
import { texts } from '#texts/arboretum/ending.ts';
import { fillIn } from '../../../kit/fill-in.tsx';
import { wantsLessMotion } from '../../../kit/motion.ts';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf } from '../../../kit/table.ts';
import { cardValue, speciesOf } from '../cards.ts';
import { VALUES } from '../components.ts';
import { type Standing, standings } from '../facts.ts';
import { speciesIn } from '../paths.ts';
import type { ArboretumPosition } from '../position.ts';
import { CardPicture, Emblem } from './card.tsx';
import { sayPoints } from './preview.ts';
import { sayCard, saySpecies } from './words.ts';

/** Milliseconds from species to species. */
const PAUSE = 1100;

/** The reckoning species by species: who has the right, then the best path card by card; totals grow as it goes. */
export function EndingStory({
  position,
  names,
}: {
  readonly position: ArboretumPosition;
  readonly names: readonly string[];
}) {
  const rows = standings(position);
  const [told, tell] = useState(() => (wantsLessMotion() ? rows.length : 0));
  const all = told >= rows.length;
  useEffect(() => {
    if (all) return;
    const pause = setTimeout(() => tell(told + 1), told === 0 ? PAUSE / 2 : PAUSE);
    return () => clearTimeout(pause);
  }, [told, all]);
  return (
    <div class="arboretum-ending">
      <Totals {...{ position, names }} rows={rows.slice(0, told)} />
      {all && <TieBreak {...{ position, names }} />}
      {!all && (
        <button type="button" onClick={() => tell(rows.length)}>
          {texts.showAll}
        </button>
      )}
      <ol>
        {rows.slice(0, told).map((row) => (
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

function Totals({
  position,
  names,
  rows,
}: {
  readonly position: ArboretumPosition;
  readonly names: readonly string[];
  readonly rows: readonly Standing[];
}) {
  return (
    <p class="arboretum-totals">
      {Array.from({ length: position.seats }, (_, seat) => (
        <span key={nameOf(names, seat)}>
          <SeatBadge seat={seat} /> {nameOf(names, seat)}{' '}
          <b>{rows.reduce((sum, { rights, paths }) => sum + (rights[seat] ? (paths[seat]?.points ?? 0) : 0), 0)}</b>
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
              {path.cards.map((card, index) => (
                <span key={card} class="arboretum-bloom" style={{ animationDelay: `${250 + index * 90}ms` }}>
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
    hasPath: row.paths[seat] !== undefined,
  });
}

/** A12, told when it was needed. */
function TieBreak({ position, names }: { readonly position: ArboretumPosition; readonly names: readonly string[] }) {
  const scores = Array.from(position.scores());
  const best = Math.max(...scores);
  const level = scores.flatMap((points, seat) => (points === best ? [seat] : []));
  if (level.length < 2) return null;
  const kinds = level.map((seat) => ({ name: nameOf(names, seat), species: speciesIn(position.groves[seat]) }));
  return <p>{texts.tie(kinds)}</p>;
}
