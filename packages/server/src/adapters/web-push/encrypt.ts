import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { type BrowserKeys, bytesOf, createKeyPair, curve, type KeyPair } from './keys.ts';

/** Limit common to all push services: a record of 4096 bytes less header, tag and end mark. */
export const maxBytes = 3993;

const recordSize = 4096;
const lastRecord = Buffer.from([2]);

type Chance = { salt: Buffer; pair: KeyPair };

/**
 * Encrypts a message for one browser (RFC 8291, one aes128gcm record), so that the push service cannot read
 * it.
 */
export function encrypt(
  message: Buffer,
  browser: BrowserKeys,
  { salt, pair }: Chance = { salt: randomBytes(16), pair: createKeyPair() },
): Buffer {
  if (message.length > maxBytes) throw new RangeError('The message is too long for a push.');
  const theirs = bytesOf(browser.p256dh);
  const ours = bytesOf(pair.publicKey);
  const ecdh = createECDH(curve);
  ecdh.setPrivateKey(bytesOf(pair.privateKey));
  const shared = ecdh.computeSecret(theirs);

  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const input = derive(shared, bytesOf(browser.auth), info, 32);
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);

  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(message), cipher.update(lastRecord), cipher.final()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([
    salt,
    size,
    Buffer.from([ours.length]),
    ours,
    ...sealed,
    cipher.getAuthTag(),
  ]);
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));
