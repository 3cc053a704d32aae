import { type components, createKey, NetworkError, unwrap } from '@homestand/api-client';
import { client } from '../client';
import { undoOnServer } from '../orders/handOver';
import { onStaffSessionChange } from '../staff/staffSession';
import { createCounterQueue, newlyMade, sentLater, takenBack } from './counterQueue';
import { deliverHandOvers, type HandOverResponse, type QueuedHandOver } from './deliverHandOvers';
import { putIntoDeskList } from './deskList';
import { storedHandOvers } from './deskStorage';
import { piecesLeft } from './goodsLeft';
import { noteConnection } from './noteConnection';

type Pickup = components['schemas']['StaffPickup'];

/** Ids of the hand-overs of this page that the server has, by their keys. */
const delivered = new Map<string, string>();
/** The hand-overs of this page: another tab may send one and remove it from the queue. */
const made = new Map<string, QueuedHandOver>();
onStaffSessionChange(() => made.clear());

function record(item: QueuedHandOver) {
  const { key, orderId, means, amount } = item;
  const { at: handedOverAt, ...later } = sentLater(item);
  return noteConnection(
    unwrap(
      client.POST('/v1/admin/pickups/{orderId}/hand-over', {
        params: { path: { orderId }, header: { 'Idempotency-Key': key } },
        body: {
          ...(means !== null && { means, amount }),
          ...(handedOverAt && { handedOverAt }),
          ...later,
        },
      }),
    ),
  );
}

const pickupOf = (orderId: string) =>
  noteConnection(
    unwrap(client.GET('/v1/admin/pickups/{orderId}', { params: { path: { orderId } } })),
  );

const queue = createCounterQueue<QueuedHandOver, HandOverResponse>({
  name: 'hand-overs',
  stored: storedHandOvers,
  deliver: ({ onResponse, ...options }) =>
    deliverHandOvers({
      ...options,
      onResponse(key, response) {
        const { pickup } = response;
        if (response.kind === 'done' && pickup.handOver?.id) delivered.set(key, pickup.handOver.id);
        putIntoDeskList(pickup);
        onResponse(key, response);
      },
      calls: {
        handOver: record,
        undo: (...handOver) => noteConnection(undoOnServer(...handOver)),
        pickup: pickupOf,
      },
    }),
  onSentElsewhere: (key) => queueAgain(key, {}),
});

export const useQueuedHandOvers = queue.useItems;
export const useSendingHandOvers = queue.useSending;
export const followHandOvers = queue.follow;
/** How many hand-overs of this device the server lacks, those under way included. */
export const countUnsentHandOvers = queue.countUnsent;

/** Another tab has sent it: the repeated key says what the server did, and what follows is sent after it. */
function queueAgain(key: string, change: Partial<QueuedHandOver>) {
  const item = made.get(key);
  if (!item) return;
  queue.store.write({ ...item, sent: true, left: true, ...change });
  queue.wake();
}

/** Records a hand-over. Without a response it stays queued, and is shown as handed over. */
export async function handOver(pickup: Pickup, means: 'cash' | 'other') {
  const { id: orderId, due } = pickup;
  // Of storage: the event of another tab's change may be late or missed.
  const queued = queue.store.readAll().find((item) => item.orderId === orderId && isInForce(item));
  if (queued) {
    made.set(queued.key, queued);
    return { kind: 'queued' as const, key: queued.key };
  }
  const item: QueuedHandOver = {
    ...newlyMade(),
    key: createKey(),
    orderId,
    name: pickup.name,
    count: piecesLeft(pickup.items),
    means: due > 0 ? means : null,
    amount: due,
    handOverId: null,
  };
  made.set(item.key, item);
  return { ...(await queue.send(item)), key: item.key };
}

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
  const queued = queue.store.read(key);
  if (queued && !queued.sent) queue.store.remove(key);
  if (queued?.sent) {
    queue.store.write({ ...queued, undo: reason });
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
    const sent = takenBack(reason);
    queue.store.write({ ...item, ...sent, key, means: null, amount: 0, handOverId });
    queue.wake();
    return null;
  }
}

/** Somebody has read that the server refused it. */
export const confirmRefusal = (key: string) => queue.store.remove(key);
