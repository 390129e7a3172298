import { Gestures } from './gestures.ts';
import { isTouch } from './pointer.ts';

const gestures = new Gestures();

// Capturing, so that the gesture is known before anyone acts on it.
addEventListener(
  'click',
  (event) => {
    const { clientX, clientY, detail, timeStamp } = event;
    gestures.click({ clientX, clientY, detail, timeStamp, isTouch: isTouch(event) });
  },
  true,
);
addEventListener('pointerdown', (event) => gestures.press(event), true);
addEventListener('pointerup', (event) => gestures.release(event), true);
addEventListener('keydown', (event) => gestures.keyDown(event.repeat), true);
addEventListener('keyup', () => gestures.keyUp(), true);

/**
 * True once the gesture under way has made a move. Someone who double-clicks, or holds a key, means one move: the second
 * click must not make another, least of all one that cannot be undone.
 */
export function isGestureSpent(): boolean {
  return gestures.isSpent;
}

/** To be called when a click, a key or a drag makes a move. */
export function spendGesture(): void {
  gestures.spend();
}
