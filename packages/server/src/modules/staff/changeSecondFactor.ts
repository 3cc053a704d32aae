import type { components } from '@homestand/api-client/contract';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { type Queries, transact } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { deviceOf } from '../../http/deviceOf.ts';
import { conflict, noSession, notAllowed, notFound } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { actorOf } from './actor.ts';
import { messages } from './messages.ts';
import { creationOptions, passkeyTimeoutMs, readRegistration } from './passkeys.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recoveryCodes.ts';
import {
  confirmTotpOf,
  consumeChallenge,
  deletePasskey,
  deleteTotp,
  factorsOf,
  insertPasskey,
  isRecentLogin,
  markStepUsed,
  passkeysOf,
  replaceChallenge,
  replaceRecoveryCodes,
  replaceTotp,
  totpOf,
} from './secondFactor.queries.ts';
import { finishLogin, staffView } from './secondFactor.ts';
import { lockStaff } from './staff.queries.ts';
import { writeStaffLog } from './staffLog.queries.ts';
import { base32, newTotpSecret, oneTimeCode, stepOfCode, totpAddress } from './totp.ts';

type Schemas = components['schemas'];
type FactorServices = Pick<Services, 'db' | 'config' | 'totpCipher'>;
type Tx = Transaction<Tables>;
type Session = Parameters<typeof actorOf>[1];
type Entry = Parameters<typeof writeStaffLog>[2];

const codeRefused = () => notAllowed([{ field: 'code', message: messages.codeRefused }]);

export async function createPasskeyOptions(
  { db, config }: FactorServices,
  session: Session,
): Promise<Schemas['PasskeyCreation']> {
  const { id: sessionId, personId } = session;
  await requireRecentLogin(db, session);
  const person = await accountOf(db, personId);
  const options = await creationOptions(config, person, await passkeysOf(db, personId));
  const expiresAt = new Date(Date.now() + passkeyTimeoutMs);
  await replaceChallenge(db, { sessionId, challenge: options.challenge, expiresAt });
  return options;
}

export async function addPasskey(
  { db, config }: FactorServices,
  session: Session,
  registration: Schemas['PasskeyRegistration'],
  request: FastifyRequest,
): Promise<Schemas['SecondFactorAdded']> {
  const challenge = await consumeChallenge(db, session.id);
  const passkey =
    challenge === undefined ? undefined : await readRegistration(config, challenge, registration);
  if (!passkey) throw notAllowed([{ field: 'id', message: messages.passkeyNotAdded }]);
  const { system: deviceSystem } = deviceOf(request);
  return addFactor(db, session, { request, method: 'passkey' }, async (tx) => {
    if (!(await insertPasskey(tx, session.personId, { ...passkey, deviceSystem })))
      throw conflict(messages.passkeyKnown);
    return { action: 'add_passkey', after: { id: passkey.id, deviceSystem } };
  });
}

export async function removePasskey(
  services: FactorServices,
  session: Session,
  passkeyId: string,
): Promise<void> {
  await removeFactor(services, session, async (tx) => {
    const found = await deletePasskey(tx, session.personId, passkeyId);
    if (!found) throw notFound();
    return { action: 'remove_passkey', before: { id: passkeyId, ...found } };
  });
}

export async function startTotp(
  { db, config, totpCipher }: FactorServices,
  session: Session,
): Promise<Schemas['TotpSecret']> {
  const { personId } = session;
  await requireRecentLogin(db, session);
  const person = await accountOf(db, personId);
  const secret = newTotpSecret();
  await transact(db, async (tx) => {
    if (!(await replaceTotp(tx, personId, totpCipher.encrypt(secret, personId))))
      throw conflict(messages.codeKnown);
  });
  const address = totpAddress(secret, { club: config.club.name, loginId: person.loginId });
  return { secret: base32(secret), address };
}

export async function confirmTotp(
  { db, totpCipher }: FactorServices,
  session: Session,
  typedCode: string,
  request: FastifyRequest,
): Promise<Schemas['SecondFactorAdded']> {
  const { personId } = session;
  const code = oneTimeCode(typedCode);
  return addFactor(db, session, { request, method: 'oneTimeCode' }, async (tx) => {
    const totp = await totpOf(tx, personId);
    if (totp?.confirmedAt) throw conflict(messages.codeKnown);
    const secret = totp && totpCipher.decrypt(totp.secret, personId);
    if (!totp || !secret) throw conflict(messages.noTotpStarted);
    const { usedStep } = totp;
    const step = code && stepOfCode(secret, code, { at: Date.now(), usedStep });
    if (!step || !(await markStepUsed(tx, personId, step))) throw codeRefused();
    await confirmTotpOf(tx, personId);
    return { action: 'add_one_time_code' };
  });
}

export async function removeTotp(services: FactorServices, session: Session): Promise<void> {
  await removeFactor(services, session, async (tx) =>
    (await deleteTotp(tx, session.personId)) ? { action: 'remove_one_time_code' } : undefined,
  );
}

export async function createRecoveryCodes(
  { db }: FactorServices,
  session: Session,
): Promise<Schemas['RecoveryCodes']> {
  const recoveryCodes = newRecoveryCodes();
  await transact(db, async (tx) => {
    await requireRecentLogin(tx, session);
    const person = await lockStaff(tx, session.personId, 'update');
    if (!person) throw noSession();
    const { hasPasskey, hasTotp } = await factorsOf(tx, person.id);
    if (!hasPasskey && !hasTotp) throw conflict(messages.noFactor);
    await replaceRecoveryCodes(tx, person.id, recoveryCodes.map(recoveryCodeHash));
    const actor = await actorOf(tx, session);
    await writeStaffLog(tx, actor, { action: 'create_recovery_codes' });
  });
  return { recoveryCodes };
}

/**
 * Adds a second factor. The first one of an account comes with recovery codes; a session that had to set one up is
 * replaced by one of a complete login.
 */
function addFactor(
  db: Services['db'],
  session: Session,
  login: { request: FastifyRequest; method: 'passkey' | 'oneTimeCode' },
  write: (tx: Tx) => Promise<Entry>,
): Promise<Schemas['SecondFactorAdded']> {
  return transact(db, async (tx) => {
    const person = await lockStaff(tx, session.personId, 'update');
    if (!person) throw noSession();
    const before = await factorsOf(tx, person.id);
    const isFirst = !before.hasPasskey && !before.hasTotp;
    // Somebody who knows the password has set one up meanwhile: from now on it is asked for.
    if (session.pendingStep === 'enrol' && !isFirst) throw noSession();
    const actor = await actorOf(tx, session);
    await writeStaffLog(tx, actor, await write(tx));
    const recoveryCodes = isFirst ? newRecoveryCodes() : [];
    if (isFirst) await replaceRecoveryCodes(tx, person.id, recoveryCodes.map(recoveryCodeHash));
    if (session.pendingStep !== 'enrol')
      return { accessToken: null, staff: staffView(person, session), recoveryCodes };
    const opened = await finishLogin(tx, person, { sessionId: session.id, ...login });
    return { ...opened, recoveryCodes };
  });
}

/** Removes a second factor, but not the last one of a person who must have one. */
async function removeFactor(
  { db, config }: FactorServices,
  session: Session,
  write: (tx: Tx) => Promise<Entry | undefined>,
): Promise<void> {
  await transact(db, async (tx) => {
    await requireRecentLogin(tx, session);
    const person = await lockStaff(tx, session.personId, 'update');
    if (!person) throw noSession();
    const entry = await write(tx);
    if (!entry) return;
    const { hasPasskey, hasTotp } = await factorsOf(tx, person.id);
    if (!hasPasskey && !hasTotp) {
      if (config.secondFactor) throw conflict(messages.lastFactor);
      await replaceRecoveryCodes(tx, person.id, []);
    }
    await writeStaffLog(tx, await actorOf(tx, session), entry);
  });
}

/**
 * Whoever finds an unlocked device cannot change the second factor of its person. A session that must set one up is half an
 * hour old at most, and has none that could be asked for.
 */
async function requireRecentLogin(db: Queries, session: Session) {
  if (session.pendingStep === 'enrol' || (await isRecentLogin(db, session))) return;
  throw conflict(messages.loginTooOld);
}

async function accountOf(db: Services['db'], id: string) {
  const person = await transact(db, (tx) => lockStaff(tx, id, 'share'));
  if (!person?.loginId) throw noSession();
  return { ...person, loginId: person.loginId };
}
