import { transact } from '../../db/database.ts';
import type { Handlers } from '../../http/contract.ts';
import { noSession, notAllowed } from '../../http/errors.ts';
import { networkOf } from '../../http/limits.ts';
import type { Services } from '../../services.ts';
import { admitCodeGuess } from '../auth/index.ts';
import { actorOf } from './actor.ts';
import { messages } from './messages.ts';
import { passkeyTimeoutMs, readAssertion, requestOptions } from './passkeys.ts';
import { recoveryCodeHash } from './recoveryCodes.ts';
import {
  consumeChallenge,
  consumeRecoveryCode,
  markPasskeyUsed,
  markStepUsed,
  passkeysOf,
  replaceChallenge,
  totpOf,
} from './secondFactor.queries.ts';
import { finishLogin } from './secondFactor.ts';
import { lockStaff } from './staff.queries.ts';
import { writeStaffLog } from './staffLog.queries.ts';
import { oneTimeCode, stepOfCode } from './totp.ts';

type LoginHandlers = Pick<Handlers, 'createPasskeyRequest' | 'logInWithPasskey' | 'logInWithCode'>;

type Refused = Parameters<typeof actorOf>[1];

/** The second step of a login, with the session that the password opened. */
export function secondFactorLoginRoutes({
  db,
  config,
  totpCipher,
}: Pick<Services, 'db' | 'config' | 'totpCipher'>): LoginHandlers {
  /** In a transaction of its own: the refusal takes back everything else. */
  const logRefusal = (session: Refused, method: 'passkey' | 'oneTimeCode' | 'recoveryCode') =>
    transact(db, async (tx) => {
      const actor = await actorOf(tx, session);
      await writeStaffLog(tx, actor, { action: 'refuse_second_factor', after: { method } });
    });

  return {
    async createPasskeyRequest({ session }) {
      const options = await requestOptions(config, await passkeysOf(db, session.personId));
      await replaceChallenge(db, {
        sessionId: session.id,
        challenge: options.challenge,
        expiresAt: new Date(Date.now() + passkeyTimeoutMs),
      });
      return options;
    },

    async logInWithPasskey({ session, body, request }) {
      const challenge = await consumeChallenge(db, session.id);
      const passkey = (await passkeysOf(db, session.personId)).find(({ id }) => id === body.id);
      const counter =
        challenge === undefined || !passkey
          ? undefined
          : await readAssertion(config, challenge, body, passkey);
      if (counter === undefined) {
        await logRefusal(session, 'passkey');
        throw notAllowed([{ field: 'id', message: messages.passkeyRefused }]);
      }
      return transact(db, async (tx) => {
        const person = await lockStaff(tx, session.personId, 'share');
        if (!person) throw noSession();
        await markPasskeyUsed(tx, person.id, { id: body.id, counter });
        return finishLogin(tx, person, { sessionId: session.id, method: 'passkey', request });
      });
    },

    async logInWithCode({ session, body, request }) {
      const { personId, deviceId } = session;
      const code = oneTimeCode(body.code);
      const method = code === undefined ? 'recoveryCode' : 'oneTimeCode';
      const network = networkOf(request);
      const guess = await admitCodeGuess(db, { accountId: personId, deviceId, network, method });
      const opened = await transact(db, async (tx) => {
        const person = await lockStaff(tx, personId, 'share');
        if (!person) throw noSession();
        const isRight =
          code === undefined
            ? await consumeRecoveryCode(tx, personId, recoveryCodeHash(body.code))
            : await isUnusedCode(tx, personId, code);
        if (!isRight) return undefined;
        return finishLogin(tx, person, { sessionId: session.id, method, request });
      });
      if (!opened) {
        await logRefusal(session, method);
        const message = code === undefined ? messages.recoveryCodeRefused : messages.codeRefused;
        throw notAllowed([{ field: 'code', message }]);
      }
      await guess.succeed();
      return opened;
    },
  };

  async function isUnusedCode(
    tx: Parameters<typeof markStepUsed>[0],
    staffId: string,
    code: string,
  ): Promise<boolean> {
    const totp = await totpOf(tx, staffId);
    const secret = totp?.confirmedAt ? totpCipher.decrypt(totp.secret, staffId) : undefined;
    if (!totp || !secret) return false;
    const step = stepOfCode(secret, code, { at: Date.now(), usedStep: totp.usedStep });
    return step !== undefined && markStepUsed(tx, staffId, step);
  }
}
