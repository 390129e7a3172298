import { existsSync } from 'node:fs';
import { canInstall, installPrograms } from './debian.mjs';

/** Where Debian puts them. */
const POSTGRES = '/usr/lib/postgresql';
const HAPROXY = '/usr/sbin/haproxy';

/**
 * The real PostgreSQL and HAProxy for the tests of several servers. Without them these tests say that they were not run.
 *
 * @param {(line: string) => void} say
 */
export async function requireDatabases(say) {
  if (existsSync(POSTGRES) && existsSync(HAPROXY)) return;
  if (canInstall()) await installPrograms('PostgreSQL and HAProxy', [['postgresql', 'haproxy']], say);
  else
    say(
      'PostgreSQL or HAProxy is missing, so the tests of several servers are left out: install postgresql and haproxy.',
    );
}
