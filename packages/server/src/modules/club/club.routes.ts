import type { Handlers } from '../../http/contract.ts';
import { notReady, unavailable } from '../../http/errors.ts';
import type { Services } from '../../services.ts';

export function clubRoutes({
  config,
  streams,
  readiness,
  browserPayment,
  push,
}: Services): Pick<Handlers, 'getClub' | 'getHealth' | 'getReadiness'> {
  return {
    getClub: async () => ({
      ...config.club,
      cardPrefixes: config.cardPrefixes,
      adminOrderUrl: config.adminOrderUrl,
      payment: browserPayment,
      shippingFee: config.shippingFee,
      pushKey: push?.publicKey ?? null,
    }),

    getHealth: async () => ({ status: 'alive' }),

    async getReadiness() {
      if (streams.closing) throw unavailable();
      const services = await readiness.unavailable();
      if (services.length > 0) throw notReady(services);
      return { status: 'ready' };
    },
  };
}
