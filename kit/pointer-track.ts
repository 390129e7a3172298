import { headsFor, type Point } from './heading.ts';

/** A hand is not quite still when it clicks. */
const SLACK = 6;
/** Pixels of the way so far that are remembered: enough to smooth a hand's trembling, too few to hide a turn. */
const MEMORY = 8;
/** More pixels at once are no way but a jump: a pen that is set down elsewhere, a program that moves the pointer. */
const JUMP = 100;

const NOWHERE: Point = { x: 0, y: 0 };

let at = NOWHERE;
let way = NOWHERE;
/** Where the pointer was last pressed or let go, until it has moved away. */
let pressed: Point | undefined;
let pressedAt = Number.NEGATIVE_INFINITY;
let isDown = false;
let isByKey = false;

const follow = ({ clientX: x, clientY: y }: PointerEvent) => {
  if (x === at.x && y === at.y) return;
  isByKey = false;
  const kept = Math.min(1, MEMORY / (Math.hypot(way.x, way.y) || 1));
  const isJump = Math.hypot(x - at.x, y - at.y) > JUMP;
  way = isJump ? NOWHERE : { x: way.x * kept + x - at.x, y: way.y * kept + y - at.y };
  at = { x, y };
  if (pressed && Math.hypot(x - pressed.x, y - pressed.y) > SLACK) pressed = undefined;
};
// First of all listeners: whoever asks while an event is told must be told about this event.
// Out of one place first: a board that is left asks before the pointer is anywhere else, perhaps out of the window.
addEventListener('pointerout', follow, true);
addEventListener('pointerover', follow, true);
addEventListener('pointermove', follow, true);
for (const kind of ['pointerdown', 'pointerup'] as const) {
  addEventListener(
    kind,
    (event) => {
      isDown = kind === 'pointerdown';
      pressed = { x: event.clientX, y: event.clientY };
      pressedAt = event.timeStamp;
    },
    true,
  );
}
// A finger that turns out to scroll is never let go.
addEventListener(
  'pointercancel',
  () => {
    isDown = false;
  },
  true,
);
addEventListener(
  'keydown',
  () => {
    isByKey = true;
    pressed = undefined;
  },
  true,
);

/** False where the pointer has rested since it was last pressed, or only trembled: what is under it came there by itself. */
export function hasMoved(): boolean {
  return pressed === undefined;
}

/** When a pointer was last pressed or let go, in milliseconds as pictures and events count them. */
export function lastPressed(): number {
  return pressedAt;
}

/** True while the pointer makes for an element and carries nothing there. */
export function isHeadingFor(element: Element): boolean {
  return !isDown && headsFor(at, way, element.getBoundingClientRect());
}

/** True when the last thing somebody did was done with a key. */
export function wasByKey(): boolean {
  return isByKey;
}
