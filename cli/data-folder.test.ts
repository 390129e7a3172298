import { expect, it } from 'vitest';
import { findDataFolder } from './data-folder.ts';

it.each([
  ['linux', {}, '/home/ada/.local/state/boardwalk'],
  ['linux', { XDG_STATE_HOME: '/var/ada' }, '/var/ada/boardwalk'],
  ['linux', { XDG_STATE_HOME: 'relative' }, '/home/ada/.local/state/boardwalk'],
  ['darwin', {}, '/home/ada/Library/Application Support/Boardwalk'],
  ['win32', { LOCALAPPDATA: '/c/local' }, '/c/local/Boardwalk'],
  ['win32', {}, '/home/ada/AppData/Local/Boardwalk'],
] as const)('on %s with %j it is %s', (platform, env, folder) => {
  expect(findDataFolder(env, platform, '/home/ada')).toBe(folder);
});
