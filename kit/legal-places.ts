/** Places that take what is held once it is turned. */
const TURNABLE = '.table-board [role=gridcell].is-turnable';

/**
 * What can be chosen now, the most telling first: what a choice on the board must be paid with, places that take what is
 * held, those that take it turned, piles to draw from, things to take up, and else whatever the prompt offers.
 * A place that loses the game is none of them.
 */
const PLACES = [
  '.table .is-paying .carriable:not(:disabled)',
  '.table-board [role=gridcell].is-open',
  TURNABLE,
  '.table button.is-lit',
  '.table :is([role=gridcell].is-cat, .carriable:not(:disabled))',
  '.prompt :is(button):not(:disabled):not([aria-disabled=true])',
];

/**
 * Puts the focus on the next legal place, or the one before; round and round, from the suggested one where there is one.
 * False where there is none.
 */
export function focusLegalPlace(way: 1 | -1): boolean {
  const found = PLACES.map((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
  const places = found.find((group) => group.length > 0);
  if (!places) return false;
  // A lesson may begin with a piece that must be turned before it fits where the star is.
  const suggested = suggestedOf(places) ?? suggestedOf(found[PLACES.indexOf(TURNABLE)]);
  const isThere = [...places, suggested].some((place) => place === document.activeElement);
  const first = isThere ? undefined : suggested;
  (first ?? places[stepTo(placeOfFocus(places), places.length, way)]).focus();
  return true;
}

/** What a hint or a lesson points at. */
function suggestedOf(places: readonly HTMLElement[]): HTMLElement | undefined {
  const id = starredId();
  return places.find((place) => place.id === id || place.classList.contains('is-hinted'));
}

/** The place on the board that has the star. */
export function starredPlace(): Element | undefined {
  return document.getElementById(starredId() ?? '') ?? undefined;
}

/** A star that is drawn over the board carries the id of its place. */
function starredId(): string | null | undefined {
  return document.querySelector('.table-board [data-hinted]')?.getAttribute('data-hinted');
}

/** Of the place that has the focus; of the last one before it where that is none, with a half added. */
function placeOfFocus(places: readonly Element[]): number | undefined {
  const { activeElement } = document;
  if (!activeElement?.closest('.table')) return undefined;
  const at = places.indexOf(activeElement);
  if (at >= 0) return at;
  const isBefore = (place: Element) =>
    (place.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return places.findLastIndex(isBefore) + 0.5;
}

/** The next of so many places in a ring. `from` may lie between two; without it the first or the last. */
export function stepTo(from: number | undefined, count: number, way: 1 | -1): number {
  if (from === undefined) return way === 1 ? 0 : count - 1;
  const next = way === 1 ? Math.floor(from) + 1 : Math.ceil(from) - 1;
  return (next + count) % count;
}
