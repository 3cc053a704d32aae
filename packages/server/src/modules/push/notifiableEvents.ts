/** Order changes that notify the fan; the fan makes the other changes themselves. */
const notifiableStatuses = ['shipped', 'received', 'canceled'] as const;

export type NotifiedStatus = (typeof notifiableStatuses)[number];

export const isNotifiable = (status: string | null): status is NotifiedStatus =>
  notifiableStatuses.some((one) => one === status);

const day = 24 * 60 * 60;

/** Seconds after which an event is too old to notify. Events are stored for three days. */
export const lifetimes = { message: day, order: 2 * day };
