/**
 * Order changes that notify the fan; the fan makes the other changes themselves. To `pending` and `unshipped`
 * an order only changes when a hand-over is taken back: `isTakenBack`.
 */
const notifiableStatuses = ['shipped', 'received', 'canceled', 'pending', 'unshipped'] as const;

export type NotifiedStatus = (typeof notifiableStatuses)[number];

export const isNotifiable = (status: string | null): status is NotifiedStatus =>
  notifiableStatuses.some((notifiableStatus) => notifiableStatus === status);

/** Whether the status notifies only a fan who was notified of the hand-over: a new order has it, too. */
export const isTakenBack = (status: NotifiedStatus) =>
  status === 'pending' || status === 'unshipped';

const day = 24 * 60 * 60;

/** Seconds after which an event is too old to notify. Events are stored for three days. */
export const lifetimes = {
  message: day,
  order: 2 * day,
  restock: day,
  matchHero: day,
  matchCalledOff: 2 * day,
};
