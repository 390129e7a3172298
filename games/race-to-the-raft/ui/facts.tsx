import { useMemo } from 'preact/hooks';
import { texts } from '#texts/race-to-the-raft/cats.ts';
import { texts as table } from '#texts/race-to-the-raft/table.ts';
import { fillIn } from '../../../kit/fill-in.tsx';
import { memo } from '../../../kit/memo.tsx';
import { Picture } from '../../../kit/picture.tsx';
import { Refusal } from '../../../kit/refusal.tsx';
import { COLOUR_LETTERS, TILE_LETTERS } from '../components.ts';
import { tilesLeft } from '../facts.ts';
import { TILE_COUNT } from '../geometry.ts';
import type { RaftPosition } from '../position.ts';
import { EXHAUSTED, NONE, PHASES, RAFT, WILD } from '../state.ts';
import { priceOfWalk } from '../walks.ts';
import { drawBerth } from './artwork.ts';
import { allSquares, type CatWatch, watchCats } from './cat-watch.ts';
import { fitsTurned } from './draft.ts';
import { drawFlame, drawTileShape } from './fire.ts';
import { CatFace } from './hand.tsx';
import { Painted } from './paint.tsx';
import type { CatChange } from './preview.ts';
import type { Scarves } from './scarves.ts';
import type { TurnDraft } from './use-draft.tsx';
import { describeThreat, nameCat, nameColour } from './words.ts';

/** What the pointed square would mean, or why it is refused. */
export function PreviewWords({
  turn,
  ruleLink,
}: {
  readonly turn: TurnDraft;
  readonly ruleLink: (rule: string) => string;
}) {
  const { preview, fault, acts, pointed } = turn;
  if (!acts || turn.draft.kind === 'ask') return null;
  // A tip is for the eye: whoever listens has just been told what to do.
  const raft = raftWords(turn);
  const isTip = !preview && !fault && turn.looked === undefined && raft === undefined;
  return (
    <div class="preview raft-preview" aria-live={isTip ? 'off' : 'polite'}>
      {preview ? (
        <Preview turn={turn} changes={preview.changes} after={preview.after} />
      ) : fault ? (
        <>
          <Refusal {...{ fault, ruleLink }} isLive />
          {pointed !== undefined && fitsTurned(turn.position, turn.choices, turn.draft, pointed) && (
            <p class="fine">{texts.preview.fitsTurned}</p>
          )}
        </>
      ) : turn.looked !== undefined ? (
        <p>{reachWords(turn, turn.looked)}</p>
      ) : raft ? (
        <p>{raft}</p>
      ) : (
        <p class="fine">{tipFor(turn)}</p>
      )}
    </div>
  );
}

function Preview({
  turn,
  changes,
  after,
}: {
  readonly turn: TurnDraft;
  readonly changes: readonly CatChange[];
  readonly after: RaftPosition;
}) {
  const lost = after.phase === PHASES.lost;
  // What loses the game names the cats by itself.
  const told = lost ? [] : changes;
  return (
    <>
      {lost && <p class="problem">{texts.preview.loses(describeThreat(after))}</p>}
      {after.phase === PHASES.won && <p class="raft-good">{texts.preview.wins}</p>}
      {told.length > 0 && <Changes changes={told} scarves={turn.scarves} />}
      {changes.length === 0 && !lost && (
        <p>{turn.draft.kind === 'fire' ? texts.preview.safeFire : texts.preview.noChange}</p>
      )}
    </>
  );
}

/** What happens to each cat: for the eye its face and "4 → 2", for those who listen a sentence. */
function Changes({ changes, scarves }: { readonly changes: readonly CatChange[]; readonly scarves: Scarves }) {
  return (
    <ul class="raft-changes">
      {changes.some(({ after }) => isLabour(after)) && <li aria-hidden="true">{texts.preview.toRecolour}</li>}
      {changes.map(({ before, after }) => (
        <li key={before.square}>
          <CatFace
            colour={before.colour}
            mood={after.aboard ? 'aboard' : 'awake'}
            hasScarf={scarves.has(before.square)}
          />
          <span aria-hidden="true" class="raft-change">
            <span class={trendOf(before, after)}>{shortChange(before, after)}</span>
            {isInDanger(after) && !before.threatened && <Flame />}
            {before.threatened && !after.threatened && isLabour(after) && <span>{texts.preview.clear}</span>}
          </span>
          <span class="sr-only">{changeWords(before, after)}</span>
        </li>
      ))}
    </ul>
  );
}

function isLabour(cat: CatWatch): boolean {
  return !cat.aboard && !cat.cutOff && !cat.canBoard && cat.labour > 0;
}

function shortWay(cat: CatWatch): string {
  return isLabour(cat) ? `${cat.labour}` : wayWords(cat);
}

/** That a cat is aboard says all: where it was before is of no interest. */
function shortChange(before: CatWatch, after: CatWatch): string {
  if (after.aboard) return texts.preview.boards;
  return stopsShort(before, after) ? texts.ways.stopsShort : texts.preview.shortly(shortWay(before), shortWay(after));
}

/** A walk that ends before the raft, though the cat could be aboard: that it “can board” would be read as what the walk does. */
function stopsShort(before: CatWatch, after: CatWatch): boolean {
  return before.square !== after.square && after.canBoard;
}

/** The numbers say it, but not at a glance which of them is good: fewer squares are. */
function trendOf(before: CatWatch, after: CatWatch): string {
  if (after.cutOff) return 'problem';
  if (after.aboard || after.labour < before.labour) return 'raft-good';
  return after.labour > before.labour ? 'raft-worse' : '';
}

const FLAME = drawFlame();

/** Fire is near. */
const Flame = () => (
  <svg class="raft-flame" viewBox="5 8 38 38" aria-hidden="true">
    <Picture drawing={FLAME} />
  </svg>
);

/** R3: whom the pointed square of the raft takes. */
function raftWords({ position, pointed }: TurnDraft): string | undefined {
  if (pointed === undefined || !position.has(RAFT, pointed)) return undefined;
  const { mast, ring, mat } = texts.preview.raft;
  if (position.has(WILD, pointed)) return ring;
  const colour = position.colourAt(pointed);
  return colour === NONE ? mast : mat(nameColour(colour));
}

/** What a cat could do. */
function reachWords({ position, choices }: TurnDraft, cat: number): string {
  const ends = [...(choices.walks.get(cat)?.keys() ?? [])];
  const aboard = ends.filter((end) => position.has(RAFT, end)).length;
  const words = texts.preview.reach(
    nameCat(position, cat),
    ends.length - aboard,
    aboard > 0,
    priceOfWalk(position, cat),
  );
  if (position.has(EXHAUSTED, cat)) return `${words} ${texts.preview.exhausted}`;
  return aboard > 0 ? words : `${words} ${texts.preview.marked}`;
}

function changeWords(before: CatWatch, after: CatWatch): string {
  const cat = nameColour(before.colour);
  const { preview } = texts;
  if (after.aboard) return preview.comesAboard(cat);
  if (after.cutOff) return preview.cutOff(cat);
  const way = wayChange(before, after);
  if (after.threatened === before.threatened) return preview.way(cat, way);
  return after.threatened ? preview.comesClose(cat, way) : preview.outOfDanger(cat, way);
}

function wayChange(before: CatWatch, after: CatWatch): string {
  if (stopsShort(before, after)) return texts.ways.stopsShort;
  if (wayWords(before) === wayWords(after)) return wayWords(after);
  if (before.labour > 0 && after.labour > 0) return texts.ways.lessLabour(before.labour, after.labour);
  return texts.ways.change(wayWords(before), wayWords(after));
}

function wayWords(cat: CatWatch): string {
  if (cat.aboard) return texts.ways.aboard;
  if (cat.cutOff) return texts.ways.cutOff;
  if (cat.canBoard) return texts.ways.canBoard;
  return cat.labour === 0 ? texts.ways.open : texts.ways.labour(cat.labour);
}

function tipFor({ draft }: TurnDraft): string {
  return draft.kind === 'ask' ? '' : texts.preview.tips[draft.kind];
}

/** Every cat: where it is, and how far its way to the raft is made. */
interface CatsProps {
  readonly position: RaftPosition;
  readonly scarves?: Scarves;
  readonly opening?: RaftPosition | undefined;
  /** Without the notes below it: where somebody looks back, the decks are to be in sight. */
  readonly isBrief?: boolean;
  /** Where pointing at a row is pointing at its cat. */
  readonly point?: TurnDraft['point'] | undefined;
}

export const Cats = memo(({ position, scarves, opening, isBrief = false, point }: CatsProps) => {
  const cats = useMemo(() => watchCats(position, opening), [position, opening]);
  const aboard = cats.filter((cat) => cat.aboard).length;
  return (
    <section aria-label={texts.watch.title}>
      <h2 class="raft-heading">
        {texts.watch.title} <span class="fine">{texts.watch.aboard(aboard, cats.length)}</span>
      </h2>
      <table class={isBrief ? 'scores raft-watch is-brief' : 'scores raft-watch'}>
        <thead>
          <tr>
            <th scope="col">{texts.watch.cat}</th>
            <th scope="col">{texts.watch.cost}</th>
            <th scope="col" title={texts.watch.wayWhy}>
              {texts.watch.way}
            </th>
          </tr>
        </thead>
        <tbody>
          {cats.map((cat) => (
            <CatRow key={cat.square} {...{ cat, point }} hasScarf={scarves?.has(cat.square) ?? false} />
          ))}
        </tbody>
      </table>
      {!isBrief && <CatNotes {...{ position, cats }} />}
    </section>
  );
});

/** What the pictures mean: the squares of a raft with mats, cats of one colour, a flame in a row. */
function CatNotes({ position, cats }: { readonly position: RaftPosition; readonly cats: readonly CatWatch[] }) {
  return (
    <div class="raft-notes fine">
      {hasMats(position) && (
        <p>
          <Berth letter={COLOUR_LETTERS[cats[0].colour]} /> {texts.watch.mat} <Berth letter="w" /> {texts.watch.ring}
        </p>
      )}
      {new Set(cats.map(({ colour }) => colour)).size < cats.length && <p>{texts.watch.twins}</p>}
      {/* Last: it comes and goes. */}
      {cats.some(isInDanger) && (
        <p>
          <Flame /> {texts.watch.danger}
        </p>
      )}
    </div>
  );
}

const Berth = memo(({ letter }: { readonly letter: string }) => (
  <svg class="raft-berth" viewBox="0 0 48 48" aria-hidden="true">
    <Painted drawing={drawBerth(letter)} />
  </svg>
));

function isInDanger({ threatened, aboard, cutOff }: CatWatch): boolean {
  return threatened && !aboard && !cutOff;
}

function hasMats(position: RaftPosition): boolean {
  return allSquares(position).some((square) => position.has(RAFT, square) && position.colourAt(square) !== NONE);
}

function CatRow({
  cat,
  hasScarf,
  point,
}: Pick<CatsProps, 'point'> & {
  readonly cat: CatWatch;
  readonly hasScarf: boolean;
}) {
  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';
  return (
    <tr
      onPointerMove={(event) => isMouse(event) && point?.(cat.square)}
      onPointerLeave={(event) => isMouse(event) && point?.(undefined)}
    >
      <th scope="row">
        <CatFace
          {...{ hasScarf }}
          colour={cat.colour}
          mood={cat.aboard ? 'aboard' : cat.exhausted ? 'exhausted' : 'awake'}
        />{' '}
        {nameColour(cat.colour)} {hasScarf && <span class="fine">{texts.watch.scarf}</span>}
      </th>
      <td class={cat.canWalk ? '' : 'fine'}>{priceWords(cat)}</td>
      <td class={cat.cutOff ? 'problem' : ''}>
        {isInDanger(cat) && (
          <span title={texts.watch.inDanger}>
            <Flame />
            <span class="sr-only">{texts.watch.inDanger}, </span>
          </span>
        )}
        <span class={cat.aboard || cat.canBoard ? 'raft-good' : ''}>
          {isLabour(cat) ? texts.watch.squares(cat.labour) : wayWords(cat)}
        </span>
      </td>
    </tr>
  );
}

function priceWords({ aboard, canWalk, price }: CatWatch): string {
  if (aboard) return texts.watch.noPrice;
  return canWalk ? texts.watch.price(price) : texts.watch.stuck;
}

const SHAPES = Array.from({ length: TILE_COUNT }, (_, tile) => drawTileShape(tile, 5.2, 'currentColor'));

/** All fire tiles; those that have been drawn are faint. */
export const Bag = memo(({ position }: { readonly position: RaftPosition }) => {
  const left = new Set(tilesLeft(position));
  return (
    <details class="raft-bag">
      <summary>{fillIn(table.bag.left(TILE_COUNT), { left: <b>{left.size}</b> })}</summary>
      <ul>
        {Array.from({ length: TILE_COUNT }, (_, tile) => (
          <li key={tile} class={left.has(tile) ? '' : 'is-gone'}>
            <svg
              class="raft-bag-tile"
              viewBox="-1 -1 27 27"
              role="img"
              aria-label={table.bag.tile(TILE_LETTERS[tile], !left.has(tile))}
            >
              <Picture drawing={SHAPES[tile]} />
            </svg>
          </li>
        ))}
      </ul>
    </details>
  );
});
