import { texts } from '#texts/web/table.ts';
import { OVER } from '../../core/game.ts';
import type { LogLines } from '../session/log-in-words.ts';
import type { Player } from '../session/player.ts';
import { namesOf } from '../session/seat-names.ts';
import type { Snapshot } from '../session/session.ts';
import { resultTitle } from './result-words.ts';

/** What to say while nobody at the screen acts. */
export function waitingWords({ position, mayPlay }: Snapshot, players: readonly Player[], together: boolean): string {
  if (position.turn === OVER) return resultTitle(position, namesOf(players), together);
  const player = position.turn >= 0 ? players[position.turn] : undefined;
  if (!mayPlay) return texts.viewOnly;
  return player?.kind === 'bot' ? texts.thinking(player.name) : '';
}

/** What has happened since the first `from` lines of the log, or else the last thing that did; then what is to do. */
export function announce(log: LogLines, from: number, names: readonly string[], next: string): string {
  const decisions = Array.from(log, (line, at) => ({ ...line, isNew: at >= from })).filter((line) => line.seat >= 0);
  const news = decisions.filter((line) => line.isNew);
  const told = (news.length > 0 ? news : decisions.slice(-1)).map(({ seat, words }) =>
    texts.happened(names[seat], words),
  );
  return [...told, next].join(' ').trim();
}
