import { minuteOf } from '@homestand/api-client/day';
import type { Transaction } from 'kysely';
import { jerseyNumber, loginId as loginIdOf, text } from '../csv/readers.ts';
import { transact } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { insertPlayer } from '../modules/account/index.ts';
import {
  brokenRule,
  endSessions,
  findAccount,
  hashPassword,
  insertAccount,
  newPassword,
  removeKnownDevices,
  setPasswordHash,
} from '../modules/auth/index.ts';
import { writeEvent } from '../modules/live/index.ts';
import { Refusal, type Surroundings } from './command.ts';
import { type InputOf, readInput } from './commandInput.ts';
import { messages } from './messages.ts';
import type { OpenClub } from './openClub.ts';
import { findWearer, isSameName, rosterOf } from './roster.ts';
import { textTable } from './textTable.ts';

/** The normalized value, or a refusal with the same sentence as for a CSV file. */
async function read(reader: typeof loginIdOf, typed: string): Promise<string> {
  const result = await reader(typed);
  if ('problem' in result) throw new Refusal(result.problem);
  return result.value;
}

async function passwordOf(fromInput: boolean, { input }: Surroundings): Promise<string> {
  if (!fromInput) return newPassword();
  const typed = await readInput(input);
  const broken = brokenRule({ oldPassword: ' ', newPassword: typed, confirmPassword: typed });
  if (broken) throw new Refusal(broken.message);
  return typed;
}

export async function createPlayer(
  { db }: OpenClub,
  { arguments: args, options }: InputOf<'player create'>,
  surroundings: Surroundings,
): Promise<void> {
  const loginId = await read(loginIdOf, args.loginId);
  const player = {
    nameJapanese: await read(text(50), options.name),
    nameRomaji: await read(text(100), options.romaji),
    jerseyNumber: await read(jerseyNumber, options.number),
  };
  const password = await passwordOf(options['password-stdin'], surroundings);
  await transact(db, async (tx) => {
    if (await findAccount(tx, { loginId })) throw new Refusal(messages.loginIdTaken(loginId));
    const wearer = findWearer(await rosterOf(tx), player);
    if (wearer && wearer.retiredAt !== null)
      throw new Refusal(
        messages.isRetired(wearer.nameJapanese, wearer.loginId ?? wearer.nameJapanese),
      );
    const isKnown =
      wearer?.loginId === null && isSameName(wearer.nameJapanese, player.nameJapanese);
    if (wearer && !isKnown)
      throw new Refusal(messages.numberTaken(player.jerseyNumber, wearer.nameJapanese));
    await addAccount(tx, {
      playerId: wearer?.id ?? (await insertPlayer(tx, player)),
      loginId,
      password,
    });
  });
  surroundings.out(messages.playerCreated(player.nameJapanese));
  if (!options['password-stdin']) surroundings.out(messages.passwordOnce(loginId, password));
}

export async function addAccount(
  tx: Transaction<Tables>,
  { playerId, loginId, password }: { playerId: number; loginId: string; password: string },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await insertAccount(tx, { playerId, loginId, passwordHash });
}

export async function resetPassword(
  { db, bus }: OpenClub,
  { arguments: { loginId }, options }: InputOf<'player reset-password'>,
  surroundings: Surroundings,
): Promise<void> {
  const password = await passwordOf(options['password-stdin'], surroundings);
  const passwordHash = await hashPassword(password);
  const ended = await transact(db, async (tx) => {
    const account = await findAccount(tx, { loginId });
    if (!account) throw new Refusal(messages.noSuchLogin(loginId));
    if (account.retiredAt !== null)
      throw new Refusal(messages.isRetired(account.nameJapanese, loginId));
    await setPasswordHash(tx, account.id, passwordHash);
    await removeKnownDevices(tx, account.id);
    const sessionIds = await endSessions(tx, account.id, 'all');
    await writeEvent(tx, { type: 'signedOut', personId: account.id, sessionIds });
    return sessionIds.length;
  });
  await bus.publish();
  surroundings.out(messages.passwordReset(ended));
  if (!options['password-stdin']) surroundings.out(messages.passwordOnce(loginId, password));
}

export async function listPlayers(
  { db }: OpenClub,
  _given: InputOf<'player list'>,
  { out }: Surroundings,
): Promise<void> {
  const players = await rosterOf(db);
  if (players.length === 0) return out(messages.noPlayers);
  const rows = players.map((player) => [
    player.jerseyNumber,
    player.nameJapanese,
    player.nameRomaji,
    player.loginId ?? messages.noLogin,
    player.retiredAt === null ? messages.active : messages.retired(minuteOf(player.retiredAt)),
  ]);
  out(textTable([messages.playerHeadings, ...rows]));
}
