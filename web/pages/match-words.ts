import { texts as home } from '#texts/web/home.ts';
import { findGame } from '../../games/index.ts';
import { boardTitle, type MatchSummary } from '../match-summary.ts';
import { sayEarly } from '../session/online-result.ts';
import { hasPeople, lonerOf } from '../session/player.ts';
import type { SavedMatch } from '../session/saved-match.ts';
import { namesOf } from '../session/seat-names.ts';
import { commonLevel } from '../usual-players.ts';
import { resultTitle } from './result-words.ts';

const texts = home.match;

/** "Metro with Ada" for one person; "Metro: Rosa and Tom" where several share the device, or nobody plays. */
export function titleOf({ record, players, copyOf }: Pick<SavedMatch, 'record' | 'players' | 'copyOf'>): string {
  const game = findGame(record.game)?.about.title ?? record.game;
  const names = players.map((player) => player.name);
  const you = lonerOf(players);
  const title = you === undefined ? texts.among(game, names) : texts.with(game, names.toSpliced(you, 1));
  return copyOf === undefined ? title : texts.copy(title);
}

/** Whose turn it is, or who won. */
export function sayTurn({ record, players, ending }: SavedMatch, summary: MatchSummary): string {
  if (ending) return sayEarly(ending, record.game, namesOf(players));
  const { turn, winners, position } = summary;
  const about = findGame(record.game)?.about;
  if (turn !== undefined) return turn === lonerOf(players) ? texts.yourTurn : texts.turnOf(players[turn].name);
  return winners ? resultTitle(position, namesOf(players), about?.together ?? false, hasPeople(players)) : texts.over;
}

/** Board, computer, points and date: what tells one match from another, in one line. */
export function sayDetails(match: SavedMatch, summary: MatchSummary | undefined, now: number): string {
  const about = findGame(match.record.game)?.about;
  const level = commonLevel(match.players);
  const isUntouched = summary?.turn !== undefined && !summary.isBegun;
  const parts = [
    about && boardTitle(about, match),
    level === undefined ? undefined : texts.level(level),
    isUntouched ? texts.untouched : undefined,
    // Whoever was behind may have won, and what the first tiles count says nothing.
    match.ending || isUntouched ? undefined : summary?.scores && texts.scores(summary.scores),
    texts.when(match.changed, now),
  ];
  return texts.parts(parts.filter((part) => part !== undefined));
}
