import type { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { tileAt, tileCount } from '../../games/blue-lagoon/geometry.ts';
import { parseState } from '../../games/blue-lagoon/notation.ts';
import type { BlueLagoonPosition } from '../../games/blue-lagoon/position.ts';

/* State strings for tests: written by hand with what matters in them, or drawn at random. */

export interface Sketch {
  readonly height?: number;
  readonly current?: number;
  readonly phase?: 'E' | 'S';
  /** Bonus and tiles, as in `6 0,0 0,1`. */
  readonly islands?: readonly string[];
  readonly stones?: string;
  readonly tokens?: Readonly<Partial<Record<'C' | 'B' | 'W' | 'P' | 'S', string>>>;
  readonly seats?: readonly SeatSketch[];
}

export interface SeatSketch {
  readonly score?: number;
  /** Coconut, bamboo, water, precious stone, statuette. */
  readonly hand?: string;
  readonly settlers?: string;
  readonly villages?: string;
}

/** The official string of a sketch; two seats unless it says otherwise. */
export function sketchState(sketch: Sketch): string {
  const { height = 5, current = 0, phase = 'E', islands = [], stones = '', tokens = {}, seats = [{}, {}] } = sketch;
  const list = (text = '') => (text === '' ? '' : ` ${text}`);
  const players = seats.map(({ score = 0, hand = '0 0 0 0 0', settlers, villages }, id) => {
    return ` p ${id} ${score} ${hand} S${list(settlers)} T${list(villages)};`;
  });
  const lying = (['C', 'B', 'W', 'P', 'S'] as const).map((kind) => ` ${kind}${list(tokens[kind])}`).join('');
  const land = islands.map((island) => `i ${island}; `).join('');
  return `a ${height} ${seats.length}; c ${current} ${phase}; ${land}s${list(stones)}; r${lying};${players.join('')}`;
}

export function sketch(given: Sketch): BlueLagoonPosition {
  return must(parseState(sketchState(given)));
}

/** Some map: any height up to 12, islands of any shape that may touch each other, any number of circles on land. */
export function drawMap(random: SeededRandom): Required<Pick<Sketch, 'height' | 'islands' | 'stones'>> {
  const height = 2 + random.below(11);
  const tiles = tileCount(height);
  const count = random.below(12);
  const islands: string[][] = Array.from({ length: count }, () => []);
  const wet = random.below(10);
  for (let row = 0; row < height; row++) {
    for (let column = 0; tileAt(height, row, column) >= 0; column++) {
      // Neighbouring tiles often fall to the same island, so that most islands are lumps and some are crumbs.
      const near = random.below(4) === 0 ? random.below(count + 1) : Math.floor((row * 7 + column) / 5) % (count + 1);
      if (near < count && random.below(10) >= wet) islands[near].push(`${row},${column}`);
    }
  }
  const land = islands.flat();
  const stones = land.filter(() => random.below(land.length) < 32 + random.below(tiles));
  return {
    height,
    islands: islands.map((names) => [random.below(13), ...names].join(' ')),
    stones: stones.sort(byCoordinate).join(' '),
  };
}

function byCoordinate(a: string, b: string): number {
  const [row, column] = a.split(',').map(Number);
  const [otherRow, otherColumn] = b.split(',').map(Number);
  return row - otherRow || column - otherColumn;
}
