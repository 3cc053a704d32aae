import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { hashOf } from '../../http/session.ts';
import { type Actor, writeStaffLog } from '../staff/index.ts';
import { replaceDeskCode } from './desks.queries.ts';

type NewCode = { name: string; endsAt: Date; createdBy: string };

/** How long a code can be used after it was shown. */
const codeValidMs = 5 * 60 * 1000;

/** Makes a code with which a phone becomes a desk; the database has its hash only. */
export async function makeDeskCode(
  tx: Transaction<Tables>,
  actor: Actor | undefined,
  { name, endsAt, createdBy }: NewCode,
): Promise<{ code: string; expiresAt: Date }> {
  const code = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + codeValidMs);
  await replaceDeskCode(tx, { codeHash: hashOf(code), name, endsAt, createdBy, expiresAt });
  const after = { name, endsAt: endsAt.toISOString() };
  await writeStaffLog(tx, actor, { action: 'create_desk_code', after });
  return { code, expiresAt };
}
