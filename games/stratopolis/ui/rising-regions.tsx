import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ShownScene } from '../../../kit/draw/scene.ts';
import { wantsLessMotion } from '../../../kit/motion.ts';
import { Picture } from '../../../kit/picture.tsx';
import { ZoomBoard } from '../../../kit/zoom-board.tsx';
import type { StratopolisPosition } from '../position.ts';
import { cameraAt, tiltIn, turnsTo } from './camera.ts';
import { litSquares, towersOf } from './depth.ts';
import { scoringRegions } from './draft.ts';
import { Film } from './film.tsx';
import { scaleAt } from './layout.ts';
import type { StratopolisScene } from './scenes.ts';
import { drawStage, eased, stageBox } from './stage.ts';
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
  const tilt = tiltIn(aspect);
  const box = useMemo(() => stageBox(cameraAt(corner, tilt), towers, aspect), [corner, tilt, towers, aspect]);
  const scale = scaleAt(width / box.width);
  // Played again, it begins where it ended.
  const start = useRef(from);
  if (!isMoving) start.current = { camera: cameraAt(corner, tilt), box };
  const frameAt = useCallback(
    (part: number) => {
      const to: Sight = { camera: cameraAt(corner, tilt), box };
      const begun = scene.isTurning ? start.current : undefined;
      const turns = turnsTo(corner, begun?.camera.turns ?? corner, TURNS);
      const way = begun ? mixSights(begun, { ...to, camera: { ...to.camera, turns } }, towers, eased(part)) : to;
      return { drawing: drawStage(way.camera, { towers, scene, part, scale }), box: way.box };
    },
    [towers, scene, corner, tilt, box, scale],
  );
  const walk = useWalk(corner, isMoving);
  const walkAt = useCallback(
    (part: number) => {
      const turns = turnsTo(corner, walk.from);
      const left = cameraAt(walk.from, tilt);
      const from: Sight = { camera: left, box: stageBox(left, towers, aspect) };
      const way = mixSights(from, { camera: cameraAt(turns, tilt), box }, towers, eased(part));
      return { drawing: drawStage(way.camera, { towers, scene, part: 1, scale }), box: way.box };
    },
    [walk.from, corner, tilt, towers, aspect, box, scene, scale],
  );
  if (isMoving) return <Film frameAt={frameAt} milliseconds={scene.milliseconds * tempo} />;
  return (
    <>
      <ZoomBoard box={box} label={scene.caption} name="stratopolis-board">
        <Picture drawing={frameAt(1).drawing} />
      </ZoomBoard>
      {walk.isUnderWay && <Film frameAt={walkAt} milliseconds={WALK} done={walk.end} />}
    </>
  );
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
