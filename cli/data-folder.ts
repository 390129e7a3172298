import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** Where this machine keeps what a program must not lose but nobody edits, by the custom of its system. */
export function findDataFolder(
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
  home = homedir(),
): string {
  // The standard says that relative paths in these variables are to be ignored.
  if (env.XDG_STATE_HOME && isAbsolute(env.XDG_STATE_HOME)) return join(env.XDG_STATE_HOME, 'boardwalk');
  if (platform === 'win32') return join(env.LOCALAPPDATA || join(home, 'AppData', 'Local'), 'Boardwalk');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Boardwalk');
  return join(home, '.local', 'state', 'boardwalk');
}
