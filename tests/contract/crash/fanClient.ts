import { randomUUID } from 'node:crypto';
import type { Fan } from '../../support/fixtures.ts';
import { tokenize } from '../../support/gateway.ts';
import { randomBelow } from '../../support/random.ts';
import { address, orderForm, paidOrder } from '../../support/serverWithGateway.ts';
import type { AckLog, Cart } from './ackLog.ts';

export type ClubData = {
  origin: string;
  playerIds: number[];
  groupId: string;
  cards: { id: number; uuid: string }[];
  products: { id: number; price: number }[];
  gateway: { tokenUrl: string; publishableKey: string };
  /** Called for responses from 500 on. */
  onServerError?: (path: string, response: ServerErrorResponse) => void;
};

export type ServerErrorResponse = { status: number; headers: Headers; body: { code: number } };

/** No response arrived: whether the write happened is unknown. */
export class NoResponseError extends Error {}

type Write = {
  /** What may be in either state while the response is missing. */
  possibleEffect: { kind: string; messageId?: string; cart?: Cart };
  /** Sends the write, or repeats it with the same key; attests it once the response arrives. */
  run(again: boolean): Promise<void>;
};

export type FanClient = ReturnType<typeof createFanClient>;

const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[randomBelow(items.length)];
  if (item === undefined) throw new Error('The list to pick from is empty.');
  return item;
};

/** A fan who makes one write after the other and repeats unanswered ones, as the app does. */
export function createFanClient(fan: Fan, world: ClubData, { append }: AckLog) {
  const { playerIds, groupId, cards, products, gateway, onServerError } = world;
  const mine: { topicId: string; messageId: string }[] = [];
  let cart: Cart = {};
  let hasAddress = false;
  let open: Write | undefined;
  let turns = 0;

  type CallOptions = { body?: unknown; key?: string };

  async function call(
    method: string,
    path: string,
    options: CallOptions = {},
    expectedStatuses = [200],
  ) {
    const response = await fan.call(method, path, options).catch(() => {
      throw new NoResponseError();
    });
    if (response.status >= 500) {
      onServerError?.(path, response);
      throw new NoResponseError();
    }
    if (expectedStatuses.includes(response.status)) return response;
    const { status, body } = response;
    throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(body)}`);
  }

  function message(): Write {
    const key = randomUUID();
    const content = { content: key };
    const [path, body] = pick([
      ['/v1/user/message/send', { chatType: 'private', playerId: pick(playerIds), ...content }],
      ['/v1/user/message/send', { chatType: 'group', topicId: groupId, ...content }],
    ] as const);
    return {
      possibleEffect: { kind: 'message' },
      async run() {
        const { body: received } = await call('POST', path, { body, key });
        const { topicId, messageId } = received.data as { topicId: string; messageId: string };
        append({ fan: fan.id, kind: 'message', key, topicId, messageId });
        mine.push({ topicId, messageId });
      },
    };
  }

  function deletion(): Write {
    const target = mine.splice(randomBelow(mine.length), 1)[0];
    if (!target) return message();
    const query = new URLSearchParams({ userId: fan.id, ...target });
    return {
      possibleEffect: { kind: 'deletion', messageId: target.messageId },
      async run(again) {
        const path = `/v1/user/message/delete?${query}`;
        await call('DELETE', path, {}, again ? [200, 404] : [200]);
        append({ fan: fan.id, kind: 'deletion', messageId: target.messageId });
      },
    };
  }

  function cartChange(adds = randomBelow(2) === 0): Write {
    const { id } = pick(products);
    const quantity = 1 + randomBelow(3);
    const before = adds ? cart : {};
    const after = { ...before, [id]: (before[id] ?? 0) + quantity };
    return {
      possibleEffect: { kind: 'cart', cart: after },
      async run(again) {
        // Adding to the cart has no key: the app reads the cart before it adds again.
        const done = again && adds && sameCart(await readCart(), after);
        const body = { items: [{ productId: id, quantity }], append: adds };
        if (!done) await call('PUT', '/v1/user/cart', { body });
        cart = after;
        append({ fan: fan.id, kind: 'cart', items: after });
      },
    };
  }

  async function readCart(): Promise<Cart> {
    const { body } = await call('GET', '/v1/user/cart');
    const { cartItems } = body.data as { cartItems: { productId: number; quantity: number }[] };
    return Object.fromEntries(cartItems.map(({ productId, quantity }) => [productId, quantity]));
  }

  function pickup(): Write {
    const key = randomUUID();
    const { id, price } = pick(products);
    const items = [{ product_id: id, quantity: 2, unit_price: price }];
    const body = { items, form: { ...orderForm, name: key } };
    return {
      possibleEffect: { kind: 'order' },
      async run() {
        const { body: received } = await call('POST', '/v1/user/orders', { body, key });
        const { order_id: orderId } = received.data as { order_id: string };
        append({ fan: fan.id, kind: 'order', key, orderId, total: price * 2, paid: false });
      },
    };
  }

  async function checkout(): Promise<Write> {
    const key = randomUUID();
    const payment = await tokenize(gateway).catch(() => {
      throw new NoResponseError();
    });
    const body = { ...paidOrder(payment), orderForm: { ...orderForm, name: key } };
    const total = Object.entries(cart).reduce(
      (sum, [id, quantity]) =>
        sum + quantity * (products.find((product) => product.id === Number(id))?.price ?? 0),
      0,
    );
    return {
      possibleEffect: { kind: 'order', cart: {} },
      async run() {
        const path = '/v1/user/orders/create-with-payment';
        const { body: received } = await call('POST', path, { body, key });
        const { orderId, paymentStatus } = received.data as {
          orderId: string;
          paymentStatus: string;
        };
        if (paymentStatus !== 'paid') throw new NoResponseError();
        cart = {};
        append({ fan: fan.id, kind: 'order', key, orderId, total, paid: true });
      },
    };
  }

  function card(): Write {
    const { id, uuid } = pick(cards);
    return {
      possibleEffect: { kind: 'card' },
      async run() {
        await call('POST', '/v1/user/card-status', { body: { cardUuid: uuid } });
        await call('POST', `/v1/user/collections/${id}`);
        append({ fan: fan.id, kind: 'card', cardId: id });
      },
    };
  }

  function favourite(): Write {
    const playerId = pick(playerIds);
    return {
      possibleEffect: { kind: 'favourite' },
      async run() {
        await call('POST', '/v1/user/favorite/player', { body: { playerCardsId: playerId } });
        append({ fan: fan.id, kind: 'favourite', playerId });
      },
    };
  }

  function saveAddress(): Write {
    const building = randomUUID();
    const body = { ...address, building };
    const first = !hasAddress;
    return {
      possibleEffect: { kind: 'address' },
      async run(again) {
        const path = '/v1/user/shipping-address';
        const method = first ? 'POST' : 'PUT';
        await call(method, path, { body }, again && first ? [200, 409] : [200]);
        hasAddress = true;
        append({ fan: fan.id, kind: 'address', building });
      },
    };
  }

  async function nextDeed(): Promise<Write> {
    const lot = randomBelow(100);
    if (lot < 35) return message();
    if (lot < 43) return mine.length > 0 ? deletion() : message();
    if (lot < 58) return cartChange();
    if (lot < 68) return pickup();
    if (lot < 82) return Object.keys(cart).length > 0 ? checkout() : cartChange(false);
    if (lot < 90) return card();
    return lot < 95 ? favourite() : saveAddress();
  }

  return {
    id: fan.id,
    doubt: () => open?.possibleEffect,
    turns: () => turns,
    async takeTurn() {
      const again = open !== undefined;
      open ??= await nextDeed();
      await open.run(again);
      open = undefined;
      turns += 1;
    },
  };
}

export const sameCart = (a: Cart, b: Cart) =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([id, quantity]) => b[id] === quantity);
