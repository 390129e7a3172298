import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { PushSubscription } from '../../online/messages/asks.ts';

/** A browser that has subscribed to push at `endpoint`: it reads what was encrypted for it, as RFC 8291 says. */
export class FakeBrowser {
  readonly subscription: PushSubscription;
  private readonly keys = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(endpoint: string) {
    const p256dh = this.keys.generateKeys('base64url');
    this.subscription = { endpoint, keys: { p256dh, auth: this.auth.toString('base64url') } };
  }

  /** One record of aes128gcm: salt, record size, the sender's key, then the sealed text. */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const length = body[20];
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const own = this.keys.getPublicKey();
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const secret = derive(this.keys.computeSecret(sender), this.auth, about, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const opener = createDecipheriv('aes-128-gcm', key, nonce);
    opener.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
    // The last record ends with the byte 2, perhaps with nothing behind it.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  }
}

/** What a push service reads in the header of a server that names itself (RFC 8292); undefined where the signature is wrong. */
export function readVapid(
  header: string,
): { readonly key: string; readonly claims: Record<string, unknown> } | undefined {
  const [, token, key] = /^vapid t=([^,]+), k=(\S+)$/.exec(header) ?? [];
  const [head, claims, signature] = (token ?? '').split('.');
  if (!key || !signature) return undefined;
  const raw = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: raw.subarray(1, 33).toString('base64url'),
    y: raw.subarray(33).toString('base64url'),
  };
  const by = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  const isSigned = verify('sha256', Buffer.from(`${head}.${claims}`), by, Buffer.from(signature, 'base64url'));
  return isSigned ? { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) } : undefined;
}

function derive(secret: Buffer, salt: Buffer, about: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, about, length));
}
