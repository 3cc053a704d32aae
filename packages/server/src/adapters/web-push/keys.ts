import { createECDH, randomBytes } from 'node:crypto';

export const curve = 'prime256v1';

/** A key pair of P-256 as browsers and push services write it: base64url of the point and of the number. */
export type KeyPair = { publicKey: string; privateKey: string };

export const bytesOf = (text: string) => Buffer.from(text, 'base64url');

export function createKeyPair(): KeyPair {
  const pair = createECDH(curve);
  const publicKey = pair.generateKeys('base64url');
  // A number that begins with zeros is as long as any other.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey, privateKey: privateKey.toString('base64url') };
}

export function isKeyPair({ publicKey, privateKey }: KeyPair): boolean {
  try {
    const pair = createECDH(curve);
    pair.setPrivateKey(bytesOf(privateKey));
    return pair.getPublicKey().equals(bytesOf(publicKey));
  } catch {
    return false;
  }
}

export type BrowserKeys = { p256dh: string; auth: string };

/** Whether something can be encrypted for these: a point that lies on the curve, and sixteen bytes. */
export function areBrowserKeys({ p256dh, auth }: BrowserKeys): boolean {
  try {
    const ours = createECDH(curve);
    ours.setPrivateKey(randomBytes(32));
    ours.computeSecret(bytesOf(p256dh));
    return bytesOf(p256dh).length === 65 && bytesOf(auth).length === 16;
  } catch {
    return false;
  }
}
