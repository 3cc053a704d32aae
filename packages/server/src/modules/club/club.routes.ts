import type { Handlers } from '../../http/contract.ts';
import { unavailable } from '../../http/errors.ts';
import type { Services } from '../../services.ts';

export function clubRoutes({
  config,
  db,
  streams,
  browserPayment,
  push,
}: Services): Pick<Handlers, 'getClub' | 'getHealth' | 'getReadiness'> {
  return {
    getClub: async () => ({
      ...config.club,
      cardPrefixes: config.cardPrefixes,
      adminOrderUrl: config.adminOrderUrl,
      payment: browserPayment,
      pushKey: push?.publicKey ?? null,
    }),

    getHealth: async () => ({ status: 'alive' }),

    async getReadiness() {
      if (streams.closing) throw unavailable();
      await db
        .selectFrom('eventHead')
        .select('lastId')
        .executeTakeFirstOrThrow()
        .catch(() => {
          throw unavailable();
        });
      return { status: 'ready' };
    },
  };
}
