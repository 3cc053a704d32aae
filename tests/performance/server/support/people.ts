import type { Connection } from '../../../../packages/server/src/db/database.ts';
import { newId } from '../../../../packages/server/src/db/id.ts';
import { openSession } from '../../../../packages/server/src/http/session.ts';

/** Opens sessions for the first fans of a filled club. */
export async function signInFans({ db }: Pick<Connection, 'db'>, most: number) {
  const fans = await db.selectFrom('users').select('id').orderBy('id').limit(most).execute();
  const people: { id: string; token: string }[] = [];
  // The pool refuses thousands of requests at once.
  for (const [index, { id }] of fans.entries()) {
    const opening = { role: 'user' as const, personId: id };
    const device = { deviceId: `bench-${index}`, deviceType: 'web' };
    const { token } = await openSession(db, { ...opening, ...device });
    people.push({ id, token });
  }
  return people;
}

/** Opens a session for the first player, to whom every fan writes. */
export async function signInPlayer({ db }: Pick<Connection, 'db'>) {
  const account = await db
    .selectFrom('playerAccounts')
    .select(['id', 'playerId'])
    .orderBy('playerId')
    .executeTakeFirstOrThrow();
  const opening = { role: 'player' as const, personId: account.id };
  const { token } = await openSession(db, { ...opening, deviceId: 'bench', deviceType: 'web' });
  return { ...account, token };
}

/** Opens a session for a manager of the club's staff. */
export async function signInManager({ db }: Pick<Connection, 'db'>) {
  const id = newId();
  const role = 'manager' as const;
  await db
    .insertInto('staff')
    .values({ id, name: 'bench', loginId: 'bench', passwordHash: 'unused', role })
    .execute();
  return openSession(db, { role, personId: id, deviceId: 'bench', deviceType: 'web' });
}

/** The topics of one fan; `thread` and `group` are the longest of their type. */
export async function topicsOf({ db }: Pick<Connection, 'db'>, fanId: string) {
  const topics = await db
    .selectFrom('topics')
    .select(['id', 'chatType', 'lastSeq', 'deletedCount', 'playerId'])
    .where((where) => where.or([where('userId', '=', fanId), where('chatType', '=', 'group')]))
    .orderBy('lastSeq', 'desc')
    .execute();
  const first = (type: 'private' | 'group') => {
    const found = topics.find(({ chatType }) => chatType === type);
    if (!found) throw new Error(`The club has no ${type} topic.`);
    return { ...found, lastPage: Math.ceil((found.lastSeq - found.deletedCount) / 15) };
  };
  return { thread: first('private'), group: first('group') };
}
