import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { bytesOf, type KeyPair } from './keys.ts';

/** Push services accept a day at most, and expect one token to be reused rather than a new one each time. */
const lifetime = 12 * 60 * 60;
const renewBefore = 60 * 60;

/**
 * Identifies the sender to a push service (RFC 8292): one token for each service, signed with the club's key.
 */
export function createVapid({ publicKey, privateKey }: KeyPair, subject: string) {
  const key = keyOf({ publicKey, privateKey });
  const tokens = new Map<string, { token: string; expires: number }>();

  return (endpoint: string, now: number = Date.now()): string => {
    const audience = new URL(endpoint).origin;
    const seconds = Math.floor(now / 1000);
    const known = tokens.get(audience);
    if (known && known.expires - renewBefore > seconds) return header(known.token);
    const expires = seconds + lifetime;
    const token = tokenOf(key, { aud: audience, exp: expires, sub: subject });
    tokens.set(audience, { token, expires });
    return header(token);
  };

  function header(token: string) {
    return `vapid t=${token}, k=${publicKey}`;
  }
}

function tokenOf(key: KeyObject, claims: { aud: string; exp: number; sub: string }): string {
  const parts = [{ typ: 'JWT', alg: 'ES256' }, claims];
  const text = parts
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}

function keyOf({ publicKey, privateKey: d }: KeyPair): KeyObject {
  const point = bytesOf(publicKey);
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d, x, y }, format: 'jwk' });
}
