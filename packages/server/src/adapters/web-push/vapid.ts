import { createPrivateKey, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { bytesOf, type KeyPair } from './keys.ts';

/** Push services accept a day at most, and expect one token to be reused rather than a new one each time. */
const lifetimeSeconds = 12 * 60 * 60;
const renewBeforeSeconds = 60 * 60;

/**
 * Identifies the sender to a push service (RFC 8292): one token for each service, signed with the club's key.
 */
export function createVapid({ publicKey, privateKey }: KeyPair, subject: string) {
  const key = keyOf({ publicKey, privateKey });
  const tokens = new Map<string, { token: Promise<string>; expires: number }>();

  return (endpoint: string, now: number = Date.now()): Promise<string> => {
    const audience = new URL(endpoint).origin;
    const seconds = Math.floor(now / 1000);
    const cached = tokens.get(audience);
    if (cached && cached.expires - renewBeforeSeconds > seconds) return header(cached.token);
    const expires = seconds + lifetimeSeconds;
    const token = tokenOf(key, { aud: audience, exp: expires, sub: subject });
    tokens.set(audience, { token, expires });
    return header(token);
  };

  async function header(token: Promise<string>) {
    return `vapid t=${await token}, k=${publicKey}`;
  }
}

const tokenOf = (key: KeyObject, { aud, exp, sub }: { aud: string; exp: number; sub: string }) =>
  new SignJWT({ aud, exp, sub }).setProtectedHeader({ typ: 'JWT', alg: 'ES256' }).sign(key);

function keyOf({ publicKey, privateKey: d }: KeyPair): KeyObject {
  const point = bytesOf(publicKey);
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d, x, y }, format: 'jwk' });
}
