import { texts } from '#texts/arboretum/table.ts';
import { texts as common } from '#texts/arboretum/words.ts';
import { OVER } from '../../../core/game.ts';
import { fillIn } from '../../../kit/fill-in.tsx';
import { Picture } from '../../../kit/picture.tsx';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf } from '../../../kit/table.ts';
import type { Standing } from '../facts.ts';
import type { ArboretumPosition } from '../position.ts';
import { drawUnseen } from './artwork.ts';
import { Emblem } from './card.tsx';
import { TONES } from './palette.ts';
import { sayDeck, saySpecies } from './words.ts';

interface ScoresProps {
  readonly position: ArboretumPosition;
  readonly names: readonly string[];
  readonly standing: readonly Standing[];
  /** The species whose row is pinned. */
  readonly pinned: number | undefined;
  readonly point: (species: number | undefined) => void;
  readonly pin: (species: number) => void;
}

/** The table "if it ended now": a row a species; pointing at one traces its paths. Then what is left. */
export function Scores(props: ScoresProps) {
  const { position, names, standing } = props;
  const scores = Array.from(position.scores());
  const over = position.turn === OVER;
  const hides = scores.some((_, seat) => position.hidden(seat) > 0);
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
            <th scope="col">{over ? common.reckoning : common.ifItEnded}</th>
            {scores.map((_, seat) => (
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
            {scores.map((points, seat) => (
              <td key={nameOf(names, seat)}>
                <b class="arboretum-total">{points}</b>
              </td>
            ))}
          </tr>
          {standing.map((row) => (
            <SpeciesRow key={row.species} row={row} {...props} />
          ))}
        </tbody>
      </table>
      <p class="fine">
        {texts.scores.legend} {hides && texts.scores.hidden}
      </p>
    </>
  );
}

function SpeciesRow({
  row,
  position,
  names,
  pinned,
  point,
  pin,
}: ScoresProps & {
  readonly row: Standing;
}) {
  const { species, totals, rights, paths, unseen } = row;
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
                <Picture drawing={drawUnseen(species, unseen)} />
              </svg>
            )}
          </span>
        </button>
      </th>
      {totals.map((total, seat) => (
        <td key={nameOf(names, seat)}>
          <span
            class={rights[seat] ? 'arboretum-figure has-right' : 'arboretum-figure'}
            style={rights[seat] ? { background: TONES[species].wash, color: TONES[species].deep } : undefined}
          >
            <b>{paths[seat]?.points ?? 0}</b>
            <small>
              {total}
              {position.hidden(seat) > 0 && '+'}
            </small>
            {rights[seat] && <span class="sr-only">{texts.scores.mayScore}</span>}
          </span>
        </td>
      ))}
    </tr>
  );
}
