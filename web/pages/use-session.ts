import { useEffect, useReducer, useRef } from 'preact/hooks';
import type { Session, Snapshot } from '../session/session.ts';

/** The session as it is now; the page is drawn again whenever it changes. */
export function useSession(session: Session): Snapshot {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const { snapshot } = session;
  const drawn = useRef(snapshot);
  drawn.current = snapshot;
  useEffect(() => {
    const leave = listen(session, () => redraw(undefined));
    // What came between the drawing and this moment: another listener may have been told of it.
    if (session.snapshot !== drawn.current) redraw(undefined);
    return leave;
  }, [session]);
  return snapshot;
}

/** Only while the page is there: a tab that is closed, or put aside to come back to, must not keep the match. */
function listen(session: Session, changed: () => void): () => void {
  let leave = session.subscribe(changed);
  const hide = () => leave();
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) leave = session.subscribe(changed);
  };
  addEventListener('pagehide', hide);
  addEventListener('pageshow', show);
  return () => {
    leave();
    removeEventListener('pagehide', hide);
    removeEventListener('pageshow', show);
  };
}
