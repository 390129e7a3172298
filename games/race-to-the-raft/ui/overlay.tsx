import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { memo } from '../../../kit/memo.tsx';
import { columnOf, rowOf } from '../geometry.ts';
import type { RaftPosition } from '../position.ts';
import { CATS, EXHAUSTED, PHASES, RAFT } from '../state.ts';
import { drawAlarm, drawCardFace, drawDots, drawSkulls } from './artwork.ts';
import { bestPath } from './best-path.ts';
import { drawCatOnBoard } from './cat.ts';
import { allSquares, pathOf } from './cat-watch.ts';
import { closedLand } from './closed-land.ts';
import { type Draft, draftOf, originAt, type Place, pieceOf } from './draft.ts';
import { drawTile } from './fire.ts';
import { drawGaps } from './gap-drawing.ts';
import { gapsIn } from './gaps.ts';
import { placed } from './ground.tsx';
import { squareId } from './labels.ts';
import { CELL } from './land.ts';
import { outlineOf } from './last-fire.ts';
import { Painted } from './paint.tsx';
import { drawTerrain } from './terrain.ts';
import type { TurnDraft } from './use-draft.tsx';

/** Everything between the island and the pointer: lit places, ghosts, ways, warnings, the hint. */
export function Overlay({ turn }: { readonly turn: TurnDraft }) {
  const { position, draft, preview, looked } = turn;
  const lost = preview?.changes.filter((change) => change.after.cutOff) ?? [];
  return (
    <g class="raft-overlay">
      {draft.kind === 'card' && <Closed {...{ position }} places={turn.places} />}
      {draft.kind === 'fire' && <Lit places={turn.places} deadly={turn.deadly} />}
      {draft.kind === 'none' && position.phase === PHASES.play && <Movable turn={turn} />}
      {draft.kind === 'cat' && <Shade turn={turn} from={draft.from} />}
      {turn.watched !== undefined && <StillMissing position={position} cat={turn.watched} />}
      {looked !== undefined ? (
        <Walk turn={turn} from={looked} to={undefined} />
      ) : (
        draft.kind === 'cat' && <Walk turn={turn} from={draft.from} to={draft.to} />
      )}
      <Ghost turn={turn} />
      <Suggestion turn={turn} />
      {lost.map(({ before }) => (
        <g key={before.square} transform={placed(before.square)}>
          <Painted drawing={drawAlarm()} />
        </g>
      ))}
      {preview?.after.phase === PHASES.lost && <Gaps after={preview.after} />}
      <Star turn={turn} />
    </g>
  );
}

/** Why a fire would lose the game. */
const Gaps = memo(({ after }: { readonly after: RaftPosition }) => <Painted drawing={drawGaps(gapsIn(after))} />);

/**
 * A card goes nearly everywhere: a hundred dots would hide the very ground that it is to match. What steps back instead
 * is the land where it can't go, as with a cat.
 */
const Closed = memo(
  ({ position, places }: { readonly position: RaftPosition; readonly places: ReadonlyMap<number, Place> }) => (
    <path class="raft-shade" d={floorOf(closedLand(position, places))} />
  ),
);

/** Where the fire tile can be held: a dot, or a skull where laying fire would lose the game. */
const Lit = memo(
  ({ places, deadly }: { readonly places: ReadonlyMap<number, Place>; readonly deadly: ReadonlySet<number> }) => {
    const exact = [...places].filter(([, place]) => place.exact);
    const corners = (loses: boolean) =>
      exact
        .filter(([, { move }]) => deadly.has(move) === loses)
        .map(([square]) => ({ x: columnOf(square) * CELL, y: rowOf(square) * CELL }));
    return (
      <>
        <g class="raft-dots">
          <Painted drawing={drawDots(corners(false))} />
        </g>
        <Painted drawing={drawSkulls(corners(true))} />
      </>
    );
  },
);

/** Cats that can be moved, while nothing is chosen. */
function Movable({ turn }: { readonly turn: TurnDraft }) {
  return (
    <>
      {[...turn.choices.walks.keys()].map((square) => (
        <CatRing key={square} position={turn.position} square={square} />
      ))}
    </>
  );
}

/** Around a cat. That of an exhausted one is open at the corner: it would cross out the sign that the cat sleeps. */
function CatRing({
  position,
  square,
  strong = false,
}: {
  readonly position: RaftPosition;
  readonly square: number;
  readonly strong?: boolean;
}) {
  const looks = strong ? 'raft-ring is-strong' : 'raft-ring';
  if (!position.has(EXHAUSTED, square)) return <Ring square={square} looks={looks} />;
  return <path class={looks} transform={placed(square)} d={OPEN_RING} />;
}

const OPEN_RING = 'M29 2H12A10 10 0 0 0 2 12V36A10 10 0 0 0 12 46H36A10 10 0 0 0 46 36V19';

function Ring({ square, looks }: { readonly square: number; readonly looks: string }) {
  return (
    <rect
      class={looks}
      x={columnOf(square) * CELL + 2}
      y={rowOf(square) * CELL + 2}
      width={CELL - 4}
      height={CELL - 4}
      rx={10}
    />
  );
}

/** The best path of a cat to the raft, with a small piece of its ground wherever a card must still bring it. */
const StillMissing = memo(({ position, cat }: { readonly position: RaftPosition; readonly cat: number }) => {
  const best = bestPath(position, cat);
  if (!best || best.missing.length === 0) return null;
  // From the cat's edge: its face stays in sight.
  const points = [halfway(best.squares[0], best.squares[1]), ...best.squares.slice(1).map(middle)].join(' ');
  return (
    <g class="raft-best">
      <polyline class="raft-best-way is-under" points={points} />
      <polyline class="raft-best-way" points={points} />
      {best.missing.map((square) => (
        // Beside a cat that is in the way, not on it.
        <g
          key={square}
          transform={`${placed(square)}${position.has(CATS, square) ? ' translate(16 16) scale(0.7)' : ''}`}
        >
          <g transform="translate(11 11) scale(0.54)">
            <Painted drawing={drawTerrain(position.catAt(cat))} />
          </g>
          <rect class="raft-best-edge is-under" x={11} y={11} width={26} height={26} rx={4} />
          <rect class="raft-best-edge" x={11} y={11} width={26} height={26} rx={4} />
        </g>
      ))}
    </g>
  );
});

/** Where a cat can go, as one soft area; and the way to the square that is pointed at or chosen. */
function Walk({
  turn,
  from,
  to,
}: {
  readonly turn: TurnDraft;
  readonly from: number;
  readonly to: number | undefined;
}) {
  const { position, scarves, choices, pointed } = turn;
  const ends = choices.walks.get(from);
  const end = to ?? (pointed !== undefined && ends?.has(pointed) ? pointed : undefined);
  const path = end === undefined ? [] : pathOf(position, from, end);
  return (
    <>
      {ends && <Reach squares={[...ends.keys()].join()} />}
      <CatRing {...{ position }} square={from} strong />
      {end !== undefined && (
        <>
          <polyline class="raft-way is-under" points={path.map(middle).join(' ')} />
          <polyline class="raft-way" points={path.map(middle).join(' ')} />
          <g transform={placed(end)} class="raft-ghost">
            <Painted drawing={drawCatOnBoard(position.catAt(from), 'awake', scarves.has(from))} />
          </g>
          {to !== undefined && <Ring square={to} looks="raft-ring is-strong" />}
        </>
      )}
    </>
  );
}

/** A cat is chosen: land that it cannot reach steps back. */
function Shade({ turn: { position, choices }, from }: { readonly turn: TurnDraft; readonly from: number }) {
  const lit = new Set([
    ...(choices.walks.get(from)?.keys() ?? []),
    ...allSquares(position).filter((square) => position.has(CATS, square) || position.has(RAFT, square)),
  ]);
  const d = `M0 0h${position.columns * CELL}v${position.rows * CELL}H0z${floorOf([...lit])}`;
  return <path class="raft-shade" d={d} fill-rule="evenodd" />;
}

/** The squares as one path. */
function floorOf(squares: readonly number[]): string {
  return squares
    .map((square) => `M${columnOf(square) * CELL} ${rowOf(square) * CELL}h${CELL}v${CELL}h${-CELL}z`)
    .join('');
}

const Reach = memo(({ squares }: { readonly squares: string }) => {
  const all = squares.split(',').map(Number);
  const rim = outlineOf(all);
  return (
    <g class="raft-reach">
      <path class="raft-reach-floor" d={floorOf(all)} />
      <path class="raft-reach-rim is-under" d={rim} />
      <path class="raft-reach-rim" d={rim} />
    </g>
  );
});

function halfway(from: number, to: number): string {
  const between = (a: number, b: number) => ((a + b + 1) / 2) * CELL;
  return `${between(columnOf(from), columnOf(to))},${between(rowOf(from), rowOf(to))}`;
}

function middle(square: number): string {
  return `${(columnOf(square) + 0.5) * CELL},${(rowOf(square) + 0.5) * CELL}`;
}

/** The card or fire tile over the pointed square: as it would lie, or crossed out. */
function Ghost({ turn }: { readonly turn: TurnDraft }) {
  const { draft, pointed, aimed, deadly } = turn;
  const piece = pieceOf(draft);
  if (!piece || pointed === undefined || !hasGhost(turn)) return null;
  const [row, column] = piece.hold;
  const kind = aimed === undefined ? 'is-refused' : deadly.has(aimed) ? 'is-deadly' : '';
  return (
    <LaidPiece {...{ turn, draft, kind }} square={pointed}>
      {/* On the square that is pointed at: the middle of a tile may be none of its squares. */}
      {aimed === undefined && <path class="raft-no" d={`M${column * CELL + 6} ${row * CELL + 6}l36 36m0-36l-36 36`} />}
    </LaidPiece>
  );
}

function hasGhost({ position, draft, pointed, aimed, fault }: TurnDraft): boolean {
  if (!pieceOf(draft) || pointed === undefined || (aimed === undefined && !fault)) return false;
  return draft.kind !== 'card' || !position.has(CATS, pointed);
}

function LaidPiece({
  turn,
  draft,
  square,
  kind,
  children,
}: {
  readonly turn: TurnDraft;
  readonly draft: Draft;
  /** Where it is held. */
  readonly square: number;
  readonly kind: string;
  readonly children?: ComponentChildren;
}) {
  const piece = pieceOf(draft);
  if (!piece) return null;
  // A tile is no rectangle: what it leaves out would look as if it burnt.
  const rim = outlineOf(piece.squares);
  return (
    <g transform={placed(originAt(turn.position, piece, square).origin)} class={`raft-ghost ${kind}`}>
      <Piece draft={draft} />
      <path class="raft-edge is-under" d={rim} />
      <path class="raft-edge" d={rim} />
      {children}
    </g>
  );
}

/** The idea that is looked at, as it would lie; it makes room for what somebody tries out. */
function Suggestion({ turn }: { readonly turn: TurnDraft }) {
  const { hint, draft, looked } = turn;
  const idea = useMemo(() => (hint === undefined ? undefined : draftOf(hint)), [hint]);
  if (!idea || hasGhost(turn) || looked !== undefined || draft.kind === 'cat') return null;
  if (idea.draft.kind === 'cat') return <Walk turn={turn} from={idea.draft.from} to={idea.square} />;
  return <LaidPiece {...{ turn }} draft={idea.draft} square={idea.square} kind="is-idea" />;
}

const Piece = memo(({ draft }: { readonly draft: Draft }) => {
  if (draft.kind === 'card') return <Painted drawing={drawCardFace(draft.card, draft.turn)} />;
  return draft.kind === 'fire' ? <Painted drawing={drawTile(draft.tile, draft.way)} /> : null;
});

function Star({ turn }: { readonly turn: TurnDraft }) {
  if (turn.hint === undefined) return null;
  const { square } = draftOf(turn.hint);
  if (square < 0) return null;
  return (
    // In the corner of its square: a cat or a sign on the square stays in sight.
    <g class="raft-hint" data-hinted={squareId(square)} transform={placed(square)}>
      <rect class="raft-hint-edge" x={2} y={2} width={44} height={44} rx={6} />
      <rect class="raft-hint-ring" x={2} y={2} width={44} height={44} rx={6} />
      <path
        transform="translate(20 -2) scale(0.62)"
        d="M24 5l5.7 12 13.3 1.6-9.8 9 2.6 13.2L24 34.2l-11.8 6.6 2.6-13.2-9.8-9 13.3-1.6z"
      />
    </g>
  );
}
