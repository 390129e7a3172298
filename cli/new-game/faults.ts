import { texts } from '#texts/new-game/faults.ts';
import { faultsOf } from '../../core/faults.ts';

/** What can be wrong with a move or a text; the sentences are in texts/. */
export const { refuse, fail } = faultsOf('new-game', texts);
