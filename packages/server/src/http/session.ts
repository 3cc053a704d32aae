import { hash, randomBytes } from 'node:crypto';
import type { StaffRole, StaffStep } from '@homestand/api-client/staff';
import type { FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Queries } from '../db/database.ts';
import { newId } from '../db/id.ts';
import type { Role } from '../db/schema.ts';
import { createSharedRead } from '../db/sharedRead.ts';
import { type Placeholders, statement } from '../db/statement.ts';
import type { Device } from './deviceOf.ts';
import { noSession, sessionExpired } from './errors.ts';
import { rowLimits } from './limits.ts';
import type { SessionMemory } from './sessionMemory.ts';

export type Session<Of extends Role | StaffRole = Role> = {
  id: string;
  role: Of;
  personId: string;
  deviceId: string;
  expiresAt: Date;
  /** What a session of staff lacks after the password; it reaches only the calls of this step. */
  pendingStep?: StaffStep | null;
  /** This request has extended `expiresAt`. */
  isExtended?: boolean;
  /** Why staff have suspended the fan; null if they have not. */
  suspensionReason?: string | null;
  /** Null: the suspension has no end. */
  suspendedUntil?: Date | null;
};

/** A session, and the version of the club's content at the time it was read. */
export type Authenticated<Of extends Role | StaffRole = Role> = Session<Of> & {
  contentVersion: string;
};

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const lifetime = 60 * day;
const touchAfter = day;
/** Counted from the login: using a session of staff does not extend it. A desk ends at an hour of its own. */
const staffLifetime = 12 * hour;
/** For what follows the password: the second factor, setting one up, or another password. */
const pendingLifetime = hour / 2;
/** The last use of a staff session is shown in the list of one's own sessions. */
const staffTouchAfter = 5 * 60 * 1000;

/** Whether it is a session of a fan or a player, not one of staff. */
export const isFanOrPlayer = (session: Authenticated<Role | StaffRole>): session is Authenticated =>
  !isStaff(session.role);

const isStaff = (role: Role | StaffRole) => role !== 'user' && role !== 'player';

type Opening<Of> = {
  role: Of;
  personId: string;
  deviceId: string;
  deviceType: string;
  expiresAt?: Date;
  pendingStep?: StaffStep | null;
  deviceSystem?: Device['system'] | null;
  deviceBrowser?: Device['browser'] | null;
};

/** Creates a session. The token is returned once; only its hash is stored. */
export async function openSession<Of extends Role | StaffRole>(
  db: Queries,
  opening: Opening<Of>,
): Promise<{ token: string; session: Session<Of> }> {
  const token = `hs_${randomBytes(32).toString('base64url')}`;
  const validFor = opening.pendingStep
    ? pendingLifetime
    : isStaff(opening.role)
      ? staffLifetime
      : lifetime;
  const expiresAt = new Date(Date.now() + validFor);
  const session = { expiresAt, ...opening, id: newId() };
  await db
    .insertInto('sessions')
    .values({ ...session, tokenHash: hashOf(token) })
    .execute();
  // Pending sessions are counted separately: whoever knows only the password ends no session that is in use.
  await sql`
    delete from sessions where token_hash in (
      select token_hash from sessions where person_id = ${opening.personId}
        and (pending_step is null) = ${!opening.pendingStep}
      order by used_at desc, created_at desc, token_hash offset ${rowLimits.sessions})`.execute(db);
  return { token, session };
}

/** Of rows of `fan_sanctions`: a suspension of this person that is in force. */
const isSuspension = (personId: RawBuilder<unknown>) =>
  sql`user_id = ${personId} and kind = 'suspend' and lifted_at is null
    and (ends_at is null or ends_at > now())`;

/** Whether staff have suspended this person. */
export const isSuspended = (personId: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from fan_sanctions where ${isSuspension(personId)})`;

/** Ends the step of a session that lacked one: from then on it is open as long as any other, counted from its login. */
export async function completeSession(db: Queries, id: string): Promise<Date | undefined> {
  const { rows } = await sql<{ expiresAt: Date }>`
    update sessions set pending_step = null,
      expires_at = case when pending_step is null then expires_at
        else created_at + ${staffLifetime} * interval '1 millisecond' end
    where id = ${id} returning expires_at`.execute(db);
  return rows[0]?.expiresAt;
}

export type SessionRow = Authenticated<Role | StaffRole> & { usedAt: Date };

/** Sessions, the suspensions of their fans, and the version of the club's content, which saves most calls a statement. */
const findSessions = statement(
  (placeholder: Placeholders<{ tokenHashes: readonly Buffer[] }>) => sql<
    SessionRow & { tokenHash: Buffer }
  >`
    select s.token_hash as "tokenHash", s.id, s.role, s.person_id as "personId", s.device_id as "deviceId", s.used_at as "usedAt",
      s.expires_at as "expiresAt", s.pending_step as "pendingStep", (select version from club_content) as "contentVersion",
      f.reason as "suspensionReason", f.ends_at as "suspendedUntil"
    from sessions s
    left join lateral (
      select reason, ends_at from fan_sanctions where ${isSuspension(sql`s.person_id`)}
      order by ends_at desc nulls first limit 1) f on true
    where s.token_hash = any(${placeholder('tokenHashes')}::bytea[])`,
);

type Services = { db: Database; sessionMemory: SessionMemory; now: () => number };

export type Authenticate = (
  request: FastifyRequest,
  /** Whether a session that was read less than half a second ago will do. */
  options: { mayBeRemembered: boolean },
) => Promise<Authenticated<Role | StaffRole>>;

/**
 * Reads the session of the request's token. Using a session of a fan or a player extends it; after sixty days
 * unused it has expired.
 */
export function createAuthenticate({ db, sessionMemory, now: clock }: Services): Authenticate {
  // In a rush the sessions of many calls are read in few statements.
  const find = createSharedRead(async (tokenHashes: readonly Buffer[]) => {
    const rows = await findSessions(db, { tokenHashes });
    const found = new Map(
      rows.map(({ tokenHash, ...session }) => [tokenHash.toString('base64'), session]),
    );
    return tokenHashes.map((tokenHash): SessionRow | undefined =>
      found.get(tokenHash.toString('base64')),
    );
  });

  return async (request, { mayBeRemembered }) => {
    const token = /^Bearer (hs_[\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1];
    if (!token) throw noSession();
    const tokenHash = hashOf(token);
    const read = () => find(tokenHash);
    const session = await (mayBeRemembered
      ? sessionMemory.read(tokenHash.toString('base64'), read)
      : read());
    if (!session) throw noSession();
    const now = clock();
    if (session.expiresAt.getTime() <= now) throw sessionExpired();
    if (isFanOrPlayer(session) && now - session.usedAt.getTime() > touchAfter) {
      const expiresAt = new Date(now + lifetime);
      await db
        .updateTable('sessions')
        .set({ usedAt: new Date(now), expiresAt })
        .where('tokenHash', '=', tokenHash)
        .execute();
      sessionMemory.forget(session.personId);
      return { ...session, expiresAt, isExtended: true };
    }
    if (isStaff(session.role) && now - session.usedAt.getTime() > staffTouchAfter)
      await db
        .updateTable('sessions')
        .set({ usedAt: new Date(now) })
        .where('tokenHash', '=', tokenHash)
        .execute();
    return session;
  };
}

/** Whether a suspension has begun since the session was read. */
export async function isSuspendedNow(db: Queries, { personId }: Pick<Session, 'personId'>) {
  const { rows } = await sql<{ suspended: boolean }>`
    select ${isSuspended(sql`${personId}`)} as suspended`.execute(db);
  return rows[0]?.suspended === true;
}

/** Whether a session still exists: it may have ended during a long operation. */
export async function isOpen(
  db: Queries,
  { id, personId }: Pick<Session, 'id' | 'personId'>,
): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .select('id')
    .where('personId', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

export const hashOf = (secret: string) => hash('sha256', secret, 'buffer');
