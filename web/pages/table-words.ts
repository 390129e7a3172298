import { OVER, type Position, type Seat } from '../../core/game.ts';
import type { LogLine } from '../session/local-session.ts';
import type { Player } from '../session/player.ts';

/** What to say while nobody at the screen acts. */
export function waitingWords(position: Position, players: readonly Player[], together: boolean): string {
  if (position.turn === OVER)
    return resultWords(
      position.winners() ?? [],
      players.map((player) => player.name),
      together,
    );
  const player = position.turn >= 0 ? players[position.turn] : undefined;
  return player?.kind === 'bot' ? `${player.name} is thinking…` : '';
}

export function resultWords(winners: readonly Seat[], names: readonly string[], together: boolean): string {
  if (winners.length === 0) return names.length > 1 ? 'The table lost together' : 'Lost this time';
  if (together && names.length > 1) return 'The table won together';
  const who = winners.map((seat) => names[seat]);
  if (who.length > 1) return `${who.slice(0, -1).join(', ')} and ${who[who.length - 1]} share the win`;
  return who[0] === 'You' ? 'You win' : `${who[0]} wins`;
}

/** The last thing that happened and what is to do, for those who listen. */
export function announce(log: readonly LogLine[], names: readonly string[], waiting: string, yours: boolean): string {
  const last = log.filter((line) => line.seat >= 0).at(-1);
  const happened = last ? `${names[last.seat]} ${last.words}.` : '';
  return `${happened} ${yours ? 'Your turn.' : waiting}`.trim();
}
