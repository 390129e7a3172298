import { type Move, OVER, type Position, type Seat } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import type { Settings } from '../../core/settings.ts';
import type { Room } from '../../games/room.ts';
import { luckOf } from '../../study/luck.ts';
import type { Values } from '../../study/values.ts';
import type { News, Seated } from './seated.ts';

/** One set of dice, played once for every way to seat the players. Plain data, because it travels to another thread. */
export interface Encounter {
  readonly number: number;
  readonly seed: string;
  readonly settings: Settings;
  /** No more games than this, although not everybody has then been in every seat. */
  readonly most?: number;
}

/** One game: who sat where and how it ended. */
export interface GameResult {
  /** Index of the player in each seat. */
  readonly seating: readonly number[];
  readonly scores: readonly number[];
  /** Seats that won; none when the table lost together. */
  readonly winners: readonly Seat[];
  readonly moves: number;
  /** Where luck is watched, by seat, in chance to win: what the draws brought, and what the set-up was worth. */
  readonly luck?: readonly number[];
  readonly start?: readonly number[];
}

export interface EncounterResult {
  readonly number: number;
  readonly games: readonly GameResult[];
  /** What external bots did wrong, as `player: fault`. */
  readonly faults: readonly string[];
  /** Why a player could not go on; the last game is then missing. */
  readonly failure?: string;
}

/** Plays an encounter: rivals take turns in all seats; a table that wins together is played by each player alone. */
export async function playEncounter(
  room: Room,
  players: readonly Seated[],
  encounter: Encounter,
  values?: Values,
): Promise<EncounterResult> {
  const games: GameResult[] = [];
  const findFailed = () => players.find(({ failure }) => failure !== undefined);
  for (const seating of seatingsOf(room, players.length).slice(0, encounter.most)) {
    const game = await playGame(room, players, seating, encounter, values);
    if (findFailed()) break;
    games.push(game);
  }
  const faults = players.flatMap((player) => player.takeFaults().map((fault) => `${player.name}: ${fault}`));
  const failed = findFailed();
  const failure = failed ? { failure: `${failed.name}: ${failed.failure}` } : {};
  return { number: encounter.number, games, faults, ...failure };
}

function seatingsOf({ bot, game }: Room, players: number): number[][] {
  if (bot.together) return Array.from({ length: players }, (_, player) => Array<number>(game.seats.min).fill(player));
  return Array.from({ length: players }, (_, shift) =>
    Array.from({ length: players }, (__, seat) => (seat + shift) % players),
  );
}

async function playGame(
  room: Room,
  players: readonly Seated[],
  seating: readonly number[],
  { seed, number, settings }: Encounter,
  values: Values | undefined,
): Promise<GameResult> {
  // Dice of their own: what a player thinks must not change what chance brings.
  const dice = new SeededRandom(`${seed} ${number}`);
  const botDice = new SeededRandom(`${seed} ${number} whims`);
  const position = room.game.start(seating.length, settings);
  const watch = values && new LuckWatch(room, position, values);
  const tell = (news: (mine: readonly Seat[]) => News) => {
    for (const index of new Set(seating)) {
      players[index].hear?.(news([...seating.keys()].filter((at) => seating[at] === index)));
    }
  };
  const game = room.game.id;
  tell((mine) => ({ type: 'new-game', game, seats: seating.length, settings, mine }));
  let moves = 0;
  for (let line = 0; ; line++) {
    const { turn } = position;
    if (turn === OVER) break;
    if (turn < 0) {
      const roll = position.roll(dice);
      watch?.see(position, roll, line);
      position.play(roll);
    } else {
      const player = players[seating[turn]];
      const move = await player.choose(position.view(turn), botDice.next());
      if (player.failure !== undefined) break;
      position.play(move);
      moves++;
    }
  }
  const result = { seating, scores: scoresOf(position), winners: position.winners() ?? [], moves };
  tell((mine) => ({ type: 'result', game, scores: result.scores, winners: result.winners, mine }));
  return watch ? { ...result, luck: watch.luck, start: watch.start } : result;
}

/** Adds up the luck of a game's draws, by seat. */
class LuckWatch {
  readonly luck: number[];
  readonly start: readonly number[];
  private readonly room: Room;
  private readonly values: Values;

  constructor(room: Room, start: Position, values: Values) {
    this.room = room;
    this.values = values;
    this.start = values.judge(start, 0);
    this.luck = this.start.map(() => 0);
  }

  see(before: Position, roll: Move, line: number): void {
    const luck = luckOf({ game: this.room.game, position: before, line, values: this.values }, roll);
    for (let seat = 0; seat < luck.length; seat++) this.luck[seat] += luck[seat];
  }
}

function scoresOf(position: Position): number[] {
  return Array.from(position.scores()).slice(0, position.seats);
}
