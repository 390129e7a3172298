/** Whether the last thing somebody did was done with a key. */
let byKey = false;
addEventListener('keydown', () => (byKey = true), true);
addEventListener('pointerdown', () => (byKey = false), true);

/** True where keys are what somebody plays by. */
export function isByKey(): boolean {
  return byKey;
}

/**
 * True where somebody who plays by keys has lost the focus, with the button that had it, or has it where a page begins.
 * Those who point lose nothing.
 */
export function isFocusLost(): boolean {
  return byKey && (document.activeElement === document.body || document.activeElement?.tagName === 'MAIN');
}

/** The same once a match is over: what had the focus on the board takes no more moves, and would only be framed there. */
export function isFocusSpent(): boolean {
  return isFocusLost() || (byKey && document.activeElement?.closest('.table-board') instanceof Element);
}

/**
 * Takes the focus off a button that a move may take away, where it was pointed at: the browser lays out the half-changed
 * page when what has the focus goes, and the move waits for that. The Tab key goes on from the same place.
 */
export function releaseFocus(): void {
  const focused = document.activeElement;
  if (!byKey && focused instanceof HTMLButtonElement) focused.blur();
}

/** Begins a new page at what is on it: the link that led there is gone, and nobody wants to tab through the bar again. */
export function focusPage(): void {
  if (isFocusLost()) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/** Puts a focus that was lost at what there is to do. */
export function focusPrompt(): void {
  if (isFocusLost()) document.querySelector<HTMLElement>('.prompt')?.focus();
}
