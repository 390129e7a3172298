import { CHANCE, type Game, type Move, OVER, type Position, type Seat } from './game.ts';
import type { Random } from './random.ts';
import { fail, ok, quote, type Result } from './result.ts';
import { type Settings, settle } from './settings.ts';

/** What is stored or shared: the truth. The position is a cache of it. */
export interface MatchRecord {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly settings: Settings;
  /** Moves and rolls so far, as text, in order. */
  readonly log: readonly string[];
}

/** A game in progress or finished. Its own position: nobody else plays on it. */
export interface Match<P extends Position = Position> {
  readonly game: Game<P>;
  readonly seats: number;
  readonly settings: Settings;
  readonly position: P;
  readonly log: readonly string[];
}

/** Sets a match up and rolls until a seat must act. */
export function openMatch<P extends Position>(
  game: Game<P>,
  seats: number,
  given: Readonly<Record<string, unknown>>,
  random: Random,
): Result<Match<P>> {
  const set = setUp(game, seats, given);
  if (!set.ok) return set;
  return ok(rollOn(set.value, random));
}

/** The only way in, for people, bots and tests: turn → parse and check → play → roll until a seat must act → log. */
export function submit<P extends Position>(
  match: Match<P>,
  seat: Seat,
  text: string,
  random: Random,
): Result<Match<P>> {
  const { game, position } = match;
  if (position.turn === OVER) return fail('match.over', 'The match is over.');
  if (seat < 0 || position.turn !== seat) return fail('match.turn', `It is not the turn of seat ${seat + 1}.`);
  const move = game.parseMove(position, text);
  if (!move.ok) return move;
  return ok(rollOn(playMove(match, move.value), random));
}

/** The match as it was after its first `length` log lines. */
export function rewind<P extends Position>(match: Match<P>, length: number): Match<P> {
  const again = replay(match.game, { ...recordOf(match), log: match.log.slice(0, length) });
  if (again.ok) return again.value;
  throw new Error(`A log that was played cannot be replayed: ${again.fault.message}`);
}

/**
 * Where undo goes: the log length before the last decision that `mine` accepts, or `undefined` when there is none.
 * Rolls and other seats' moves after it go with it.
 */
export function undoPoint<P extends Position>(match: Match<P>, mine: (seat: Seat) => boolean): number | undefined {
  const turns = turnsOf(match);
  for (let i = turns.length - 1; i >= 0; i--) if (turns[i] >= 0 && mine(turns[i])) return i;
  return undefined;
}

/** Who made each log line: a seat, or CHANCE. */
export function turnsOf<P extends Position>(match: Match<P>): number[] {
  const { game, seats, settings, log } = match;
  const position = game.start(seats, settings);
  return log.map((text) => {
    const turn = position.turn;
    const move = game.parseMove(position, text);
    if (!move.ok) throw new Error(`A log that was played cannot be replayed: ${move.fault.message}`);
    position.play(move.value);
    return turn;
  });
}

/** Plays a record from the start. Refuses the first line that does not fit, naming it. */
export function replay<P extends Position>(game: Game<P>, record: MatchRecord): Result<Match<P>> {
  if (record.game !== game.id)
    return fail('match.game', `This is a match of ${quote(record.game)}, not of ${game.id}.`);
  if (record.rulesVersion !== game.rulesVersion) {
    return fail(
      'match.version',
      `The match was played under rules version ${record.rulesVersion}; these are version ${game.rulesVersion}.`,
    );
  }
  const set = setUp(game, record.seats, record.settings);
  if (!set.ok) return set;
  let match = set.value;
  for (const [index, text] of record.log.entries()) {
    const move = readLogged(match, text);
    if (!move.ok) {
      const { code, message, rule } = move.fault;
      const where = [`line ${index + 1}`];
      return fail(
        code,
        `Line ${index + 1}, ${quote(text)}: ${message}`,
        rule === undefined ? { where } : { rule, where },
      );
    }
    match = playMove(match, move.value);
  }
  return ok(match);
}

/** A roll must be one that chance could make: "a card", as a viewer saw it, would leave the match half known. */
function readLogged<P extends Position>({ game, position }: Match<P>, text: string): Result<Move> {
  const move = game.parseMove(position, text);
  if (!move.ok || position.turn !== CHANCE) return move;
  const list = new Int32Array(game.maxMoves);
  const listed = list.subarray(0, position.moves(list)).includes(move.value);
  return listed ? move : fail('match.roll', 'Chance cannot bring this.');
}

export function recordOf<P extends Position>(match: Match<P>): MatchRecord {
  const { game, seats, settings, log } = match;
  return { game: game.id, rulesVersion: game.rulesVersion, seats, settings, log };
}

function setUp<P extends Position>(
  game: Game<P>,
  seats: number,
  given: Readonly<Record<string, unknown>>,
): Result<Match<P>> {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    const range = min === max ? `${min}` : `${min} to ${max}`;
    return fail('match.seats', `${game.title} is for ${range} players, not ${quote(String(seats))}.`);
  }
  const settings = settle(game.options, given);
  if (!settings.ok) return settings;
  return ok({ game, seats, settings: settings.value, position: game.start(seats, settings.value), log: [] });
}

/** Rolls until a seat must act; for a match that was replayed up to a roll. */
export function rollOn<P extends Position>(match: Match<P>, random: Random): Match<P> {
  let current = match;
  while (current.position.turn === CHANCE) current = playMove(current, current.position.roll(random));
  return current;
}

function playMove<P extends Position>(match: Match<P>, move: number): Match<P> {
  const text = match.game.formatMove(match.position, move);
  const position = match.position.copy();
  position.play(move);
  return { ...match, position, log: [...match.log, text] };
}
