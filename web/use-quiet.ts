import { useEffect, useState } from 'preact/hooks';

/** Milliseconds without a touch, a key or a change on the screen. */
const QUIET_FOR = 3000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/**
 * True from the first quiet moment after `waiting` began: nobody has done anything for a while, no move has just been
 * made, nothing is being held, no dialog is open. Costs nothing while `waiting` is false.
 */
export function useQuiet(waiting: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    setQuiet(false);
    return waiting ? awaitQuiet(() => setQuiet(true)) : undefined;
  }, [waiting]);
  return waiting && isQuiet;
}

function awaitQuiet(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    if (document.querySelector('dialog[open], :active')) return wait();
    stop();
    tell();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(look, QUIET_FOR);
  };
  const changes = new MutationObserver(wait);
  const stop = () => {
    clearTimeout(timer);
    changes.disconnect();
    for (const touch of TOUCHES) removeEventListener(touch, wait, true);
  };
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const touch of TOUCHES) addEventListener(touch, wait, { capture: true, passive: true });
  wait();
  return stop;
}
