import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type ClubProcess, startClub } from '../support/clubProcess.ts';
import { createFixtures, type Fan } from '../support/fixtures.ts';
import { cards, chargesIn, tokenize } from '../support/gateway.ts';
import { parallel, tally } from '../support/parallel.ts';
import { withoutPurchaseLimits } from '../support/purchaseLimits.ts';
import { randomBelow } from '../support/random.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { paidOrder } from '../support/serverWithGateway.ts';
import { freePort } from '../support/services.port.ts';
import { count, noDifferences, stockDifferences, stockOf } from '../support/stock.ts';
import { until } from '../support/until.ts';

type Rush = { fans: number; pieces: number; kills: number };

const price = 1800;

/** The result of a call that is repeated while the server is killed and started again. */
async function untilAnswered<Result>(call: () => Promise<Result | undefined>): Promise<Result> {
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const result = await call().catch(() => undefined);
    if (result !== undefined) return result;
    // Like a client that retries.
    await sleep(50 + randomBelow(100));
  }
  throw new Error('The server gave no answer.');
}

/** A fan's checkout, which is repeated under its key until the server answers; the status of the answer. */
async function checkOut(fan: Fan, gateway: Gateway, number: string): Promise<number> {
  const key = randomUUID();
  const body = paidOrder(await untilAnswered(() => tokenize(gateway, number)));
  return untilAnswered(async () => {
    const path = '/v1/user/orders/create-with-payment';
    const { status } = await fan.call('POST', path, { body, key });
    return status < 500 && status !== 409 && status !== 429 ? status : undefined;
  });
}

type Gateway = { tokenUrl: string; publishableKey: string };

async function gatewayOf({ nobody }: ReturnType<typeof createFixtures>, origin: string) {
  const { payment } = (await nobody.call('GET', '/v1/club')).body.data as { payment: Gateway };
  return { ...payment, tokenUrl: new URL(payment.tokenUrl, origin).href };
}

/** Ends every payment that somebody has left, and waits until all have their result. */
async function settle(club: ClubProcess): Promise<void> {
  const { db, close } = await club.openDatabase();
  await sql`update payments set phase_at = now() - interval '31 minutes', next_step_at = now(), step_leased_until = null
    where state in ('started', 'awaiting', 'refund_due')`.execute(db);
  await until(async () => {
    const { rows } = await sql`
      select from payments where state in ('started', 'awaiting', 'refund_due') limit 1`.execute(
      db,
    );
    return rows.length === 0;
  });
  await close();
}

export function testStockRush({ fans, pieces, kills }: Rush) {
  test(`[STOCK-07] ${fans} fans who order ${pieces} pieces while server and database are killed ${kills} times`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'homestand-rush-'));
    const dataFolder = join(folder, 'data');
    const port = await freePort();
    const start = async () => {
      const started = await startClub(dataFolder, port, withoutPurchaseLimits);
      await started.untilReady();
      return started;
    };
    let club = await start();
    try {
      const connection = await club.openDatabase();
      const fixtures = createFixtures(connection, club.origin);
      const productId = await fixtures.createProduct(price);
      await count(connection, productId, pieces);
      const people = await parallel(fans, () => fixtures.createFan());
      await connection.close();
      const gateway = await gatewayOf(fixtures, club.origin);
      const items = [{ productId, quantity: 1 }];
      const fill = (fan: Fan) =>
        fan.call('PUT', '/v1/user/cart', { body: { items, append: false } });
      for (const fan of people) expect((await fill(fan)).status).toBe(200);

      // Three of ten are at the bank's page, and leave it.
      const rush = parallel(fans, async (index) => {
        const fan = people[index];
        return fan ? checkOut(fan, gateway, index % 10 < 3 ? cards.asking : cards.good) : 0;
      });
      for (let kill = 0; kill < kills; kill += 1) {
        // A random moment of the rush.
        await sleep(200 + randomBelow(800));
        await club.killEverything();
        club = await start();
      }
      for (const status of await rush) expect([200, 422]).toContain(status);

      await settle(club);
      const after = await club.openDatabase();
      expect(await stockDifferences(after)).toEqual(noDifferences);
      await after.close();
      // What was left at the bank is for those who come again.
      for (const fan of people) await checkOut(fan, gateway, cards.good);

      await settle(club);
      const end = await club.openDatabase();
      expect(await stockDifferences(end)).toEqual(noDifferences);
      expect(await stockOf(end, productId)).toEqual({ onHand: pieces, held: pieces });
      const paid = await end.db
        .selectFrom('orders')
        .select('id')
        .where('paymentStatus', '=', 'paid')
        .execute();
      await end.close();
      expect(paid).toHaveLength(pieces);
      const charged = (await chargesIn(join(dataFolder, 'komoju-stand-in.json')))
        .filter(({ netAmount }) => netAmount > 0)
        .map(({ orderId, netAmount }) => `${orderId} ${netAmount}`);
      expect(tally(charged)).toEqual(tally(paid.map(({ id }) => `${id} ${price}`)));
    } finally {
      await club.killEverything();
      await removeFolder(folder);
    }
  });
}
