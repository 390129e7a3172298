import { describe, expect, it } from 'vitest';
import { isPublicAddress, resolvePublic } from './public-address.ts';

describe('public addresses', () => {
  it.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1::1'])('%s is one', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.100.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    'fe80::1',
    'fd00::1',
    '2002:7f00:1::',
    'nonsense',
  ])('%s is none', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  const answering =
    (...addresses: string[]) =>
    async () =>
      addresses.map((address) => ({ address, family: 4 }));

  it('a name is public when everything that it leads to is', async () => {
    expect(await resolvePublic('https://example.org/x', answering('8.8.8.8', '8.8.4.4'))).toEqual({
      address: '8.8.8.8',
      family: 4,
    });
    expect(await resolvePublic('https://example.org/x', answering('8.8.8.8', '10.0.0.1'))).toBeUndefined();
    expect(await resolvePublic('https://example.org/x', answering())).toBeUndefined();
    expect(
      await resolvePublic('https://example.org/x', () => Promise.reject(new Error('no such name'))),
    ).toBeUndefined();
  });

  it.each(['http://example.org/', 'https://user:word@example.org/', 'nonsense', 'file:///etc/passwd'])(
    '%s is refused whatever it leads to',
    async (url) => {
      expect(await resolvePublic(url, answering('8.8.8.8'))).toBeUndefined();
    },
  );
});
