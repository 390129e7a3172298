import { texts } from '#texts/metro/faults.ts';
import { faultsOf } from '../../core/faults.ts';

/** What can be wrong with a move or a text; the sentences are in texts/. */
export const { refuse, fail, within } = faultsOf('metro', texts);
