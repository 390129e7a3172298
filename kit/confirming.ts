import { pageSwitch } from './page-switch.ts';
import { isTouch } from './pointer.ts';

const confirms = pageSwitch('confirms');

/** Whether somebody wants to be asked before a piece is placed: the first click shows, the second places. */
export const confirmsPlacing = confirms.isOn;
export const setConfirmsPlacing = confirms.set;
/** Style sheets show "Place it here" to everybody then, not only to fingers. */
export const publishConfirming = confirms.publish;

/** True where a click, a key or a drop only shows what it would do: it must be done again to count. A finger always asks. */
export function onlyShows(event?: Event): boolean {
  return (event !== undefined && isTouch(event)) || confirmsPlacing();
}
