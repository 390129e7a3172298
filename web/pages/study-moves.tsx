import { useEffect, useRef } from 'preact/hooks';
import { texts } from '#texts/web/study.ts';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import { countedIn } from '../counted.ts';
import { hasNotes } from '../study/study-text.ts';
import { decisionOf, type StudyNode } from '../study/study-tree.ts';
import { SeenWords } from './seen-words.tsx';
import { StudyMark } from './study-mark.tsx';
import { type Desk, numberAt, tellNode, walkOf } from './use-desk.ts';

/** Every move, the variations inside where they begin. Arrow keys walk; the Tab key stops at the move that is shown. */
export function StudyMoves({ desk }: { readonly desk: Desk }) {
  const list = useRef<HTMLDivElement>(null);
  const { at, tree } = desk;
  useEffect(() => {
    if (at !== tree.root) reveal(list.current?.querySelector('[aria-current]'));
  }, [at, tree]);
  return (
    <div class="study-moves" ref={list}>
      <h2 class="sr-only">{texts.moves}</h2>
      <Line {...{ desk }} from={tree.root} />
      {hasNotes(desk.study) && (
        <p class="fine study-row">
          {texts.notesKept}
          <button type="button" class="quiet" onClick={() => desk.offerBack(texts.removedAll, tree.clear())}>
            {texts.notesClear}
          </button>
        </p>
      )}
    </div>
  );
}

/** Brings a move into sight inside the list, and never moves the page: on a phone that would take the board away. */
function reveal(move: Element | null | undefined): void {
  const list = move?.closest('.study-scroll');
  if (!move || !list) return;
  const [inner, outer] = [move.getBoundingClientRect(), list.getBoundingClientRect()];
  const [above, below] = [inner.top - outer.top, inner.bottom - outer.bottom];
  if (above < 0) list.scrollTop += above;
  else if (below > 0) list.scrollTop += below;
}

/** The moves behind a node, and each one's other ways before it goes on. */
function Line({ desk, from }: { readonly desk: Desk; readonly from: StudyNode }) {
  const rows: StudyNode[] = [];
  for (let [node] = from.children; node; [node] = node.children) rows.push(node);
  const first = from.turn >= 0 && !from.isPlayed ? [from] : [];
  return (
    <ol>
      {[...first, ...rows].map((node) => (
        <Item key={node.id} {...{ desk, node }} others={first.includes(node) ? [] : othersOf(node)} />
      ))}
    </ol>
  );
}

/** What was tried instead of a move. */
function othersOf(node: StudyNode): readonly StudyNode[] {
  return node.parent?.children.filter((child) => child !== node) ?? [];
}

function Item({
  desk,
  node,
  others,
}: {
  readonly desk: Desk;
  readonly node: StudyNode;
  readonly others: readonly StudyNode[];
}) {
  return (
    <>
      {node.turn >= 0 && <Row {...{ desk, node }} />}
      {others.map((other) => (
        <li key={other.id} class="study-variation">
          <VariationHead {...{ desk }} node={other} />
          <Line {...{ desk }} from={other} />
        </li>
      ))}
    </>
  );
}

function Row({ desk, node }: { readonly desk: Desk; readonly node: StudyNode }) {
  const { tree, at, names, decisions } = desk;
  const mark = node.isPlayed ? decisions.get(node.ply - 1)?.mark : undefined;
  const rest = restOf(node);
  const isHere = rest === at;
  return (
    <li>
      <button
        type="button"
        class="study-move"
        tabIndex={isHere || (at === tree.root && node.ply <= 1) ? 0 : -1}
        aria-current={isHere ? 'step' : undefined}
        onClick={() => tree.go(rest)}
      >
        <span class="study-number">{beginsTurn(desk, node) && numberAt(desk, node)}</span>
        <SeatBadge seat={node.turn} />
        <span class="study-move-words">
          <span class="sr-only">{names[node.turn]} </span>
          <SeenWords {...tellNode(desk, node)} />
        </span>
        {mark && <StudyMark mark={mark} />}
      </button>
      {rest.comment !== '' && <p class="study-said">{rest.comment}</p>}
    </li>
  );
}

/** A number that is told of several moves in a row is beside the first. */
function beginsTurn(desk: Desk, node: StudyNode): boolean {
  const last = node.parent && decisionOf(node.parent);
  return !last || !node.isPlayed || last.turn !== node.turn || numberAt(desk, last) !== numberAt(desk, node);
}

/** Where a walk comes to rest after a move: behind the rolls that follow. */
function restOf(node: StudyNode): StudyNode {
  return walkOf(node).find(({ ply }) => ply >= node.ply) ?? node;
}

function VariationHead({ desk, node }: { readonly desk: Desk; readonly node: StudyNode }) {
  const { room, tree, offerBack } = desk;
  return (
    <p class="study-variation-head">
      <span class="fine" title={texts.variationOf(countedIn(room).number(numberAt(desk, node)))}>
        {texts.variation}
      </span>
      <button type="button" class="quiet" onClick={() => tree.promote(node)}>
        {texts.promote}
      </button>
      {!node.isPlayed && (
        <button type="button" class="quiet" onClick={() => offerBack(texts.removedVariation, tree.remove(node))}>
          {texts.remove}
        </button>
      )}
    </p>
  );
}
