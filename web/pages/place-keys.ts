import { focusLegalPlace } from '../../kit/legal-places.ts';
import { shortcutsFor } from '../shortcuts.ts';

/** Lead from one place where somebody may move to the next. */
export const PLACE_KEYS = shortcutsFor({
  next: () => void focusLegalPlace(1),
  previous: () => void focusLegalPlace(-1),
});
