import type { Transaction } from 'kysely';
import { hashPassword, newPassword } from '../../modules/auth/index.ts';
import { newId } from '../id.ts';
import type { Tables } from '../schema.ts';
import type { DemoData } from './demoData.ts';
import type { DemoFiles } from './demoFiles.ts';
import type { DemoLogin } from './demoLogins.ts';

/** By jersey number. */
export type SeededPlayers = Map<string, { id: number; accountId: string }>;

type Login = DemoLogin & { passwordHash: string };

export const makeLogins = ({ players }: DemoData): Promise<Login[]> =>
  Promise.all(
    players.map(async ({ loginId, nameJapanese: name }) => {
      const password = newPassword();
      return { loginId, name, password, passwordHash: await hashPassword(password) };
    }),
  );

export async function addPlayers(
  tx: Transaction<Tables>,
  { demo, demoFiles, logins }: { demo: DemoData; demoFiles: DemoFiles; logins: readonly Login[] },
): Promise<SeededPlayers> {
  const { players } = demo;
  const rows = await tx
    .insertInto('players')
    .values(
      players.map(({ avatar, portrait, loginId, ...player }) => ({
        ...player,
        avatarFile: demoFiles.avatars.get(player.jerseyNumber) ?? null,
        pictureFile: demoFiles.portraits.get(player.jerseyNumber) ?? null,
      })),
    )
    .returning(['id', 'jerseyNumber'])
    .execute();
  const accounts = rows.map(({ id, jerseyNumber }) => ({ id, jerseyNumber, accountId: newId() }));
  const loginOf = new Map(
    players.map(({ jerseyNumber, loginId }) => [
      jerseyNumber,
      logins.find((login) => login.loginId === loginId),
    ]),
  );
  await tx
    .insertInto('playerAccounts')
    .values(
      accounts.map(({ id: playerId, jerseyNumber, accountId: id }) => {
        const { loginId = '', passwordHash = '' } = loginOf.get(jerseyNumber) ?? {};
        return { id, playerId, loginId, passwordHash };
      }),
    )
    .execute();
  return new Map(
    accounts.map(({ jerseyNumber, id, accountId }) => [jerseyNumber, { id, accountId }]),
  );
}
