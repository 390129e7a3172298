import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Box } from '../../../kit/draw/box.ts';
import { draw } from '../../../kit/draw/drawing.ts';
import { boxAround as boxesAround } from '../../../kit/draw/place.ts';
import { wantsLessMotion } from '../../../kit/motion.ts';
import type { StratopolisPosition } from '../position.ts';
import {
  between,
  boxFromAbove,
  type Camera,
  cameraAt,
  FROM_ABOVE,
  pointAt,
  project,
  tiltIn,
  turnsTo,
} from './camera.ts';
import {
  boxAround,
  drawPlane,
  drawShadows,
  drawTower,
  litSquares,
  nearestLast,
  type Tower,
  towersOf,
} from './depth.ts';
import { scoringRegions } from './draft.ts';
import { FIELD_IN_MOTION } from './field.ts';
import { Film } from './film.tsx';
import { eased } from './stage.ts';

const MILLISECONDS = 560;

/** What is on the screen: from where, and how much of it. */
export interface Sight {
  readonly camera: Camera;
  readonly box: Box;
}

/** What the board shows now, zoomed as it is; nothing before it is there. */
export function sightOf(city: HTMLElement | null, isDeep: boolean, corner: number): Sight | undefined {
  const shown = city?.querySelector<SVGSVGElement>('.stratopolis-board')?.viewBox.baseVal;
  if (!city || !shown) return undefined;
  const { x, y, width, height } = shown;
  const box = { x, y, width, height };
  const tilt = tiltIn(city.clientWidth / city.clientHeight, city.clientWidth);
  return isDeep ? { camera: cameraAt(corner, tilt), box } : { camera: FROM_ABOVE, box: boxFromAbove(box) };
}

/**
 * On the way from one sight to another: what is in the middle goes straight to its new place, and the view widens where a
 * city that turns would leave it.
 */
export function mixSights(from: Sight, to: Sight, towers: readonly Tower[], part: number): Sight {
  const mix = (a: number, b: number) => a + (b - a) * part;
  const camera = between(from.camera, to.camera, part);
  const [[fromColumn, fromRow], [toColumn, toRow]] = [middleOf(from), middleOf(to)];
  const [x, y] = project(camera, mix(fromColumn, toColumn), mix(fromRow, toRow));
  const width = mix(from.box.width, to.box.width);
  const height = mix(from.box.height, to.box.height);
  const straight = { x: x - width / 2, y: y - height / 2, width, height };
  const city = boxAround(camera, towers);
  const hull = boxesAround([straight, city]);
  const widened = Math.min(1, 6 * part * (1 - part));
  return {
    camera,
    box: {
      x: straight.x + (hull.x - straight.x) * widened,
      y: straight.y + (hull.y - straight.y) * widened,
      width: straight.width + (hull.width - straight.width) * widened,
      height: straight.height + (hull.height - straight.height) * widened,
    },
  };
}

function middleOf({ camera, box }: Sight) {
  return pointAt(camera, box.x + box.width / 2, box.y + box.height / 2);
}

/** A film of the way from one sight to another, while somebody changes where they look from. */
export function useTurning(city: { readonly current: HTMLElement | null }, isDeep: boolean, corner: number) {
  const look = useRef<() => Sight | undefined>(() => undefined);
  look.current = () => sightOf(city.current, isDeep, corner);
  const before = useRef<Sight>();
  const [way, setWay] = useState<{ readonly from: Sight; readonly to: Sight }>();
  useLayoutEffect(() => {
    const from = before.current;
    const to = look.current();
    before.current = undefined;
    if (!from || !to || wantsLessMotion()) return;
    const turns = isDeep ? turnsTo(corner, from.camera.turns) : FROM_ABOVE.turns;
    setWay({ from: near(from, turns), to: { ...to, camera: { ...to.camera, turns } } });
  }, [isDeep, corner]);
  return {
    way,
    /** To be called before the sight changes. */
    leave: () => {
      before.current = look.current();
    },
    end: useCallback(() => setWay(undefined), []),
  };
}

/** The same sight, its turns counted so that the way is short. */
function near(sight: Sight, turns: number): Sight {
  return { ...sight, camera: { ...sight.camera, turns: turnsTo(sight.camera.turns, turns) } };
}

export function Turning({
  position,
  from,
  to,
  end,
}: {
  readonly position: StratopolisPosition;
  readonly from: Sight;
  readonly to: Sight;
  readonly end: () => void;
}) {
  const towers = useMemo(() => towersOf(position, litSquares(scoringRegions(position))), [position]);
  const frameAt = useCallback(
    (part: number) => {
      const { camera, box } = mixSights(from, to, towers, eased(part));
      const city = nearestLast(camera, towers).map((tower) => drawTower(camera, tower));
      const ground = drawPlane(camera, FIELD_IN_MOTION);
      return { drawing: draw('g', {}, ground, drawShadows(camera, towers), city), box };
    },
    [towers, from, to],
  );
  return <Film frameAt={frameAt} milliseconds={MILLISECONDS} done={end} />;
}
