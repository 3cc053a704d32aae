import { randomUUID } from 'node:crypto';
import { deliverHandOvers, type QueuedHandOver } from '@homestand/admin/deliverHandOvers';
import { ApiError, NetworkError } from '@homestand/api-client';
import type { createCaller } from './caller.ts';

type Pickup = Parameters<
  NonNullable<Parameters<typeof deliverHandOvers>[0]['onResponse']>
>[1]['pickup'];
type Caller = Pick<ReturnType<typeof createCaller>, 'call'>;

export type Desk = ReturnType<typeof createDesk>;

/** A repeatable sequence of numbers below one. */
export function sequence(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** A counter as the staff's app has it: its list, its stored queue, and a connection that can be cut. */
export function createDesk(staff: Caller, random: () => number) {
  // What a kill leaves: local storage.
  const storage = new Map<string, QueuedHandOver>();
  let online = true;
  let killed = false;
  let list: Pickup[] = [];

  async function call(method: 'GET' | 'POST', path: string, options: object = {}) {
    if (!online) throw new NetworkError('unreachable');
    const lost = killed || random() < 0.05;
    const { body } = await staff.call(method, path, options);
    // As a proxy repeats what it has sent: the answer of the second is nobody's.
    if (random() < 0.05) await staff.call(method, path, options);
    // The server has done it, and its response does not arrive.
    if (lost) throw new NetworkError('unreachable');
    if (body.code !== 200) throw new ApiError(body.code, body.message);
    return body.data as never;
  }

  const deliver = () =>
    deliverHandOvers({
      store: {
        readAll: () => [...storage.values()],
        read: (key) => storage.get(key) ?? null,
        write: (item) => void storage.set(item.key, item),
        remove: (key) => void storage.delete(key),
      },
      isTemporary: (error) => error instanceof NetworkError || (error as ApiError).code >= 429,
      calls: {
        handOver: ({ key, orderId, means, amount, at, left }) =>
          call('POST', `/v1/admin/pickups/${orderId}/hand-over`, {
            key,
            body: { ...(means && { means, amount }), ...(left && { handedOverAt: at }) },
          }),
        undo: (orderId, handOverId, reason) =>
          call('POST', `/v1/admin/pickups/${orderId}/undo`, { body: { handOverId, reason } }),
        pickup: (orderId) => call('GET', `/v1/admin/pickups/${orderId}`),
      },
    });

  return {
    storage,
    /** The list that it has. */
    list: (): readonly Pickup[] => list,
    async download() {
      list = ((await staff.call('GET', '/v1/admin/open-pickups')).body.data as { list: Pickup[] })
        .list;
      return list.length;
    },
    connect(on: boolean) {
      online = on;
    },
    /** The tab dies while its requests are on their way. */
    kill() {
      killed = true;
    },
    restart() {
      killed = false;
      for (const item of storage.values()) storage.set(item.key, { ...item, left: true });
    },
    deliver,
    async handOver(orderId: string) {
      const pickup = list.find(({ id }) => id === orderId);
      if (!pickup) throw new Error(`${orderId} is not on the list of the device.`);
      const key = randomUUID();
      storage.set(key, {
        key,
        orderId,
        name: pickup.name,
        count: 1,
        means: pickup.due > 0 ? 'cash' : null,
        amount: pickup.due,
        at: new Date().toISOString(),
        sent: false,
        left: !online,
        handOverId: null,
        undo: null,
        refused: null,
      });
      await deliver().catch((error: unknown) => {
        if (!(error instanceof NetworkError)) throw error;
      });
      const item = storage.get(key);
      // Shown as handed over without a response.
      if (item && !item.refused) storage.set(key, { ...item, left: true });
    },
    /** Until the queue is empty; bounded. */
    async flush() {
      for (let pass = 0; pass < 200; pass++) {
        try {
          await deliver();
          return;
        } catch (error) {
          if (!(error instanceof NetworkError)) throw error;
        }
      }
      throw new Error('The queue does not become empty.');
    },
  };
}
