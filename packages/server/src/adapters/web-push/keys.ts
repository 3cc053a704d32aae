import { createECDH, randomBytes } from 'node:crypto';

export const curve = 'prime256v1';

/** A P-256 key pair in the format of browsers and push services: base64url of the point and of the number. */
export type KeyPair = { publicKey: string; privateKey: string };

export const bytesOf = (text: string) => Buffer.from(text, 'base64url');

export function createKeyPair(): KeyPair {
  const pair = createECDH(curve);
  const publicKey = pair.generateKeys('base64url');
  // Pads a private key with leading zeros to its fixed length of 32 bytes.
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

/** Whether a message can be encrypted for these keys: a point on the curve and a secret of sixteen bytes. */
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
