import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDesk, type Desk, sequence } from '../support/offlineDesk.ts';
import { addOrder } from '../support/orders.ts';
import { startServer, type TestServer } from '../support/server.ts';

type Refused = { orderId: string; by: string; amount: number; inForce: { by: string } | null };

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

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

const orders = (ids: readonly string[]) =>
  server.db
    .selectFrom('orders')
    .select(['id', 'deliveryStatus', 'paymentMethod', 'totalPrice'])
    .where('id', 'in', [...ids])
    .execute();
