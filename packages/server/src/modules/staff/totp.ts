import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { plainForm } from '../../text/plainForm.ts';

const stepSeconds = 30;
const digits = 6;
/** RFC 4226 recommends 160 bits, the length of the hash. */
const secretBytes = 20;

export const newTotpSecret = (): Buffer => randomBytes(secretBytes);

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding: the form in which apps take the secret. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The code of one period (RFC 4226, section 5.3). */
export function codeOfStep(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

export const stepAt = (ms: number) => Math.floor(ms / 1000 / stepSeconds);

/**
 * The period whose code it is: the present one, the one before or the one after (RFC 6238, section 5.2); undefined for
 * a wrong code and for a code up to the period `usedStep`, which was accepted before.
 */
export function stepOfCode(
  secret: Buffer,
  code: string,
  { at, usedStep }: { at: number; usedStep: number },
): number | undefined {
  const now = stepAt(at);
  const matching = [now - 1, now, now + 1].filter((step) =>
    timingSafeEqual(Buffer.from(codeOfStep(secret, step)), Buffer.from(code)),
  );
  return matching.find((step) => step > usedStep);
}

/** The address in the QR code that apps scan. */
export function totpAddress(secret: Buffer, { club, loginId }: { club: string; loginId: string }) {
  const label = `${encodeURIComponent(club)}:${encodeURIComponent(loginId)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(club)}`;
}

/** The six digits as typed, with full-width digits and spaces; undefined for anything else. */
export function oneTimeCode(typed: string): string | undefined {
  const digits = plainForm(typed).replaceAll('-', '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
