import { useMemo } from 'preact/hooks';
import { findGame } from '../../games/index.ts';
import type { Room } from '../../games/room.ts';
import type { MyMatch } from '../../online/messages/news.ts';
import { pointsSoFar } from '../match-summary.ts';
import { useLoaded } from './use-loaded.ts';

const loadRoom = async (game: string) => findGame(game)?.load();

/** The points at the board that the list shows, one's own first; none where nobody has any, or they are a secret. */
export function useOnlinePoints(match: MyMatch): readonly number[] | undefined {
  const room = useLoaded(loadRoom, match.game);
  return useMemo(() => room && pointsIn(room, match), [room, match]);
}

export function pointsIn(
  room: Room,
  { view, you, ending }: Pick<MyMatch, 'view' | 'you' | 'ending'>,
): readonly number[] | undefined {
  if (ending?.why === 'aborted') return undefined;
  const position = room.game.parse(view ?? '');
  const points = position.ok ? pointsSoFar(room, position.value) : undefined;
  if (!points?.some((each) => each !== 0)) return undefined;
  return [points[you], ...points.toSpliced(you, 1)];
}
