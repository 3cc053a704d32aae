import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDevice, settled } from './device';
import type * as FanTab from './fanTab';
import type { Call, Reply } from './messages';
import { personOf, sessionOf, storeSession } from './people';
import { loadProgram } from './program';
import { anyTab, type DeviceStep, deviceStep, reconnect, runs, takeDeviceStep } from './steps';

type Goods = { productId: number; optionId?: number | undefined };

/** What the cart begins with: a product that is sold as one, and two options of another one. */
const goods = [
  { productId: 1 },
  { productId: 2, optionId: 21 },
  { productId: 2, optionId: 22 },
] as const satisfies Goods[];

/** The option that is only added, of the product whose other options change. */
const added = { productId: 2, optionId: 23 };

const keyOf = ({ productId, optionId }: Goods) => `${productId} ${optionId ?? ''}`;

const atFirst = () => new Map(goods.map((line, index) => [keyOf(line), index + 1]));

type Step =
  | DeviceStep
  | { do: 'set'; tab: number; goods: Goods; quantity: number }
  | { do: 'restore'; tab: number; goods: Goods }
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
      goods: fc.constantFrom(...goods),
      quantity: fc.nat(3),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('restore' as const),
      tab: anyTab,
      goods: fc.constantFrom(...goods),
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

const lineOf = ({ productId, optionId }: Goods, quantity: number) => ({
  productId,
  ...(optionId !== undefined && { option: { id: optionId, label: `サイズ${optionId}` } }),
  productName: `商品${productId}`,
  unitPrice: 100,
  quantity,
  totalPrice: 100 * quantity,
  previousPrice: null,
  imageUrls: [],
});

type Put = {
  items: (Goods & { quantity: number })[];
  append: boolean;
  version?: string;
};

/** A cart for each person; an addition happens once for each key. */
function createServer() {
  const carts = new Map<string, Map<string, number>>();
  const done = new Map<string, Reply>();

  function cartOf(person: string) {
    const cart = carts.get(person) ?? atFirst();
    carts.set(person, cart);
    return cart;
  }
  function viewOf(person: string): Reply {
    const cartItems = [...goods, added].flatMap((line) => {
      const quantity = cartOf(person).get(keyOf(line));
      return quantity === undefined ? [] : [lineOf(line, quantity)];
    });
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
    const cart = append ? cartOf(person) : new Map<string, number>();
    for (const line of items) cart.set(keyOf(line), (cart.get(keyOf(line)) ?? 0) + line.quantity);
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
  const expected = atFirst();
  const additions = { least: 0, most: 0 };
  let visits = 1;

  async function add(tab: typeof FanTab) {
    additions.most++;
    await tab.addToCart(added.productId, 1, added.optionId);
    additions.least++;
  }

  await device.run(0);
  void device.tab(0)?.reloadCart();
  await device.run(0);
  for (const step of steps) {
    const tab = 'tab' in step ? device.tab(step.tab) : undefined;
    const shown = tab
      ?.displayedCart(tab.getLocalCart())
      ?.cartItems.map(({ productId, option }) => keyOf({ productId, optionId: option?.id }));
    if (step.do === 'set') {
      const { productId, optionId } = step.goods;
      // Of a line that another tab has just removed the quantity says nothing.
      if (shown?.includes(keyOf(step.goods)) && expected.get(keyOf(step.goods))) {
        tab?.changeCart.setQuantity(productId, step.quantity, optionId);
        expected.set(keyOf(step.goods), step.quantity);
      }
    } else if (step.do === 'restore') {
      const key = keyOf(step.goods);
      if (shown && !shown.includes(key) && !expected.get(key)) {
        tab?.changeCart.restore(lineOf(step.goods, 1));
        expected.set(key, 1);
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

const linesOf = (cart: ReadonlyMap<string, number>) =>
  goods.map(keyOf).map((key) => [key, cart.get(key) ?? 0]);

test('[CART-03][CART-04] the last change of each product and option in two tabs reaches the server, and an addition counts once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(changeStep, { maxLength: 30 }), async (steps) => {
      const { server, device, expected, additions } = await run(steps);
      const cart = server.cartOf('fan');
      expect(linesOf(cart)).toEqual(linesOf(expected));
      expect(cart.get(keyOf(added)) ?? 0).toBeGreaterThanOrEqual(additions.least);
      expect(cart.get(keyOf(added)) ?? 0).toBeLessThanOrEqual(additions.most);
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
      if (firstLogin !== -1) expect(server.cartOf('other')).toEqual(atFirst());
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
  expect(server.cartOf('other').has(keyOf(added))).toBe(false);
});
