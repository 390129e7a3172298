/** Whether the last thing somebody did was done with a key. */
let byKey = false;
addEventListener('keydown', () => (byKey = true), true);
addEventListener('pointerdown', () => (byKey = false), true);

/**
 * Puts the focus of those who play by keys at what there is to do, where it was lost with the button that had it. Those
 * who point have lost nothing.
 */
export function focusPrompt(): void {
  if (byKey && document.activeElement === document.body) document.querySelector<HTMLElement>('.prompt')?.focus();
}
