import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDevice, settled } from './device';
import type * as FanTab from './fanTab';
import type { Call, Reply } from './messages';
import { personOf, sessionOf, storeSession } from './people';
import { loadProgram } from './program';
import { anyTab, type DeviceStep, deviceStep, reconnect, runs, takeDeviceStep } from './steps';

type Step =
  | DeviceStep
  | { do: 'set'; tab: number; product: number; quantity: number }
  | { do: 'restore'; tab: number; product: number }
  | { do: 'add'; tab: number }
  | { do: 'look'; tab: number }
  | { do: 'log in'; tab: number };

const changeStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: deviceStep },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('set' as const),
      tab: anyTab,
      product: fc.constantFrom(1, 2),
      quantity: fc.nat(3),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('restore' as const),
      tab: anyTab,
      product: fc.constantFrom(1, 2),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('add' as const, 'look' as const), tab: anyTab }),
  },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: changeStep },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('log in' as const), tab: anyTab }) },
);

const program = await loadProgram<typeof FanTab>('./fanTab.ts');

/** The product that is only added. */
const added = 3;

const lineOf = (productId: number, quantity: number) => ({
  productId,
  productName: `商品${productId}`,
  unitPrice: 100,
  quantity,
  totalPrice: 100 * quantity,
  previousPrice: null,
  imageUrls: [],
});

type Put = {
  items: { productId: number; quantity: number }[];
  append: boolean;
  version?: string;
};

/** A cart for each person; an addition happens once for each key. */
function createServer() {
  const carts = new Map<string, Map<number, number>>();
  const done = new Map<string, Reply>();

  function cartOf(person: string) {
    const cart =
      carts.get(person) ??
      new Map([
        [1, 1],
        [2, 2],
      ]);
    carts.set(person, cart);
    return cart;
  }
  function viewOf(person: string): Reply {
    const cartItems = [...cartOf(person)].map(([id, quantity]) => lineOf(id, quantity));
    return {
      code: 200,
      data: {
        cartItems,
        totalItems: cartItems.reduce((sum, { quantity }) => sum + quantity, 0),
        totalPrice: cartItems.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
        message: null,
        version: versionOf(person),
      },
    };
  }
  const versionOf = (person: string) => JSON.stringify([...cartOf(person)]);

  function put(person: string, { items, append, version }: Put): Reply {
    if (version !== undefined && version !== versionOf(person)) return { code: 409 };
    const cart = append ? cartOf(person) : new Map<number, number>();
    for (const { productId, quantity } of items)
      cart.set(productId, (cart.get(productId) ?? 0) + quantity);
    carts.set(person, cart);
    return viewOf(person);
  }

  function serve({ method, path, token, headers, body }: Call): Reply {
    const person = personOf(token);
    if (path === '/v1/user/logout') return { code: 200 };
    if (path !== '/v1/user/cart' || person === null) return { code: 404 };
    if (method === 'GET') return viewOf(person);
    const key = headers.get('Idempotency-Key');
    const earlier = key === null ? undefined : done.get(key);
    if (earlier) return earlier;
    const reply = put(person, body as Put);
    if (key !== null && reply.code === 200) done.set(key, reply);
    return reply;
  }
  return { serve, cartOf };
}

async function run(steps: readonly Step[]) {
  const server = createServer();
  const device = createDevice({ program, serve: server.serve, onLoad: (tab) => tab.start() });
  storeSession(device.store, sessionOf('fan'));
  device.open(0);
  device.open(1);
  /** Quantities as the fan has left them; additions at least, and at most. */
  const expected = new Map([
    [1, 1],
    [2, 2],
  ]);
  const additions = { least: 0, most: 0 };
  let visits = 1;

  async function add(tab: typeof FanTab) {
    additions.most++;
    await tab.addToCart(added, 1);
    additions.least++;
  }

  await device.run(0);
  void device.tab(0)?.reloadCart();
  await device.run(0);
  for (const step of steps) {
    const tab = 'tab' in step ? device.tab(step.tab) : undefined;
    const shown = tab
      ?.displayedCart(tab.getLocalCart())
      ?.cartItems.map(({ productId }) => productId);
    if (step.do === 'set') {
      // Of a line that another tab has just removed the quantity says nothing.
      if (shown?.includes(step.product) && expected.get(step.product)) {
        tab?.changeCart.setQuantity(step.product, step.quantity);
        expected.set(step.product, step.quantity);
      }
    } else if (step.do === 'restore') {
      if (shown && !shown.includes(step.product) && !expected.get(step.product)) {
        tab?.changeCart.restore(lineOf(step.product, 1));
        expected.set(step.product, 1);
      }
    } else if (step.do === 'add') {
      if (tab?.getSession()) void add(tab).catch(() => {});
    } else if (step.do === 'look') {
      if (tab?.getSession()) void tab.reloadCart().catch(() => {});
    } else if (step.do === 'log in') tab?.startSession(sessionOf('other', ++visits));
    else await takeDeviceStep(device, step);
    await settled();
  }
  await reconnect(device);
  return { server, device, expected, additions };
}

const linesOf = (cart: ReadonlyMap<number, number>) =>
  [1, 2].map((product) => [product, cart.get(product) ?? 0]);

test('[CART-03][CART-04] the last change of each line in two tabs reaches the server, and an addition counts once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(changeStep, { maxLength: 30 }), async (steps) => {
      const { server, device, expected, additions } = await run(steps);
      const cart = server.cartOf('fan');
      expect(linesOf(cart)).toEqual(linesOf(expected));
      expect(cart.get(added) ?? 0).toBeGreaterThanOrEqual(additions.least);
      expect(cart.get(added) ?? 0).toBeLessThanOrEqual(additions.most);
      for (const tab of device.tabs()) expect(tab.getLocalCart().changes).toEqual([]);
    }),
    runs(30),
  );
});

test('[ROLE-02][STOR-06] no change reaches the cart of another person', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const firstLogin = steps.findIndex((step) => step.do === 'log in');
      // After the login nobody changes anything.
      const { server } = await run(
        steps.filter(
          ({ do: what }, row) =>
            firstLogin === -1 || row <= firstLogin || !['set', 'restore', 'add'].includes(what),
        ),
      );
      if (firstLogin !== -1)
        expect([...server.cartOf('other')]).toEqual([
          [1, 1],
          [2, 2],
        ]);
    }),
    runs(20),
  );
});

test('[ROLE-02] an addition that still waits when another person logs in is not made in their cart', async () => {
  const { server, additions } = await run([
    { do: 'add', tab: 0 },
    { do: 'log in', tab: 0 },
    { do: 'run', ms: 5000 },
  ]);
  expect(additions).toEqual({ least: 0, most: 1 });
  expect(server.cartOf('other').has(added)).toBe(false);
});
