import type { Connection } from '../../../../packages/server/src/db/database.ts';
import type { Running } from '../../../../packages/server/src/start.ts';
import { createCaller } from '../../../support/caller.ts';
import type { Size } from './fillDatabase.ts';
import { signInFans, signInManager, signInPlayer, topicsOf } from './people.ts';

type Call = {
  name: string;
  call: (key: string) => Promise<void>;
  /** How often one person may make the call. */
  most?: number;
};

/** Every call with statements that read lists or could scan whole tables. */
export async function callsOf(
  connection: Connection,
  { origin, services }: Running,
  size: Size,
): Promise<Call[]> {
  const [fan] = await signInFans(connection, 1);
  if (!fan) throw new Error('The club has no fan.');
  const player = await signInPlayer(connection);
  const { thread, group } = await topicsOf(connection, fan.id);
  const asFan = createCaller(origin, fan.token);
  const asPlayer = createCaller(origin, player.token);
  const asManager = createCaller(origin, (await signInManager(connection)).token);

  type Asking = Parameters<typeof asFan.call>[2];
  const make =
    (caller: typeof asFan) =>
    (name: string, method: string, path: string, asking: Asking = {}): Call => ({
      name,
      async call(key) {
        const { status, body } = await caller.call(method, path, { key, ...asking });
        if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
      },
    });
  const [fans, players, office] = [make(asFan), make(asPlayer), make(asManager)];
  const search = (text: string) => `/v1/admin/orders?${new URLSearchParams({ query: text })}`;
  const threadPage = (topicId: string, page: number) =>
    `/v1/user/chats/detail?topicId=${topicId}&page=${page}&size=15`;
  const playerTopics = Math.ceil(size.fans / 15);

  const pictures = await connection.db
    .selectFrom('messages')
    .select('id')
    .where('topicId', '=', thread.id)
    .where('senderId', '=', fan.id)
    .where('mediaId', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(10)
    .execute();

  async function deletePicture() {
    const query = `userId=${fan?.id}&topicId=${thread.id}&messageId=${pictures.pop()?.id}`;
    const response = await asFan.call('DELETE', `/v1/user/message/delete?${query}`);
    if (response.status !== 200) throw new Error(JSON.stringify(response.body));
  }

  async function pay(key: string) {
    const { tokenUrl, publishableKey } = services.browserPayment;
    const response = await fetch(new URL(tokenUrl, origin), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Basic ${Buffer.from(`${publishableKey}:`).toString('base64')}`,
      },
      body: JSON.stringify({
        payment_details: {
          type: 'credit_card',
          number: '4111111111111111',
          name: 'AKARI HAMANO',
          month: '12',
          year: '39',
          verification_value: '123',
        },
      }),
    });
    const { id: token } = (await response.json()) as { id: string };
    await asFan.call('PUT', '/v1/user/cart', {
      body: { items: [{ productId: 1, quantity: 1 }], append: false },
    });
    const { status, body } = await asFan.call('POST', '/v1/user/orders/create-with-payment', {
      key,
      body: {
        title: 'ご注文',
        content: '商品 1',
        deliveryMethod: 'venue',
        orderForm: { name: '港 あかり', email: 'akari@example.com', phone: '09012345678' },
        syncAddress: 0,
        paymentDetails: {
          type: 'token',
          token,
          brand: 'visa',
          last4: '1111',
          name: 'AKARI HAMANO',
        },
        capture: 'auto',
      },
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
  }

  /** Reconnects to the event stream after missing this many events. */
  const comeBack = (missed: number) => async () => {
    const { lastId } = await connection.db
      .selectFrom('eventHead')
      .select('lastId')
      .executeTakeFirstOrThrow();
    const leaving = new AbortController();
    const response = await fetch(`${origin}/api/v1/events`, {
      headers: {
        Authorization: `Bearer ${fan.token}`,
        'Last-Event-ID': String(Math.max(lastId - missed, 0)),
      },
      signal: leaving.signal,
    });
    const reader = response.body?.getReader();
    for (let text = ''; !text.includes(`id: ${lastId}`) && !text.includes('resync'); ) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) throw new Error('The stream ended.');
      text += Buffer.from(value ?? []).toString();
    }
    leaving.abort();
  };

  const orderId = '261121-000002';
  /** In the middle of the season. */
  const match = Math.ceil(size.orders / 200);
  return [
    fans('fan: top', 'GET', '/v1/user/top'),
    fans('fan: chats, first page', 'GET', '/v1/user/chats?page=1&size=15'),
    fans('fan: chats, last page', 'GET', '/v1/user/chats?page=2&size=10'),
    fans('fan: thread, first page', 'GET', threadPage(thread.id, 1)),
    fans('fan: thread, last page', 'GET', threadPage(thread.id, thread.lastPage)),
    fans('fan: group, first page', 'GET', threadPage(group.id, 1)),
    fans('fan: group, page 60', 'GET', threadPage(group.id, Math.min(60, group.lastPage))),
    fans('fan: group, last page', 'GET', threadPage(group.id, group.lastPage)),
    fans('fan: my page', 'GET', '/v1/user/mypage'),
    fans('fan: album', 'GET', '/v1/user/cards'),
    fans('fan: card', 'GET', '/v1/user/cards/9'),
    fans('fan: products, first page', 'GET', '/v1/user/products?page=1&size=15'),
    fans('fan: products, last page', 'GET', '/v1/user/products?page=4&size=15'),
    fans('fan: product', 'GET', '/v1/user/products/7'),
    fans('fan: cart', 'GET', '/v1/user/cart'),
    fans('fan: orders, first page', 'GET', '/v1/user/orders?page=1&size=15'),
    fans('fan: orders, last page', 'GET', '/v1/user/orders?page=12&size=15'),
    fans('fan: order', 'GET', `/v1/user/orders/${orderId}`),
    fans('fan: address', 'GET', '/v1/user/shipping-address'),
    fans('fan: reply', 'POST', '/v1/user/chats/message', {
      body: { topicId: thread.id, content: 'がんばれ！' },
    }),
    fans('fan: send to a group', 'POST', '/v1/user/message/send', {
      body: { chatType: 'group', topicId: group.id, content: 'がんばれ！' },
    }),
    { name: 'fan: delete a picture', call: deletePicture },
    fans('fan: order for pickup', 'POST', '/v1/user/orders', {
      body: {
        items: [{ product_id: 1, quantity: 1 }],
        form: { name: '港 あかり', email: 'akari@example.com', phone: '09012345678' },
      },
    }),
    { name: 'fan: order and pay', call: pay },
    { name: 'fan: come back after 200 events', call: comeBack(200) },
    { name: 'fan: come back after a day', call: comeBack(size.messages / 20) },
    {
      name: 'fan: begin an upload',
      most: 5,
      async call() {
        const { status, headers } = await fetch(`${origin}/api/v1/uploads`, {
          method: 'POST',
          headers: {
            Authorization: `Bearer ${fan.token}`,
            'Tus-Resumable': '1.0.0',
            'Upload-Length': '1000',
          },
        });
        if (status !== 201) throw new Error(`upload: ${status} ${JSON.stringify([...headers])}`);
      },
    },
    fans('nobody: begin a LINE login', 'GET', '/v1/user/line/login?deviceId=device-1-1'),
    players('player: topics, first page', 'GET', '/v1/player/auth/topics?page=1&size=15'),
    players(
      'player: topics, last page',
      'GET',
      `/v1/player/auth/topics?page=${playerTopics}&size=15`,
    ),
    players(
      'player: thread, first page',
      'GET',
      `/v1/player/auth/topics/${thread.id}/messages?page=1&size=15`,
    ),
    players('player: send', 'POST', `/v1/player/auth/topics/${thread.id}/messages`, {
      body: { content: 'ありがとう' },
    }),
    office('staff: today', 'GET', '/v1/admin/today'),
    office('staff: tills of today', 'GET', '/v1/admin/tills'),
    office('staff: orders, all', 'GET', '/v1/admin/orders'),
    office('staff: orders, page 60', 'GET', '/v1/admin/orders?page=60'),
    office('staff: orders, one state', 'GET', '/v1/admin/orders?state=payment_pending'),
    office('staff: orders, one product', 'GET', '/v1/admin/orders?productId=7'),
    office('staff: orders, one match', 'GET', `/v1/admin/orders?match=${match}`),
    office('staff: tills, one match', 'GET', `/v1/admin/tills?match=${match}`),
    office('staff: log, one match', 'GET', `/v1/admin/log?match=${match}`),
    office('staff: packing of a match', 'GET', `/v1/admin/matches/${match}/packing`),
    office('staff: closing of a match', 'GET', `/v1/admin/matches/${match}/closing`),
    office('staff: visits of a match', 'GET', `/v1/admin/matches/${match}/visits`),
    fans('fan: matches', 'GET', '/v1/matches'),
    office('staff: order number', 'GET', search(orderId)),
    office('staff: end of an order number', 'GET', search('000 002')),
    office('staff: name', 'GET', search('三浦 さとみ')),
    office('staff: family name', 'GET', search('三浦')),
    office('staff: one character', 'GET', search('浦')),
    office('staff: a name nobody has', 'GET', search('髙﨑')),
    office('staff: e-mail', 'GET', search('satomi.42@')),
    office('staff: phone', 'GET', search('090-0202-7382')),
    office('staff: two digits', 'GET', search('42')),
    office('staff: order', 'GET', `/v1/admin/orders/${orderId}`),
  ];
}
