import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { fail } from '../../core/platform-faults.ts';
import { ok, type Result } from '../../core/result.ts';

/**
 * An envelope, not a safe: anyone who reads this program can open it. It hides the cards of a running match from people
 * who look into its file. See docs/adr/0022.
 */
const KEY = new TextEncoder().encode('boardwalk-sealed-match');
const VERSION = '1';
const TAG_LENGTH = 16;

/** `salt` is 16 bytes that no other envelope has: without it equal matches would look equal. */
export function seal(text: string, salt: Uint8Array): string {
  const bytes = new TextEncoder().encode(text);
  const tag = hmac(sha256, KEY, bytes).slice(0, TAG_LENGTH);
  return [VERSION, encode(salt), encode(mask(bytes, salt)), encode(tag)].join('.');
}

export function unseal(sealed: string): Result<string> {
  const [version, ...parts] = sealed.split('.');
  const [salt, masked, tag] = parts.map(decode);
  if (version !== VERSION || !salt || !masked || !tag) return fail('file.sealed');
  const bytes = mask(masked, salt);
  const right = hmac(sha256, KEY, bytes);
  if (tag.length !== TAG_LENGTH || tag.some((byte, at) => byte !== right[at])) return fail('file.sealed');
  return ok(new TextDecoder().decode(bytes));
}

/** Applied twice it gives back what it was given. */
function mask(bytes: Uint8Array, salt: Uint8Array): Uint8Array {
  const masked = bytes.slice();
  for (let block = 0; block * sha256.outputLen < bytes.length; block++) {
    const stream = hmac(sha256, KEY, new Uint8Array([...salt, block >> 16, block >> 8, block]));
    const start = block * sha256.outputLen;
    for (let at = 0; at < stream.length && start + at < masked.length; at++) masked[start + at] ^= stream[at];
  }
  return masked;
}

function encode(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function decode(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  } catch {
    return undefined;
  }
}
