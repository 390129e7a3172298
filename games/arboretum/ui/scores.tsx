import { texts } from '#texts/arboretum/table.ts';
import { texts as common } from '#texts/arboretum/words.ts';
import { OVER } from '../../../core/game.ts';
import { fillIn } from '../../../kit/fill-in.tsx';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf } from '../../../kit/table.ts';
import type { Standing } from '../facts.ts';
import type { ArboretumPosition } from '../position.ts';
import { drawFate, drawUnseen } from './artwork.ts';
import { Emblem } from './card.tsx';
import { type Fate, fatesOf } from './fates.ts';
import { Painted, pageColour } from './paint.tsx';
import { TONES } from './palette.ts';
import type { Prospects, Right } from './prospects.ts';
import { sayDeck, saySpecies } from './words.ts';

interface ScoresProps {
  readonly position: ArboretumPosition;
  readonly names: readonly string[];
  readonly standing: readonly Standing[];
  readonly prospects: Prospects;
  /** The species whose row is pinned. */
  readonly pinned: number | undefined;
  readonly point: (species: number | undefined) => void;
  readonly pin: (species: number) => void;
}

/** The table "if it ended now": a row a species; pointing at one traces its paths. Then what is left. */
export function Scores(props: ScoresProps) {
  const { position, names, standing, prospects } = props;
  const { points } = prospects;
  const over = position.turn === OVER;
  const hides = points.some((_, seat) => position.hidden(seat) > 0);
  const [cards, turns] = sayDeck(position);
  return (
    <>
      {!over && (
        <p class="left">
          <span>
            {fillIn(turns ? texts.scores.inDeckWithTurns : texts.scores.inDeck, { cards: <b>{cards}</b>, turns })}
          </span>
        </p>
      )}
      <table class={`scores arboretum-scores is-for-${position.seats}`}>
        <thead>
          <tr>
            <th scope="col">
              {over ? common.reckoning : common.ifItEnded}
              <span class="arboretum-figures">{texts.scores.figures}</span>
            </th>
            {points.map((_, seat) => (
              <th scope="col" key={nameOf(names, seat)} title={nameOf(names, seat)}>
                <SeatBadge seat={seat} /> <span>{nameOf(names, seat)}</span>
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
            <SpeciesRow key={row.species} row={row} {...props} />
          ))}
        </tbody>
      </table>
      <p class="fine">
        {texts.scores.legend} {!over && texts.scores.certain} {hides && texts.scores.hidden}
      </p>
    </>
  );
}

function SpeciesRow({
  row,
  position,
  names,
  prospects,
  pinned,
  point,
  pin,
}: ScoresProps & {
  readonly row: Standing;
}) {
  const { species, totals, paths, unseen } = row;
  const fates = position.turn === OVER ? [] : fatesOf(position, row);
  const rights = paths.map((path, seat) => (path ? prospects.rights.get(species)?.[seat] : undefined));
  const name = saySpecies(species);
  return (
    <tr onPointerEnter={() => point(species)} onPointerLeave={() => point(undefined)}>
      <th scope="row">
        <button
          type="button"
          class="arboretum-row"
          aria-pressed={pinned === species}
          aria-label={texts.scores.row(name, unseen)}
          onFocus={() => point(species)}
          onBlur={() => point(undefined)}
          onClick={() => pin(species)}
        >
          <Emblem species={species} />
          <span class="arboretum-species">
            {name}
            {unseen.length > 0 && (
              <svg class="arboretum-unseen" viewBox="-1 -1 73 9" aria-hidden="true">
                <Painted drawing={drawUnseen(species, unseen)} />
              </svg>
            )}
          </span>
        </button>
      </th>
      {totals.map((total, seat) => (
        <td key={nameOf(names, seat)}>
          <span
            class={`arboretum-figure is-${rights[seat] ?? 'bare'}`}
            style={{ '--wash': pageColour(TONES[species].wash), '--deep': pageColour(TONES[species].deep) }}
          >
            <b aria-hidden="true">{paths[seat]?.points ?? texts.scores.noPath}</b>
            <small aria-hidden="true">{texts.scores.inHand(total, position.hidden(seat) > 0)}</small>
            <FateSign fate={fates[seat]} />
            <span class="sr-only">
              {texts.scores.cell(paths[seat]?.points, total, position.hidden(seat) > 0)} {sayRight(rights[seat])}
            </span>
          </span>
        </td>
      ))}
    </tr>
  );
}

/** The sign that stands at the end of the path, too. */
function FateSign({ fate }: { readonly fate: Fate | undefined }) {
  if (fate === undefined || fate === 'open') return null;
  return (
    <span class="arboretum-fate" title={texts.scores.fates[fate]}>
      <svg viewBox="-10 -10 20 20" aria-hidden="true">
        <Painted drawing={drawFate(fate)} />
      </svg>
      <span class="sr-only">{texts.scores.fates[fate]}. </span>
    </span>
  );
}

function sayRight(right: Right | undefined): string {
  return right === undefined ? '' : texts.scores.rights[right];
}
