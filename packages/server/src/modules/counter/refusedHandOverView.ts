import type { components } from '@homestand/api-client/contract';
import type { Queries } from '../../db/database.ts';
import { handOversInForce, type RefusedHandOverRow } from './refusedHandOvers.queries.ts';

/** Refused hand-overs, each with the one that is in force. */
export async function refusedView(
  db: Queries,
  rows: readonly RefusedHandOverRow[],
): Promise<components['schemas']['RefusedHandOver'][]> {
  const first = await handOversInForce(
    db,
    rows.map(({ orderId }) => orderId),
  );
  return rows.map(({ id, orderId, name, reason, by, means, amount, ...row }) => {
    const inForce = first.get(orderId);
    return {
      ...{ id, orderId, name, reason, by, means },
      refusedAt: row.refusedAt.toISOString(),
      handedOverAt: row.deskAt.toISOString(),
      amount: amount ?? 0,
      inForce: inForce ? { at: inForce.at.toISOString(), by: inForce.by } : null,
      settlement:
        row.settledAs && row.settledAt
          ? {
              kind: row.settledAs,
              note: row.settledNote ?? '',
              at: row.settledAt.toISOString(),
              by: row.settledBy,
            }
          : null,
    };
  });
}
