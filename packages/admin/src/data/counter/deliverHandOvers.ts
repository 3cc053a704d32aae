import { ApiError, type components } from '@homestand/api-client';

type Pickup = components['schemas']['StaffPickup'];

/** A hand-over that the server does not have yet, or that it has refused. */
export type QueuedHandOver = {
  /** The idempotency key. */
  key: string;
  orderId: string;
  /** Empty after the session: what is kept until the next one names nobody. */
  name: string;
  /** Number of pieces. */
  count: number;
  means: 'cash' | 'other' | null;
  amount: number;
  /** When it was made, by the clock of the device. */
  at: string;
  /** It was sent at least once, so the server may have it. */
  sent: boolean;
  /** The counter has shown it as handed over without a response: the goods have left. */
  left: boolean;
  /** The server's id, when the server has it and its undo is queued. */
  handOverId: string | null;
  /** The reason of its undo, when it was taken back. */
  undo: string | null;
  refused: { message: string; collision: boolean } | null;
  /** Whose session made it, so that it counts to them if it is sent later. Absent in one of an older version. */
  by?: HandOverMaker | null | undefined;
};

/** A desk by a code (`enrolled`) or a person. */
export type HandOverMaker = { id: string; name: string; enrolled: boolean };

export type HandOverStore = {
  readAll: () => readonly QueuedHandOver[];
  read: (key: string) => QueuedHandOver | null;
  write: (item: QueuedHandOver) => void;
  remove: (key: string) => void;
};

/** The calls of a counter. `handOver` sends the key, and the time at the counter if the goods have left. */
export type HandOverCalls = {
  handOver: (item: QueuedHandOver) => Promise<Pickup>;
  undo: (orderId: string, handOverId: string, reason: string) => Promise<unknown>;
  pickup: (orderId: string) => Promise<Pickup>;
};

export type HandOverResponse =
  | { kind: 'done'; pickup: Pickup }
  | { kind: 'refused'; message: string; pickup: Pickup };

type Options = {
  store: HandOverStore;
  calls: HandOverCalls;
  /** The same request can succeed later. */
  isTemporary: (error: unknown) => boolean;
  onResponse?: (key: string, response: HandOverResponse) => void;
};

/**
 * Sends what is queued: undos first, then in the order in which it was handed over. Throws the error after which it should wait: one that
 * concerns every request at once, and one that concerns a single hand-over after the others.
 */
export async function deliverHandOvers(options: Options): Promise<void> {
  const waiting = options.store.readAll().filter(({ refused }) => refused === null);
  const failures = new Map<string, unknown>();
  for (const { key, orderId } of waiting.toSorted(inOrder)) {
    // Until it is known what became of the earlier hand-over of this order, the next one would be refused.
    if (failures.has(orderId)) continue;
    try {
      await deliver(key, options);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 500) throw error;
      failures.set(orderId, error);
    }
  }
  const [failure] = failures.values();
  if (failure !== undefined) throw failure;
}

/**
 * What was taken back comes first: its order may have been handed over again since, when the clock of the device was set
 * back.
 */
function inOrder(a: QueuedHandOver, b: QueuedHandOver) {
  const byUndo = Number(a.undo === null) - Number(b.undo === null);
  return byUndo || (a.at < b.at ? -1 : a.at > b.at ? 1 : 0);
}

async function deliver(key: string, options: Options): Promise<void> {
  const { store } = options;
  const item = store.read(key);
  if (!item || item.refused) return;
  if (item.undo !== null && !item.sent) return store.remove(key);
  if (item.handOverId === null && !(await sendHandOver(item, options))) return;
  const sent = store.read(key);
  if (sent?.undo && sent.handOverId !== null) await sendUndo(sent, sent.handOverId, options);
}

/** Whether an undo is left to send. */
async function sendHandOver(item: QueuedHandOver, options: Options): Promise<boolean> {
  const { store, calls, isTemporary, onResponse } = options;
  const { key } = item;
  // Written before the request: after a kill nobody knows whether it arrived.
  store.write({ ...item, sent: true });
  let pickup: Pickup;
  try {
    pickup = await calls.handOver(item);
  } catch (error) {
    if (!(error instanceof ApiError) || isTemporary(error)) throw error;
    const now = store.read(key);
    // The goods left while the server refused: it has to know that.
    if (now?.left && !item.left) return sendHandOver(now, options);
    await noteRefusal(item, error.message, options);
    return false;
  }
  const now = store.read(key);
  const handOverId = pickup.handOver?.id ?? null;
  if (now?.undo && handOverId !== null) {
    store.write({ ...now, handOverId });
    return true;
  }
  store.remove(key);
  onResponse?.(key, { kind: 'done', pickup });
  return false;
}

async function noteRefusal(item: QueuedHandOver, message: string, options: Options) {
  const { store, calls, onResponse } = options;
  // A network error here repeats the hand-over, which is refused in the same way.
  const pickup = await calls.pickup(item.orderId);
  const now = store.read(item.key);
  // While the goods are at the counter, nothing is left to settle.
  if (!now?.left || now.undo !== null) store.remove(item.key);
  else store.write({ ...now, refused: { message, collision: pickup.state === 'handed_over' } });
  onResponse?.(item.key, { kind: 'refused', message, pickup });
}

async function sendUndo(item: QueuedHandOver, handOverId: string, options: Options) {
  const { store, calls, isTemporary } = options;
  try {
    await calls.undo(item.orderId, handOverId, item.undo ?? '');
  } catch (error) {
    // It was handed over again since: nothing is left to take back.
    if (!(error instanceof ApiError) || isTemporary(error)) throw error;
  }
  store.remove(item.key);
}
