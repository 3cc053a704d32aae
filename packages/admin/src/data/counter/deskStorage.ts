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
import type { QueuedBoothSale } from './deliverBoothSales';
import type { QueuedHandOver } from './deliverHandOvers';
import type { Maker, Queued } from './deliverQueued';

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

/** Of `Queued`. Items of an older version have no `by`. */
const queuedFields = {
  key: string,
  at: time,
  sent: boolean,
  left: boolean,
  undo: nullable(string),
  by: (value: unknown): value is Maker | null | undefined => value === undefined || maker(value),
};

const handOver: Schema<QueuedHandOver> = object({
  ...queuedFields,
  orderId: string,
  name: string,
  count: integer(0),
  means: nullable(oneOf('cash', 'other')),
  amount: integer(0),
  handOverId: nullable(string),
  refused: nullable(object({ message: string, collision: boolean })),
});

const boothSale: Schema<QueuedBoothSale> = object({
  ...queuedFields,
  optionId: integer(1),
  name: string,
  label: string,
  quantity: integer(1),
  price: integer(0),
  means: oneOf('cash', 'other'),
  recorded: boolean,
  refused: nullable(string),
});

const prefix = 'staff-desk-';
export const storedList = createStored(`${prefix}list`, deskList);
/** When the list was last known to be current, by the clock of the device. */
export const storedCheck = createStored(`${prefix}checked`, time);
/** Each hand-over and each sale is an entry of its own: two tabs change different ones. A sale names goods and no fan. */
export const storedHandOvers = createStored('staff-hand-over-', handOver);
export const storedBoothSales = createStored('staff-booth-sale-', boothSale);

/** What this device has for a session to send; where storage fails, that of the page is missing. */
export const unsentOnDevice = (): Queued[] =>
  [...storedHandOvers.readAll(), ...storedBoothSales.readAll()].filter(
    ({ refused, undo, sent }) => refused === null && (undo === null || sent),
  );

/** Removes the list, and the names of hand-overs that still wait for the server. */
function wipe() {
  for (const key of local.keys(prefix)) local.remove(key);
  for (const item of storedHandOvers.readAll())
    if (item.refused) storedHandOvers.remove(item.key);
    else storedHandOvers.write({ ...item, name: '', left: true }, item.key);
  for (const item of storedBoothSales.readAll())
    if (item.refused !== null) storedBoothSales.remove(item.key);
    else storedBoothSales.write({ ...item, left: true }, item.key);
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
