import { boolean, integer, list, oneOf, time } from '@homestand/api-client/moreSchemas';
import { nullable, object, type Schema, string, type ValueOf } from '@homestand/api-client/schema';
import { addStaffResponses } from '@homestand/api-client/staff';
import { schemaOf } from '@homestand/api-client/validate';
import {
  endStaffSession,
  getStaffSession,
  onStaffSessionChange,
  reloadStaffSession,
} from '../staff/staffSession';
import { createStored, local } from '../storage';
import type { HandOverMaker, QueuedHandOver } from './deliverHandOvers';

// Before a stored list is read: one that fits nothing would be removed.
addStaffResponses();

const listFields = {
  /** The session that downloaded it. */
  token: string,
  /** When the session ends, also without a connection. */
  endsAt: time,
  /** Time of the server, for what has changed since. */
  at: time,
  /** By the clock of the device: of the last whole list. */
  wholeAt: time,
  open: list(schemaOf('StaffPickup')),
  closed: list(schemaOf('ClosedPickup')),
};

const fields = object(listFields);
const next: Schema<string | undefined> = (value) => value === undefined || string(value);

/** `next`: only the first pages have been loaded; those after this order are missing. */
export type DeskList = ValueOf<typeof fields> & { next?: string | undefined };

const deskList = object({ ...listFields, next }) as Schema<DeskList>;

const maker = nullable(object({ id: string, name: string, enrolled: boolean }));

const queued: Schema<QueuedHandOver> = object({
  key: string,
  orderId: string,
  name: string,
  count: integer(0),
  means: nullable(oneOf('cash', 'other')),
  amount: integer(0),
  at: time,
  sent: boolean,
  left: boolean,
  handOverId: nullable(string),
  undo: nullable(string),
  refused: nullable(object({ message: string, collision: boolean })),
  by: (value): value is HandOverMaker | null | undefined => value === undefined || maker(value),
});

const prefix = 'staff-desk-';
export const storedList = createStored(`${prefix}list`, deskList);
/** When the list was last known to be current, by the clock of the device. */
export const storedCheck = createStored(`${prefix}checked`, time);
/** Each hand-over is an entry of its own: two tabs change different ones. */
export const storedQueue = createStored('staff-hand-over-', queued);

/** Hand-overs of this device that a session has to send; where storage fails, those of the page are missing. */
export const unsentOnDevice = (): QueuedHandOver[] =>
  storedQueue
    .readAll()
    .filter(({ refused, undo, sent }) => refused === null && (undo === null || sent));

/** Removes the list, and the names of hand-overs that still wait for the server. */
function wipe() {
  for (const key of local.keys(prefix)) local.remove(key);
  for (const item of storedQueue.readAll())
    if (item.refused) storedQueue.remove(item.key);
    else storedQueue.write({ ...item, name: '', left: true }, item.key);
}

/**
 * Wipes what the device knows when its session ends: by a logout, by the server, by another tab, or at its hour without
 * a connection. Here and not beside its users, because they are loaded with the counter only.
 */
export function wipeDeskWithSession(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function check() {
    clearTimeout(timer);
    const list = storedList.read();
    if (!list) return;
    // Of the session that another tab has begun, or of none. A change runs this again.
    if (list.token !== getStaffSession()?.token) return reloadStaffSession() ? undefined : wipe();
    const remainingMs = Date.parse(list.endsAt) - Date.now();
    if (remainingMs <= 0) {
      wipe();
      endStaffSession({ onPurpose: false });
    } else timer = setTimeout(check, Math.min(remainingMs, checkMs));
  }
  function onSession() {
    if (getStaffSession() === null) wipe();
    check();
  }
  onSession();
  const interval = setInterval(check, checkMs);
  const stop = onStaffSessionChange(onSession);
  return () => {
    clearTimeout(timer);
    clearInterval(interval);
    stop();
  };
}

/** Timers of a sleeping phone are late. */
const checkMs = 60_000;
