/** Of these changes of an order somebody wants to hear at once; the others they have made themselves. */
const told = ['shipped', 'received', 'canceled'] as const;

export type NotifiedStatus = (typeof told)[number];

export const isNotifiable = (status: string | null): status is NotifiedStatus =>
  told.some((one) => one === status);

const day = 24 * 60 * 60;

/** Seconds after which it is no news any more. Events are kept for three days. */
export const lifetimes = { message: day, order: 2 * day };
