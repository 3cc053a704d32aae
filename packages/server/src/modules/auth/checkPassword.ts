import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerSignal } from '../../http/callerSignal.ts';
import { type HttpError, notAllowed } from '../../http/errors.ts';
import { networkOf } from '../../http/limits.ts';
import { messages } from '../../messages.ts';
import type { Services } from '../../services.ts';
import { admitGuess } from './loginGuesses.ts';
import { isPassword } from './passwords.ts';

type Login = {
  kind: 'player' | 'staff';
  loginId: string;
  password: string;
  deviceId: string;
  /** How a wrong password is refused. */
  refused?: () => HttpError;
};

type Caller = { request: FastifyRequest; reply: FastifyReply };

/** The same for an unknown login ID and a wrong password. */
export const loginRefused = () =>
  notAllowed([{ field: 'password', message: messages.loginRefused }]);

type Account = { id: string; passwordHash: string; retiredAt?: Date | null };

/**
 * Checks the password of an account of a player or of staff, within the limits of guesses. Returns the account; throws
 * unless the password is right.
 */
export async function checkPassword<Found extends Account>(
  { db, loginCountOf }: Pick<Services, 'db' | 'loginCountOf'>,
  account: Found | undefined,
  { kind, loginId, password, deviceId, refused = loginRefused }: Login,
  { request, reply }: Caller,
): Promise<Found> {
  const network = networkOf(request);
  const count = loginCountOf(kind, loginId);
  const guess = await admitGuess(db, { accountId: account?.id, count, deviceId, network });
  const place = {
    key: guess.isKnown && account ? account.id : network,
    priority: guess.isKnown ? 1 : 0,
    signal: callerSignal(reply.raw),
  };
  const isRight = await isPassword(account?.passwordHash, password.trim(), place).catch(
    async (error: unknown) => {
      await guess.refund();
      throw error;
    },
  );
  if (!isRight || !account || account.retiredAt) throw refused();
  await guess.succeed();
  return account;
}
