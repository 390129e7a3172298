import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whatever a run writes outside the repository is in one folder, which is gone when the run ends. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-tests-'));
  // PostgreSQL runs as another user, and its data are in there too.
  chmodSync(folder, 0o755);
  // Threads and programs that are started from now on ask these for a place: the first on Unix, the others on Windows.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
