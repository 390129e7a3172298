import { useContext } from 'preact/hooks';
import type { Seat } from '../../../core/game.ts';
import { BoardMarks } from '../../../kit/board-marks.tsx';
import type { Mark } from '../../../kit/draw/place.ts';
import { memo } from '../../../kit/memo.tsx';
import { SpotsOnBoards } from '../../../kit/spots.tsx';
import { speciesOf } from '../cards.ts';
import type { Standing } from '../facts.ts';
import type { Grove } from '../grove.ts';
import { cardPoints, type Path } from '../paths.ts';
import type { ArboretumPosition } from '../position.ts';
import { at, CARD_HEIGHT, CARD_WIDTH, drawBlossom, drawWithered } from './artwork.ts';
import { blossomSpots } from './blossom-spots.ts';
import { SIGN, sayGrove } from './board.tsx';
import { drawPaths, scoredPaths } from './board-drawing.ts';
import { CardFace, NumeralsAbove, SmallFace } from './card.tsx';
import { Ground } from './ground.tsx';
import { boxOf, cornerOf, frameOf, squaresOf } from './layout.ts';
import { Painted, pageColour } from './paint.tsx';
import { TONES } from './palette.ts';
import { groveBoard } from './places.ts';
import { PER_CARD } from './scenes.ts';

/** Milliseconds before the first card blooms: the hands are compared first. */
const FIRST = 700;
/** Where a path runs: over the emblem. */
const MIDDLE = { x: CARD_WIDTH / 2 + 2, y: 52 };

const NO_MARKS: readonly Mark[] = [];

interface BloomProps {
  readonly position: ArboretumPosition;
  readonly name: string;
  readonly standing: readonly Standing[];
  readonly seat: Seat;
  readonly told: readonly number[];
  /** The species that is told now. */
  readonly row: Standing | undefined;
  /** A species whose path is to be traced alone. */
  readonly species: number | undefined;
}

/** A garden at the end: what scores is in bloom, the rest steps back. */
export function BloomingGrove({ position, name, standing, seat, told, row, species }: BloomProps) {
  const grove = position.groves[seat];
  const isSmall = position.seats > 2;
  const { x, y, width, height } = boxOf(frameOf(grove, 0), { columns: 3, rows: 3 });
  const scoring = standing.filter(({ rights, paths }) => rights[seat] && paths[seat]);
  const lit = species === undefined ? scoring.filter((each) => told.includes(each.species)) : [];
  const traced = species === undefined ? row : standing.find((each) => each.species === species);
  const [path, isLost] = [traced?.paths[seat], traced?.rights[seat] === false];
  const bright = squaresToLight(lit, traced, seat, told.length === standing.length);
  return (
    <svg
      class="arboretum-blooming"
      viewBox={`${x - 10} ${y - 10} ${width + 20} ${height + 20}`}
      // Nothing in a picture can be chosen, and its trees can be while somebody draws.
      role={useContext(SpotsOnBoards)?.isOpen ? 'group' : 'img'}
      aria-label={sayGrove(grove, name)}
    >
      <Ground grove={grove} />
      {squaresOf(grove).map((square) => (
        <Planted
          key={square}
          {...{ grove, square, isSmall }}
          isDim={bright !== undefined && !bright.has(square)}
          delay={isLost ? 0 : delayOf(path, square)}
        />
      ))}
      <OldRibbons {...{ grove, standing, seat }} shown={lit.filter((each) => each !== traced)} isQuiet={!!traced} />
      {isSmall && <NumeralsAbove {...{ grove }} squares={lit.flatMap(({ paths }) => paths[seat]?.squares ?? [])} />}
      {traced && path && (
        <NewPath key={traced.species} {...{ grove, path, isLost, isSmall }} species={traced.species} />
      )}
      {lit.map(
        (each) =>
          each !== traced && (
            <Sum key={each.species} {...{ grove, isSmall }} species={each.species} path={each.paths[seat]} />
          ),
      )}
      <BoardMarks marks={NO_MARKS} board={groveBoard(seat)} size={SIGN} />
    </svg>
  );
}

/** While a species is told its path alone is bright; before the first and after the last nothing or everything that scores. */
function squaresToLight(
  lit: readonly Standing[],
  traced: Standing | undefined,
  seat: Seat,
  isAllTold: boolean,
): ReadonlySet<number> | undefined {
  if (traced) return new Set(traced.paths[seat]?.squares ?? []);
  // In the end a garden without points steps back as the others' lost trees do.
  return lit.length === 0 && !isAllTold ? undefined : new Set(lit.flatMap(({ paths }) => paths[seat]?.squares ?? []));
}

function delayOf(path: Path | undefined, square: number): number {
  const index = path?.squares.indexOf(square) ?? -1;
  return index < 0 ? 0 : FIRST + index * PER_CARD;
}

/** Until a path of so many cards is in bloom. */
export function bloomTime(cards: number): number {
  return FIRST + cards * PER_CARD;
}

function after(milliseconds: number) {
  return { '--after': `${milliseconds}ms` };
}

const SHADES = ['deep', 'mid', 'light', 'wash'] as const;

/** The tones of a species under names that style sheets can use for any of them, and what its face is drawn in when it is dim. */
function shadesOf(species: number) {
  return {
    own: Object.fromEntries(SHADES.map((tone) => [`--own-${tone}`, pageColour(TONES[species][tone])])),
    dim: Object.fromEntries(SHADES.map((tone) => [`--tree-${species}-${tone}`, `var(--dim-${tone})`])),
  };
}

const Planted = memo(
  ({
    grove,
    square,
    isSmall,
    isDim,
    delay,
  }: {
    readonly grove: Grove;
    readonly square: number;
    readonly isSmall: boolean;
    readonly isDim: boolean;
    readonly delay: number;
  }) => {
    const [x, y] = cornerOf(grove, square);
    const card = grove.cardAt(square);
    const face = isSmall ? <SmallFace card={card} /> : <CardFace card={card} />;
    const { own, dim } = shadesOf(speciesOf(card));
    return (
      <g transform={`translate(${x} ${y})`} style={own}>
        {/* A tree that steps back has colours of its own: half of the bright ones over earth would be mud. */}
        <g class="arboretum-shaded" style={dim}>
          {face}
        </g>
        <g class={isDim ? 'arboretum-tree is-dim' : 'arboretum-tree'} style={after(delay)}>
          {face}
        </g>
      </g>
    );
  },
);

/** Paths told before. Each keeps its lane from first to last, whatever blooms beside it. */
function OldRibbons({
  grove,
  standing,
  seat,
  shown,
  isQuiet,
}: {
  readonly grove: Grove;
  readonly standing: readonly Standing[];
  readonly seat: Seat;
  readonly shown: readonly Standing[];
  readonly isQuiet: boolean;
}) {
  const all = scoredPaths(standing, seat);
  const drawings = drawPaths(all, (square) => cornerOf(grove, square), 1);
  return (
    <g class={isQuiet ? 'arboretum-told is-quiet' : 'arboretum-told'}>
      {all.map(
        ({ species }, index) =>
          shown.some((each) => each.species === species) && <Painted key={species} drawing={drawings[index]} />,
      )}
    </g>
  );
}

/** The path of the species that is told: in bloom card by card with its points, then the sum; or lost. */
function NewPath({
  grove,
  species,
  path,
  isLost,
  isSmall,
}: {
  readonly grove: Grove;
  readonly species: number;
  readonly path: Path;
  readonly isLost: boolean;
  readonly isSmall: boolean;
}) {
  const { points: spot } = blossomSpots(isSmall);
  const corners = path.squares.map((square) => cornerOf(grove, square));
  if (isLost) return <LostPath corners={corners} />;
  const points = cardPoints(path.cards);
  const [ribbon] = drawPaths([{ species, squares: path.squares }], (square) => cornerOf(grove, square), 1);
  return (
    <>
      {corners.map(([x, y], index) => (
        <g key={path.squares[index]} class="arboretum-lit-card" style={after(FIRST + index * PER_CARD)}>
          <rect
            {...{ x, y }}
            width={CARD_WIDTH}
            height={CARD_HEIGHT}
            rx={7}
            fill="none"
            stroke={pageColour(TONES[species].deep)}
            stroke-width={4}
          />
        </g>
      ))}
      <g class="arboretum-lit-card" style={after(FIRST)}>
        <Painted drawing={ribbon} />
        {isSmall && <NumeralsAbove {...{ grove }} squares={path.squares} />}
      </g>
      {corners.map(([x, y], index) => (
        <g key={path.squares[index]} transform={`translate(${x + spot.x} ${y + spot.y})`}>
          <g class="arboretum-blossom" style={after(FIRST + index * PER_CARD)}>
            <Painted drawing={drawBlossom(species, points[index], spot.size)} />
          </g>
        </g>
      ))}
      <Sum {...{ grove, species, path, isSmall }} delay={bloomTime(corners.length)} />
    </>
  );
}

function LostPath({ corners }: { readonly corners: readonly (readonly [number, number])[] }) {
  const points = corners.map(([x, y]) => [x + MIDDLE.x, y + MIDDLE.y]);
  const [x, y] = points[points.length - 1];
  return (
    <g class="arboretum-lost" style={after(FIRST)}>
      <path d={`M${points.map((point) => point.join(',')).join('L')}`} />
      <Painted drawing={at(x, y, 1, drawWithered())} />
    </g>
  );
}

function Sum({
  grove,
  species,
  path,
  isSmall,
  delay = 0,
}: {
  readonly grove: Grove;
  readonly species: number;
  readonly path: Path | undefined;
  readonly isSmall: boolean;
  readonly delay?: number;
}) {
  if (!path) return null;
  const { sum } = blossomSpots(isSmall);
  const [x, y] = cornerOf(grove, path.squares[path.squares.length - 1]);
  return (
    <g transform={`translate(${x + sum.x} ${y + sum.y})`}>
      <g class="arboretum-blossom is-sum" style={after(delay)}>
        <Painted drawing={drawBlossom(species, path.points, sum.size)} />
      </g>
    </g>
  );
}
