import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { Picture } from '../../../kit/picture.tsx';
import { TILE_LETTERS } from '../components.ts';
import { nameSquare, TILE_COUNT } from '../geometry.ts';
import { tilesLeft } from '../hints.ts';
import { squareOf, tileOf, wayOf } from '../moves.ts';
import { tileSquares } from '../placements.ts';
import type { RaftPosition } from '../position.ts';
import { PHASES } from '../state.ts';
import { drawTileShape } from './artwork.ts';
import { type CatChange, type CatWatch, watchCats } from './cat-watch.ts';
import { CatFace } from './hand.tsx';
import type { Turn } from './use-turn.tsx';
import { describeLoss, nameColour, plural } from './words.ts';

/** What the pointed square would mean, or why it is refused. */
export function PreviewWords({
  turn,
  ruleLink,
  children,
}: {
  readonly turn: Turn;
  readonly ruleLink: (rule: string) => string;
  readonly children?: ComponentChildren;
}) {
  const { preview, fault, acts } = turn;
  if (!acts || turn.draft.kind === 'ask') return null;
  return (
    <div class="preview raft-preview" aria-live="polite">
      {preview ? (
        <Preview turn={turn} changes={preview.changes} after={preview.after} />
      ) : fault ? (
        <p>
          {fault.message} {fault.rule && <a href={ruleLink(fault.rule)}>Rule {fault.rule}</a>}
          {fitsTurned(turn) && <span class="fine"> Turned or flipped it would fit here.</span>}
        </p>
      ) : (
        <p class="fine">{tipFor(turn)}</p>
      )}
      {children}
    </div>
  );
}

function Preview({
  turn,
  changes,
  after,
}: {
  readonly turn: Turn;
  readonly changes: readonly CatChange[];
  readonly after: RaftPosition;
}) {
  const lost = after.phase === PHASES.lost;
  return (
    <>
      {lost && <p class="problem">This loses the game. {describeLoss(after)}</p>}
      {after.phase === PHASES.won && <p class="raft-good">All cats are safe: this wins the game.</p>}
      <ul>
        {changes
          .filter((change) => !lost || change.after.cutOff)
          .map(({ before, after: then }) => (
            <li key={before.square} class="raft-change">
              <CatFace colour={before.colour} mood={then.aboard ? 'aboard' : 'awake'} />
              <span>{changeWords(before, then)}</span>
            </li>
          ))}
      </ul>
      {changes.length === 0 && !lost && (
        <p>{turn.draft.kind === 'fire' ? 'Safe: it changes no cat’s way.' : 'It changes no cat’s way to the raft.'}</p>
      )}
    </>
  );
}

function changeWords(before: CatWatch, after: CatWatch): string {
  const cat = nameColour(before.colour);
  if (after.aboard) return `${cat}: comes aboard`;
  if (after.cutOff) return `${cat}: cut off from the raft`;
  const way = wayChange(before, after);
  if (after.threatened && !before.threatened) return `${cat}: ${way}; fire comes close`;
  return !after.threatened && before.threatened ? `${cat}: ${way}; out of danger` : `${cat}: ${way}`;
}

function wayChange(before: CatWatch, after: CatWatch): string {
  if (wayWords(before) === wayWords(after)) return wayWords(after);
  if (before.labour > 0 && after.labour > 0) return `${before.labour} → ${after.labour} to recolour`;
  return `${wayWords(before)} → ${wayWords(after)}`;
}

function wayWords(cat: CatWatch): string {
  if (cat.aboard) return 'aboard';
  if (cat.cutOff) return 'cut off';
  if (cat.canBoard) return 'can board';
  return cat.labour === 0 ? 'way open' : `${cat.labour} to recolour`;
}

/** True when the tile would cover the pointed square if it lay another way. */
function fitsTurned({ draft, pointed, moves }: Turn): boolean {
  if (draft.kind !== 'fire' || pointed === undefined) return false;
  return moves.some((move) => tileSquares(tileOf(move), wayOf(move), squareOf(move)).includes(pointed));
}

const TIPS: Readonly<Record<Exclude<Turn['draft']['kind'], 'ask'>, string>> = {
  none: 'Point at a cat, or choose a card and point at a square, to see what it would do.',
  card: 'Point at a square, or tap it once: it becomes the middle of the card.',
  fire: 'Point at a square, or tap it once, to see which cats the fire would hinder.',
  cat: 'Point at a lit square, or tap it, to see the way.',
};

function tipFor({ draft }: Turn): string {
  return draft.kind === 'ask' ? '' : TIPS[draft.kind];
}

/** Every cat: where it is, and how far its way to the raft is made. */
export const Cats = memo(({ position }: { readonly position: RaftPosition }) => {
  const cats = useMemo(() => watchCats(position), [position]);
  const aboard = cats.filter((cat) => cat.aboard).length;
  return (
    <section aria-label="Cats">
      <h2 class="raft-heading">
        Cats <span class="fine">{`${aboard} of ${cats.length} aboard`}</span>
      </h2>
      <table class="scores raft-watch">
        <thead>
          <tr>
            <th scope="col">Cat</th>
            <th scope="col">Cost</th>
            <th scope="col">Way to raft</th>
          </tr>
        </thead>
        <tbody>
          {cats.map((cat) => (
            <CatRow key={cat.square} cat={cat} />
          ))}
        </tbody>
      </table>
      {cats.some((cat) => cat.labour > 0 && !cat.aboard && !cat.cutOff) && (
        <p class="fine">To recolour: squares on its best way that still need a card.</p>
      )}
    </section>
  );
});

function CatRow({ cat }: { readonly cat: CatWatch }) {
  return (
    <tr>
      <th scope="row">
        <CatFace colour={cat.colour} mood={cat.aboard ? 'aboard' : cat.exhausted ? 'exhausted' : 'awake'} />{' '}
        {nameColour(cat.colour)} <span class="fine">{nameSquare(cat.square)}</span>
      </th>
      <td>{cat.aboard ? '–' : plural(cat.exhausted ? 2 : 1, 'card')}</td>
      <td class={cat.cutOff ? 'problem' : ''}>
        <span class={cat.aboard || cat.canBoard ? 'raft-good' : ''}>{wayWords(cat)}</span>
        {cat.threatened && !cat.aboard && !cat.cutOff && <span class="raft-danger">fire close</span>}
      </td>
    </tr>
  );
}

const SHAPES = Array.from({ length: TILE_COUNT }, (_, tile) => drawTileShape(tile, 5.2, 'currentColor'));

/** All fire tiles; those that have been drawn are faint. */
export const Bag = memo(({ position }: { readonly position: RaftPosition }) => {
  const left = new Set(tilesLeft(position));
  return (
    <details class="raft-bag">
      <summary>
        <b>{left.size}</b> of {TILE_COUNT} fire tiles in the bag
      </summary>
      <ul>
        {Array.from({ length: TILE_COUNT }, (_, tile) => (
          <li key={tile} class={left.has(tile) ? '' : 'is-gone'}>
            <svg
              class="raft-bag-tile"
              viewBox="-1 -1 27 27"
              role="img"
              aria-label={`Tile ${TILE_LETTERS[tile]}${left.has(tile) ? '' : ', drawn'}`}
            >
              <Picture drawing={SHAPES[tile]} />
            </svg>
          </li>
        ))}
      </ul>
    </details>
  );
});
