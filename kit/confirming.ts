import { isTouch } from './pointer.ts';
import { browserTexts } from './text-store.ts';

const CONFIRMS = 'boardwalk.confirms';

/** Whether somebody wants to be asked before a piece is placed: the first click shows, the second places. */
export function confirmsPlacing(): boolean {
  return browserTexts.get(CONFIRMS) === 'yes';
}

export function setConfirmsPlacing(confirms: boolean): void {
  browserTexts.set(CONFIRMS, confirms ? 'yes' : 'no');
  publishConfirming();
}

/** Style sheets show "Place it here" to everybody then, not only to fingers. */
export function publishConfirming(): void {
  document.documentElement.toggleAttribute('data-confirms', confirmsPlacing());
}

/** True where a click, a key or a drop only shows what it would do: it must be done again to count. A finger always asks. */
export function onlyShows(event?: Event): boolean {
  return (event !== undefined && isTouch(event)) || confirmsPlacing();
}
