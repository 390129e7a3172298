import { texts } from '#texts/race-to-the-raft/faults.ts';
import { faultsOf } from '../../core/faults.ts';

/** What can be wrong with a move or a text; the sentences are in texts/. */
export const { refuse, fail } = faultsOf('race-to-the-raft', texts);
