import { ARRIVED, ENTRIES, EXIT_SIDE, NO_OWNER, ONWARD, OWNER } from '../geometry.ts';
import type { State } from '../state.ts';

/** The lines that a tile would make longer, found without laying it: a search asks this of every placement it meets. */
export class JoinedLines {
  /** So many lines, at most one for each side of the tile. */
  count = 0;
  /** Of each: its owner, its length without the tile and with it, and where its train comes to then. */
  readonly owner = new Int32Array(4);
  readonly before = new Int32Array(4);
  readonly after = new Int32Array(4);
  readonly outlet = new Int32Array(4);

  read(state: State, tile: number, square: number): void {
    const { seats, board } = state;
    this.count = 0;
    for (let side = 0; side < 4; side++) {
      const start = state.startOf(square * 4 + side);
      const owner = OWNER[seats * ENTRIES + start];
      if (owner === NO_OWNER) continue;
      const at = this.count++;
      const before = state.lengthOf(start);
      let length = before;
      let outlet = square * 4 + side;
      // The train may come back to this square by another side.
      do {
        const onward = ONWARD[board * ENTRIES + square * 4 + EXIT_SIDE[tile * 4 + (outlet & 3)]];
        const isTrack = onward < ARRIVED;
        length += isTrack ? 1 + state.lengthOf(onward) : 1;
        outlet = isTrack ? state.outletOf(onward) : onward;
      } while (outlet < ARRIVED && outlet >> 2 === square);
      this.owner[at] = owner;
      this.before[at] = before;
      this.after[at] = length;
      this.outlet[at] = outlet;
    }
  }
}

/** What each tile of a line is worth where its train comes to (M7, M8): nothing at an empty square, 1 at a station, 2 at the centre. */
export function worthAt(outlet: number): number {
  return outlet < ARRIVED ? 0 : 1 + outlet - ARRIVED;
}
