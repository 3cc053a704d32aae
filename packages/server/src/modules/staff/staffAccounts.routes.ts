import type { components } from '@homestand/api-client/contract';
import type { Transaction } from 'kysely';
import { transact } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import type { Handlers } from '../../http/contract.ts';
import { conflict, type HttpError, notAllowed, notFound } from '../../http/errors.ts';
import { idempotencyKey, once, storedResponse } from '../../http/idempotency.ts';
import type { Services } from '../../services.ts';
import { readLoginId } from '../../text/loginId.ts';
import { hashPassword, newPassword } from '../auth/index.ts';
import { actorOf } from './actor.ts';
import { messages } from './messages.ts';
import { type StaffAccountRow, staffAccounts } from './staffAccounts.queries.ts';
import {
  changeRole,
  createAccount,
  type RefusalReason,
  removeAccount,
  renameAccount,
  resetFactors,
  resetPassword,
  StaffRefusal,
} from './staffAccounts.ts';
import type { Actor } from './staffLog.queries.ts';
import { unsentView } from './unsentHandOvers.ts';

type StaffAccountHandlers = Pick<
  Handlers,
  | 'listStaff'
  | 'createStaff'
  | 'removeStaff'
  | 'putStaffName'
  | 'putStaffRole'
  | 'createStaffPassword'
  | 'resetSecondFactor'
>;

type Tx = Transaction<Tables>;

/** The accounts of staff, for owners. The operator's commands use the same functions. */
export function staffAccountsRoutes({ db }: Pick<Services, 'db'>): StaffAccountHandlers {
  return {
    async listStaff() {
      return { list: (await staffAccounts(db)).map(accountView) };
    },

    async createStaff({ session, body: { name, loginId: typedId, role }, request }) {
      const loginId = readLoginId(typedId);
      if (loginId === undefined)
        throw notAllowed([{ field: 'loginId', message: messages.loginIdInvalid }]);
      const attempt = {
        personId: session.personId,
        key: idempotencyKey(request),
        request: ['createStaff', name, loginId, role],
      };
      const first = await storedResponse<{ accountId: string }>(db, attempt);
      if (first) return created(first.accountId, null);
      const password = newPassword();
      const passwordHash = await hashPassword(password);
      let isFirst = false;
      // The stored response has no password: it would be readable in the database for days.
      const { accountId } = await withReasons(
        once(db, attempt, async (tx) => {
          isFirst = true;
          const actor = await actorOf(tx, session);
          const person = { name, loginId, role, passwordHash };
          return { accountId: await createAccount(tx, actor, person) };
        }),
      );
      return created(accountId, isFirst ? password : null);
    },

    async removeStaff({ session, path: { staffId } }) {
      await change(session, (tx, actor) => removeAccount(tx, actor, staffId));
      return null;
    },

    async putStaffName({ session, path: { staffId }, body: { name } }) {
      await change(session, (tx, actor) => renameAccount(tx, actor, staffId, name));
      return null;
    },

    async putStaffRole({ session, path: { staffId }, body: { role } }) {
      await change(session, (tx, actor) => changeRole(tx, actor, staffId, role));
      return null;
    },

    async createStaffPassword({ session, path: { staffId } }) {
      const password = newPassword();
      const passwordHash = await hashPassword(password);
      await change(session, (tx, actor) => resetPassword(tx, actor, staffId, passwordHash));
      return { password };
    },

    async resetSecondFactor({ session, path: { staffId } }) {
      await change(session, (tx, actor) => resetFactors(tx, actor, staffId));
      return null;
    },
  };

  async function created(accountId: string, password: string | null) {
    const [account] = await staffAccounts(db, accountId);
    // Removed since the first attempt.
    if (!account) throw notFound();
    return { account: accountView(account), password };
  }

  function change(
    session: Parameters<typeof actorOf>[1],
    work: (tx: Tx, actor: Actor) => Promise<unknown>,
  ): Promise<unknown> {
    return withReasons(transact(db, async (tx) => work(tx, await actorOf(tx, session))));
  }
}

const errors: Record<RefusalReason, (holder: string) => HttpError> = {
  loginIdTaken: (holder) =>
    notAllowed([{ field: 'loginId', message: messages.loginIdTaken(holder) }]),
  noSuchStaff: () => notFound(),
  ownRole: () => conflict(messages.ownRole),
  ownRemoval: () => conflict(messages.ownRemoval),
  ownSecondFactor: () => conflict(messages.ownSecondFactor),
  lastOwner: () => conflict(messages.lastOwner),
};

const withReasons = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw error instanceof StaffRefusal ? errors[error.reason](error.holder) : error;
  });

const accountView = ({
  passkeys,
  hasCode,
  createdAt,
  usedAt,
  unsentHandOvers,
  unsentAt,
  ...account
}: StaffAccountRow): components['schemas']['StaffAccount'] => ({
  ...account,
  secondFactor: { passkeys, hasCode },
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
  unsent: unsentView(unsentHandOvers, unsentAt),
});
