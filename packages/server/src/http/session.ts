import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database, Queries } from '../db/database.ts';
import { newId } from '../db/id.ts';
import type { Role } from '../db/schema.ts';
import { noSession, sessionExpired } from './errors.ts';
import { rowLimits } from './limits.ts';

export type Session = {
  id: string;
  role: Role;
  personId: string;
  deviceId: string;
  expiresAt: Date;
  /** This request has extended `expiresAt`. */
  isExtended?: boolean;
};

const day = 24 * 60 * 60 * 1000;
const lifetime = 60 * day;
const touchAfter = day;

type Opening = { role: Role; personId: string; deviceId: string; deviceType: string };

/** Creates a session. The token is returned once; only its hash is stored. */
export async function openSession(
  db: Queries,
  opening: Opening,
): Promise<{ token: string; session: Session }> {
  const token = `hs_${randomBytes(32).toString('base64url')}`;
  const session = { ...opening, id: newId(), expiresAt: new Date(Date.now() + lifetime) };
  await db
    .insertInto('sessions')
    .values({ ...session, tokenHash: hashOf(token) })
    .execute();
  await sql`
    delete from sessions where token_hash in (
      select token_hash from sessions where person_id = ${opening.personId}
      order by used_at desc, created_at desc, token_hash offset ${rowLimits.sessions})`.execute(db);
  return { token, session };
}

/**
 * Reads the session of the request's token. Using a session extends it; after sixty days unused it has
 * expired.
 */
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
      return { ...session, expiresAt, isExtended: true };
    }
    return session;
  };
}

/** Whether a session still exists: it may have ended during a long operation. */
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
