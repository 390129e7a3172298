import { texts as playerTexts } from '#texts/web/players.ts';
import { texts } from '#texts/web/table.ts';
import { OVER, type Position, type Seat } from '../../core/game.ts';
import type { LogLine } from '../session/log-in-words.ts';
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
  return player?.kind === 'bot' ? texts.thinking(player.name) : '';
}

export function resultWords(winners: readonly Seat[], names: readonly string[], together: boolean): string {
  if (winners.length === 0) return names.length > 1 ? texts.lostTogether : texts.lostAlone;
  if (together && names.length > 1) return texts.wonTogether;
  const who = winners.map((seat) => names[seat]);
  if (who.length > 1) return texts.shareTheWin(who);
  return who[0] === playerTexts.you ? texts.youWin : texts.wins(who[0]);
}

/** The last thing that happened and what is to do, for those who listen. */
export function announce(log: readonly LogLine[], names: readonly string[], waiting: string, yours: boolean): string {
  const last = log.filter((line) => line.seat >= 0).at(-1);
  const next = yours ? texts.yourTurn : waiting;
  return last ? texts.happened(names[last.seat], last.words, next) : next;
}
