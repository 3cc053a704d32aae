import { codeOfStep, stepAt } from '../../packages/server/src/modules/staff/totp.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a text in base32 (RFC 4648). */
export const base32Bytes = (text: string): Buffer => {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
};

/** An app for one-time codes; `shift` moves it by periods of 30 seconds. */
export const authenticatorApp =
  (secret: string) =>
  (shift = 0): string =>
    codeOfStep(base32Bytes(secret), stepAt(Date.now()) + shift);
