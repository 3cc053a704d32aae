import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database, Queries } from '../db/database.ts';
import { newId } from '../db/id.ts';
import type { Role } from '../db/schema.ts';
import { noSession, sessionExpired } from './errors.ts';

export type Session = {
  id: string;
  role: Role;
  personId: string;
  deviceId: string;
  expiresAt: Date;
};

const day = 24 * 60 * 60 * 1000;
const lifetime = 60 * day;
const touchAfter = day;

type Opening = { role: Role; personId: string; deviceId: string; deviceType: string };

/** Makes the token, which leaves the server once and is kept as its hash only. */
export async function openSession(db: Queries, opening: Opening): Promise<string> {
  const token = `hs_${randomBytes(32).toString('base64url')}`;
  await db
    .insertInto('sessions')
    .values({
      ...opening,
      id: newId(),
      tokenHash: hashOf(token),
      expiresAt: new Date(Date.now() + lifetime),
    })
    .execute();
  return token;
}

/** Who asks. A session that is used lives on; one that was not used for sixty days has expired. */
export function createAuthenticate(db: Database) {
  return async (request: FastifyRequest): Promise<Session> => {
    const token = /^Bearer (hs_[\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1];
    if (!token) throw noSession();
    const tokenHash = hashOf(token);
    const session = await db
      .selectFrom('sessions')
      .select(['id', 'role', 'personId', 'deviceId', 'usedAt', 'expiresAt'])
      .where('tokenHash', '=', tokenHash)
      .executeTakeFirst();
    if (!session) throw noSession();
    const now = Date.now();
    if (session.expiresAt.getTime() <= now) throw sessionExpired();
    if (now - session.usedAt.getTime() > touchAfter) {
      const expiresAt = new Date(now + lifetime);
      await db
        .updateTable('sessions')
        .set({ usedAt: new Date(now), expiresAt })
        .where('tokenHash', '=', tokenHash)
        .execute();
      return { ...session, expiresAt };
    }
    return session;
  };
}

/** Whether a session is still there: it may have ended while something long went on. */
export async function isOpen(db: Queries, { id, personId }: Session): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .select('id')
    .where('personId', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest();
