import { createHmac } from 'node:crypto';
import type { Queries } from '../../db/database.ts';
import { HttpError } from '../../http/errors.ts';
import { refund, reset, tryConsume } from '../../http/limits.ts';
import { hashOf } from '../../http/session.ts';
import { messages } from '../../messages.ts';
import { isKnownDevice } from './knownDevices.queries.ts';

type Guess = {
  accountId: string | undefined;
  /** Of the login ID as it was typed. */
  count: string;
  deviceId: string;
  network: string;
};

/**
 * Names the count of a login ID as it was typed. Existing and unknown ones share 65,536 counts, because anybody can invent
 * any number of them; without the secret nobody knows which two share one.
 */
export const createLoginCounts =
  (secret: string) =>
  (kind: 'player' | 'staff', loginId: string): string =>
    createHmac('sha256', secret).update(`${kind} ${loginId}`).digest().readUInt16BE(0).toString();

export type AdmittedGuess = {
  /** The device has signed in to this account before. */
  isKnown: boolean;
  /** Refunds this guess: the password was not checked. */
  refund: () => Promise<void>;
  /** To be called when the password was right: resets or refunds the count. */
  succeed: () => Promise<void>;
};

/**
 * Counts one password guess for a login ID, and refuses it for a while after too many. There are three
 * counts, so that an attacker cannot use up the owner's guesses: a device that has signed in before has its
 * own; the first guesses from each network are counted separately; all other guesses for the login ID share
 * one count.
 */
export async function admitGuess(db: Queries, guess: Guess): Promise<AdmittedGuess> {
  const device = `${guess.accountId}:${hashOf(guess.deviceId).toString('base64url')}`;
  const network = `${guess.count}:${guess.network}`;
  const isKnown =
    guess.accountId !== undefined && (await isKnownDevice(db, guess.accountId, guess.deviceId));
  if (isKnown && (await tryConsume(db, 'loginKnownDevice', device)).isAllowed)
    return {
      isKnown,
      refund: () => refund(db, 'loginKnownDevice', device),
      succeed: () => reset(db, 'loginKnownDevice', device),
    };
  if ((await tryConsume(db, 'loginNetwork', network)).isAllowed) {
    const takeBack = () => refund(db, 'loginNetwork', network);
    return { isKnown: false, refund: takeBack, succeed: takeBack };
  }
  const { isAllowed, retryAfter } = await tryConsume(db, 'loginAnywhere', guess.count);
  if (!isAllowed) throw new HttpError(429, messages.loginWait(retryAfter), { retryAfter });
  const takeBack = () => refund(db, 'loginAnywhere', guess.count);
  return { isKnown: false, refund: takeBack, succeed: takeBack };
}

type CodeGuess = {
  accountId: string;
  deviceId: string;
  network: string;
  method: 'oneTimeCode' | 'recoveryCode';
};

/**
 * Counts one guess at a one-time code or a recovery code, after the right password, and refuses it for a while after too
 * many. A device that has signed in before has its own count. Of other devices, all guesses at one-time codes share one;
 * a recovery code cannot be guessed, so each network has its own, and a stranger uses up nobody else's.
 */
export async function admitCodeGuess(
  db: Queries,
  { accountId, deviceId, network, method }: CodeGuess,
): Promise<Pick<AdmittedGuess, 'succeed'>> {
  const device = `${accountId}:${hashOf(deviceId).toString('base64url')}`;
  const isKnown = await isKnownDevice(db, accountId, deviceId);
  const [limit, who] = isKnown
    ? (['codeKnownDevice', device] as const)
    : method === 'recoveryCode'
      ? (['recoveryCode', `${accountId}:${network}`] as const)
      : (['codeAnywhere', accountId] as const);
  const { isAllowed, retryAfter } = await tryConsume(db, limit, who);
  if (!isAllowed) throw new HttpError(429, messages.loginWait(retryAfter), { retryAfter });
  return { succeed: () => (isKnown ? reset(db, limit, who) : refund(db, limit, who)) };
}
