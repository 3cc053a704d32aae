import { transact } from '../../db/database.ts';
import { callerSignal } from '../../http/callerSignal.ts';
import type { Handlers, OperationCall } from '../../http/contract.ts';
import { notAllowed, notFound } from '../../http/errors.ts';
import { fileAddress } from '../../http/fileAddresses.ts';
import { consume } from '../../http/limits.ts';
import { openSession } from '../../http/session.ts';
import { messages } from '../../messages.ts';
import type { Services } from '../../services.ts';
import { notifyProcesses, writeEvent } from '../live/index.ts';
import { endSessions, findAccount, lockActivePlayer, setPasswordHash } from './auth.queries.ts';
import { checkPassword, loginRefused } from './checkPassword.ts';
import { rememberDevice, removeKnownDevices } from './knownDevices.queries.ts';
import { brokenRule } from './passwordRules.ts';
import { hashPassword, isPassword } from './passwords.ts';

type AuthHandlers = Pick<
  Handlers,
  'logInPlayer' | 'logOutFan' | 'logOutPlayer' | 'changePlayerPassword'
>;

export function authRoutes(services: Services): AuthHandlers {
  const { db, mediaCookies } = services;

  async function logOut({
    session,
    request,
    reply,
  }: Pick<OperationCall<'logOutPlayer'>, 'session' | 'request' | 'reply'>) {
    const { personId, id } = session;
    await transact(db, async (tx) => {
      const sessionIds = await endSessions(tx, personId, { only: id });
      await writeEvent(tx, { type: 'signedOut', personId, sessionIds });
    });
    notifyProcesses(services);
    mediaCookies.clear(request, reply, session);
    return null;
  }

  return {
    async logInPlayer({ body, request, reply }) {
      const loginId = body.loginId.trim();
      const { deviceId, deviceType } = body;
      const found = await findAccount(db, { loginId });
      const login = { ...body, kind: 'player' as const, loginId };
      const account = await checkPassword(services, found, login, { request, reply });
      const { id, playerId, nameJapanese, avatarFile } = account;
      const opening = { role: 'player' as const, personId: id, deviceId, deviceType };
      const { token, session } = await transact(db, async (tx) => {
        if (!(await lockActivePlayer(tx, playerId))) throw loginRefused();
        await rememberDevice(tx, id, deviceId);
        return openSession(tx, opening);
      });
      mediaCookies.set(reply, session);
      return {
        accessToken: token,
        playerName: nameJapanese,
        id,
        playerCardsId: playerId,
        avatarUrl: fileAddress(avatarFile),
      };
    },

    async logOutFan(call) {
      if (call.body.id.toLowerCase() !== call.session.personId) throw notFound();
      return logOut(call);
    },

    logOutPlayer: logOut,

    async changePlayerPassword({ session, body, reply }) {
      const broken = brokenRule(body);
      if (broken) throw notAllowed([broken]);
      await consume(db, 'passwordChange', session.personId);
      const account = await findAccount(db, { id: session.personId });
      const place = { key: session.personId, priority: 1, signal: callerSignal(reply.raw) };
      if (!(await isPassword(account?.passwordHash, body.oldPassword, place)))
        throw notAllowed([{ field: 'oldPassword', message: messages.currentPasswordWrong }]);
      const passwordHash = await hashPassword(body.newPassword, place);
      await transact(db, async (tx) => {
        const { personId, id, deviceId } = session;
        await setPasswordHash(tx, personId, passwordHash);
        await removeKnownDevices(tx, personId, { deviceId });
        const sessionIds = await endSessions(tx, personId, { allBut: id });
        await writeEvent(tx, { type: 'signedOut', personId, sessionIds });
      });
      notifyProcesses(services);
      return null;
    },
  };
}
