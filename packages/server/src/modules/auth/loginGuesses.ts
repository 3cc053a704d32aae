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
  /** Takes this guess back: it was not looked at. */
  refund: () => Promise<void>;
  /** The password was right: whoever signs in may mistype anew. */
  succeed: () => Promise<void>;
};

/**
 * Counts one password for an account, and refuses it for a time when there were too many. Three counts, so
 * that no stranger uses up what the owner needs: a device that has signed in before has its own; the first
 * guesses from a network are its own, too; all others of the account share one.
 */
export async function admitGuess(db: Queries, guess: Guess): Promise<AdmittedGuess> {
  const account = guess.accountId ?? noAccount(guess.loginId);
  const device = `${account}:${hashOf(guess.deviceId).toString('base64url')}`;
  const network = `${account}:${guess.network}`;
  const isKnown =
    guess.accountId !== undefined && (await isKnownDevice(db, guess.accountId, guess.deviceId));
  if (isKnown && (await tryConsume(db, 'playerLoginKnownDevice', device)).isAllowed)
    return {
      isKnown,
      refund: () => refund(db, 'playerLoginKnownDevice', device),
      succeed: () => reset(db, 'playerLoginKnownDevice', device),
    };
  if ((await tryConsume(db, 'playerLoginNetwork', network)).isAllowed) {
    const takeBack = () => refund(db, 'playerLoginNetwork', network);
    return { isKnown: false, refund: takeBack, succeed: takeBack };
  }
  const { isAllowed, retryAfter } = await tryConsume(db, 'playerLoginAnywhere', account);
  if (!isAllowed) throw new HttpError(429, messages.loginWait(retryAfter), { retryAfter });
  const takeBack = () => refund(db, 'playerLoginAnywhere', account);
  return { isKnown: false, refund: takeBack, succeed: takeBack };
}

/** Login IDs that do not exist are limited like those that do, in few rows: anybody can invent more of them. */
const noAccount = (loginId: string) => `none-${hashOf(loginId).readUInt8(0)}`;
