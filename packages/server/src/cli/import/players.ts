import type { Transaction } from 'kysely';
import { type PlayerRow, readPlayers } from '../../csv/index.ts';
import { columnTexts } from '../../csv/messages.ts';
import type { Tables } from '../../db/schema.ts';
import { insertPlayer, updatePlayer } from '../../modules/account/index.ts';
import { findAccount, newPassword, setLoginId } from '../../modules/auth/index.ts';
import type { ClubFiles } from '../../modules/club/index.ts';
import type { Surroundings } from '../command.ts';
import type { InputOf } from '../commandInput.ts';
import { messages } from '../messages.ts';
import { addAccount } from '../players.ts';
import { findWearer, isSameName, type RosterEntry, rosterOf } from '../roster.ts';
import { CellProblem, type ImportInto, runImport, storing } from './runImport.ts';

const columns = columnTexts.player;

export async function importPlayers(
  club: ImportInto,
  input: InputOf<'import players'>,
  surroundings: Surroundings,
): Promise<void> {
  const passwords = new Map<string, string>();
  const done = await runImport<PlayerRow>(club, input, surroundings, {
    read: readPlayers,
    async write({ tx, files }, row) {
      const existing = findWearer(await rosterOf(tx), row);
      // If a number is reassigned to another player, overwriting the row would give that player the fans'
      // messages.
      if (existing && !isSameName(existing.nameJapanese, row.nameJapanese))
        throw new CellProblem(
          columns.jerseyNumber.names[0],
          messages.numberTaken(row.jerseyNumber, existing.nameJapanese),
        );
      const { loginId, picture, ...about } = row;
      const pictures = picture === undefined ? {} : await storePictures(files, picture);
      const playerId = await writePlayer(tx, existing, { ...about, ...pictures });
      if (loginId !== undefined) {
        const password = await writeLogin(tx, { playerId, existing, loginId });
        if (password !== undefined) passwords.set(loginId, password);
      }
      return existing ? 'updated' : 'added';
    },
  });
  if (!done) return;
  for (const [loginId, password] of passwords)
    surroundings.out(messages.passwordOnce(loginId, password));
}

const storePictures = (files: ClubFiles, picture: string) =>
  storing(columns.picture.names[0], async () => ({
    avatarFile: await files.picture(picture, 'avatar'),
    pictureFile: await files.picture(picture, 'portrait'),
  }));

type Player = Omit<PlayerRow, 'loginId' | 'picture'> &
  Partial<Pick<Tables['players'], 'avatarFile' | 'pictureFile'>>;

async function writePlayer(
  tx: Transaction<Tables>,
  existing: RosterEntry | undefined,
  player: Player,
): Promise<number> {
  if (!existing) return insertPlayer(tx, player);
  await updatePlayer(tx, existing.id, player);
  return existing.id;
}

type Login = { playerId: number; existing: RosterEntry | undefined; loginId: string };

/** Creates or renames the login; returns the password of a new one. */
async function writeLogin(
  tx: Transaction<Tables>,
  { playerId, existing, loginId }: Login,
): Promise<string | undefined> {
  if (existing?.loginId === loginId) return undefined;
  if (await findAccount(tx, { loginId }))
    throw new CellProblem(columns.loginId.names[0], messages.loginIdTaken(loginId));
  if (existing?.accountId) {
    await setLoginId(tx, existing.accountId, loginId);
    return undefined;
  }
  const password = newPassword();
  await addAccount(tx, { playerId, loginId, password });
  return password;
}
