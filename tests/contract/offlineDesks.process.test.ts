import { randomUUID } from 'node:crypto';
import { deliverHandOvers, type QueuedHandOver } from '@homestand/admin/deliverHandOvers';
import { ApiError, NetworkError } from '@homestand/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Staff } from '../support/fixtures.ts';
import { addOrder } from '../support/orders.ts';
import { startServer, type TestServer } from '../support/server.ts';

type Pickup = Parameters<
  NonNullable<Parameters<typeof deliverHandOvers>[0]['onResponse']>
>[1]['pickup'];
type Refused = { orderId: string; by: string; amount: number; inForce: { by: string } | null };

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** A repeatable sequence of numbers below one. */
function sequence(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** A counter as the staff's app has it: its list, its stored queue, and a connection that can be cut. */
function createDesk(staff: Staff, random: () => number) {
  // What a kill leaves: local storage.
  const storage = new Map<string, QueuedHandOver>();
  let online = true;
  let killed = false;
  let list: Pickup[] = [];

  async function call(method: 'GET' | 'POST', path: string, options: object = {}) {
    if (!online) throw new NetworkError('unreachable');
    const lost = killed || random() < 0.05;
    const { body } = await staff.call(method, path, options);
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

test('[DESK-06] 300 pickups, four desks, two of them without the server for a while, one killed: each order once, or as a conflict', async () => {
  const fan = await server.createFan();
  const orderIds = await Promise.all(
    Array.from({ length: 300 }, (_, index) =>
      addOrder(
        server,
        fan,
        index % 3 === 0 ? { paymentMethod: 'at_pickup', paymentStatus: 'at_pickup' } : {},
      ),
    ),
  );
  const random = sequence(7);
  const desks = await Promise.all(
    Array.from({ length: 4 }, async () => createDesk(await server.createStaff(), random)),
  );
  for (const desk of desks) expect(await desk.download()).toBe(300);
  const [first, second, third, fourth] = desks as [Desk, Desk, Desk, Desk];

  // Each has its own fans, and 20 orders come to two counters, of which one or both have no server.
  const twice = orderIds.slice(280);
  const own = desks.map((_, index) => [
    ...orderIds.slice(index * 70, (index + 1) * 70),
    ...(index < 2 ? twice.slice(0, 10) : twice.slice(10)),
  ]);
  const work = async (desk: Desk, ids: readonly string[]) => {
    for (const id of ids) await desk.handOver(id);
  };
  const part = (index: number, from: number, to?: number) => (own[index] ?? []).slice(from, to);

  await Promise.all(desks.map((desk, index) => work(desk, part(index, 0, 20))));
  second.connect(false);
  fourth.connect(false);
  await Promise.all([
    work(first, part(0, 20, 40)),
    work(second, part(1, 20)),
    work(third, part(2, 20)),
    work(fourth, part(3, 20)),
  ]);
  // The first is killed in the middle of its work, with requests on their way.
  first.kill();
  await work(first, part(0, 40, 45));
  first.restart();
  await work(first, part(0, 45));
  expect(second.storage.size).toBeGreaterThan(40);
  second.connect(true);
  fourth.connect(true);
  await Promise.all(desks.map((desk) => desk.flush()));

  const changes = await server.db
    .selectFrom('orderChanges')
    .select(['orderId', 'deliveryStatus', 'amount'])
    .where('orderId', 'in', orderIds)
    .execute();
  expect(changes).toHaveLength(300);
  expect(new Set(changes.map(({ orderId }) => orderId))).toEqual(new Set(orderIds));
  expect(changes.every(({ deliveryStatus }) => deliveryStatus === 'received')).toBe(true);
  const rows = await orders(orderIds);
  expect(rows.every(({ deliveryStatus }) => deliveryStatus === 'received')).toBe(true);
  const due = rows.filter(({ paymentMethod }) => paymentMethod === 'at_pickup');
  const taken = changes.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  expect(taken).toBe(due.reduce((sum, { totalPrice }) => sum + totalPrice, 0));

  // Every second hand-over is a conflict that a manager sees, once, and that its counter shows.
  const manager = await server.createStaff('manager');
  const { list } = (await manager.call('GET', '/v1/admin/refused-hand-overs')).body.data as {
    list: Refused[];
  };
  expect(list.map(({ orderId }) => orderId).sort()).toEqual([...twice].sort());
  for (const { by, inForce } of list) expect(by).not.toBe(inForce?.by);
  const refusals = desks.flatMap(({ storage }) => [...storage.values()]);
  expect(refusals.map(({ orderId }) => orderId).sort()).toEqual([...twice].sort());
  expect(refusals.every(({ refused }) => refused?.collision)).toBe(true);
  // No order is open any more.
  expect(await first.download()).toBe(0);
});

type Desk = ReturnType<typeof createDesk>;

const orders = (ids: readonly string[]) =>
  server.db
    .selectFrom('orders')
    .select(['id', 'deliveryStatus', 'paymentMethod', 'totalPrice'])
    .where('id', 'in', [...ids])
    .execute();
