import type { components } from '@homestand/api-client/contract';
import { clubTexts, commerceNotice, privacyNotice, trustedOrigins } from '../../club/index.ts';
import type { Handlers } from '../../http/contract.ts';
import { notReady, unavailable } from '../../http/errors.ts';
import type { Services } from '../../services.ts';

/** What the app needs to know of the club. It comes with the page, too. */
export const clubFacts = ({
  config,
  browserPayment,
  push,
}: Pick<Services, 'config' | 'browserPayment' | 'push'>): components['schemas']['Club'] => {
  const { club, cardPrefixes, adminOrderUrl, origin } = config;
  return {
    team: club.name,
    slogan: club.slogan,
    // Made from the club's folder (site/clubAssets.ts).
    logoUrl: '/user/icon.svg',
    supportUrl: club.supportPage,
    cardPrefixes,
    adminOrderUrl,
    payment: browserPayment,
    shippingFee: club.shipping.fee,
    shipping: club.shipping,
    payableAtPickup: club.payments.atPickup,
    pushKey: push?.publicKey ?? null,
    commerceNotice: commerceNotice(club),
    privacyNotice: privacyNotice(club),
    texts: clubTexts(club),
    trustedOrigins: trustedOrigins(club, origin),
  };
};

export function clubRoutes(
  services: Services,
): Pick<Handlers, 'getClub' | 'getHealth' | 'getReadiness'> {
  const { streams, readiness } = services;
  return {
    getClub: async () => clubFacts(services),

    getHealth: async () => ({ status: 'alive' }),

    async getReadiness() {
      if (streams.closing) throw unavailable();
      const services = await readiness.unavailable();
      if (services.length > 0) throw notReady(services);
      return { status: 'ready' };
    },
  };
}
