import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Where the open talk covers the side column, as its style sheet has it. */
const COVERS = '(max-width: 1130px), (max-height: 640px)';

/** There the score would be behind it at the end of the match, which has more to say than a match in progress. */
const COVERS_SCORE = '(max-height: 820px)';

/** What is under the open talk there: the result, somebody's request or one's own turn should be seen. */
export type Behind = 'over' | 'request' | 'turn' | 'nothing';

/** Whether the open talk gives way to what has just come up behind it. Somebody in the middle of a sentence is only told of it. */
export function givesWay(behind: Behind | undefined, isTyping: boolean): boolean {
  return behind === 'over' || ((behind === 'request' || behind === 'turn') && !isTyping);
}

/**
 * Whether the talk is open. Where it covers the column, what comes up behind it closes it: nobody's clock should run unseen.
 * It can be opened again beside a request or on one's own turn. `behind` is undefined where the talk never covers anything.
 */
export function useTalkOpen(behind: Behind | undefined, isTyping: boolean) {
  const [isOpen, open] = useState(false);
  const [covers, setCovers] = useState(false);
  const talk = useRef<HTMLElement>(null);
  useEffect(() => {
    const isScore = behind === 'over' && matchMedia(COVERS_SCORE).matches;
    const isHidden = isScore || matchMedia(COVERS).matches || coversRequest(talk.current, behind);
    if (givesWay(behind, isTyping) && isHidden) open(false);
    // When the sentence has been sent, too.
  }, [behind, isTyping]);
  useLayoutEffect(() => setCovers(isOpen && coversRequest(talk.current, behind)), [isOpen, behind]);
  /** A ready phrase is all that somebody wanted to say. */
  const closeIfCovering = () => {
    if (behind !== undefined && matchMedia(COVERS).matches) open(false);
  };
  return { isOpen, open, closeIfCovering, covers, talk };
}

/** In the column the open talk keeps to its foot, and may lie over the answers that a request waits for. */
function coversRequest(talk: HTMLElement | null, behind: Behind | undefined): boolean {
  const request = behind === 'request' && talk?.parentElement?.querySelector('.online-offer');
  return talk && request ? request.getBoundingClientRect().bottom > talk.getBoundingClientRect().top : false;
}
