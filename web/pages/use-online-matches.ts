import { useEffect, useState } from 'preact/hooks';
import type { MyMatch } from '../../online/messages/news.ts';
import { myMatches } from '../online/my-matches.ts';

/** The matches that this browser has on the server, those that wait for it first. */
export function useOnlineMatches(): readonly MyMatch[] {
  const [matches, setMatches] = useState(myMatches.snapshot);
  useEffect(() => {
    const look = () => setMatches(myMatches.snapshot);
    look();
    return myMatches.subscribe(look);
  }, []);
  return matches;
}
