import { randomUUID } from 'node:crypto';
import { dayOf } from '@homestand/api-client/day';
import type { StaffRole } from '@homestand/api-client/staff';
import type { Insertable } from 'kysely';
import { newId } from '../../packages/server/src/db/id.ts';
import type { Tables } from '../../packages/server/src/db/schema.ts';
import { openSession } from '../../packages/server/src/http/session.ts';
import { hashPassword } from '../../packages/server/src/modules/auth/passwords.ts';
import type { Services } from '../../packages/server/src/services.ts';
import { createCaller } from './caller.ts';

export type Fan = ReturnType<typeof createCaller> & { id: string; name: string };

export type Player = ReturnType<typeof createCaller> & {
  id: string;
  name: string;
  playerId: number;
  loginId: string;
  password: string;
};

export type Staff = ReturnType<typeof createCaller> & {
  id: string;
  name: string;
  role: StaffRole;
  loginId: string;
  password: string;
};

/** The password of everyone: hashing one for each person would take most of the time of a test that needs many. */
const password = `Aa1-${randomUUID()}`;
let hashed: Promise<string> | undefined;
const hashOnce = () => {
  hashed ??= hashPassword(password);
  return hashed;
};

/** Creates people and things for tests: only relevant columns are parameters. */
export function createFixtures({ db }: Pick<Services, 'db'>, origin: string) {
  let count = 0;
  const next = () => ++count;
  async function callerOf(role: 'user' | 'player' | StaffRole, personId: string) {
    const opening = { role, personId, deviceId: `device-${next()}`, deviceType: 'web' };
    const { token } = await openSession(db, opening);
    return createCaller(origin, token);
  }

  return {
    /** Calls without a session. */
    nobody: createCaller(origin),

    async createFan(name = `ファン${next()}`): Promise<Fan> {
      const id = newId();
      await db.insertInto('users').values({ id, lineSub: randomUUID(), name }).execute();
      return { id, name, ...(await callerOf('user', id)) };
    },

    async createPlayer(values: Partial<Insertable<Tables['players']>> = {}): Promise<Player> {
      const number = next();
      const name = values.nameJapanese ?? `選手 ${number}`;
      const { id: playerId } = await db
        .insertInto('players')
        .values({
          nameJapanese: name,
          nameRomaji: `Player ${number}`,
          jerseyNumber: String(number),
          ...values,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const [id, loginId, passwordHash] = [newId(), `player${number}`, await hashOnce()];
      await db
        .insertInto('playerAccounts')
        .values({ id, playerId, loginId, passwordHash })
        .execute();
      return {
        id,
        name,
        playerId,
        loginId,
        password,
        ...(await callerOf('player', id)),
      };
    },

    async createStaff(role: StaffRole = 'desk'): Promise<Staff> {
      const number = next();
      const name = `スタッフ${number}`;
      const [id, loginId, passwordHash] = [newId(), `staff${number}`, await hashOnce()];
      await db.insertInto('staff').values({ id, name, loginId, passwordHash, role }).execute();
      return { id, name, role, loginId, password, ...(await callerOf(role, id)) };
    },

    async createGroup(title: string, playerIds: number[] = []): Promise<string> {
      const id = newId();
      await db.insertInto('topics').values({ id, chatType: 'group', title }).execute();
      for (const playerId of playerIds)
        await db.insertInto('topicPlayers').values({ topicId: id, playerId }).execute();
      return id;
    },

    /** A mute or a suspension of a fan for the next hour, because of a message in a group of its own. */
    async createSanction(userId: string, kind: 'mute' | 'suspend') {
      const staff = await this.createStaff('manager');
      const topicId = await this.createGroup(`グループ${next()}`);
      const [id, reportId, endsAt] = [newId(), newId(), new Date(Date.now() + 3_600_000)];
      const content = '帰りに待っていれば会えます';
      await db
        .insertInto('messages')
        .values({ topicId, seq: 1, id: newId(), senderType: 'user', senderId: userId, content })
        .execute();
      await db
        .insertInto('reportedMessages')
        .values({ id: reportId, topicId, seq: 1, content: '' })
        .execute();
      const reason = '居場所は書かないでください。';
      await db
        .insertInto('fanSanctions')
        .values({ id, userId, kind, reason, endsAt, reportId, staffId: staff.id })
        .execute();
      const end = () =>
        db.updateTable('fanSanctions').set({ endsAt: new Date() }).where('id', '=', id).execute();
      return { endsAt, reason, end };
    },

    async createCard(
      playerId: number,
      values: Partial<Insertable<Tables['cards']>> = {},
    ): Promise<{ id: number; uuid: string }> {
      return db
        .insertInto('cards')
        .values({
          uuid: randomUUID(),
          playerId,
          cardType: 'normal',
          message: '応援ありがとう。',
          ...values,
        })
        .returning(['id', 'uuid'])
        .executeTakeFirstOrThrow();
    },

    /** On the day in Japan of its start, with a counter from three hours before to three hours after the start. */
    async createMatch(startsAt: Date, content: Partial<Insertable<Tables['matches']>> = {}) {
      const at = (hours: number) => new Date(startsAt.getTime() + hours * 3_600_000);
      const { id } = await db
        .insertInto('matches')
        .values({
          day: dayOf(startsAt),
          startsAt,
          gatesAt: at(-2),
          counterFrom: at(-3),
          counterTo: at(3),
          opponent: `相手${next()}`,
          ground: '鶴浜スタジアム',
          ...content,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async createProduct(price = 1800, externalLinkUrl: string | null = null): Promise<number> {
      const { id } = await db
        .insertInto('products')
        .values({ name: `商品${next()}`, price, category: 'goods for support', externalLinkUrl })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}
