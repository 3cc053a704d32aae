import type { Queries } from '../../db/database.ts';
import { HttpError } from '../../http/errors.ts';
import { refund, reset, tryConsume } from '../../http/limits.ts';
import { hashOf } from '../../http/session.ts';
import { messages } from '../../messages.ts';
import { isKnownDevice } from './knownDevices.queries.ts';

type Guess = { accountId: string | undefined; loginId: string; deviceId: string; network: string };

export type AdmittedGuess = {
  /** The device has signed in to this account before. */
  isKnown: boolean;
  /** Refunds this guess: the password was not checked. */
  refund: () => Promise<void>;
  /** To be called when the password was right: resets or refunds the count. */
  succeed: () => Promise<void>;
};

/**
 * Counts one password guess for an account, and refuses it for a while after too many. There are three
 * counts, so that an attacker cannot use up the owner's guesses: a device that has signed in before has its
 * own; the first guesses from each network are counted separately; all other guesses for the account share
 * one count.
 */
export async function admitGuess(db: Queries, guess: Guess): Promise<AdmittedGuess> {
  const account = guess.accountId ?? noAccount(guess.loginId);
  const device = `${account}:${hashOf(guess.deviceId).toString('base64url')}`;
  const network = `${account}:${guess.network}`;
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
  const { isAllowed, retryAfter } = await tryConsume(db, 'loginAnywhere', account);
  if (!isAllowed) throw new HttpError(429, messages.loginWait(retryAfter), { retryAfter });
  const takeBack = () => refund(db, 'loginAnywhere', account);
  return { isKnown: false, refund: takeBack, succeed: takeBack };
}

/**
 * Counts one guess at a one-time code or a recovery code, after the right password, and refuses it for a while after too
 * many. A device that has signed in before has its own count.
 */
export async function admitCodeGuess(
  db: Queries,
  { accountId, deviceId }: { accountId: string; deviceId: string },
): Promise<Pick<AdmittedGuess, 'succeed'>> {
  const device = `${accountId}:${hashOf(deviceId).toString('base64url')}`;
  const isKnown = await isKnownDevice(db, accountId, deviceId);
  const [limit, who] = isKnown
    ? (['codeKnownDevice', device] as const)
    : (['codeAnywhere', accountId] as const);
  const { isAllowed, retryAfter } = await tryConsume(db, limit, who);
  if (!isAllowed) throw new HttpError(429, messages.loginWait(retryAfter), { retryAfter });
  return { succeed: () => (isKnown ? reset(db, limit, who) : refund(db, limit, who)) };
}

/**
 * Unknown login IDs are limited like existing ones, but share 256 counts: anybody can invent any number of
 * them.
 */
const noAccount = (loginId: string) => `none-${hashOf(loginId).readUInt8(0)}`;
