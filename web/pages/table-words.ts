import { texts } from '#texts/web/table.ts';
import { OVER } from '../../core/game.ts';
import type { LogLines } from '../session/log-in-words.ts';
import { hasPeople, type Player } from '../session/player.ts';
import type { Session, Snapshot } from '../session/session.ts';
import { resultTitle } from './result-words.ts';

/** What to say while nobody at the screen acts. */
export function waitingWords({ snapshot, players, names, room }: Session, isAway = false): string {
  const { position, mayPlay, viewer, curtain, stalled } = snapshot;
  const { turn } = position;
  if (turn === OVER) return resultTitle(position, names, room.about.together ?? false, hasPeople(players));
  if (stalled !== undefined) return stalled;
  const isWatcher = viewer === 'spectator';
  if (!mayPlay && !isWatcher) return texts.viewOnly;
  if (turn < 0) return '';
  if (isComputers(players, snapshot)) return texts.thinking(names[turn]);
  // At one screen everybody is here.
  const isElsewhere = viewer !== turn && (!isWatcher || !mayPlay) && curtain === undefined;
  if (!isElsewhere) return '';
  return isAway ? texts.isAway(names[turn]) : texts.waitingFor(names[turn]);
}

/** A computer player is to move, for itself or for somebody who is away. */
export function isComputers(players: readonly Player[], { position: { turn }, isHeld }: Snapshot): boolean {
  return isHeld === true || (turn >= 0 && players[turn].kind === 'bot');
}

/** What has happened since the first `from` lines of the log, or else the last thing that did; then what is to do. */
export function announce(log: LogLines, from: number, names: readonly string[], next: string): string {
  const decisions = Array.from(log)
    // A card that somebody drew is named by what chance brought, as far as the viewer may know it.
    .map(({ seat, who, words }, at, all) => ({ seat, who, words: all[at + 1]?.instead ?? words, isNew: at >= from }))
    .filter((line) => line.seat >= 0);
  const news = decisions.filter((line) => line.isNew);
  const told = (news.length > 0 ? news : decisions.slice(-1)).map(({ isNew: _, ...line }) => ({ ...line, times: 1 }));
  const said = told.reduce<typeof told>((all, line) => {
    const last = all.at(-1);
    if (last?.seat === line.seat && last.who === line.who && last.words === line.words) last.times++;
    else all.push(line);
    return all;
  }, []);
  // Who moved then: a computer player may have held the seat, or hold it now.
  const sentences = said.map(({ seat, who, words, times }) =>
    texts.happened(who ?? names[seat], times === 1 ? words : texts.often(words, times)),
  );
  return [...sentences, next].join(' ').trim();
}
