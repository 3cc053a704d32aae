import { clubWith } from './clubs.ts';

export const purchaseLimitsOff = {
  sales: {
    piecesPerProduct: 999_999_999,
    openPickupOrders: 1000,
    openPickupTotal: 1_000_000_000_000,
  },
};

/** For servers whose fans order more than a club would allow. */
export const withoutPurchaseLimits = clubWith(purchaseLimitsOff);
