import { useEffect, useState } from 'preact/hooks';
import { findGame } from '../../games/index.ts';
import { summarise } from '../match-summary.ts';
import { store } from '../session/here.ts';
import { lonerOf } from '../session/player.ts';
import type { SavedMatch } from '../session/saved-match.ts';
import { type PlayedMatch, resultFor } from '../study/history.ts';
import { type ReviewTally, reviews } from '../study/review-store.ts';

/** The finished matches that somebody played alone here; nothing until their games are loaded. */
export function usePlayed(): readonly PlayedMatch[] | undefined {
  const [played, setPlayed] = useState<readonly PlayedMatch[]>();
  useEffect(() => {
    let isShown = true;
    const tallies = reviews.tallies();
    const finished = store.listMatches().matches.filter(({ over, isFromFile }) => over && !isFromFile);
    Promise.all(finished.map((match) => readPlayed(match, tallies[match.id]))).then(
      (all) => isShown && setPlayed(all.flatMap((match) => match ?? [])),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return played;
}

async function readPlayed(match: SavedMatch, tally: ReviewTally | undefined): Promise<PlayedMatch | undefined> {
  const { id, record, players, changed } = match;
  const seat = lonerOf(players);
  const room = seat === undefined ? undefined : await findGame(record.game)?.load();
  const winners = room && summarise(room, match)?.winners;
  if (seat === undefined || !winners) return undefined;
  const levels = players.flatMap((player) => (player.kind === 'bot' ? [player.level] : []));
  return {
    ...{ id, game: record.game, when: changed },
    level: levels.length === 0 ? undefined : Math.max(...levels),
    result: resultFor(seat, winners),
    accuracy: tally?.accuracy[seat],
  };
}
