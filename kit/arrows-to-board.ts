import { useEffect } from 'preact/hooks';
import { focusLegalPlace } from './legal-places.ts';

const ARROW = /^Arrow(Left|Right|Up|Down)$/;

/**
 * Arrow keys lead to the board from where the focus is on nothing in particular: at the start of a page, at the prompt,
 * and at the buttons above the board, which listen to no arrows. From there on the board itself listens to them. Without
 * this they would do nothing until Tab or another key has led there.
 */
export function useArrowsToBoard(): void {
  useEffect(() => {
    addEventListener('keydown', reach);
    return () => removeEventListener('keydown', reach);
  }, []);
}

function reach(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || !ARROW.test(key)) return;
  const focused = document.activeElement;
  const isNowhere = focused === document.body || focused?.matches('main, .prompt, .bar :is(a, button)') === true;
  if (!isNowhere || document.querySelector('dialog[open]')) return;
  const cell = document.querySelector<SVGElement | HTMLElement>('.table-board [role=gridcell][tabindex="0"]');
  if (cell) cell.focus();
  else if (!focusLegalPlace(1)) return;
  event.preventDefault();
}
