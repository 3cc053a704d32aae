import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createKeyPair, type KeyPair } from '../../packages/server/src/adapters/web-push/index.ts';

type Keys = KeyPair & { auth: string };

/** A browser's side of a push subscription: its keys, and decryption of messages. */
export function createPushBrowser() {
  const keys: Keys = { ...createKeyPair(), auth: randomBytes(16).toString('base64url') };
  return {
    keys: { p256dh: keys.publicKey, auth: keys.auth },
    read: (body: Buffer) => decrypt(body, keys),
  };
}

/** Decrypts one aes128gcm record with a browser's keys (RFC 8291, RFC 8188). */
export function decrypt(body: Buffer, { publicKey, privateKey, auth }: Keys): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length, -16);
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(bytes(privateKey));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), bytes(publicKey), sender]);
  const input = derive(ecdh.computeSecret(sender), bytes(auth), info, 32);
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error('The record has no padding delimiter.');
  return padded.subarray(0, end).toString();
}

const bytes = (text: string) => Buffer.from(text, 'base64url');

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));
