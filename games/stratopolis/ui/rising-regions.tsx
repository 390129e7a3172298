import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BoardMarks } from '../../../kit/board-marks.tsx';
import type { Mark, Place } from '../../../kit/draw/place.ts';
import type { ShownScene } from '../../../kit/draw/scene.ts';
import { wantsLessMotion } from '../../../kit/motion.ts';
import { Picture } from '../../../kit/picture.tsx';
import { ZoomBoard } from '../../../kit/zoom-board.tsx';
import type { StratopolisPosition } from '../position.ts';
import { type Camera, cameraAt, tiltIn, turnsTo } from './camera.ts';
import { litSquares, towersOf } from './depth.ts';
import { frameIn } from './depth-marks.tsx';
import { scoringRegions } from './draft.ts';
import { Film } from './film.tsx';
import { scaleAt } from './layout.ts';
import { SIGN } from './overlay.ts';
import type { StratopolisScene } from './scenes.ts';
import { drawStage, eased, type Stage, stageBox, topsOf } from './stage.ts';
import { mixSights, type Sight } from './turning.tsx';

/** How far round the city turns at least, in quarters: seen in depth before, once round. */
const TURNS = 2;
const WALK = 560;

/**
 * The ending on the board: the city turns once round, back to the corner from which it was seen during the match, then the
 * regions that count rise. While it moves it is a film; what stays behind the result is a picture that can be zoomed and
 * walked round.
 */
export function RisingRegions({
  position,
  shown,
  from,
  corner,
  aspect,
  width,
}: {
  readonly position: StratopolisPosition;
  readonly shown: ShownScene<StratopolisScene>;
  /** What was on the screen before. */
  readonly from: Sight | undefined;
  /** Quarters that somebody has walked round the city. */
  readonly corner: number;
  readonly aspect: number;
  readonly width: number;
}) {
  const { scene, isMoving, tempo } = shown;
  const towers = useMemo(() => towersOf(position, litSquares(scoringRegions(position))), [position]);
  const tilt = tiltIn(aspect, width);
  const camera = useMemo(() => cameraAt(corner, tilt), [corner, tilt]);
  const box = useMemo(() => stageBox(camera, towers, aspect), [camera, towers, aspect]);
  const scale = scaleAt(width / box.width);
  // Played again, it begins where it ended.
  const start = useRef(from);
  if (!isMoving) start.current = { camera, box };
  const frameAt = useCallback(
    (part: number) => {
      const to: Sight = { camera, box };
      const begun = scene.isTurning ? start.current : undefined;
      const turns = turnsTo(corner, begun?.camera.turns ?? corner, TURNS);
      const way = begun ? mixSights(begun, { ...to, camera: { ...to.camera, turns } }, towers, eased(part)) : to;
      return { drawing: drawStage(way.camera, { towers, scene, part, scale }, way.box), box: way.box };
    },
    [towers, scene, corner, camera, box, scale],
  );
  const walk = useWalk(corner, isMoving);
  const walkAt = useCallback(
    (part: number) => {
      const turns = turnsTo(corner, walk.from);
      const left = cameraAt(walk.from, tilt);
      const from: Sight = { camera: left, box: stageBox(left, towers, aspect) };
      const way = mixSights(from, { camera: cameraAt(turns, tilt), box }, towers, eased(part));
      return { drawing: drawStage(way.camera, { towers, scene, part: 1, scale }, way.box), box: way.box };
    },
    [walk.from, corner, tilt, towers, aspect, box, scene, scale],
  );
  if (isMoving) return <Film frameAt={frameAt} milliseconds={scene.milliseconds * tempo} />;
  return (
    <>
      <ZoomBoard box={box} label={scene.caption} name="stratopolis-board">
        <Picture drawing={frameAt(1).drawing} />
        <Spotted {...{ camera, towers, scene, scale }} />
      </ZoomBoard>
      {walk.isUnderWay && <Film frameAt={walkAt} milliseconds={WALK} done={walk.end} />}
    </>
  );
}

const NO_MARKS: readonly Mark[] = [];

/** What the page draws on the board, on the roofs as the ending shows them. */
function Spotted({ camera, towers, scene, scale }: Omit<Stage, 'part'> & { readonly camera: Camera }) {
  const size = SIGN * scale;
  const around = useMemo(() => {
    const tops = topsOf({ towers, scene, part: 1, scale });
    const heights = (square: number) => tops.get(square) ?? 0;
    return (place: Place) => frameIn({ camera, heights, size, isDrawn: false, all: NO_MARKS }, place);
  }, [camera, towers, scene, scale, size]);
  return <BoardMarks marks={NO_MARKS} size={size} lineAround={around} />;
}

/** From which corner somebody walks to the present one, and whether they are still on their way. */
function useWalk(corner: number, isMoving: boolean) {
  const [walk, setWalk] = useState({ from: corner, to: corner });
  useLayoutEffect(() => {
    setWalk((last) => (isMoving || wantsLessMotion() ? { from: corner, to: corner } : { from: last.to, to: corner }));
  }, [corner, isMoving]);
  const end = useCallback(() => setWalk(({ to }) => ({ from: to, to })), []);
  return { from: walk.from, isUnderWay: walk.from !== walk.to, end };
}
