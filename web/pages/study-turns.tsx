import { useMemo } from 'preact/hooks';
import { texts as study } from '#texts/web/study.ts';
import { texts } from '#texts/web/study-review.ts';
import type { Decision } from '../../study/decision.ts';
import { boardImage } from '../board-picture.ts';
import { chosenColours } from '../seat-colours.ts';
import { changeTold, keyMoments } from '../study/chances.ts';
import { decisionOf, type StudyNode } from '../study/study-tree.ts';
import { CropPicture } from './crop-picture.tsx';
import type { GrowingProps } from './report-props.ts';
import { type Desk, momentAt, nodeAt, showPly, tellChoice } from './use-desk.ts';

/** The mistakes that decided most for the seat, its own and those of others, each with a piece of the board. */
export function TurningPoints({ desk, report, isDone }: GrowingProps) {
  const { seat, rests, names, room } = desk;
  const turns = useMemo(() => keyMoments(report, rests, seat), [report, rests, seat]);
  if (turns.length === 0 && isDone) return null;
  return (
    <>
      <h3 class="study-turns-title">
        {texts.turns} <span class="fine">{room.about.together ? texts.onTogether : texts.onChance(names[seat])}</span>
      </h3>
      <ol class="study-turning">
        {turns.map((decision) => (
          <Card key={decision.ply} {...{ desk, decision }} />
        ))}
      </ol>
    </>
  );
}

function Card({ desk, decision }: { readonly desk: Desk; readonly decision: Decision }) {
  const { tree, names, rests, seat } = desk;
  const change = changeTold(rests, decision, seat);
  const ply = decision.ply + 1;
  const node = nodeAt(tree, ply);
  if (!node || !decision.mark) return null;
  return (
    <li>
      <button type="button" class="study-turn" onClick={() => showPly(tree, ply)}>
        <SmallBoard {...{ desk, node }} />
        <span class="fine">{momentAt(desk, node)}</span>{' '}
        <b class={change < 0 ? 'is-loss' : 'is-gain'}>
          <span aria-hidden="true">{texts.swing(change)}</span>
          <span class="sr-only">{texts.swingHeard(change)}</span>
        </b>{' '}
        <span class="fine">{texts.markOf(names[decision.seat], study.marks[decision.mark])}</span>{' '}
        <span class="fine study-turn-words">{tellChoice(desk, decisionOf(node) ?? node).seen}</span>
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
