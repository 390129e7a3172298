/** How far each page of this visit was scrolled, by the name of its entry in the browser's history. */
const places = new Map<number, number>();

addEventListener('scroll', () => {
  const name = entryName();
  if (name !== undefined) places.set(name, scrollY);
});

// An address that was replaced under the same page, which has been shown by now, has lost its name.
addEventListener('hashchange', () => setTimeout(() => entryName() ?? nameEntry()));

/**
 * A new page begins at its top: the browser would keep the place of the page before, because only the address behind the
 * # changes. A page that somebody comes back to is shown where they left it.
 */
export function scrollToPlace(): void {
  const name = entryName();
  if (name === undefined) {
    nameEntry();
    scrollTo(0, 0);
  } else {
    const place = places.get(name);
    // After a reload the browser knows better.
    if (place !== undefined) scrollTo(0, place);
  }
}

/** The name of the entry that is shown. New entries have none, nor has one whose address was replaced. */
export function entryName(): number | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('entry' in state)) return undefined;
  return typeof state.entry === 'number' ? state.entry : undefined;
}

function nameEntry(): void {
  history.replaceState({ entry: Date.now() }, '');
}
