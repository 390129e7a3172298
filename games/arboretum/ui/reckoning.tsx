import { useContext, useMemo } from 'preact/hooks';
import { texts } from '#texts/arboretum/ending.ts';
import type { Seat } from '../../../core/game.ts';
import type { ShownScene } from '../../../kit/draw/scene.ts';
import { memo } from '../../../kit/memo.tsx';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { SpotsOnBoards } from '../../../kit/spots.tsx';
import { nameOf } from '../../../kit/table.ts';
import { cardValue, speciesOf } from '../cards.ts';
import { VALUES } from '../components.ts';
import type { Standing } from '../facts.ts';
import type { ArboretumPosition } from '../position.ts';
import { BloomingGrove, bloomTime } from './blooming-grove.tsx';
import { heldOf, isCancelled } from './cancelled.ts';
import { CardBack, CardPicture, sayHand } from './card.tsx';
import { SCENERY } from './meadow.ts';
import { pageColour } from './paint.tsx';
import { TONES } from './palette.ts';
import { treesIn } from './places.ts';
import type { ArboretumScene } from './scenes.ts';
import { gainOf } from './suspense.ts';
import { ToldHere } from './use-told.tsx';

interface ReckoningProps {
  readonly position: ArboretumPosition;
  readonly names: readonly string[];
  readonly standing: readonly Standing[];
  /** Whose hand has been seen at this screen all along. */
  readonly own: Seat | undefined;
  /** Cards that everybody had seen before. */
  readonly known: ReadonlySet<number>;
  /** Nothing until the last discard has come to rest: the hands are closed then. */
  readonly shown: ShownScene<ArboretumScene> | undefined;
  /** A species whose paths are to be traced alone. */
  readonly species: number | undefined;
}

/** The ending on the table: everybody's garden and hand side by side; species by species cards are turned and paths bloom. */
export const Reckoning = memo((props: ReckoningProps) => {
  const { position, own = 0, shown } = props;
  const seats = position.groves.map((_, seat) => (own + seat) % position.seats);
  const state = `is-for-${position.seats}${shown?.isMoving ? ' is-moving' : ''}`;
  return (
    <div class={`arboretum-reckoning ${state}`} style={{ ...SCENERY, '--tempo': shown?.tempo ?? 0 }}>
      <SpotsOnBoards.Provider value={useTreeSpots(position)}>
        {seats.map((seat) => (
          <Bed key={seat} seat={seat} {...props} />
        ))}
      </SpotsOnBoards.Provider>
    </div>
  );
});

/** What can be marked: trees only, because the squares around them are not shown any longer. */
function useTreeSpots(position: ArboretumPosition) {
  const page = useContext(SpotsOnBoards);
  return useMemo(() => {
    const trees = treesIn(position);
    return page && { ...page, spots: page.spots.filter(({ id }) => trees.has(id)) };
  }, [page, position]);
}

function Bed({
  position,
  names,
  standing,
  own,
  known,
  shown,
  species,
  seat,
}: ReckoningProps & { readonly seat: Seat }) {
  const { now = [], told = [], totals } = shown?.scene ?? {};
  const name = nameOf(names, seat);
  const row = now.length === 1 ? standing.find((each) => each.species === now[0]) : undefined;
  return (
    <section class="arboretum-bed" aria-label={name} style={{ '--lit': `var(--seat-${seat})` }}>
      <h2>
        <SeatBadge seat={seat} /> <span class="arboretum-name">{name}</span>
        <Count key={totals?.[seat]} total={totals?.[seat] ?? 0} gain={row ? gainOf(row, seat) : 0} row={row} />
      </h2>
      <BloomingGrove {...{ position, name, standing, seat, told, row, species }} />
      <OpenHand {...{ position, seat, now, told, name, known }} isOwn={seat === own} row={row} />
      <p class="arboretum-verdict" style={row && toneOf(row.species)}>
        {row && <Verdict {...{ position, row, seat }} />}
      </p>
    </section>
  );
}

/** The total so far; what a path adds comes when it has bloomed. */
function Count({
  total,
  gain,
  row,
}: {
  readonly total: number;
  readonly gain: number;
  readonly row: Standing | undefined;
}) {
  const cards = row?.paths.map((path) => path?.cards.length ?? 0) ?? [];
  return (
    <b class="arboretum-count" style={{ '--after': `${bloomTime(Math.max(0, ...cards))}ms` }}>
      {gain > 0 && (
        <span class="arboretum-before" aria-hidden="true">
          {total - gain}
        </span>
      )}
      <span class={gain > 0 ? 'arboretum-total-now' : ''}>{total}</span>
    </b>
  );
}

function toneOf(species: number) {
  const { wash, deep } = TONES[species];
  return { '--wash': pageColour(wash), '--deep': pageColour(deep) };
}

/** A hand in a row. The cards of the species that is told are held up; those told before stay open. */
function OpenHand({
  position,
  seat,
  now,
  told,
  name,
  known,
  isOwn,
  row,
}: {
  readonly position: ArboretumPosition;
  readonly seat: Seat;
  readonly name: string;
  readonly known: ReadonlySet<number>;
  readonly isOwn: boolean;
  readonly now: readonly number[];
  readonly told: readonly number[];
  readonly row: Standing | undefined;
}) {
  const cards = position.hand(seat);
  const spoken = useContext(ToldHere).cards;
  const isOpen = (card: number) => isOwn || known.has(card) || told.includes(speciesOf(card));
  const label = cards.every(isOpen) ? sayHand(position, seat) : texts.finale.hand(name);
  return (
    <div class="arboretum-open-hand" role="img" aria-label={label}>
      {cards.map((card) => {
        const isNow = now.includes(speciesOf(card));
        const isVoid = row !== undefined && isNow && cardValue(card) === VALUES && isCancelled(position, row, seat);
        const isTold = spoken.includes(card);
        const state = `${isNow ? ' is-now' : ''}${isVoid ? ' is-void' : ''}${isTold ? ' is-told' : ''}`;
        return (
          <span key={`${card} ${isOpen(card)}`} class={`arboretum-turned${isOpen(card) ? ' is-open' : ''}${state}`}>
            {isOpen(card) ? <CardPicture card={card} /> : <CardBack />}
          </span>
        );
      })}
    </div>
  );
}

function Verdict({
  position,
  row,
  seat,
}: {
  readonly position: ArboretumPosition;
  readonly row: Standing;
  readonly seat: Seat;
}) {
  const { species, rights, totals, paths } = row;
  const points = paths[seat]?.points ?? 0;
  const outcome = points === 0 ? 'none' : rights[seat] ? 'scores' : 'lost';
  return (
    <>
      <span>{texts.finale.inHand(heldOf(position, species, seat), totals[seat])}</span>{' '}
      <span key={species} class={`arboretum-outcome is-${outcome}`}>
        {texts.finale.outcome[outcome](points, Math.max(...totals))}
      </span>
    </>
  );
}
