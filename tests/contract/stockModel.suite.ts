import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../packages/server/src/db/database.ts';
import { HttpError } from '../../packages/server/src/http/errors.ts';
import {
  changeOrderStatus,
  createRefund,
} from '../../packages/server/src/modules/checkout/index.ts';
import { startPayment } from '../../packages/server/src/modules/checkout/payments.queries.ts';
import {
  settlePayment,
  uncharged,
} from '../../packages/server/src/modules/checkout/settlePayment.ts';
import {
  adjustStock,
  countStock,
  createOrder,
  expirePickups,
  lockOrder,
  rewriteOrder,
  sellAtBooth,
  stopCounting,
  undoBoothPieces,
  undoHandOver,
} from '../../packages/server/src/modules/orders/index.ts';
import { parallel } from '../support/parallel.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { orderForm } from '../support/serverWithGateway.ts';
import {
  createOptions,
  noDifferences,
  stockDifferences,
  stockOfOption,
  stockRowOf,
} from '../support/stock.ts';

const price = 100;

type Lines = readonly [first: number, second: number];

type Step =
  | { do: 'order'; card: boolean; lines: Lines }
  | { do: 'pay again'; order: number; lines: Lines }
  | { do: 'settle'; order: number; state: 'paid' | 'failed' | 'canceled' }
  | { do: 'cancel' | 'hand over' | 'undo' | 'expire'; order: number }
  | { do: 'refund' | 'take back' | 'take back to the shelf'; order: number; product: 0 | 1 }
  | { do: 'count'; product: 0 | 1; pieces: number }
  | { do: 'adjust'; product: 0 | 1; change: number }
  | { do: 'stop counting'; product: 0 | 1 }
  | { do: 'booth'; product: 0 | 1; pieces: number; isUndo: boolean };

const order = fc.nat({ max: 7 });
const product = fc.constantFrom(0 as const, 1 as const);
const lines = fc.constantFrom<Lines>([1, 0], [0, 1], [1, 1], [2, 1], [1, 3]);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('order' as const), card: fc.boolean(), lines }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay again' as const), order, lines }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('settle' as const),
      order,
      state: fc.constantFrom(
        'paid' as const,
        'paid' as const,
        'failed' as const,
        'canceled' as const,
      ),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(
        ...(['cancel', 'hand over', 'hand over', 'undo', 'undo', 'expire'] as const),
      ),
      order,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'refund' as const,
        'take back' as const,
        'take back to the shelf' as const,
      ),
      order,
      product,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('count' as const), product, pieces: fc.nat(8) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('adjust' as const),
      product,
      change: fc.integer({ min: -3, max: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('stop counting' as const), product }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('booth' as const),
      product,
      pieces: fc.integer({ min: 1, max: 4 }),
      isUndo: fc.boolean(),
    }),
  },
);

/** An order as a person would keep it on paper. */
type PaperOrder = {
  id: string;
  paymentId: string | undefined;
  lines: [number, number];
  refunded: [number, number];
  status: 'awaiting' | 'given up' | 'waiting' | 'gone' | 'over';
  /** Its pickup is overdue as soon as it waits. */
  isOld?: boolean;
};

/** What is sold as one, or an option of it. */
type Goods = { productId: number; optionId: number; label: string };

/** Runs steps against the server's modules, and says what a person with paper and pencil would expect. */
function createClub(
  server: TestServer,
  userId: string,
  goods: readonly [Goods, Goods],
  /** Numbers of one to come, and of one whose pickups are overdue. */
  matches: { open: number; over: number },
  /** Steps at the same time: nobody knows which of them is first. */
  { isParallel = false } = {},
) {
  const expectThat = (actual: unknown, expected: unknown) => {
    if (!isParallel) expect(actual).toBe(expected);
  };

  const { db, services } = server;
  const orders: PaperOrder[] = [];
  /** What the club has; below what is held, or zero, after a booth has sold more than was free. */
  const onHand: [number | null, number | null] = [null, null];

  const placed = (index: number) => (orders.length > 0 ? orders[index % orders.length] : undefined);

  const isHolding = ({ status }: PaperOrder) => status === 'awaiting' || status === 'waiting';

  const heldOf = (product: 0 | 1, except?: PaperOrder) =>
    orders
      .filter((each) => each !== except && isHolding(each))
      .reduce((sum, each) => sum + each.lines[product] - each.refunded[product], 0);

  const isEnough = (quantities: Lines, except?: PaperOrder) =>
    ([0, 1] as const).every((product) => {
      const pieces = onHand[product];
      const isWanted = (quantities[product] ?? 0) > 0;
      return (
        pieces === null || !isWanted || heldOf(product, except) + quantities[product] <= pieces
      );
    });

  const itemsOf = (quantities: Lines) =>
    quantities.flatMap((quantity, index) => {
      const { productId, optionId, label } = goods[index] ?? goods[0];
      const item = { productId, productName: 'a', unitPrice: price, quantity, imageFiles: [] };
      const option = label === '' ? {} : { option: { id: optionId, label } };
      return quantity > 0 ? [{ ...item, ...option }] : [];
    });

  const contentOf = (card: boolean, quantities: Lines) => ({
    ...orderForm,
    userId,
    deliveryMethod: 'venue' as const,
    deliveryStatus: 'pending' as const,
    trackingNumber: null,
    paymentMethod: card ? ('credit_card' as const) : ('at_pickup' as const),
    paymentStatus: card ? ('awaiting' as const) : ('at_pickup' as const),
    totalPrice: price * (quantities[0] + quantities[1]),
    ...{ postalCode: null, prefecture: null, city: null, street: null, building: null },
    ...{ cardBrand: null, cardLastFour: null, cardHolderName: null, syncAddress: false },
    // Every other order belongs to a match.
    matchId: orders.length % 2 === 0 ? matches.open : null,
  });

  /** Whether it was accepted. */
  const tryTo = (work: Promise<unknown>) =>
    work.then(
      () => true,
      (error: unknown) => {
        // A refusal, as of goods that are short or held by another payment of this fan.
        if (error instanceof HttpError && error.status < 500) return false;
        throw error;
      },
    );

  const fieldOf = () => 'cart';

  async function placeOrder(card: boolean, quantities: Lines) {
    let made: { id: string; paymentId: string | undefined } | undefined;
    const wasAccepted = await tryTo(
      transact(db, async (tx) => {
        const content = contentOf(card, quantities);
        const id = await createOrder(tx, content, itemsOf(quantities), { fieldOf });
        const paymentId = card ? await startPayment(tx, id, content.totalPrice) : undefined;
        made = { id, paymentId };
      }),
    );
    expectThat(wasAccepted, isEnough(quantities));
    if (!made) return;
    const status = card ? 'awaiting' : 'waiting';
    orders.push({ ...made, lines: [...quantities], refunded: [0, 0], status });
  }

  async function payAgain(each: PaperOrder, quantities: Lines) {
    if (each.status !== 'given up') return;
    let paymentId: string | undefined;
    const wasAccepted = await tryTo(
      transact(db, async (tx) => {
        const content = contentOf(true, quantities);
        const options = { fieldOf };
        await rewriteOrder(tx, await lockOrder(tx, each.id), content, itemsOf(quantities), options);
        paymentId = await startPayment(tx, each.id, content.totalPrice);
      }),
    );
    expectThat(wasAccepted, isEnough(quantities, each));
    if (wasAccepted) Object.assign(each, { paymentId, lines: [...quantities], status: 'awaiting' });
  }

  async function settle(each: PaperOrder, state: 'paid' | 'failed' | 'canceled') {
    if (each.paymentId === undefined) return;
    const amount = price * (each.lines[0] + each.lines[1]);
    const found = { ...uncharged, sessionId: 's', failure: null };
    const outcome =
      state === 'paid' ? { ...found, state, amount, paymentId: 'p' } : { ...found, state };
    await settlePayment(services, each.paymentId, outcome);
    if (each.status === 'awaiting') each.status = state === 'paid' ? 'waiting' : 'given up';
    else if (each.status === 'given up' && state === 'paid')
      each.status = isEnough(each.lines, each) ? 'waiting' : 'over';
  }

  const changeStatus = (id: string, status: 'canceled' | 'received') =>
    transact(db, (tx) => changeOrderStatus(tx, id, { status }));

  const takeOff = (each: PaperOrder, sign: 1 | -1) => {
    for (const product of [0, 1] as const) {
      const pieces = onHand[product];
      if (pieces !== null)
        onHand[product] = pieces - sign * (each.lines[product] - each.refunded[product]);
    }
  };

  async function undo(each: PaperOrder) {
    const undone = await transact(db, (tx) => undoHandOver(tx, each.id, {}));
    if ('refused' in undone) return;
    expectThat(each.status, 'gone');
    takeOff(each, -1);
    each.status = 'waiting';
  }

  async function expire(each: PaperOrder) {
    await db
      .updateTable('orders')
      .set({
        createdAt: sql<Date>`now() - interval '90 days'`,
        matchId: sql<number>`case when match_id is null then null else ${matches.over}::int end`,
      })
      .where('id', '=', each.id)
      .execute();
    each.isOld = true;
    await expirePickups(services);
    // All that are overdue, also one that was handed over when it became old and was undone since.
    for (const paper of orders)
      if (paper.isOld && paper.status === 'waiting' && paper.paymentId === undefined)
        paper.status = 'over';
  }

  async function giveBack(
    each: PaperOrder,
    product: 0 | 1,
    kind: 'refund' | 'take_back',
    toShelf = false,
  ) {
    const { productId, optionId, label } = goods[product];
    const item = { productId, ...(label !== '' && { optionId }), quantity: 1 };
    const created = await transact(db, async (tx) => {
      const row = await lockOrder(tx, each.id);
      const request = { kind, amount: price, means: 'other' as const, reason: 'a' };
      return createRefund(tx, row, { ...request, items: [item], toShelf }, undefined);
    });
    if ('refused' in created) return;
    each.refunded[product] += 1;
    const pieces = onHand[product];
    if (toShelf && pieces !== null) onHand[product] = pieces + 1;
    const isOver = each.refunded[0] === each.lines[0] && each.refunded[1] === each.lines[1];
    if (isOver) each.status = 'over';
  }

  async function count(product: 0 | 1, pieces: number) {
    const { optionId } = goods[product];
    const { onHand: present, version } = await stockOfOption(server, optionId);
    const counted = await transact(db, (tx) =>
      countStock(tx, {
        optionId,
        count: pieces,
        version: present === null ? undefined : version,
      }),
    );
    expectThat('refused' in counted, heldOf(product) > pieces);
    if (!('refused' in counted)) onHand[product] = pieces;
  }

  async function adjust(product: 0 | 1, change: number) {
    const { optionId } = goods[product];
    const adjusted = await transact(db, (tx) => adjustStock(tx, { optionId, change }));
    const pieces = onHand[product];
    const isTooFew =
      pieces !== null && heldOf(product) > Math.max(pieces, heldOf(product)) + change;
    expectThat('refused' in adjusted, pieces === null || isTooFew);
    if (pieces !== null && !('refused' in adjusted)) onHand[product] = pieces + change;
  }

  /** Undos are not bound to a sale: what comes back is on the shelf, whoever sold it. */
  async function moveBooth(product: 0 | 1, pieces: number, isUndo: boolean) {
    const { optionId } = goods[product];
    const before = onHand[product];
    const short = await transact(db, async (tx) => {
      if (!isUndo) return sellAtBooth(tx, { optionId, pieces });
      await undoBoothPieces(tx, { optionId, pieces });
      return undefined;
    });
    if (before === null) return;
    onHand[product] = before + (isUndo ? pieces : -pieces);
    const free = Math.max(0, before - heldOf(product));
    if (short !== undefined) expectThat(short, Math.max(0, pieces - free));
  }

  async function stop(product: 0 | 1) {
    const { optionId } = goods[product];
    await transact(db, (tx) => stopCounting(tx, optionId));
    onHand[product] = null;
  }

  async function run(each: Step): Promise<void> {
    if (each.do === 'order') return placeOrder(each.card, each.lines);
    if (each.do === 'count') return count(each.product, each.pieces);
    if (each.do === 'adjust') return adjust(each.product, each.change);
    if (each.do === 'stop counting') return stop(each.product);
    if (each.do === 'booth') return moveBooth(each.product, each.pieces, each.isUndo);
    const paper = placed(each.order);
    if (!paper) return;
    switch (each.do) {
      case 'pay again':
        return payAgain(paper, each.lines);
      case 'settle':
        return settle(paper, each.state);
      case 'undo':
        return undo(paper);
      case 'expire':
        return expire(paper);
      case 'refund':
        return giveBack(paper, each.product, 'refund');
      case 'take back':
        return giveBack(paper, each.product, 'take_back');
      case 'take back to the shelf':
        return giveBack(paper, each.product, 'take_back', true);
      default: {
        const isHandOver = each.do === 'hand over';
        const changed = await changeStatus(paper.id, isHandOver ? 'received' : 'canceled');
        if ('refused' in changed || changed.order.deliveryStatus === 'canceled') return;
        if (isHandOver) takeOff(paper, 1);
        paper.status = isHandOver ? 'gone' : 'over';
      }
    }
  }

  return {
    run,
    async expectAgrees() {
      for (const product of [0, 1] as const) {
        const row = await stockOfOption(server, goods[product].optionId);
        const pieces = onHand[product];
        const held = pieces === null ? 0 : heldOf(product);
        expect([row.onHand, row.held, row.oversold]).toEqual(
          // The bound of the database: what is held is on hand, and what is missing of it is named.
          pieces === null
            ? [null, 0, 0]
            : [Math.max(pieces, held), held, Math.max(0, held - pieces)],
        );
      }
    },
  };
}

/** `runs` in the gate begin with the same seed, those of the deep tests with another. */
export function testStockModel(runs: { numRuns: number; seed?: number }) {
  let server: TestServer;
  let matches: Parameters<typeof createClub>[3];
  beforeAll(async () => {
    server = await startServer({}, { maintenance: false });
    const inDays = (days: number) => server.createMatch(new Date(Date.now() + days * 86_400_000));
    matches = { open: await inDays(7), over: await inDays(-90) };
  });
  afterAll(() => server.stop());

  const createTwoProducts = async (): Promise<[Goods, Goods]> => {
    const first = await server.createProduct(price);
    const second = await server.createProduct(price);
    return [await stockRowOf(server, first), await stockRowOf(server, second)];
  };

  const createTwoOptions = async (): Promise<[Goods, Goods]> => {
    const productId = await server.createProduct(price);
    const [m = 0, l = 0] = await createOptions(server, productId, [{ label: 'M' }, { label: 'L' }]);
    return [
      { productId, optionId: m, label: 'M' },
      { productId, optionId: l, label: 'L' },
    ];
  };

  const openClub = async (areOptions: boolean, options = {}) => {
    const { id } = await server.createFan();
    const goods = await (areOptions ? createTwoOptions() : createTwoProducts());
    return createClub(server, id, goods, matches, options);
  };

  test('[STOCK-02] [STOCK-04] [STOCK-13] [STOCK-20] stock is what paper and pencil say, whatever happens to orders', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 10, maxLength: 40 }),
        fc.boolean(),
        async (steps, areOptions) => {
          const club = await openClub(areOptions);
          for (const each of steps) {
            await club.run(each);
            await club.expectAgrees();
          }
          expect(await stockDifferences(server)).toEqual(noDifferences);
        },
      ),
      runs,
    );
  });

  test('[STOCK-02] stock is the sum of its moves and holds what orders wait for, whatever happens at once', async () => {
    const groups = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(groups, fc.boolean(), async (steps, areOptions) => {
        const club = await openClub(areOptions, { isParallel: true });
        for (const product of [0, 1] as const) await club.run({ do: 'count', product, pieces: 4 });
        for (const group of steps) {
          await parallel(group.length, async (index) => {
            const each = group[index];
            if (each) await club.run(each);
          });
          expect(await stockDifferences(server)).toEqual(noDifferences);
        }
      }),
      runs,
    );
  });
}
