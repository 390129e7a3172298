import { useMemo } from 'preact/hooks';
import { texts } from '#texts/web/study.ts';
import { boardImage } from '../board-picture.ts';
import { chosenColours } from '../seat-colours.ts';
import { chancesFor, type TurningPoint, turningPoints } from '../study/chances.ts';
import { decisionOf, movesUpTo, type StudyNode } from '../study/study-tree.ts';
import { CropPicture } from './crop-picture.tsx';
import { type Desk, nodeAt, showPly } from './use-desk.ts';

const MOST = 3;

/** The three moments at which the seat's chances changed most, each with a piece of the board. */
export function TurningPoints({ desk }: { readonly desk: Desk }) {
  const { report, seat, study } = desk;
  const length = study.record?.log.length ?? 0;
  const turned = useMemo(
    () => (report ? turningPoints(chancesFor(report, seat, length), MOST) : []),
    [report, seat, length],
  );
  if (turned.length === 0) return null;
  return (
    <>
      <h3>{texts.turning}</h3>
      <ol class="study-turning">
        {turned.map((point) => (
          <Card key={point.ply} {...{ desk, point }} />
        ))}
      </ol>
    </>
  );
}

function Card({ desk, point }: { readonly desk: Desk; readonly point: TurningPoint }) {
  const { tree, names, seat } = desk;
  const node = nodeAt(tree, point.ply);
  if (!node) return null;
  return (
    <li>
      <button type="button" class="study-turn" onClick={() => showPly(tree, point.ply)}>
        <SmallBoard {...{ desk, node }} />
        <span class="fine">{texts.moveNumber(movesUpTo(node))}</span>{' '}
        <span class="sr-only">{texts.chance(names[seat])} </span>
        <b>{texts.turned(point.from, point.to)}</b>
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
