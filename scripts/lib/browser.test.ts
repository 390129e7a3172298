import { expect, test } from 'vitest';
import { findBrowser } from './browser.mjs';

const only = (path: string) => (asked: string) => asked === path;

test('BOARDWALK_BROWSER goes before every other place', () => {
  expect(findBrowser({ BOARDWALK_BROWSER: '/opt/b', PATH: '/bin' }, () => true)).toBe('/opt/b');
  expect(() => findBrowser({ BOARDWALK_BROWSER: '/opt/b' }, only('/usr/bin/chromium'))).toThrow('/opt/b');
});

test('a browser is found on the PATH and in the usual places of each system', () => {
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
  expect(findBrowser({ PATH: '/a:/b' }, only('/b/google-chrome'))).toBe('/b/google-chrome');
  expect(findBrowser({ PATH: '/a:/b' }, only('/a/msedge'))).toBe('/a/msedge');
  expect(findBrowser({}, only('/usr/bin/chromium'))).toBe('/usr/bin/chromium');
  expect(findBrowser({}, only(mac))).toBe(mac);
  expect(findBrowser({ PROGRAMFILES: 'C:\\Program Files' }, only(windows))).toBe(windows);
});

test('where there is none, none is found', () => {
  expect(findBrowser({ PATH: '/a' }, () => false)).toBeUndefined();
});
