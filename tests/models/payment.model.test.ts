import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PaymentState } from '../../packages/app/src/data/checkout/paymentAttemptState';
import { createDevice, type Fate, settled } from './device';
import type * as FanTab from './fanTab';
import type { Call, Reply } from './messages';
import { sessionOf, storeSession } from './people';
import { loadProgram } from './program';
import { anyTab, type DeviceStep, deviceStep, runs, takeDeviceStep } from './steps';

type Step = DeviceStep | { do: 'pay'; tab: number } | { do: 'cancel'; tab: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: deviceStep },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pay' as const), tab: anyTab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), tab: anyTab }) },
);

const program = await loadProgram<typeof FanTab>('./fanTab.ts');

const price = 1200;
const address = {
  postalCode: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  street: '1-1',
};

/** A cart of one product, which the first order takes; one order for each key, and none for one that was ended. */
function createServer() {
  const orders = new Map<string, string>();
  const ended = new Set<string>();
  let charges = 0;
  let tokens = 0;

  const cart = () => ({
    cartItems: orders.size > 0 ? [] : [{ ...product, quantity: 1, totalPrice: price }],
    totalItems: orders.size > 0 ? 0 : 1,
    totalPrice: orders.size > 0 ? 0 : price,
    message: null,
    version: String(orders.size),
  });

  function order(key: string): Reply {
    if (ended.has(key)) return { code: 409, message: '終わった注文です' };
    if (!orders.has(key)) {
      if (orders.size > 0) return { code: 409, message: 'カートが変わりました' };
      orders.set(key, `order-${orders.size + 1}`);
      charges++;
    }
    const paid = { paymentStatus: 'paid', redirectUrl: null, orderPaymentSessionId: null };
    return { code: 200, data: { orderId: orders.get(key), ...paid } };
  }

  function serve({ method, path, headers }: Call): Reply {
    if (path === '/tokens') return { code: 200, plain: { id: `token-${++tokens}` } };
    if (path === '/v1/user/cart') return { code: 200, data: cart() };
    if (path === '/v1/user/orders/create-with-payment')
      return order(headers.get('Idempotency-Key') ?? '');
    const key = /^\/v1\/user\/checkouts\/(.+)$/.exec(path)?.[1];
    if (method !== 'DELETE' || key === undefined) return { code: 404 };
    if (!orders.has(key)) ended.add(key);
    return { code: 200, data: { orderId: orders.get(key) ?? null } };
  }
  return { serve, orders, charges: () => charges };
}

const product = {
  productId: 1,
  productName: 'タオル',
  unitPrice: price,
  previousPrice: null,
  imageUrls: [],
};

type Tapped = { tab: typeof FanTab; states: string[]; result: PaymentState | null };

function openShop() {
  const server = createServer();
  const calls: string[] = [];
  const device = createDevice({
    program,
    serve: server.serve,
    onLoad: (tab) => tab.start(),
    onRequest: ({ method, path }) => void calls.push(`${method} ${path.split('/').at(-1)}`),
  });
  storeSession(device.store, sessionOf('fan'));
  const taps: Tapped[] = [];

  function pay(row: number) {
    const tab = device.tab(row);
    // The button of a running payment does nothing.
    if (!tab || taps.some((tap) => tap.tab === tab && tap.result === null)) return;
    const tapped: Tapped = { tab, states: [], result: null };
    taps.push(tapped);
    const placed = tab.placeOrder(
      {
        title: '',
        content: '',
        orderForm: { name: '浜野 さくら', email: 'sakura@example.com', phone: '09000000000' },
        syncAddress: 0,
        deliveryMethod: 'shipping',
        shippingAddress: address,
        expectedTotal: price,
        shippingFee: 0,
        items: [{ product_id: product.productId, quantity: 1 }],
      },
      {
        card: {
          number: '4242424242424242',
          name: 'SAKURA HAMANO',
          month: '12',
          year: '2030',
          code: '123',
        },
        gateway: { tokenUrl: 'https://pay.example/tokens', publishableKey: 'public' },
      },
      async () => ({ fee: 0, freeFrom: null, byPrefecture: [] }),
      ({ name }) => void tapped.states.push(name),
    );
    void placed.then((result) => {
      tapped.result = result;
    });
  }
  return { server, device, calls, taps, pay };
}

async function run(steps: readonly Step[]) {
  const shop = openShop();
  const { device } = shop;
  device.open(0);
  device.open(1);
  for (const step of steps) {
    if (step.do === 'pay') shop.pay(step.tab);
    else if (step.do === 'cancel') void device.tab(step.tab)?.cancelUnresolved();
    else await takeDeviceStep(device, step);
    await settled();
  }
  device.forgetFates();
  device.setOnline(true);
  await device.run(200_000);
  return shop;
}

test('[CHK-09] however often two tabs pay, there is one order, one charge, and no result that denies it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { server, device, taps, pay } = await run(steps);
      expect(server.charges()).toBeLessThanOrEqual(1);
      for (const { result } of taps) {
        if (result?.name === 'paid' || result?.name === 'returning')
          expect([...server.orders.values()]).toContain(result.orderId);
      }
      // A tap on a good connection leads to the order, whatever happened before.
      if (device.tabs().length === 0) device.open(0);
      const row = device.isOpen(0) ? 0 : 1;
      pay(row);
      await device.run(200_000);
      expect(server.charges()).toBe(1);
      const paid = taps.filter(
        ({ result }) => result?.name === 'paid' || result?.name === 'returning',
      );
      const closed = taps.filter(({ result }) => result === null);
      expect(paid.length + closed.length).toBeGreaterThan(0);
    }),
    runs(50),
  );
});

test('[CHK-09] one tap pays once, whichever one request is lost, answered too late or handled twice', async () => {
  const fate = fc.constantFrom<Fate>('lost', 'answerLost', 'twice', 'busy');
  await fc.assert(
    fc.asyncProperty(fc.nat(5), fate, async (which, bad) => {
      const { server, device, taps, pay, calls } = openShop();
      device.open(0);
      await device.deliverAll();
      for (let good = 0; good < which; good++) device.nextRequest('arrives');
      device.nextRequest(bad);
      pay(0);
      await device.run(60_000);
      expect(taps.map(({ result }) => result?.name)).toEqual(['paid']);
      expect(server.charges()).toBe(1);
      expect(calls).toEqual(
        expect.arrayContaining(['GET cart', 'POST tokens', 'POST create-with-payment']),
      );
    }),
    runs(25),
  );
});
