import { ApiError } from '@homestand/api-client';

/** What a counter has made and the server does not have yet, or its undo, or what the server has refused. */
export type Queued = {
  /** The idempotency key. */
  key: string;
  /** When it was made, by the clock of the device. */
  at: string;
  /** It was sent at least once, so the server may have it. */
  sent: boolean;
  /** It was shown as done without a response: the goods have left. */
  left: boolean;
  /** The reason of its undo, when it was taken back. */
  undo: string | null;
  /** Why the server has refused it; null while it has not. */
  refused: unknown;
  /** Whose session made it, so that it counts to them if it is sent later. */
  by?: Maker | null | undefined;
};

/** A desk by a code (`enrolled`) or a person. */
export type Maker = { id: string; name: string; enrolled: boolean };

export type QueueStore<Item extends Queued> = {
  readAll: () => readonly Item[];
  read: (key: string) => Item | null;
  write: (item: Item) => void;
  remove: (key: string) => void;
};

export type Delivery<Item extends Queued, Response> = {
  store: QueueStore<Item>;
  /** Of several with the same group, a later one waits until it is known what became of an earlier one. */
  groupOf: (item: Item) => string;
  record: (item: Item) => Promise<Response>;
  refusalOf: (
    item: Item,
    message: string,
  ) => Promise<{ refused: NonNullable<Item['refused']>; response: Response }>;
  /** The server has it, and only its undo is queued. */
  isRecorded: (item: Item) => boolean;
  /** The same with what its undo needs; null if nothing is left to take back. */
  recordedBy: (item: Item, response: Response) => Item | null;
  undo: (item: Item, reason: string) => Promise<unknown>;
  /** The same request can succeed later. */
  isTemporary: (error: unknown) => boolean;
  onResponse?: (key: string, response: Response) => void;
};

/**
 * Sends what is queued: undos first, then in the order in which it was made. Throws the error after which it should wait:
 * one that concerns every request at once, and one that concerns a single item after the others.
 */
export async function deliverQueued<Item extends Queued, Response>(
  delivery: Delivery<Item, Response>,
): Promise<void> {
  const waiting = delivery.store.readAll().filter(({ refused }) => refused === null);
  const failures = new Map<string, unknown>();
  for (const item of waiting.toSorted(inOrder)) {
    const group = delivery.groupOf(item);
    if (failures.has(group)) continue;
    try {
      await deliver(item.key, delivery);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 500) throw error;
      failures.set(group, error);
    }
  }
  const [failure] = failures.values();
  if (failure !== undefined) throw failure;
}

/** What was taken back comes first: it may have been made again since, when the clock of the device was set back. */
function inOrder(a: Queued, b: Queued) {
  const byUndo = Number(a.undo === null) - Number(b.undo === null);
  return byUndo || (a.at < b.at ? -1 : a.at > b.at ? 1 : 0);
}

async function deliver<Item extends Queued, Response>(
  key: string,
  delivery: Delivery<Item, Response>,
): Promise<void> {
  const { store, isRecorded } = delivery;
  const item = store.read(key);
  if (!item || item.refused !== null) return;
  if (item.undo !== null && !item.sent) return store.remove(key);
  if (!isRecorded(item) && !(await send(item, delivery))) return;
  const recorded = store.read(key);
  if (recorded && recorded.undo !== null && isRecorded(recorded))
    await sendUndo(recorded, recorded.undo, delivery);
}

/** Whether an undo is left to send. */
async function send<Item extends Queued, Response>(
  item: Item,
  delivery: Delivery<Item, Response>,
): Promise<boolean> {
  const { store, record, recordedBy, isTemporary, onResponse } = delivery;
  const { key } = item;
  // Written before the request: after a kill nobody knows whether it arrived.
  store.write({ ...item, sent: true });
  let response: Response;
  try {
    response = await record(item);
  } catch (error) {
    if (!(error instanceof ApiError) || isTemporary(error)) throw error;
    const now = store.read(key);
    // The goods left while the server refused: it has to know that.
    if (now?.left && !item.left) return send(now, delivery);
    await noteRefusal(item, error.message, delivery);
    return false;
  }
  const now = store.read(key);
  const recorded = now && now.undo !== null ? recordedBy(now, response) : null;
  if (recorded) {
    store.write(recorded);
    return true;
  }
  store.remove(key);
  onResponse?.(key, response);
  return false;
}

async function noteRefusal<Item extends Queued, Response>(
  item: Item,
  message: string,
  { store, refusalOf, onResponse }: Delivery<Item, Response>,
) {
  // A network error here repeats the request, which is refused in the same way.
  const { refused, response } = await refusalOf(item, message);
  const now = store.read(item.key);
  // While the goods are at the counter, nothing is left to settle.
  if (!now?.left || now.undo !== null) store.remove(item.key);
  else store.write({ ...now, refused });
  onResponse?.(item.key, response);
}

async function sendUndo<Item extends Queued, Response>(
  item: Item,
  reason: string,
  { store, undo, isTemporary }: Delivery<Item, Response>,
) {
  try {
    await undo(item, reason);
  } catch (error) {
    // The server does not know it, or it was made again since: nothing is left to take back.
    if (!(error instanceof ApiError) || isTemporary(error)) throw error;
  }
  store.remove(item.key);
}
