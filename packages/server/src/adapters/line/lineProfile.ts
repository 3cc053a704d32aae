import type { JWTPayload } from 'jose';
import { cleanLine } from '../../text/cleanText.ts';
import { firstGraphemes } from './displayName.ts';
import { messages } from './messages.ts';

export type LineProfile = {
  sub: string;
  name: string;
  picture: string | null;
  email: string | null;
};

const maxGraphemes = 100;
const maxAddress = 2048;
const maxEmail = 254;

/** Reads the profile from a verified ID token. The caller checks `sub`. */
export function readProfile(sub: string, claims: JWTPayload, issuer: string): LineProfile {
  return {
    sub,
    name: readName(claims.name),
    picture: readPicture(claims.picture, issuer),
    email: readEmail(claims.email),
  };
}

function readName(claim: unknown): string {
  const name = typeof claim === 'string' ? cleanLine(claim) : '';
  return firstGraphemes(name, maxGraphemes).trim() || messages.namelessFan;
}

/** Accepts https addresses, and http only from the issuer's own origin, which is the development stand-in. */
function readPicture(claim: unknown, issuer: string): string | null {
  if (typeof claim !== 'string' || claim.length > maxAddress) return null;
  const address = URL.parse(claim);
  if (address === null || address.username !== '' || address.password !== '') return null;
  const isTrusted = address.protocol === 'https:' || address.origin === new URL(issuer).origin;
  return isTrusted ? address.href : null;
}

function readEmail(claim: unknown): string | null {
  if (typeof claim !== 'string' || claim.length > maxEmail) return null;
  return /^[^\s@]+@[^\s@]+$/.test(claim) ? claim : null;
}
