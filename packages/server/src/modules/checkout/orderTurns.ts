import { createConcurrencyLimit } from '../../http/concurrencyLimit.ts';

/** More at once sell no faster: orders of the same goods are written one after the other. */
const most = 4;

/**
 * Orders are written in turns, so that those which wait for the row of an option hold a few of the process's connections
 * to the database, and reads have the others.
 */
export const createOrderTurns = (connections: number) =>
  createConcurrencyLimit({
    name: 'orders',
    running: Math.max(1, Math.min(most, Math.floor(connections / 2))),
    waiting: 2000,
    deadlineMs: 10_000,
  });
