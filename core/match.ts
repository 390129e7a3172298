import { CHANCE, type Game, OVER, type Position, type Seat } from './game.ts';
import { refuse } from './platform-faults.ts';
import type { Dice } from './random.ts';
import { type Fault, ok, type Result } from './result.ts';
import { type MatchRecord, startTimeline, type Timeline } from './timeline.ts';

/** Sets a match up and rolls until a seat must act. */
export function openMatch<P extends Position>(
  game: Game<P>,
  seats: number,
  given: Readonly<Record<string, unknown>>,
  dice: Dice,
): Result<Timeline<P>> {
  const match = startTimeline(game, seats, given);
  if (!match.ok) return match;
  rollOn(match.value, dice);
  return ok(match.value);
}

/** The only way in, for people, bots and tests: turn → parse and check → play and log → roll until a seat must act. */
export function submit<P extends Position>(
  match: Timeline<P>,
  seat: Seat,
  text: string,
  dice: Dice,
): Fault | undefined {
  const { turn } = match.position;
  if (turn === OVER) return refuse('match.over');
  if (seat < 0 || turn !== seat) return refuse('match.turn', { seat: seat + 1 });
  const fault = match.append(text);
  if (!fault) rollOn(match, dice);
  return fault;
}

/** Rolls until a seat must act; also for a match that was replayed up to a roll. */
export function rollOn<P extends Position>(match: Timeline<P>, dice: Dice): void {
  while (match.position.turn === CHANCE) match.roll(dice.forRoll(match.rolls));
}

/** The match as it can be stored and shared. */
export function recordOf<P extends Position>({ game, seats, settings, log }: Timeline<P>): MatchRecord {
  return { game: game.id, rulesVersion: game.rulesVersion, seats, settings, log: [...log] };
}
