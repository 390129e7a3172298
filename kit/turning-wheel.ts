/** A wheel tells every small movement; a quarter turn for each would make the piece spin. */
const PAUSE = 130;

/**
 * Turns a piece by the wheel over an element, as long as there is one to turn. Returns what ends it. Not through a
 * property of the node, because a wheel listener must be told that it may stop the board from zooming.
 */
export function listenToWheel(over: EventTarget, turning: () => ((way: 1 | -1) => void) | undefined): () => void {
  let last = -PAUSE;
  const listen = (event: Event) => {
    const turn = turning();
    // With the control key, as two fingers on a pad send it, it is zooming, whatever is held.
    if (!(event instanceof WheelEvent) || !turn || event.ctrlKey || event.defaultPrevented) return;
    event.preventDefault();
    if (event.deltaY === 0 || event.timeStamp - last < PAUSE) return;
    last = event.timeStamp;
    turn(event.deltaY > 0 ? 1 : -1);
  };
  over.addEventListener('wheel', listen, { passive: false });
  return () => over.removeEventListener('wheel', listen);
}
