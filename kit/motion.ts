import { pageSwitch } from './page-switch.ts';

const still = pageSwitch('still');

/** What the system says of it. */
export const SYSTEM_STILL = '(prefers-reduced-motion: reduce)';

/** True when the person asked for less motion, of the system or here. */
export function wantsLessMotion(): boolean {
  return isStill() || matchMedia(SYSTEM_STILL).matches;
}

/** Whether somebody asked for it here. */
export const isStill = still.isOn;
export const setStill = still.set;
/** Style sheets let nothing move then. */
export const publishStill = still.publish;

/** Milliseconds after which nobody waits for a movement any longer: what moves then is decoration. */
const LONGEST = 900;

/** Resolves when everything on the board that a move has set moving has come to rest. */
export async function untilStill(): Promise<void> {
  const board = document.querySelector('.table-board');
  const moving = (board?.getAnimations({ subtree: true }) ?? []).filter(isUnderWay);
  if (moving.length === 0) return;
  const rest = Promise.allSettled(moving.map((animation) => animation.finished));
  await Promise.race([rest, new Promise((late) => setTimeout(late, LONGEST))]);
}

/**
 * One that still waits for its delay is not part of the move: a mark that will fade, for example. Nor is what only adorns
 * it, in an element with `data-adorns`: a ripple that runs out.
 */
function isUnderWay({ playState, effect }: Animation): boolean {
  if (effect instanceof KeyframeEffect && effect.target?.closest('[data-adorns]')) return false;
  const timing = effect?.getComputedTiming();
  return playState === 'running' && timing?.progress != null && timing.endTime !== Number.POSITIVE_INFINITY;
}
