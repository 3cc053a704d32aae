import { transact } from '../../db/database.ts';
import type { Handlers } from '../../http/contract.ts';
import { notAllowed, notFound } from '../../http/errors.ts';
import { forget, forgive, spend } from '../../http/limits.ts';
import { openSession, type Session } from '../../http/session.ts';
import { messages } from '../../messages.ts';
import type { Services } from '../../services.ts';
import { recordEvent } from '../live/record.ts';
import { wake } from '../live/wake.ts';
import { fileAddress } from '../media/files.ts';
import { endSessions, findAccount } from './auth.queries.ts';
import { brokenRule } from './password-rules.ts';
import { hashPassword, isPassword } from './passwords.ts';

type AuthHandlers = Pick<
  Handlers,
  'logInPlayer' | 'logOutFan' | 'logOutPlayer' | 'changePlayerPassword'
>;

export function authRoutes(services: Services): AuthHandlers {
  const { db } = services;

  async function logOut({ personId, id }: Session) {
    await transact(db, async (tx) => {
      const sessionIds = await endSessions(tx, personId, { only: id });
      await recordEvent(tx, { type: 'signedOut', personId, sessionIds });
    });
    wake(services);
    return null;
  }

  return {
    async logInPlayer({ body }) {
      const loginId = body.loginId.trim();
      const fromHere = `${loginId}:${body.deviceId}`;
      await spend(db, 'playerLogin', fromHere);
      await spend(db, 'playerLoginAnywhere', loginId);
      const account = await findAccount(db, { loginId });
      if (!(await isPassword(account?.passwordHash, body.password.trim())) || !account)
        throw notAllowed([{ field: 'password', message: messages.loginRefused }]);
      await forget(db, 'playerLogin', fromHere);
      await forgive(db, 'playerLoginAnywhere', loginId);
      const { id, playerId, nameJapanese, avatarFile } = account;
      const { deviceId, deviceType } = body;
      return {
        accessToken: await openSession(db, { role: 'player', personId: id, deviceId, deviceType }),
        playerName: nameJapanese,
        id,
        playerCardsId: playerId,
        avatarUrl: fileAddress(avatarFile),
      };
    },

    async logOutFan({ session, body }) {
      if (body.id.toLowerCase() !== session.personId) throw notFound();
      return logOut(session);
    },

    logOutPlayer: ({ session }) => logOut(session),

    async changePlayerPassword({ session, body }) {
      const broken = brokenRule(body);
      if (broken) throw notAllowed([broken]);
      await spend(db, 'passwordChange', session.personId);
      const account = await findAccount(db, { id: session.personId });
      if (!(await isPassword(account?.passwordHash, body.oldPassword)))
        throw notAllowed([{ field: 'oldPassword', message: messages.currentPasswordWrong }]);
      const passwordHash = await hashPassword(body.newPassword);
      await transact(db, async (tx) => {
        const { personId, id } = session;
        await tx
          .updateTable('playerAccounts')
          .set({ passwordHash, changedAt: new Date() })
          .where('id', '=', personId)
          .execute();
        const sessionIds = await endSessions(tx, personId, { allBut: id });
        await recordEvent(tx, { type: 'signedOut', personId, sessionIds });
      });
      wake(services);
      return null;
    },
  };
}
