import { CHANCE, type Game, OVER, type Position } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import type { Settings, SetUp } from '../core/settings.ts';
import { findGame } from '../games/index.ts';

/** What to measure. Plain data, because it travels to another thread. */
export interface BenchJob extends SetUp {
  readonly kind: 'bench';
  readonly game: string;
  /** Measured processor time of the game in all, without warm-up and reference. */
  readonly seconds: number;
  readonly repetitions: number;
}

export interface Measurement extends SetUp {
  readonly game: string;
  readonly repetitions: number;
  /** Medians over the repetitions. */
  readonly gamesPerSecond: number;
  /** Decisions and rolls. */
  readonly movesPerSecond: number;
  /** Fastest less slowest repetition, as a part of the median. */
  readonly spread: number;
  readonly referenceStepsPerSecond: number;
  /** Moves for each thousand reference steps made around the same moment: comparable between machines. */
  readonly ratio: number;
}

interface Pace {
  readonly games: number;
  readonly moves: number;
  readonly seconds: number;
}

/**
 * Random games through the public contract, on this thread. The thread must have run no other game: several classes
 * behind one call make it many times slower, for all of them and for good.
 */
export async function measure(job: BenchJob): Promise<Measurement> {
  const entry = findGame(job.game);
  if (!entry) throw new Error(`There is no game ${job.game}.`);
  const { game } = await entry.load();
  const track = makeTrack(game, job.seats, job.settings);
  const reference = new Reference();
  const slice = job.seconds / job.repetitions;
  track(Math.min(1, job.seconds / 2));
  reference.run(Math.min(0.2, job.seconds / 2));
  const paces: { games: number; moves: number; steps: number }[] = [];
  for (let i = 0; i < job.repetitions; i++) {
    const steps = reference.run(slice / 10);
    const { games, moves, seconds } = track(slice);
    paces.push({ games: games / seconds, moves: moves / seconds, steps });
  }
  const games = paces.map((pace) => pace.games);
  return {
    game: job.game,
    seats: job.seats,
    settings: job.settings,
    repetitions: job.repetitions,
    gamesPerSecond: median(games),
    movesPerSecond: median(paces.map((pace) => pace.moves)),
    spread: (Math.max(...games) - Math.min(...games)) / median(games),
    referenceStepsPerSecond: median(paces.map((pace) => pace.steps)),
    ratio: median(paces.map((pace) => (1000 * pace.moves) / pace.steps)),
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Plays random games for a while and says how many. */
function makeTrack(game: Game, seats: number, settings: Settings): (seconds: number) => Pace {
  const play = makeLoop(game.start(seats, settings), game.maxMoves);
  let batch = 1;
  return (seconds) => {
    const began = processorTime();
    const end = began + seconds * 1000;
    let games = 0;
    let moves = 0;
    let now = began;
    do {
      const before = now;
      moves += play(batch);
      games += batch;
      now = processorTime();
      // Reading the clock must cost nothing beside the games.
      if (now - before < 4) batch *= 2;
    } while (now < end);
    return { games, moves, seconds: (now - began) / 1000 };
  };
}

/**
 * The hot loop; its answer is the number of moves. Made once a thread: V8 then knows the position and its arrays by
 * address, as it does in a program about one game. Handing them over as arguments costs a tenth of the speed.
 */
function makeLoop(start: Position, maxMoves: number): (games: number) => number {
  const position = start.copy();
  const list = new Int32Array(maxMoves);
  const random = new SeededRandom('bench');
  return (games) => {
    let moves = 0;
    for (let game = 0; game < games; game++) {
      position.copyFrom(start);
      while (position.turn !== OVER) {
        // One call of `play`, so that it is compiled into this loop once.
        const move = position.turn === CHANCE ? position.roll(random) : list[random.below(position.moves(list))];
        position.play(move);
        moves++;
      }
      position.scores();
    }
    return moves;
  };
}

/** Milliseconds that this process has worked: what else the machine does at the same time does not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const REFERENCE_BATCH = 100_000;

/** A fixed loop over integers and a typed array: what this machine and this engine can do without any game. */
class Reference {
  private readonly table = new Int32Array(1024);
  private state = 1;

  run(seconds: number): number {
    const began = processorTime();
    const end = began + seconds * 1000;
    let steps = 0;
    let now = began;
    do {
      this.state = stir(this.table, this.state, REFERENCE_BATCH);
      steps += REFERENCE_BATCH;
      now = processorTime();
    } while (now < end);
    return (1000 * steps) / (now - began);
  }
}

function stir(table: Int32Array, state: number, steps: number): number {
  let mixed = state;
  for (let i = 0; i < steps; i++) {
    mixed = (Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) + i) | 0;
    table[mixed & 1023] = (table[(mixed >>> 10) & 1023] + mixed) | 0;
  }
  return mixed ^ table[mixed & 1023];
}
