import { useContext, useEffect, useMemo } from 'preact/hooks';
import { texts } from '#texts/arboretum/table.ts';
import { texts as common } from '#texts/arboretum/words.ts';
import { OVER, type Seat } from '../../../core/game.ts';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf } from '../../../kit/table.ts';
import type { Standing } from '../facts.ts';
import type { ArboretumPosition } from '../position.ts';
import { drawFate } from './artwork.ts';
import { isCancelled } from './cancelled.ts';
import { Emblem } from './card.tsx';
import { type Fate, fatesOf } from './fates.ts';
import { Painted } from './paint.tsx';
import { certainTotals, mayHide, type Prospects, type Right } from './prospects.ts';
import { Figure, ScoreLegend } from './score-legend.tsx';
import { UnseenValues } from './unseen-values.tsx';
import { ToldHere } from './use-told.tsx';
import { onlyRival, sayLetter, saySpecies } from './words.ts';

interface ScoresProps {
  readonly position: ArboretumPosition;
  readonly names: readonly string[];
  readonly standing: readonly Standing[];
  readonly prospects: Prospects;
  /** Whose hand is in front of the person. */
  readonly own?: Seat | undefined;
  /** The species whose row is pinned. */
  readonly pinned: number | undefined;
  readonly point: (species: number | undefined) => void;
  readonly pin: (species: number) => void;
}

/** The table "if it ended now": a row a species; pointing at one traces its paths. */
export function Scores(props: ScoresProps) {
  const { position, names, standing, prospects } = props;
  const { points } = prospects;
  const told = useContext(ToldHere);
  const over = position.turn === OVER;
  const certain = useMemo(() => certainTotals(position, standing), [position, standing]);
  // A table that is taken away from under the pointer, as by the final count, never hears that the pointer has left.
  useEffect(() => () => props.point(undefined), [props.point]);
  return (
    <>
      <table class={`scores arboretum-scores is-for-${position.seats}${told.isTable ? ' is-told' : ''}`}>
        <thead>
          <tr>
            <th scope="col">
              <span class="arboretum-corner">{over ? common.reckoning : common.ifItEnded}</span>
              {points.length > 2 && <Heads />}
            </th>
            {points.map((_, seat) => (
              <th scope="col" key={nameOf(names, seat)} title={nameOf(names, seat)}>
                <SeatBadge seat={seat} /> <span>{nameOf(names, seat)}</span>
                {points.length === 2 && <Heads />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" class="arboretum-all">
              {texts.scores.all}
            </th>
            {points.map(({ least, most }, seat) => (
              <td key={nameOf(names, seat)}>
                <b class="arboretum-total">{common.range(least, most)}</b>
              </td>
            ))}
          </tr>
          {standing.map((row) => (
            <SpeciesRow key={row.species} row={row} {...props} sums={certain?.get(row.species)} />
          ))}
        </tbody>
      </table>
      <ScoreLegend
        isOver={over}
        own={props.own ?? 0}
        seats={position.seats}
        hides={certain === undefined && points.some((_, seat) => position.hidden(seat) > 0)}
        species={standing[0]?.species ?? 0}
      />
    </>
  );
}

/** What the two numbers of a cell are, in the letters of each. Every cell says it to those who listen. */
function Heads() {
  return (
    <span class="arboretum-heads" aria-hidden="true">
      <b>{texts.scores.path}</b> <small>{texts.scores.hand}</small>
    </span>
  );
}

function SpeciesRow({
  row,
  sums,
  position,
  names,
  prospects,
  pinned,
  point,
  pin,
}: ScoresProps & {
  readonly row: Standing;
  /** Totals of the hands, where no card can be hidden any more. */
  readonly sums: readonly number[] | undefined;
}) {
  const { species, totals, paths, unseen } = row;
  const fates = position.turn === OVER ? [] : fatesOf(position, row);
  const rights = paths.map((path, seat) => (path ? prospects.rights.get(species)?.[seat] : undefined));
  const name = saySpecies(species);
  const isTold = useContext(ToldHere).species.includes(species);
  return (
    <tr class={isTold ? 'is-told' : ''} onPointerEnter={() => point(species)} onPointerLeave={() => point(undefined)}>
      <th scope="row">
        <button
          type="button"
          class="arboretum-row"
          aria-pressed={pinned === species}
          aria-label={texts.scores.row(name, sayLetter(species), unseen)}
          onFocus={() => point(species)}
          onBlur={() => point(undefined)}
          onClick={() => pin(species)}
        >
          <Emblem species={species} />
          <span class="arboretum-species">
            <span class="arboretum-species-name">
              {name} <small title={texts.scores.letter}>{sayLetter(species)}</small>
            </span>
            {unseen.length > 0 && <UnseenValues {...{ species, unseen }} />}
          </span>
        </button>
      </th>
      {totals.map((seen, seat) => {
        const hides = sums === undefined && mayHide(position, row, seat);
        const total = sums?.[seat] ?? seen;
        const isVoid = isCancelled(position, row, seat);
        const rival = onlyRival(names, totals.length, seat);
        return (
          <td key={nameOf(names, seat)}>
            <Figure
              {...{ species, hides }}
              right={rights[seat]}
              path={paths[seat]?.points}
              sum={total}
              isCancelled={isVoid}
              {...{ rival }}
            >
              <FateSign fate={fates[seat]} {...{ rival }} />
              <span class="sr-only">
                {texts.scores.cell(paths[seat]?.points, total, hides)}{' '}
                {isVoid && `${texts.scores.eightCountsNothing(rival)}.`} {sayRight(rights[seat])}
              </span>
            </Figure>
          </td>
        );
      })}
    </tr>
  );
}

/** The sign that stands at the end of the path, too. */
function FateSign({ fate, rival }: { readonly fate: Fate | undefined; readonly rival: string | undefined }) {
  if (fate === undefined || fate === 'open') return null;
  const words = texts.scores.fates[fate](rival);
  return (
    <span class="arboretum-fate" title={words}>
      <svg viewBox="-10 -10 20 20" aria-hidden="true">
        <Painted drawing={drawFate(fate)} />
      </svg>
      <span class="sr-only">{words}. </span>
    </span>
  );
}

function sayRight(right: Right | undefined): string {
  return right === undefined ? '' : texts.scores.rights[right];
}
