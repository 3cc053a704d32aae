import type { StaffRole } from '@homestand/api-client/staff';
import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';

export type StaffAccountRow = {
  id: string;
  name: string;
  loginId: string;
  role: StaffRole;
  createdAt: Date;
  passkeys: number;
  hasCode: boolean;
  sessions: number;
  usedAt: Date | null;
  unsentHandOvers: number | null;
  unsentAt: Date | null;
};

/** The accounts, the oldest first, or the one of this id: with second factors, open sessions and their last use. */
export async function staffAccounts(db: Queries, id?: string): Promise<StaffAccountRow[]> {
  const only = id === undefined ? sql`` : sql`and s.id = ${id}`;
  const { rows } = await sql<StaffAccountRow>`
    select s.id, s.name, s.login_id, s.role, s.created_at,
      (select count(*) from staff_passkeys p where p.staff_id = s.id) as passkeys,
      exists (select from staff_totp t where t.staff_id = s.id and t.confirmed_at is not null) as has_code,
      (select count(*) from sessions o
        where o.person_id = s.id and o.pending_step is null and o.expires_at > now()) as sessions,
      greatest(
        (select max(o.used_at) from sessions o where o.person_id = s.id and o.pending_step is null),
        (select l.at from staff_log l
          where l.staff_id = s.id and l.action = 'login' order by l.id desc limit 1)) as used_at,
      u.unsent_hand_overs, u.unsent_at
    from staff s
    cross join lateral (
      select sum(o.unsent_hand_overs) as unsent_hand_overs, min(o.unsent_at) as unsent_at
      from sessions o where o.person_id = s.id and o.expires_at > now()) u
    where s.login_id is not null and s.removed_at is null ${only}
    order by s.created_at, s.id`.execute(db);
  return rows;
}
