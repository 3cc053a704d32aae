import { transact } from '../../db/database.ts';
import type { Handlers } from '../../http/contract.ts';
import { notFound } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { notifyProcesses } from '../live/index.ts';
import { confirmSanction, noticesOf } from '../sanctions/index.ts';

/** What staff decided about the fan who asks. */
export function sanctionsRoutes(
  services: Services,
): Pick<Handlers, 'listSanctions' | 'confirmSanction'> {
  const { db } = services;
  return {
    async listSanctions({ session }) {
      const rows = await noticesOf(db, session.personId);
      return {
        list: rows.map(({ id, kind, reason, createdAt, endsAt, content, mediaKind }) => ({
          id,
          kind,
          reason,
          createdAt: createdAt.toISOString(),
          endsAt: endsAt?.toISOString() ?? null,
          message: content === null ? null : { content, messageType: mediaKind ?? 'text' },
        })),
      };
    },

    async confirmSanction({ session, path }) {
      const { personId } = session;
      if (!(await transact(db, (tx) => confirmSanction(tx, personId, path.sanctionId))))
        throw notFound();
      notifyProcesses(services);
      return null;
    },
  };
}
