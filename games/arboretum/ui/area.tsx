import { useMemo } from 'preact/hooks';
import { texts } from '#texts/arboretum/table.ts';
import { texts as common } from '#texts/arboretum/words.ts';
import { OVER, type Seat } from '../../../core/game.ts';
import type { Mark } from '../../../kit/draw/place.ts';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf } from '../../../kit/table.ts';
import type { Standing } from '../facts.ts';
import type { ArboretumPosition } from '../position.ts';
import { GroveBoard } from './board.tsx';
import { bestPaths, scoredPaths } from './board-drawing.ts';
import { HandRow } from './card.tsx';
import type { Drawn } from './drawn.ts';
import type { Fated } from './fate-marks.tsx';
import { fatesOf } from './fates.ts';
import { Flight } from './flight.tsx';
import type { TracedPath } from './garden-drawing.ts';
import { Hand } from './hand.tsx';
import { SortButton, useHandOrder } from './hand-order.tsx';
import { SCENERY } from './meadow.ts';
import { Piles } from './piles.tsx';
import { Points } from './points.tsx';
import type { Range } from './prospects.ts';
import { Rival } from './rival.tsx';
import { seatsBeside } from './seats-beside.ts';
import type { Draft } from './use-draft.tsx';

interface AreaProps {
  readonly position: ArboretumPosition;
  readonly names: readonly string[];
  readonly draft: Draft;
  readonly standing: readonly Standing[];
  /** What each seat could have, if it ended now. */
  readonly points: readonly Range[];
  /** Species whose paths are to be traced in every arboretum. */
  readonly species: number | undefined;
  /** The seat whose arboretum is large. */
  readonly shown: Seat;
  /** The seat whose arboretum is large as long as no other is asked for. */
  readonly home: Seat;
  /** The seat whose hand lies in front of the person, if there is one. */
  readonly own: Seat | undefined;
  readonly look: (seat: Seat) => void;
  readonly marks?: readonly Mark[];
  /** What somebody has just drawn. */
  readonly drawn?: Drawn | undefined;
  /** Only looked at: nobody plants here. */
  readonly isStill?: boolean;
  /** What the person has drawn in this turn. */
  readonly fresh?: readonly number[];
}

const NO_MARKS: readonly Mark[] = [];
const NOTHING: readonly number[] = [];

/** Piles at the left, the large arboretum, the others beside it, and the hand below. */
export function Area(props: AreaProps) {
  const {
    position,
    names,
    draft,
    points,
    shown,
    home,
    own,
    look,
    marks = NO_MARKS,
    fresh = NOTHING,
    drawn,
    isStill,
  } = props;
  const traced = useTraces(props);
  const blooms = useBlooms(props);
  const fates = useFates(props);
  const [order, reorder] = useHandOrder();
  const others = seatsBeside(position.seats, home, shown);
  // While the screen is passed on, frames around piles would seem to be what the one who has just played can draw from.
  const isPassing = own !== undefined && position.hidden(own) > 0;
  const name = nameOf(names, shown);
  return (
    <div class={`arboretum-area is-for-${position.seats}${own === undefined ? ' is-watched' : ''}`} style={SCENERY}>
      <Piles {...{ position, names, draft }} marks={isPassing ? marks.filter(({ kind }) => kind !== 'past') : marks} />
      {own !== undefined && <Hand position={position} seat={own} {...{ draft, order, marks, fresh }} />}
      {own !== undefined && <SortButton {...{ order, reorder }} isAway={shown !== own} />}
      <section class="arboretum-field" aria-label={texts.board.large(name)}>
        <header>
          <h2 id={`arboretum-seat-${shown}`}>
            <SeatBadge seat={shown} /> <span class="arboretum-name">{name}</span> <Points range={points[shown]} />
          </h2>
          {shown !== own && <HandRow {...{ position, drawn }} seat={shown} />}
        </header>
        <div class="arboretum-lawn">
          <GroveBoard
            key={shown}
            {...{ position, name, draft, marks }}
            seat={shown}
            canGrow={shown === own && !isStill}
            traced={traced[shown]}
            blooms={blooms[shown]}
            fates={fates[shown]}
          />
          {position.groves[shown].placed === 0 && draft.selected === undefined && (
            <p class="arboretum-bare">{common.nothingPlanted}</p>
          )}
        </div>
      </section>
      <div class="arboretum-others" {...treeHandlers(draft)}>
        {others.map((seat) => (
          <Rival
            key={seat}
            {...{ position, seat, names, look, marks, drawn }}
            points={points[seat]}
            traced={traced[seat]}
            blooms={blooms[seat]}
            fates={fates[seat]}
            acts={position.turn !== OVER && position.mover === seat}
            isOwn={seat === own}
          />
        ))}
      </div>
      <Flight drawn={drawn} isOwn={own !== undefined && drawn?.seat === own} />
    </div>
  );
}

/** A small tree answers as a large one does. The button that covers its garden is above it, so the page says what is below. */
function treeHandlers({ point }: Draft) {
  const treeAt = ({ clientX, clientY }: PointerEvent) =>
    document.elementsFromPoint(clientX, clientY).flatMap((element) => {
      const tree = element.closest<SVGElement>('.arboretum-small [data-card]');
      return tree ? [Number(tree.dataset.card)] : [];
    });
  return {
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const [card] = treeAt(event);
      point(card === undefined ? undefined : { kind: 'tree', id: card });
    },
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && point(undefined),
  };
}

/** The best path of every species, by seat. */
function useBlooms({ position, standing }: AreaProps): readonly (readonly TracedPath[])[] {
  return useMemo(() => position.groves.map((_, seat) => bestPaths(standing, seat)), [position, standing]);
}

/** Where paths end that score for sure, or never, as long as nobody gives anything away. */
function useFates({ position, standing }: AreaProps): readonly (readonly Fated[])[] {
  return useMemo(() => {
    // In the end the score itself is certain.
    const rows = position.turn === OVER ? [] : standing.map((row) => ({ row, fates: fatesOf(position, row) }));
    return position.groves.map((_, seat) =>
      rows.flatMap(({ row, fates }): Fated[] => {
        const [square, fate] = [row.paths[seat]?.squares.at(-1), fates[seat]];
        return square === undefined || fate === undefined || fate === 'open' ? [] : [{ square, fate }];
      }),
    );
  }, [position, standing]);
}

/** Which paths each arboretum shows: of the species pointed at, or what a card would bring, or in the end what scored. */
function useTraces({ position, standing, species, draft }: AreaProps): readonly (readonly TracedPath[])[] {
  const { preview } = draft;
  const still = useMemo(() => {
    const over = position.turn === OVER;
    const row = standing.find((each) => each.species === species);
    return position.groves.map((_, seat): readonly TracedPath[] => {
      const path = row?.paths[seat];
      if (row) return path ? [{ species: row.species, squares: path.squares }] : [];
      return over ? scoredPaths(standing, seat) : [];
    });
  }, [position, standing, species]);
  if (!preview || species !== undefined) return still;
  return still.map((traced, seat) => (seat === position.mover ? preview.traced : traced));
}
