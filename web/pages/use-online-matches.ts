import { useEffect, useState } from 'preact/hooks';
import type { MyMatch } from '../../online/messages/news.ts';
import { desk } from '../online/desk.ts';

/** How often an open page asks again whether it is somebody's turn. */
const AGAIN = 20_000;

/** The matches that this browser has on the server, those that wait for it first. */
export function useOnlineMatches(): readonly MyMatch[] {
  const [matches, setMatches] = useState<readonly MyMatch[]>([]);
  useEffect(() => {
    let isShown = true;
    const ask = async () => {
      if (!desk.isKnown || document.visibilityState === 'hidden') return;
      const mine = await desk.ask<'mine'>({ type: 'mine' });
      if (isShown && mine.ok) setMatches(inOrder(mine.value.matches));
    };
    void ask();
    const timer = setInterval(ask, AGAIN);
    document.addEventListener('visibilitychange', ask);
    return () => {
      isShown = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
  return matches;
}

/** My turn first, the shortest time left before the others; then what goes on, then what is over. */
function inOrder(matches: readonly MyMatch[]): readonly MyMatch[] {
  const rank = ({ status, yourTurn }: MyMatch) => (status === 'over' ? 2 : yourTurn ? 0 : 1);
  const left = ({ deadline }: MyMatch) => deadline ?? Number.MAX_SAFE_INTEGER;
  return matches.toSorted((a, b) => rank(a) - rank(b) || left(a) - left(b) || b.time - a.time);
}
