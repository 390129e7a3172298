import { useMemo } from 'preact/hooks';
import { texts as study } from '#texts/web/study.ts';
import { texts } from '#texts/web/study-review.ts';
import type { Decision } from '../../study/decision.ts';
import { boardImage } from '../board-picture.ts';
import { countedIn } from '../counted.ts';
import { chosenColours } from '../seat-colours.ts';
import { biggestSwings, changeTold, type Swing } from '../study/chances.ts';
import { decisionOf, type StudyNode } from '../study/study-tree.ts';
import { CropPicture } from './crop-picture.tsx';
import { type Desk, nodeAt, numberAt, showPly } from './use-desk.ts';

const MOST = 3;

/** The mistakes that changed the seat's chances most, its own and those of others, each with a piece of the board. */
export function BiggestSwings({ desk, isDone }: { readonly desk: Desk; readonly isDone: boolean }) {
  const { report, seat } = desk;
  const swings = useMemo(() => (report ? biggestSwings(report, seat, MOST) : []), [report, seat]);
  if (swings.length === 0 && isDone) return null;
  return (
    <>
      <h3>{texts.swings}</h3>
      <p class="fine">{desk.room.about.together ? texts.swingsTogether : texts.swingsSay(desk.names[seat])}</p>
      <ol class="study-turning">
        {swings.map((swing) => (
          <Card key={swing.decision.ply} {...{ desk, swing }} />
        ))}
      </ol>
    </>
  );
}

/** A mistake by its moment and what it changed: leads there. */
export function SwingLink({ desk, decision }: { readonly desk: Desk; readonly decision: Decision }) {
  const { room, tree, rests, seat } = desk;
  const node = nodeAt(tree, decision.ply + 1);
  if (!node) return null;
  const moment = countedIn(room).numberFirst(numberAt(desk, node));
  return (
    <button type="button" onClick={() => showPly(tree, decision.ply + 1)}>
      {texts.turned(moment, changeTold(rests, decision, seat))}
    </button>
  );
}

function Card({ desk, swing: { decision } }: { readonly desk: Desk; readonly swing: Swing }) {
  const { tree, names, rests, seat } = desk;
  const change = changeTold(rests, decision, seat);
  const ply = decision.ply + 1;
  const node = nodeAt(tree, ply);
  if (!node || !decision.mark) return null;
  return (
    <li>
      <button type="button" class="study-turn" onClick={() => showPly(tree, ply)}>
        <SmallBoard {...{ desk, node }} />
        <span class="fine">{countedIn(desk.room).numberFirst(numberAt(desk, node))}</span>{' '}
        <b class={change < 0 ? 'is-loss' : 'is-gain'}>
          <span aria-hidden="true">{texts.swing(change)}</span>
          <span class="sr-only">{texts.swingHeard(change)}</span>
        </b>{' '}
        <span class="fine">{texts.markOf(names[decision.seat], study.marks[decision.mark])}</span>
      </button>
    </li>
  );
}

/** The board around what was played, or all of it where a game cannot say where that was. */
function SmallBoard({ desk: { room, study }, node }: { readonly desk: Desk; readonly node: StudyNode }) {
  const crop = useMemo(() => {
    const decided = decisionOf(node);
    const before = decided?.parent?.position;
    const place = decided && before ? room.placesOf?.(before, decided.move)[0] : undefined;
    return place && { place, shown: room.cropAt?.(node.position, place), seat: decided?.turn ?? 0 };
  }, [room, node]);
  const image = useMemo(
    () => (crop?.shown ? undefined : boardImage(room, node.position, chosenColours(room.about, study.players))),
    [crop, room, node, study],
  );
  if (!crop?.shown) return <img class="study-crop" src={image} alt="" />;
  return <CropPicture crop={crop.shown} place={crop.place} seat={crop.seat} />;
}
