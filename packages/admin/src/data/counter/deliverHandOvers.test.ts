import { ApiError, NetworkError } from '@homestand/api-client';
import { expect, test } from 'vitest';
import {
  deliverHandOvers,
  type HandOverCalls,
  type HandOverResponse,
  type QueuedHandOver,
} from './deliverHandOvers';

type Pickup = Awaited<ReturnType<HandOverCalls['handOver']>>;

const item: QueuedHandOver = {
  key: 'a',
  orderId: '261122-V1WNDC',
  name: '浜野 さくら',
  count: 2,
  means: null,
  amount: 0,
  at: '2026-11-22T04:21:00.000Z',
  sent: false,
  left: true,
  handOverId: null,
  undo: null,
  refused: null,
};

const at = (state: Pickup['state'], handOverId: string | null = null): Pickup => ({
  id: item.orderId,
  createdAt: item.at,
  updatedAt: item.at,
  state,
  name: item.name,
  totalPrice: 3600,
  due: 0,
  memo: null,
  items: [],
  otherIds: [],
  handOver:
    handOverId === null
      ? null
      : { id: handOverId, at: item.at, by: 'レジ1', means: null, amount: 0, undoUntil: item.at },
});

/** A queue with these items, and what became of it. */
function queueOf(items: readonly QueuedHandOver[], calls: Partial<HandOverCalls>) {
  const stored = new Map(items.map((item) => [item.key, item]));
  const requests: string[] = [];
  const responses: HandOverResponse['kind'][] = [];
  const called =
    <Args extends unknown[], Result>(name: string, call: (...args: Args) => Promise<Result>) =>
    (...args: Args) => {
      requests.push(name);
      return call(...args);
    };
  const fails = () => Promise.reject(new Error('not expected'));
  return {
    stored,
    requests: requests,
    responses,
    deliver: () =>
      deliverHandOvers({
        store: {
          readAll: () => [...stored.values()],
          read: (key) => stored.get(key) ?? null,
          write: (item) => void stored.set(item.key, item),
          remove: (key) => void stored.delete(key),
        },
        isTemporary: (error) => error instanceof ApiError && error.code >= 500,
        onResponse: (_key, { kind }) => responses.push(kind),
        calls: {
          handOver: called('handOver', calls.handOver ?? fails),
          undo: called('undo', calls.undo ?? fails),
          pickup: called('pickup', calls.pickup ?? fails),
        },
      }),
  };
}

const handedOver = async () => at('handed_over', 'h1');

test('[DESK-06] what was taken back before it was sent is never sent', async () => {
  const queue = queueOf([{ ...item, undo: '間違い' }], {});
  await queue.deliver();
  expect(queue.requests).toEqual([]);
  expect(queue.stored.size).toBe(0);
});

test('[DESK-06] an undo after a try whose response was lost follows the hand-over', async () => {
  const undone: unknown[] = [];
  const queue = queueOf([{ ...item, sent: true, undo: '間違い' }], {
    handOver: handedOver,
    undo: async (...args) => void undone.push(args),
  });
  await queue.deliver();
  expect(undone).toEqual([[item.orderId, 'h1', '間違い']]);
  expect(queue.stored.size).toBe(0);
});

test('[DESK-06] an undo that is tapped while the hand-over is on its way is sent after it', async () => {
  const queue = queueOf([item], {
    async handOver() {
      const now = queue.stored.get('a');
      if (now) queue.stored.set('a', { ...now, undo: '間違い' });
      return handedOver();
    },
    undo: async () => {},
  });
  await queue.deliver();
  expect(queue.requests).toEqual(['handOver', 'undo']);
  expect(queue.stored.size).toBe(0);
});

test('[DESK-06] a kill between the hand-over and its undo leaves the undo in the queue', async () => {
  const queue = queueOf([{ ...item, sent: true, undo: '間違い' }], {
    handOver: handedOver,
    undo: () => Promise.reject(new NetworkError('unreachable')),
  });
  await expect(queue.deliver()).rejects.toBeInstanceOf(NetworkError);
  expect(queue.stored.get('a')).toMatchObject({ handOverId: 'h1', undo: '間違い' });
});

test('[DESK-06] goods that left during a refusal are sent once more, with their time', async () => {
  const sent: boolean[] = [];
  const queue = queueOf([{ ...item, left: false }], {
    async handOver({ left }) {
      sent.push(left);
      const now = queue.stored.get('a');
      if (now) queue.stored.set('a', { ...now, left: true });
      throw new ApiError(409, '渡し済みです。');
    },
    pickup: handedOver,
  });
  await queue.deliver();
  expect(sent).toEqual([false, true]);
  expect(queue.stored.get('a')?.refused).toEqual({ message: '渡し済みです。', collision: true });
});

test('[DESK-06] a refusal while the goods are at the counter leaves nothing in the queue', async () => {
  const queue = queueOf([{ ...item, left: false }], {
    handOver: () => Promise.reject(new ApiError(409, '渡し済みです。')),
    pickup: handedOver,
  });
  await queue.deliver();
  expect(queue.responses).toEqual(['refused']);
  expect(queue.stored.size).toBe(0);
});

test('[DESK-06] one hand-over that the server fails at does not hold up the others', async () => {
  const other = { ...item, key: 'b', orderId: '261122-3QJ7WA', at: '2026-11-22T04:22:00.000Z' };
  const queue = queueOf([other, item], {
    handOver: async ({ key }) => {
      if (key === 'a') throw new ApiError(500, '');
      return at('handed_over', 'h2');
    },
  });
  await expect(queue.deliver()).rejects.toMatchObject({ code: 500 });
  expect([...queue.stored.keys()]).toEqual(['a']);
});

test('[DESK-06] what was taken back is sent before the next hand-over of its order, also after the clock was set back', async () => {
  const before = { ...item, sent: true, undo: '間違い' };
  const again = { ...item, key: 'b', at: '2026-11-22T03:21:00.000Z' };
  const steps: string[] = [];
  const queue = queueOf([before, again], {
    async handOver({ key }) {
      steps.push(key);
      return at('handed_over', key);
    },
    undo: async (_orderId, id) => void steps.push(`${id} undone`),
  });
  await queue.deliver();
  expect(steps).toEqual(['a', 'a undone', 'b']);
});

test('[DESK-06] a hand-over waits for the earlier one of its order that the server fails at', async () => {
  const before = { ...item, sent: true, undo: '間違い' };
  const again = { ...item, key: 'b', at: '2026-11-22T04:22:00.000Z' };
  const queue = queueOf([before, again], {
    handOver: () => Promise.reject(new ApiError(500, '')),
  });
  await expect(queue.deliver()).rejects.toMatchObject({ code: 500 });
  expect(queue.requests).toEqual(['handOver']);
  expect([...queue.stored.keys()]).toEqual(['a', 'b']);
});
