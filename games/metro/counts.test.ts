import { describe, expect, it } from 'vitest';
import { CHANCE, OVER, type Viewer } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { TILE_TOTAL, TILE_TYPES, TILES } from './components.ts';
import { metro } from './game.ts';
import type { MetroPosition } from './position.ts';
import { ROLL } from './rules.ts';
import { UNSEEN } from './state.ts';

describe('M3 no tile is lost and none appears', () => {
  const settings = [{}, { refill: 'on' }, { secret: 'on' }, { secret: 'on', refill: 'on', centre: 'off' }];
  const tables = [2, 3, 4, 5, 6].flatMap((seats) => settings.map((chosen) => ({ seats, chosen })));

  it.each(tables)('$seats seats, $chosen: in the position, in every view and in what they imagine', (table) => {
    const list = new Int32Array(metro.maxMoves);
    const viewers: Viewer[] = [...Array(table.seats).keys(), 'spectator'];
    for (let game = 0; game < 3; game++) {
      const random = new SeededRandom(`counts ${table.seats} ${game}`);
      const position = metro.start(table.seats, table.chosen);
      while (position.turn !== OVER) {
        position.play(nextMove(position, list, random));
        const views = viewers.map((viewer) => position.view(viewer));
        const imagined = views[random.below(views.length)].imagine(random);
        const wrong = [position, ...views, imagined].flatMap(miscounts);
        const stillHidden = imagined.pool - imagined.deck;
        expect({ wrong, stillHidden }, metro.format(position)).toEqual({ wrong: [], stillHidden: 0 });
      }
      expect([position.placed, position.deck, position.pool]).toEqual([60, 0, 0]);
    }
  });

  it('dice thrown in vain do not mislead the tiles that are told after them', () => {
    const position = metro.start(2, {});
    const tell = (text: string) => position.play(must(metro.parseMove(position, text)));
    for (const text of ['+dddd', 'dddd00']) tell(text);
    position.roll({ below: (n) => n - 1 });
    for (const text of ['+aaaa', 'aaaa01', '+dddd']) tell(text);
    expect(miscounts(position)).toEqual([]);
  });
});

/** Most rolls are told, as when a log is replayed, some of them after dice were thrown in vain. */
function nextMove(position: MetroPosition, list: Int32Array, random: SeededRandom): number {
  const kind = position.turn === CHANCE ? random.below(3) : 2;
  const rolled = kind < 2 ? position.roll(random) : -1;
  return kind === 0 ? rolled : list[random.below(position.moves(list))];
}

/** Counts every copy of every tile: on the board, in hands, drawn, unseen. */
function miscounts(position: MetroPosition): string[] {
  const wrong: string[] = [];
  const held = [...position.hands, position.drawn];
  const seen = countTiles([...position.tiles, ...held]);
  const bag = countTiles(Array.from({ length: position.pool }, (_, index) => position.unseenAt(index)));
  for (const [tile, [code, copies]] of TILES.entries()) {
    const unseen = position.unseen[tile];
    if (seen[tile] + unseen !== copies) wrong.push(`${code}: ${seen[tile]} seen and ${unseen} unseen of ${copies}`);
    if (bag[tile] !== unseen) wrong.push(`${code}: ${bag[tile]} in the bag, ${unseen} unseen`);
    if (position.odds(ROLL + tile) !== unseen) wrong.push(`${code} has other odds than its copies`);
  }
  const hidden = held.filter((tile) => tile === UNSEEN).length;
  const faces = held.filter((tile) => tile < TILE_TYPES).length;
  if (position.deck + hidden !== position.pool) wrong.push(`deck ${position.deck}, hidden ${hidden}, ${position.pool}`);
  if (position.placed + faces + hidden + position.deck !== TILE_TOTAL) wrong.push('not 60 tiles in all');
  return wrong;
}

function countTiles(tiles: readonly number[]): number[] {
  const counts = new Array<number>(TILE_TYPES).fill(0);
  for (const tile of tiles) if (tile < TILE_TYPES) counts[tile]++;
  return counts;
}
