import type { StaffRole } from '@homestand/api-client/staff';
import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Role } from '../../db/schema.ts';

export type SessionOwner = {
  id: string;
  role: Role | StaffRole;
  name: string;
  loginId: string | null;
};

const owners = sql`(
  select id, 'user' as role, name, null as login_id from users
  union all
  select a.id, 'player', p.name_japanese, a.login_id from player_accounts a join players p on p.id = a.player_id
  union all
  select id, role, name, login_id from staff where removed_at is null)`;

/** Fans, players and staff with this login ID, id or name. */
export async function findSessionOwners(db: Queries, person: string): Promise<SessionOwner[]> {
  const { rows } = await sql<SessionOwner>`
    select o.id, o.role, o.name, o.login_id from ${owners} o
    where ${person} in (o.login_id, o.id::text, o.name) order by o.role, o.name, o.id`.execute(db);
  return rows;
}

type SessionRow = {
  id: string;
  personId: string;
  name: string;
  role: SessionOwner['role'];
  deviceType: string;
  deviceSystem: string | null;
  deviceBrowser: string | null;
  createdAt: Date;
  usedAt: Date;
  expiresAt: Date;
};

/** Open sessions of one person or of all staff, the last used first; those that lack a second factor, too. */
export async function sessionsOf(
  db: Queries,
  whose: { personId: string } | 'staff',
): Promise<SessionRow[]> {
  const isTheirs =
    whose === 'staff'
      ? sql`s.role in ('desk', 'manager', 'owner')`
      : sql`s.person_id = ${whose.personId}`;
  const { rows } = await sql<SessionRow>`
    select s.id, s.person_id, o.name, s.role, s.device_type, s.device_system, s.device_browser,
      s.created_at, s.used_at, s.expires_at
    from sessions s join ${owners} o on o.id = s.person_id
    where s.expires_at > now() and ${isTheirs}
    order by s.used_at desc, s.id`.execute(db);
  return rows;
}
