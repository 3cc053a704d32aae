import type { Handlers } from '../../http/contract.ts';
import type { Services } from '../../services.ts';
import {
  addPasskey,
  confirmTotp,
  createPasskeyOptions,
  createRecoveryCodes,
  removePasskey,
  removeTotp,
  startTotp,
} from './changeSecondFactor.ts';
import { factorsOf, isRecentLogin, passkeysOf, recoveryCodesLeft } from './secondFactor.queries.ts';

type SecondFactorHandlers = Pick<
  Handlers,
  | 'getSecondFactor'
  | 'createPasskeyOptions'
  | 'addPasskey'
  | 'removePasskey'
  | 'startTotp'
  | 'confirmTotp'
  | 'removeTotp'
  | 'createRecoveryCodes'
>;

/** Setting up and changing one's own second factor. */
export function secondFactorRoutes(
  services: Pick<Services, 'db' | 'config' | 'totpCipher'>,
): SecondFactorHandlers {
  const { db, config } = services;
  return {
    async getSecondFactor({ session }) {
      const { personId } = session;
      const passkeys = await passkeysOf(db, personId);
      const { hasTotp } = await factorsOf(db, personId);
      return {
        passkeys: passkeys.map(({ id, deviceSystem, createdAt, usedAt }) => ({
          id,
          system: deviceSystem ?? 'other',
          createdAt: createdAt.toISOString(),
          usedAt: usedAt?.toISOString() ?? null,
        })),
        hasCode: hasTotp,
        recoveryCodes: await recoveryCodesLeft(db, personId),
        isRequired: config.secondFactor,
        isRecentLogin: await isRecentLogin(db, session),
      };
    },

    createPasskeyOptions: ({ session }) => createPasskeyOptions(services, session),

    addPasskey: ({ session, body, request }) => addPasskey(services, session, body, request),

    async removePasskey({ session, path: { passkeyId } }) {
      await removePasskey(services, session, passkeyId);
      return null;
    },

    startTotp: ({ session }) => startTotp(services, session),

    confirmTotp: ({ session, body: { code }, request }) =>
      confirmTotp(services, session, code, request),

    async removeTotp({ session }) {
      await removeTotp(services, session);
      return null;
    },

    createRecoveryCodes: ({ session }) => createRecoveryCodes(services, session),
  };
}
