import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useServerState } from './pages/use-server.ts';

/**
 * A part of a page that only makes sense beside a server, and is fetched when there is one. Until then it is not there,
 * unless it has something to show while no server answers.
 */
export function servedPart<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  alsoAway = false,
): (props: P) => JSX.Element | null {
  return function ServedPart(props: P) {
    const server = useServerState();
    const isThere = server === 'there' || (alsoAway && server === 'away');
    const [Part, setPart] = useState<ComponentType<P>>();
    useEffect(() => {
      if (!isThere) return;
      let isShown = true;
      fetchPart().then((part) => isShown && setPart(() => part));
      return () => {
        isShown = false;
      };
    }, [isThere]);
    return Part ? <Part {...props} /> : null;
  };
}
