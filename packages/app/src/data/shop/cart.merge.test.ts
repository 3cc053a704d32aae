import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Cart,
  type CartItem,
  cartRequest,
  displayedCart,
  emptyLocalCart,
  hasChanges,
  type LocalCart,
  withNoticesRead,
  withQuantity,
  withRefusal,
  withResponse,
  withRestored,
  withShownStock,
} from './cart.merge';

const item = (productId: number, quantity: number): CartItem => ({
  productId,
  productName: `商品${productId}`,
  unitPrice: productId * 100,
  quantity,
  totalPrice: productId * 100 * quantity,
  previousPrice: null,
  imageUrls: [],
});

/** A cart as the server returns it, from pairs of product and quantity. */
const cartOf = (pairs: readonly (readonly [number, number])[], message: string | null = null) => {
  const cartItems = pairs.map(([productId, quantity]) => item(productId, quantity));
  return {
    cartItems,
    totalItems: cartItems.reduce((sum, { quantity }) => sum + quantity, 0),
    totalPrice: cartItems.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
    message,
    version: JSON.stringify(pairs),
  } satisfies Cart;
};

const knowing = (...pairs: [number, number][]) => withResponse(emptyLocalCart, cartOf(pairs));

const pairsOf = (local: LocalCart) =>
  displayedCart(local)?.cartItems.map(({ productId, quantity }) => [productId, quantity]);

describe('[CART-01] a change shows at once', () => {
  test('with its totals', () => {
    const local = withQuantity(withQuantity(knowing([7, 2], [3, 1]), 7, 5), 3, 2);
    expect(displayedCart(local)).toMatchObject({
      cartItems: [
        { productId: 7, quantity: 5, totalPrice: 3500 },
        { productId: 3, quantity: 2, totalPrice: 600 },
      ],
      totalItems: 7,
      totalPrice: 4100,
    });
  });

  test('a removed line is gone, and returns to its position when it is restored', () => {
    const out = withQuantity(knowing([7, 1], [3, 1], [5, 1]), 3, 0);
    expect(pairsOf(out)).toEqual([
      [7, 1],
      [5, 1],
    ]);
    const merged = withResponse(
      out,
      cartOf([
        [7, 1],
        [5, 1],
      ]),
      out,
    );
    const back = withRestored(merged, item(3, 1));
    expect(pairsOf(back)).toEqual([
      [7, 1],
      [3, 1],
      [5, 1],
    ]);
    const settled = withResponse(
      back,
      cartOf([
        [7, 1],
        [5, 1],
        [3, 1],
      ]),
      back,
    );
    expect(pairsOf(settled)).toEqual(pairsOf(back));
    expect(settled.changes).toEqual([]);
  });

  test('before the first response there is no cart to show', () => {
    expect(displayedCart(emptyLocalCart)).toBeNull();
  });
});

describe('[CART-03] the server’s response replaces the cart', () => {
  test('a change made during the request stays, and is sent next', () => {
    const changed = withQuantity(knowing([7, 1]), 7, 2);
    const faster = withQuantity(changed, 7, 3);
    const merged = withResponse(faster, cartOf([[7, 2]]), changed);
    expect(pairsOf(merged)).toEqual([[7, 3]]);
    expect(cartRequest(merged)).toEqual({
      items: [{ productId: 7, quantity: 3 }],
      append: false,
      version: JSON.stringify([[7, 2]]),
    });
  });

  test('a line restored while its removal is being sent comes back', () => {
    const changed = withQuantity(knowing([7, 1]), 7, 0);
    const undone = withRestored(changed, item(7, 1));
    const merged = withResponse(undone, cartOf([]), changed);
    expect(cartRequest(merged).items).toEqual([{ productId: 7, quantity: 1 }]);
    expect(cartRequest(withQuantity(merged, 7, 4)).items).toEqual([{ productId: 7, quantity: 4 }]);
  });

  test('a line another device removed does not come back because its quantity was changed here', () => {
    const local = withQuantity(knowing([7, 1], [3, 1]), 7, 2);
    const merged = withResponse(local, cartOf([[3, 1]], '「商品7」は販売を終了しました。'));
    expect(pairsOf(merged)).toEqual([[3, 1]]);
    expect(merged.changes).toEqual([]);
    expect(merged.news).toEqual(['「商品7」は販売を終了しました。']);
  });

  test('a line another device added stays when something is changed here', () => {
    const local = withResponse(
      withQuantity(knowing([7, 1]), 7, 2),
      cartOf([
        [7, 1],
        [9, 4],
      ]),
    );
    expect(cartRequest(local).items).toEqual([
      { productId: 7, quantity: 2 },
      { productId: 9, quantity: 4 },
    ]);
  });

  test('notices stay until they are read, each once', () => {
    const first = withResponse(emptyLocalCart, cartOf([], 'あ\nい'));
    const second = withResponse(withResponse(first, cartOf([])), cartOf([], 'い\nう'));
    expect(second.news).toEqual(['あ', 'い', 'う']);
    expect(second.cart?.message).toBeNull();
  });
});

describe('[LOAD-01] the server repeats a notice until a change is based on the cart that had it', () => {
  const notified = withResponse(emptyLocalCart, cartOf([[7, 1]], 'あ\nい'));

  test('a closed one stays closed, and the cart is sent to confirm it', () => {
    expect(hasChanges(notified)).toBe(false);
    const closed = withNoticesRead(notified);
    expect(closed.news).toEqual([]);
    expect(hasChanges(closed)).toBe(true);
    const repeated = withResponse(closed, cartOf([[7, 1]], 'あ\nい\nう'));
    expect(repeated.news).toEqual(['う']);
    expect(hasChanges(repeated)).toBe(true);
    const confirmed = withResponse(repeated, cartOf([[7, 1]]), repeated);
    expect(confirmed.news).toEqual(['う']);
    expect(hasChanges(confirmed)).toBe(false);
  });

  test('another device that confirmed it leaves nothing to send; a later notice of the product shows again', () => {
    const confirmed = withResponse(withNoticesRead(notified), cartOf([[7, 1]]));
    expect(hasChanges(confirmed)).toBe(false);
    expect(withResponse(confirmed, cartOf([], 'あ')).news).toEqual(['あ']);
  });

  test('a confirmation that the server refuses, or answers with the same notice, is not sent again', () => {
    const closed = withNoticesRead(notified);
    expect(hasChanges(withRefusal(closed))).toBe(false);
    expect(hasChanges(withResponse(closed, cartOf([[7, 1]], 'あ'), closed))).toBe(false);
  });
});

describe('[STOCK-04] two options of a product are two lines', () => {
  const sized = (id: number, quantity: number): CartItem => ({
    ...item(7, quantity),
    option: { id, label: `サイズ${id}` },
  });
  const cartWith = (...cartItems: CartItem[]): Cart => ({ ...cartOf([]), cartItems });
  const linesOf = (local: LocalCart) =>
    displayedCart(local)?.cartItems.map(({ option, quantity }) => [option?.id, quantity]);
  const both = withResponse(emptyLocalCart, cartWith(sized(71, 1), sized(72, 2)));

  test('a change is of one of them, and both are sent by their options', () => {
    const changed = withQuantity(both, 7, 5, 72);
    expect(linesOf(changed)).toEqual([
      [71, 1],
      [72, 5],
    ]);
    expect(cartRequest(changed).items).toEqual([
      { productId: 7, optionId: 71, quantity: 1 },
      { productId: 7, optionId: 72, quantity: 5 },
    ]);
    expect(withResponse(changed, cartWith(sized(71, 1), sized(72, 5)), changed).changes).toEqual(
      [],
    );
  });

  test('a removed one returns to its position', () => {
    const removed = withQuantity(both, 7, 0, 71);
    expect(linesOf(removed)).toEqual([[72, 2]]);
    const answered = withResponse(removed, cartWith(sized(72, 2)), removed);
    expect(linesOf(withRestored(answered, sized(71, 1)))).toEqual([
      [71, 1],
      [72, 2],
    ]);
  });

  test('a change of one that another device removed is dropped, the other one stays', () => {
    const merged = withResponse(withQuantity(both, 7, 4, 71), cartWith(sized(72, 2)));
    expect(linesOf(merged)).toEqual([[72, 2]]);
    expect(merged.changes).toEqual([]);
  });
});

test('[CART-04] a change refused for good still shows as the fan made it, and is not sent again', () => {
  const refused = withRefusal(withQuantity(knowing([7, 1], [3, 1]), 7, 5));
  expect(pairsOf(refused)).toEqual([
    [7, 5],
    [3, 1],
  ]);
  expect(refused.changes).toEqual([]);
});

type Step =
  | { does: 'set'; product: number; quantity: number }
  | { does: 'remove'; product: number }
  | { does: 'undo'; product: number }
  | { does: 'ask' }
  | { does: 'answer' }
  | { does: 'fail' };

const product = fc.integer({ min: 1, max: 4 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    does: fc.constant('set' as const),
    product,
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
  fc.record({ does: fc.constant('remove' as const), product }),
  fc.record({ does: fc.constant('undo' as const), product }),
  fc.constantFrom<Step>({ does: 'ask' }, { does: 'answer' }, { does: 'fail' }),
);

test('[CART-03] [CART-04] with any mix of taps, responses and failures the shown cart never jumps, and the server ends with it', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let server: readonly (readonly [number, number])[] = [
        [1, 1],
        [2, 2],
        [3, 3],
      ];
      let local = withResponse(emptyLocalCart, cartOf(server));
      let changed: LocalCart | null = null;
      const removed = new Map<number, CartItem>();

      const arrive = (sent: LocalCart) => {
        server = cartRequest(sent).items.map((item) => [item.productId, item.quantity] as const);
        local = withResponse(local, cartOf(server), sent);
      };

      for (const now of steps) {
        const line =
          'product' in now
            ? displayedCart(local)?.cartItems.find(({ productId }) => productId === now.product)
            : undefined;
        const gone = 'product' in now ? removed.get(now.product) : undefined;
        if (now.does === 'set' && line) local = withQuantity(local, now.product, now.quantity);
        if (now.does === 'remove' && line) {
          removed.set(now.product, line);
          local = withQuantity(local, now.product, 0);
        }
        if (now.does === 'undo' && !line && gone) local = withRestored(local, gone);
        if (now.does === 'ask') changed ??= local;
        if (now.does === 'fail') changed = null;
        if (now.does === 'answer' && changed) {
          const before = pairsOf(local);
          arrive(changed);
          changed = null;
          expect(pairsOf(local)).toEqual(before);
        }
      }

      const expected = pairsOf(local);
      if (changed) arrive(changed);
      if (local.changes.length > 0) arrive(local);
      expect(local.changes).toEqual([]);
      expect(pairsOf(local)).toEqual(expected);
      expect([...server].sort()).toEqual([...(expected ?? [])].sort());
    }),
    { numRuns: 500 },
  );
});

test('[STOCK-11] an event shows the stock of its product in the lines of the cart, of each option its own', () => {
  const few = { state: 'few', left: 2 } as const;
  const soldOut = { state: 'sold_out', left: 0 } as const;
  const [m, l] = [1, 2].map((id) => ({ ...item(7, 1), option: { id, label: String(id) } }));
  const lines = [
    { ...item(5, 1), stock: few },
    m ?? item(7, 1),
    { ...(l ?? item(7, 1)), stock: few },
  ];
  const local = { ...emptyLocalCart, cart: { ...cartOf([]), cartItems: lines } };
  const shown = { options: [{ id: 1, stock: soldOut }, { id: 2 }] };
  const stocks = (now: LocalCart) => now.cart?.cartItems.map(({ stock }) => stock);
  expect(stocks(withShownStock(local, 7, shown))).toEqual([few, soldOut, undefined]);
  expect(stocks(withShownStock(local, 5, { options: [] }))).toEqual([undefined, undefined, few]);
  expect(withShownStock(local, 9, shown)).toBe(local);
});
