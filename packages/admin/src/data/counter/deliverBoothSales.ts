import { ApiError } from '@homestand/api-client';
import type { HandOverMaker } from './deliverHandOvers';

/** A sale at the booth that the server does not have yet, or its undo, or one that the server has refused. */
export type QueuedBoothSale = {
  /** The idempotency key, which is the id of the sale. */
  key: string;
  optionId: number;
  name: string;
  /** Empty for a product without options. */
  label: string;
  quantity: number;
  /** Of one piece. */
  price: number;
  means: 'cash' | 'other';
  /** When it was made, by the clock of the device. */
  at: string;
  /** It was sent at least once, so the server may have it. */
  sent: boolean;
  /** It was shown as sold without a response: the goods have left. */
  left: boolean;
  /** The server has it, and only its undo is queued. */
  recorded: boolean;
  /** The reason of its undo, when it was taken back. */
  undo: string | null;
  refused: string | null;
  /** Whose session made it, so that it counts to them if it is sent later. */
  by: HandOverMaker | null;
};

export type BoothSaleStore = {
  readAll: () => readonly QueuedBoothSale[];
  read: (key: string) => QueuedBoothSale | null;
  write: (item: QueuedBoothSale) => void;
  remove: (key: string) => void;
};

/** `record` sends the time at the booth if the goods have left. */
export type BoothSaleCalls = {
  record: (item: QueuedBoothSale) => Promise<{ short: number }>;
  undo: (key: string, reason: string) => Promise<unknown>;
};

export type BoothSaleResponse =
  | { kind: 'done'; short: number }
  | { kind: 'refused'; message: string };

type Options = {
  store: BoothSaleStore;
  calls: BoothSaleCalls;
  /** The same request can succeed later. */
  isTemporary: (error: unknown) => boolean;
  onResponse?: (key: string, response: BoothSaleResponse) => void;
};

/** Sends what is queued in the order in which it was sold. Throws the error after which it should wait. */
export async function deliverBoothSales(options: Options): Promise<void> {
  const waiting = options.store.readAll().filter(({ refused }) => refused === null);
  const inOrder = waiting.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  let failure: unknown;
  for (const { key } of inOrder) {
    try {
      await deliver(key, options);
    } catch (error) {
      // One that the server cannot take now does not stop the others.
      if (!(error instanceof ApiError) || error.code !== 500) throw error;
      failure ??= error;
    }
  }
  if (failure !== undefined) throw failure;
}

async function deliver(key: string, options: Options): Promise<void> {
  const { store } = options;
  const item = store.read(key);
  if (!item || item.refused !== null) return;
  if (item.undo !== null && !item.sent) return store.remove(key);
  if (!item.recorded && !(await sendSale(item, options))) return;
  const recorded = store.read(key);
  if (recorded?.undo != null) await sendUndo(key, recorded.undo, options);
}

/** Whether an undo is left to send. */
async function sendSale(item: QueuedBoothSale, options: Options): Promise<boolean> {
  const { store, calls, isTemporary, onResponse } = options;
  const { key } = item;
  // Written before the request: after a kill nobody knows whether it arrived.
  store.write({ ...item, sent: true });
  let short: number;
  try {
    ({ short } = await calls.record(item));
  } catch (error) {
    if (!(error instanceof ApiError) || isTemporary(error)) throw error;
    const now = store.read(key);
    // It was shown as sold while the server refused: it is recorded as it was made.
    if (now?.left && !item.left) return sendSale(now, options);
    if (!now?.left || now.undo !== null) store.remove(key);
    else store.write({ ...now, refused: error.message });
    onResponse?.(key, { kind: 'refused', message: error.message });
    return false;
  }
  const now = store.read(key);
  if (now && now.undo !== null) {
    store.write({ ...now, recorded: true });
    return true;
  }
  store.remove(key);
  onResponse?.(key, { kind: 'done', short });
  return false;
}

async function sendUndo(key: string, reason: string, { store, calls, isTemporary }: Options) {
  try {
    await calls.undo(key, reason);
  } catch (error) {
    // The server does not know it: nothing is left to take back.
    if (!(error instanceof ApiError) || isTemporary(error)) throw error;
  }
  store.remove(key);
}
