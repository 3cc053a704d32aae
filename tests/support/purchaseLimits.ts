/** For servers whose fans order more than a club would allow. */
export const withoutPurchaseLimits = {
  PIECES_PER_PRODUCT: '999999999',
  OPEN_PICKUP_ORDERS: '1000',
  OPEN_PICKUP_TOTAL: '1000000000000',
};
