import { afterEach } from 'vitest';
import { putAway } from './harness.ts';

// The harness is loaded once for many files: a hook of its own would only be heard of in the first.
afterEach(putAway);
