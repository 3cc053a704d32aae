/** In the order in which they are worked on. */
export const orderStates = [
  'payment_pending',
  'refund_due',
  'pending',
  'unshipped',
  'received',
  'shipped',
  'canceled',
  'refunded',
  'payment_failed',
] as const;

export type OrderState = (typeof orderStates)[number];
