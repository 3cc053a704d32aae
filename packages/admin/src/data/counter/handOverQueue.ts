import { type components, createKey, NetworkError, unwrap } from '@homestand/api-client';
import { isOffline } from '@homestand/app-core/browser/connection';
import { createObservable } from '@homestand/app-core/browser/observable';
import { createDeliveryQueue, isTemporary } from '@homestand/app-core/delivery/deliveryQueue';
import { client } from '../client';
import { undoOnServer } from '../orders/handOver';
import { getStaffSession, onStaffSessionChange } from '../staff/staffSession';
import {
  deliverHandOvers,
  type HandOverMaker,
  type HandOverResponse,
  type HandOverStore,
  type QueuedHandOver,
} from './deliverHandOvers';
import { putIntoDeskList } from './deskList';
import { storedQueue } from './deskStorage';
import { piecesLeft } from './goodsLeft';
import { noteConnection } from './noteConnection';

type Pickup = components['schemas']['StaffPickup'];

/** How long the counter waits for the server before it shows the hand-over as queued. */
const waitMs = 2500;

/** Where storage fails: these are sent while the page is open. */
const unstored = new Map<string, QueuedHandOver>();
const readAll = () => [...storedQueue.readAll(), ...unstored.values()];

type Answer = HandOverResponse | { kind: 'queued' };
/** The hand-overs whose answer the screen still waits for: until then they are not queued. */
const waiting = new Map<string, (answer: Answer) => void>();

const items = createObservable<readonly QueuedHandOver[]>(readAll());
const sending = createObservable(false);
export const useQueuedHandOvers = () => items.useValue();
export const useSendingHandOvers = () => sending.useValue();

const note = () => items.set(readAll().filter(({ key }) => !waiting.has(key)));
// After the names have been removed, whichever listener runs first.
onStaffSessionChange(() => queueMicrotask(note));

const store: HandOverStore = {
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

/** Ids of the hand-overs of this page that the server has, by their keys. */
const delivered = new Map<string, string>();
/** The hand-overs of this page: another tab may send one and remove it from the queue. */
const made = new Map<string, QueuedHandOver>();
onStaffSessionChange(() => made.clear());

function answer(key: string, result: Answer) {
  waiting.get(key)?.(result);
  waiting.delete(key);
  note();
}

const queue = createDeliveryQueue('hand-overs', deliver, () => {
  for (const key of [...waiting.keys()]) answer(key, { kind: 'queued' });
});

async function deliver() {
  // A try that certainly fails would leave open whether it arrived. The next call that succeeds wakes the queue.
  if (!getStaffSession() || isOffline() || countUnsentHandOvers() === 0) return;
  sending.set(true);
  try {
    await deliverHandOvers({
      store,
      isTemporary,
      onResponse(key, response) {
        const { pickup } = response;
        if (response.kind === 'done' && pickup.handOver?.id) delivered.set(key, pickup.handOver.id);
        putIntoDeskList(pickup);
        answer(key, response);
      },
      calls: {
        handOver: ({ key, orderId, means, amount, at, left, by }) =>
          noteConnection(
            unwrap(
              client.POST('/v1/admin/pickups/{orderId}/hand-over', {
                params: { path: { orderId }, header: { 'Idempotency-Key': key } },
                body: {
                  ...(means !== null && { means, amount }),
                  ...(left && { handedOverAt: at }),
                  ...(left && isOfEarlierSession(by) && { madeBy: by.id }),
                },
              }),
            ),
          ),
        undo: (...handOver) => noteConnection(undoOnServer(...handOver)),
        pickup: (orderId) =>
          noteConnection(
            unwrap(client.GET('/v1/admin/pickups/{orderId}', { params: { path: { orderId } } })),
          ),
      },
    });
  } finally {
    sending.set(false);
  }
}

/** Sends what is queued, now and whenever the connection is back, until stopped. */
export function followHandOvers(): () => void {
  // Of an earlier page nobody knows what it showed: the goods may have left.
  for (const item of readAll()) if (!item.left && !waiting.has(item.key)) markLeft(item.key);
  const stopQueue = queue.start();
  const stopStorage = storedQueue.follow(note);
  return () => {
    stopQueue();
    stopStorage();
  };
}

/** How many hand-overs of this device the server lacks, those under way included. */
export const countUnsentHandOvers = () =>
  readAll().filter(({ refused }) => refused === null).length;

function markLeft(key: string) {
  const item = store.read(key);
  if (!item) queueAgain(key, {});
  else if (!item.left) store.write({ ...item, left: true });
}

/** Another tab has sent it: the repeated key says what the server did, and what follows is sent after it. */
function queueAgain(key: string, change: Partial<QueuedHandOver>) {
  const item = made.get(key);
  if (!item) return;
  store.write({ ...item, sent: true, left: true, ...change });
  queue.wake();
}

/**
 * Records a hand-over on the device, sends it, and waits a moment for the response. Without one it stays queued, and is
 * shown as handed over.
 */
export async function handOver(
  pickup: Pickup,
  means: 'cash' | 'other',
): Promise<Answer & { key: string }> {
  const { id: orderId, due } = pickup;
  // Of storage: the event of another tab's change may be late or missed.
  const queued = readAll().find((item) => item.orderId === orderId && isInForce(item));
  if (queued) {
    made.set(queued.key, queued);
    return { kind: 'queued', key: queued.key };
  }
  const key = createKey();
  const hasLeft = isOffline();
  const response = new Promise<Answer>((resolve) => waiting.set(key, resolve));
  const item: QueuedHandOver = {
    key,
    orderId,
    name: pickup.name,
    count: piecesLeft(pickup.items),
    means: due > 0 ? means : null,
    amount: due,
    at: new Date().toISOString(),
    sent: false,
    left: hasLeft,
    handOverId: null,
    undo: null,
    refused: null,
    by: currentMaker(),
  };
  made.set(key, item);
  store.write(item);
  const timer = setTimeout(answer, hasLeft ? 0 : waitMs, key, { kind: 'queued' });
  queue.wake();
  const result = await response;
  clearTimeout(timer);
  if (result.kind === 'queued') markLeft(key);
  return { ...result, key };
}

function currentMaker(): HandOverMaker | null {
  const session = getStaffSession();
  return session && { id: session.id, name: session.name, enrolled: session.enrolled === true };
}

/** Its session has ended, and somebody else sends it. */
const isOfEarlierSession = (by: QueuedHandOver['by']): by is HandOverMaker =>
  by !== undefined && by !== null && by.id !== getStaffSession()?.id;

/** Handed over on this device, and neither taken back nor refused. */
export const isInForce = ({ undo, refused }: QueuedHandOver) => undo === null && refused === null;

/** Takes this hand-over of the server back as soon as it is sent. */
export const isUndoOf = (
  { undo, refused, handOverId: id }: QueuedHandOver,
  handOverId: string | null,
) => undo !== null && refused === null && id !== null && id === handOverId;

/** Takes a hand-over of this page back: out of the queue, after it, or on the server. */
export async function undoHandOver(
  key: string,
  item: Pick<QueuedHandOver, 'orderId' | 'name' | 'count'>,
  reason: string,
): Promise<Pickup | null> {
  const queued = store.read(key);
  if (queued && !queued.sent) store.remove(key);
  if (queued?.sent) {
    store.write({ ...queued, undo: reason });
    queue.wake();
  }
  const handOverId = delivered.get(key);
  if (!queued && handOverId === undefined) queueAgain(key, { undo: reason });
  if (queued || handOverId === undefined) return null;
  try {
    const open = await noteConnection(undoOnServer(item.orderId, handOverId));
    putIntoDeskList(open);
    return open;
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    const at = new Date().toISOString();
    const sentFields = { key, means: null, amount: 0, at, sent: true, left: true, refused: null };
    store.write({ ...item, ...sentFields, handOverId, undo: reason, by: currentMaker() });
    queue.wake();
    return null;
  }
}

/** Somebody has read that the server refused it. */
export const confirmRefusal = (key: string) => store.remove(key);
