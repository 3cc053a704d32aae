import { isOffline } from '@homestand/app-core/browser/connection';
import { createObservable } from '@homestand/app-core/browser/observable';
import { createDeliveryQueue, isTemporary } from '@homestand/app-core/delivery/deliveryQueue';
import { getStaffSession, onStaffSessionChange } from '../staff/staffSession';
import type { Stored } from '../storage';
import type { Delivery, Maker, Queued, QueueStore } from './deliverQueued';

/** How long a counter waits for the server before it shows what it made as queued. */
const waitMs = 2500;

type Answer<Response> = Response | { kind: 'queued' };

type Options<Item extends Queued, Response> = {
  name: string;
  /** Each item is an entry of its own: two tabs change different ones. */
  stored: Stored<Item>;
  deliver: (
    options: Required<Pick<Delivery<Item, Response>, 'store' | 'isTemporary' | 'onResponse'>>,
  ) => Promise<void>;
  /** Called for an item that was shown as done without a response, and that another tab has sent and removed. */
  onSentElsewhere?: (key: string) => void;
};

/** What a counter makes, written to the device first, then sent at once or when the connection is back. */
export function createCounterQueue<Item extends Queued, Response>({
  name,
  stored,
  deliver,
  onSentElsewhere,
}: Options<Item, Response>) {
  /** Where storage fails: these are sent while the page is open. */
  const unstored = new Map<string, Item>();
  const readAll = () => [...stored.readAll(), ...unstored.values()];
  /** The items whose answer a screen still waits for: until then they are not queued. */
  const waiting = new Map<string, (answer: Answer<Response>) => void>();
  const items = createObservable<readonly Item[]>(readAll());
  const sending = createObservable(false);

  const note = () => items.set(readAll().filter(({ key }) => !waiting.has(key)));
  // After the names have been removed, whichever listener runs first.
  onStaffSessionChange(() => queueMicrotask(note));

  const store: QueueStore<Item> = {
    readAll,
    read: (key) => unstored.get(key) ?? stored.read(key),
    write(item) {
      if (stored.write(item, item.key)) unstored.delete(item.key);
      else unstored.set(item.key, item);
      note();
    },
    remove(key) {
      unstored.delete(key);
      stored.remove(key);
      note();
    },
  };

  function answer(key: string, result: Answer<Response>) {
    waiting.get(key)?.(result);
    waiting.delete(key);
    note();
  }

  /** How many items of this device the server lacks, those under way included. */
  const countUnsent = () => readAll().filter(({ refused }) => refused === null).length;

  async function deliverAll() {
    // A try that certainly fails would leave open whether it arrived. The next call that succeeds wakes the queue.
    if (!getStaffSession() || isOffline() || countUnsent() === 0) return;
    sending.set(true);
    try {
      await deliver({ store, isTemporary, onResponse: answer });
    } finally {
      sending.set(false);
    }
  }

  const queue = createDeliveryQueue(name, deliverAll, () => {
    for (const key of [...waiting.keys()]) answer(key, { kind: 'queued' });
  });

  function markLeft(key: string) {
    const item = store.read(key);
    if (!item) onSentElsewhere?.(key);
    else if (!item.left) store.write({ ...item, left: true });
  }

  return {
    store,
    wake: queue.wake,
    countUnsent,
    useItems: () => items.useValue(),
    useSending: () => sending.useValue(),
    /** Sends what is queued, now and whenever the connection is back, until stopped. */
    follow(): () => void {
      // Of an earlier page nobody knows what it showed: the goods may have left.
      for (const { key, left } of readAll()) if (!left && !waiting.has(key)) markLeft(key);
      const stopQueue = queue.start();
      const stopStorage = stored.follow(note);
      return () => {
        stopQueue();
        stopStorage();
      };
    },
    /** Writes an item to the device, sends it, and waits a moment for the response. Without one it stays queued. */
    async send(item: Item): Promise<Answer<Response>> {
      const { key } = item;
      const response = new Promise<Answer<Response>>((resolve) => waiting.set(key, resolve));
      store.write(item);
      const timer = setTimeout(answer, item.left ? 0 : waitMs, key, { kind: 'queued' });
      queue.wake();
      const result = await response;
      clearTimeout(timer);
      if (isQueued(result)) markLeft(key);
      return result;
    },
  };
}

const isQueued = (answer: unknown) => (answer as { kind: string }).kind === 'queued';

/** Of a new item. Without a connection the goods leave before the server knows. */
export const newlyMade = () => ({
  at: new Date().toISOString(),
  sent: false,
  left: isOffline(),
  undo: null,
  refused: null,
  by: currentMaker(),
});

/** Of an item that the server has, whose undo does not reach it. */
export const takenBack = (reason: string) => ({
  at: new Date().toISOString(),
  sent: true,
  left: true,
  undo: reason,
  refused: null,
  by: currentMaker(),
});

function currentMaker(): Maker | null {
  const session = getStaffSession();
  return session && { id: session.id, name: session.name, enrolled: session.enrolled === true };
}

/** What the server has to know of one that is sent later: its time, and who made it if that session has ended. */
export const sentLater = ({ at, left, by }: Queued) => ({
  ...(left && { at }),
  ...(left && by && by.id !== getStaffSession()?.id && { madeBy: by.id }),
});
