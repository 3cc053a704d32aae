import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDevice, settled } from './device';
import type { Call, Reply } from './messages';
import { loadProgram } from './program';
import type * as StaffTab from './staffTab';
import { anyTab, type DeviceStep, deviceStep, reconnect, runs, takeDeviceStep } from './steps';

type Step =
  | DeviceStep
  | { do: 'hand over'; tab: number; order: number }
  | { do: 'undo'; tab: number }
  | { do: 'log in'; tab: number; staff: string };

const handOverStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: deviceStep },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('hand over' as const), tab: anyTab, order: fc.nat(1) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), tab: anyTab }) },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: handOverStep },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('log in' as const),
      tab: anyTab,
      staff: fc.constantFrom('レジ1', 'レジ2'),
    }),
  },
);

const program = await loadProgram<typeof StaffTab>('./staffTab.ts');

const orderIds = ['261122-V1WNDC', '261122-3QJ7WA'];
const begin = Date.UTC(2026, 3, 1);
const timeOf = (ms: number) => new Date(begin + ms).toISOString();

type Made = { id: string; key: string; deskAt: string | undefined };

/** One hand-over for each key, and none of an order that is handed over. */
function createServer() {
  const made: Made[] = [];
  const inForce = new Map<string, Made>();
  const changed = new Map(orderIds.map((id) => [id, 0]));
  const refused: string[] = [];
  const ended = new Set<string>();
  let changes = 0;

  function pickupOf(id: string) {
    const now = inForce.get(id);
    return {
      id,
      createdAt: timeOf(0),
      updatedAt: timeOf(changed.get(id) ?? 0),
      state: now ? 'handed_over' : 'open',
      name: '浜野 さくら',
      totalPrice: 3600,
      due: 0,
      memo: null,
      items: [],
      otherIds: [],
      handOver: now
        ? { id: now.id, at: timeOf(0), by: null, means: null, amount: 0, undoUntil: timeOf(0) }
        : null,
    };
  }

  function handOver(orderId: string, key: string, deskAt: string | undefined): Reply {
    if (!made.some((handOver) => handOver.key === key)) {
      if (inForce.has(orderId)) {
        refused.push(key);
        return { code: 409, message: '渡し済みです。' };
      }
      const handOver = { id: `change-${made.length + 1}`, key, deskAt };
      made.push(handOver);
      inForce.set(orderId, handOver);
      changed.set(orderId, ++changes);
    }
    return { code: 200, data: pickupOf(orderId) };
  }

  function undo(orderId: string, id: string): Reply {
    const now = inForce.get(orderId);
    if (now?.id === id) {
      inForce.delete(orderId);
      changed.set(orderId, ++changes);
    } else if (now) return { code: 409, message: 'もう一度渡されています。' };
    return { code: 200, data: pickupOf(orderId) };
  }

  function serve({ method, path, headers, body, token, query }: Call): Reply {
    if (token === null || ended.has(token)) return { code: 401, message: 'ログインしてください' };
    const [, orderId = '', what] = /^\/v1\/admin\/pickups\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    if (what === 'hand-over')
      return handOver(
        orderId,
        headers.get('Idempotency-Key') ?? '',
        (body as { handedOverAt?: string }).handedOverAt,
      );
    if (what === 'undo') return undo(orderId, (body as { handOverId: string }).handOverId);
    if (orderId && method === 'GET') return { code: 200, data: pickupOf(orderId) };
    if (path === '/v1/admin/hand-overs')
      return {
        code: 200,
        data: {
          list: [],
          handedOverToday: inForce.size,
          open: orderIds.length - inForce.size,
          changedAt: timeOf(changes),
        },
      };
    if (path === '/v1/admin/session')
      return {
        code: 200,
        data: { ...staffOf('レジ1', 1), endsAt: '2027-01-01T00:00:00.000Z' },
      };
    if (path !== '/v1/admin/open-pickups') return { code: 404, message: path };
    const [since, after] = [query.get('since'), query.get('after')];
    // Pages of one order.
    if (since === null) {
      const open = orderIds.map(pickupOf).filter(({ state }) => state === 'open');
      const below = open.filter(({ id }) => after === null || id < after);
      const [first, ...rest] = below.toSorted((a, b) => (a.id < b.id ? 1 : -1));
      return {
        code: 200,
        data: {
          at: timeOf(changes),
          whole: after === null,
          ...(first && rest.length > 0 && { next: first.id }),
          list: first ? [first] : [],
          closed: [],
        },
      };
    }
    const rows = orderIds.map(pickupOf).filter(({ updatedAt }) => updatedAt >= since);
    const open = rows.filter(({ state }) => state === 'open');
    const closed = rows.filter(({ state }) => state !== 'open');
    return {
      code: 200,
      data: {
        at: timeOf(changes),
        whole: false,
        list: open,
        closed: closed.map(({ id, state, updatedAt, totalPrice, handOver: last }) => ({
          id,
          state,
          updatedAt,
          totalPrice,
          handOver: last,
        })),
      },
    };
  }
  return { serve, pickupOf, refused, made, ended, stateOf: (id: string) => pickupOf(id).state };
}

const staffOf = (name: string, visit: number) => ({
  token: `staff-${visit}`,
  id: name,
  name,
  role: 'desk' as const,
  step: null,
  methods: [],
  enrolled: true,
});

/** The last hand-over of a screen; another session has another screen. */
type Last = { orderId: string; key: string; token: string };

async function run(steps: readonly Step[]) {
  const server = createServer();
  const device = createDevice({ program, serve: server.serve, onLoad: (tab) => tab.start() });
  device.store('staff_session', JSON.stringify(staffOf('レジ1', 1)));
  device.open(0);
  device.open(1);
  /** Where the goods are, by order: null if the person could not know what became of an undo. */
  const atCounter = new Map<string, boolean | null>(orderIds.map((id) => [id, true]));
  const pending = new Set<typeof StaffTab>();
  const last = new Map<typeof StaffTab, Last>();
  let visits = 1;
  let current = 'staff-1';

  async function handOver(tab: typeof StaffTab, orderId: string) {
    const token = tab.getStaffSession()?.token;
    if (pending.has(tab) || atCounter.get(orderId) !== true || token === undefined) return;
    pending.add(tab);
    atCounter.set(orderId, false);
    const pickup = server.pickupOf(orderId) as Parameters<typeof tab.handOver>[0];
    const done = await tab.handOver({ ...pickup, state: 'open', handOver: null }, 'cash');
    if (done.kind === 'refused') atCounter.set(orderId, true);
    else last.set(tab, { orderId, key: done.key, token });
    pending.delete(tab);
  }

  async function undo(tab: typeof StaffTab) {
    const what = last.get(tab);
    if (!what || pending.has(tab) || tab.getStaffSession()?.token !== what.token) return;
    pending.add(tab);
    last.delete(tab);
    const { orderId, key } = what;
    atCounter.set(orderId, null);
    try {
      await tab.undoHandOver(key, { orderId, name: '浜野 さくら', count: 1 }, '間違い');
      atCounter.set(orderId, true);
    } catch {
      // The counter shows the error.
    }
    pending.delete(tab);
  }

  for (const step of steps) {
    const tab = 'tab' in step ? device.tab(step.tab) : undefined;
    if (step.do === 'hand over') {
      if (tab) void handOver(tab, orderIds[step.order] ?? '');
    } else if (step.do === 'undo') {
      if (tab) void undo(tab);
    } else if (step.do === 'log in') {
      const before = tab?.getStaffSession();
      if (before) server.ended.add(before.token);
      tab?.endStaffSession({ onPurpose: false });
      tab?.beginStaffSession(staffOf(step.staff, ++visits));
      if (tab) current = `staff-${visits}`;
    } else await takeDeviceStep(device, step);
    await settled();
  }
  await reconnect(device);
  // The counter asks every five seconds.
  await device.run(20_000);
  return { server, device, atCounter, current };
}

function expectDelivered({ server, device, atCounter }: Awaited<ReturnType<typeof run>>) {
  expect(server.refused).toEqual([]);
  for (const [orderId, isHere] of atCounter)
    if (isHere !== null)
      expect([orderId, server.stateOf(orderId)]).toEqual([
        orderId,
        isHere ? 'open' : 'handed_over',
      ]);
  const [tab] = device.tabs();
  expect(tab?.storedHandOvers.readAll()).toEqual([]);
  const open = orderIds.filter((id) => server.stateOf(id) === 'open');
  const openIds = tab?.storedList.read()?.open.map(({ id }) => id);
  expect(openIds?.toSorted()).toEqual(open.toSorted());
}

test('[DESK-06] each hand-over and each undo of two tabs reaches the server once and in their order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(handOverStep, { maxLength: 30 }), async (steps) => {
      expectDelivered(await run(steps));
    }),
    runs(30),
  );
});

test('[DESK-06] hand-overs arrive under the next session too, and no name outlives its session', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const after = await run(steps);
      expectDelivered(after);
      const { device, current } = after;
      expect(device.stored().get('staff_session') ?? '').toContain(`"${current}"`);
      for (const tab of device.tabs()) tab.endStaffSession({ onPurpose: false });
      await device.deliverAll();
      for (const value of device.stored().values()) expect(value).not.toContain('浜野');
    }),
    runs(20),
  );
});

test('[DESK-06] an undo takes back a hand-over that another tab has sent', async () => {
  const { server, atCounter } = await run([
    { do: 'run', ms: 0 },
    { do: 'hand over', tab: 1, order: 1 },
    { do: 'hand over', tab: 0, order: 0 },
    { do: 'run', ms: 5000 },
    { do: 'undo', tab: 0 },
  ]);
  expect(server.made).toHaveLength(2);
  expect(atCounter.get(orderIds[0] ?? '')).toBe(true);
  expect(server.stateOf(orderIds[0] ?? '')).toBe('open');
});

test('[DESK-06] a tab that has missed the event of a login neither ends the new session nor removes its list', async () => {
  const { device, current } = await run([
    { do: 'run', ms: 0 },
    { do: 'log in', tab: 0, staff: 'レジ2' },
    ...Array.from({ length: 6 }, (): Step => ({ do: 'lose event', tab: 1 })),
    { do: 'run', ms: 70_000 },
  ]);
  expect(device.stored().get('staff_session') ?? '').toContain(`"${current}"`);
  expect(device.tab(1)?.getStaffSession()?.token).toBe(current);
  expect(device.tab(1)?.storedList.read()?.token).toBe(current);
});
