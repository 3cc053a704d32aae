import { createKey, NetworkError, unwrap } from '@homestand/api-client';
import { boolean, integer, oneOf, time } from '@homestand/api-client/moreSchemas';
import { nullable, object, type Schema, string } from '@homestand/api-client/schema';
import { isOffline } from '@homestand/app-core/browser/connection';
import { createObservable } from '@homestand/app-core/browser/observable';
import { createDeliveryQueue, isTemporary } from '@homestand/app-core/delivery/deliveryQueue';
import { client } from '../client';
import { getStaffSession, onStaffSessionChange } from '../staff/staffSession';
import { createStored } from '../storage';
import {
  type BoothSaleResponse,
  type BoothSaleStore,
  deliverBoothSales,
  type QueuedBoothSale,
} from './deliverBoothSales';
import { noteConnection } from './noteConnection';

/** How long the booth waits for the server before it shows the sale as queued. */
const waitMs = 2500;

const queued: Schema<QueuedBoothSale> = object({
  key: string,
  optionId: integer(1),
  name: string,
  label: string,
  quantity: integer(1),
  price: integer(0),
  means: oneOf('cash', 'other'),
  at: time,
  sent: boolean,
  left: boolean,
  recorded: boolean,
  undo: nullable(string),
  refused: nullable(string),
  by: nullable(object({ id: string, name: string, enrolled: boolean })),
});

/** Each sale is an entry of its own: two tabs change different ones. It names goods and no fan. */
const storedQueue = createStored('staff-booth-sale-', queued);
/** Where storage fails: these are sent while the page is open. */
const unstored = new Map<string, QueuedBoothSale>();
const readAll = () => [...storedQueue.readAll(), ...unstored.values()];

type Answer = BoothSaleResponse | { kind: 'queued' };
/** The sales whose answer the screen still waits for: until then they are not queued. */
const waiting = new Map<string, (answer: Answer) => void>();

const items = createObservable<readonly QueuedBoothSale[]>(readAll());
export const useQueuedBoothSales = () => items.useValue();
const note = () => items.set(readAll().filter(({ key }) => !waiting.has(key)));
onStaffSessionChange(() => queueMicrotask(note));

const store: BoothSaleStore = {
  readAll,
  read: (key) => unstored.get(key) ?? storedQueue.read(key),
  write(item) {
    if (storedQueue.write(item, item.key)) unstored.delete(item.key);
    else unstored.set(item.key, item);
    note();
  },
  remove(key) {
    unstored.delete(key);
    storedQueue.remove(key);
    note();
  },
};

function answer(key: string, result: Answer) {
  waiting.get(key)?.(result);
  waiting.delete(key);
  note();
}

const sendUndo = (saleId: string, reason: string) =>
  noteConnection(
    unwrap(
      client.POST('/v1/admin/booth-sales/{saleId}/undo', {
        params: { path: { saleId } },
        body: { reason },
      }),
    ),
  );

const queue = createDeliveryQueue('booth-sales', deliver, () => {
  for (const key of [...waiting.keys()]) answer(key, { kind: 'queued' });
});

async function deliver() {
  // A try that certainly fails would leave open whether it arrived. The next call that succeeds wakes the queue.
  if (!getStaffSession() || isOffline() || countUnsentBoothSales() === 0) return;
  await deliverBoothSales({
    store,
    isTemporary,
    onResponse: answer,
    calls: {
      undo: sendUndo,
      record: ({ key, optionId, quantity, price, means, at, left, by }) =>
        noteConnection(
          unwrap(
            client.POST('/v1/admin/booth-sales', {
              params: { header: { 'Idempotency-Key': key } },
              body: {
                ...{ optionId, quantity, price, means },
                ...(left && { soldAt: at }),
                ...(left && by !== null && by.id !== getStaffSession()?.id && { madeBy: by.id }),
              },
            }),
          ),
        ),
    },
  });
}

/** Sends what is queued, now and whenever the connection is back, until stopped. */
export function followBoothSales(): () => void {
  // Of an earlier page nobody knows what it showed: the goods may have left.
  for (const item of readAll()) if (!item.left && !waiting.has(item.key)) markLeft(item.key);
  const stopQueue = queue.start();
  const stopStorage = storedQueue.follow(note);
  return () => {
    stopQueue();
    stopStorage();
  };
}

/** How many sales and undos of this device the server lacks, those under way included. */
export const countUnsentBoothSales = () =>
  readAll().filter(({ refused }) => refused === null).length;

function markLeft(key: string) {
  const item = store.read(key);
  if (item && !item.left) store.write({ ...item, left: true });
}

export type BoothSaleOf = Pick<
  QueuedBoothSale,
  'optionId' | 'name' | 'label' | 'quantity' | 'price' | 'means'
>;

/**
 * Records a sale on the device, sends it, and waits a moment for the response. Without one it stays queued, and is shown as
 * sold.
 */
export async function recordBoothSale(sale: BoothSaleOf): Promise<Answer & { key: string }> {
  const key = createKey();
  const hasLeft = isOffline();
  const response = new Promise<Answer>((resolve) => waiting.set(key, resolve));
  const session = getStaffSession();
  store.write({
    ...sale,
    key,
    at: new Date().toISOString(),
    sent: false,
    left: hasLeft,
    recorded: false,
    undo: null,
    refused: null,
    by: session && { id: session.id, name: session.name, enrolled: session.enrolled === true },
  });
  const timer = setTimeout(answer, hasLeft ? 0 : waitMs, key, { kind: 'queued' });
  queue.wake();
  const result = await response;
  clearTimeout(timer);
  if (result.kind === 'queued') markLeft(key);
  return { ...result, key };
}

/** Takes a sale back: out of the queue, after it, or on the server. */
export async function undoBoothSale(key: string, sale: BoothSaleOf, reason: string): Promise<void> {
  const item = store.read(key);
  if (item && !item.sent) return store.remove(key);
  if (item) {
    store.write({ ...item, undo: reason });
    return queue.wake();
  }
  try {
    await sendUndo(key, reason);
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    const at = new Date().toISOString();
    const state = { sent: true, left: true, recorded: true, refused: null, by: null };
    store.write({ ...sale, ...state, key, at, undo: reason });
    queue.wake();
  }
}

/** Somebody has read that the server refused it. */
export const confirmBoothRefusal = (key: string) => store.remove(key);
