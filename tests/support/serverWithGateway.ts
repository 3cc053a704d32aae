import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { runDuePaymentSteps } from '../../packages/server/src/modules/checkout/paymentWorker.ts';
import type { Fan } from './fixtures.ts';
import { cards, startGateway, tokenize } from './gateway.ts';
import { startServer } from './server.ts';
import { freePort } from './services.port.ts';
import { until } from './until.ts';

export type Shop = Awaited<ReturnType<typeof startShop>>;

export const orderForm = {
  name: '港 あかり',
  kana: 'コウ アカリ',
  email: 'akari@example.com',
  phone: '09012345678',
};

export const address = {
  name: '港 あかり',
  kana: 'コウ アカリ',
  email: 'akari@example.com',
  postalCode: '2310023',
  prefecture: '神奈川県',
  city: '横浜市中区',
  street: '山下町1-1',
  building: '101号室',
  phoneNumber: '09012345678',
};

export const paidOrder = (paymentDetails: Awaited<ReturnType<typeof tokenize>>) => ({
  title: 'ご注文',
  content: '商品',
  deliveryMethod: 'venue',
  orderForm,
  syncAddress: 0,
  paymentDetails,
  capture: 'auto',
});

/** Card number and key; other fields are merged into the request body. */
type PaymentOptions = { number?: string; key?: string; [changed: string]: unknown };

type Started = {
  orderId: string;
  paymentStatus: string;
  redirectUrl: string | null;
  orderPaymentSessionId: string;
};

/** The real server with a gateway on another port. */
export async function startShop(
  environment: Record<string, string> = {},
  options: Parameters<typeof startServer>[1] = {},
) {
  const port = String(await freePort());
  const folder = await mkdtemp(join(tmpdir(), 'homestand-gateway-'));
  const webhookUrl = `http://127.0.0.1:${port}/api/v1/payments/notifications`;
  const gateway = await startGateway({ webhookUrl, file: join(folder, 'gateway.json') });
  const server = await startServer(
    {
      PORT: port,
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      ...gateway.environment,
      ...environment,
    },
    options,
  );
  const { db } = server;

  /** Runs all due payment steps, here or in the server's own loop. */
  async function settlePayments() {
    await until(async () => {
      await runDuePaymentSteps(server.services);
      const { rows } = await sql`select from payments where next_step_at <= now()
        or step_leased_until > now()`.execute(db);
      return rows.length === 0;
    });
  }

  return {
    ...server,
    gateway,
    webhookUrl,
    /** A fan whose cart holds two of one product: 3,600 yen. */
    async createBuyer(quantity = 2) {
      const fan = await server.createFan();
      const productId = await server.createProduct(1800);
      await fan.call('PUT', '/v1/user/cart', {
        body: { items: [{ productId, quantity }], append: false },
      });
      return { ...fan, productId };
    },
    /** Sends one order request; without a key each is a new one. */
    async pay(
      fan: Fan,
      { number = cards.good, key = randomUUID(), ...changes }: PaymentOptions = {},
    ) {
      const body = { ...paidOrder(await tokenize(gateway, number)), ...changes };
      const response = await fan.call('POST', '/v1/user/orders/create-with-payment', { body, key });
      return { ...response, started: response.body.data as Started };
    },
    /** The gateway's charges for the fan's orders. */
    async chargesOf({ id }: Pick<Fan, 'id'>) {
      const orders = await db.selectFrom('orders').select('id').where('userId', '=', id).execute();
      const mine = new Set(orders.map((order) => order.id));
      return (await gateway.charges()).filter(({ orderId }) => mine.has(orderId));
    },
    ordersOf: ({ id }: Pick<Fan, 'id'>) =>
      db
        .selectFrom('orders')
        .select(['id', 'paymentStatus', 'totalPrice'])
        .where('userId', '=', id)
        .execute(),
    paymentsOf: (orderId: string) =>
      db
        .selectFrom('payments')
        .select(['id', 'state', 'amount', 'sessionId'])
        .where('orderId', '=', orderId)
        .orderBy('createdAt')
        .execute(),
    /** Moves a payment's timestamps into the past. */
    async age(orderId: string, seconds = 120) {
      const ago = sql`make_interval(secs => ${seconds})`;
      await sql`update payments set updated_at = now() - ${ago}, phase_at = now() - ${ago},
          last_step_at = last_step_at - ${ago}, next_step_at = least(next_step_at, now())
        where order_id = ${orderId}`.execute(db);
    },
    settlePayments,
    /** Ends what runs: notifications of the gateway, then steps of payments. */
    async settle() {
      await gateway.controls.settled();
      await settlePayments();
    },
    async stop() {
      await server.stop();
      await gateway.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A shop in which nothing depends on a clock: a call to the gateway times out when a test lets it hang, look-ups follow
 * without a pause, and only the test and the gateway's notifications run the steps of payments.
 */
export async function startShopWithoutClock(): Promise<Shop> {
  const shop = await startShop({}, { pause: async () => {}, maintenance: false });
  shop.services.payment = shop.gateway.client();
  return shop;
}
