import type { Move } from '../../../core/game.ts';
import { around, boxAround, type Crop, type Place } from '../../../kit/draw/place.ts';
import { SEATS } from '../components.ts';
import { columnOf, rowOf, squaresOf } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import { placeOf, ROLL } from '../rules.ts';
import { type Region, regionsOf } from '../scoring.ts';
import { SQUARE } from './artwork.ts';
import { drawCity } from './picture.ts';

/** The three squares of a tile. */
export function placesOf(_position: StratopolisPosition, move: Move): readonly Place[] {
  if (move >= ROLL) return [];
  const boxes = squaresOf(placeOf(move)).map((square) => ({
    x: columnOf(square) * SQUARE,
    y: rowOf(square) * SQUARE,
    width: SQUARE,
    height: SQUARE,
  }));
  return [{ board: '', box: boxAround(boxes), parts: boxes }];
}

export function cropAt(position: StratopolisPosition, { box }: Place): Crop {
  const scoring = Array.from({ length: SEATS }, (_, seat) => regionsOf(position, seat)[0] as Region | undefined);
  return { drawing: drawCity(position, scoring), box: around(box, SQUARE * 1.5) };
}
