import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StaffRole } from '@homestand/api-client/staff';
import { newId } from '../../packages/server/src/db/id.ts';
import { hashOf, openSession } from '../../packages/server/src/http/session.ts';
import { hashPassword } from '../../packages/server/src/modules/auth/passwords.ts';
import { newOrderId } from '../../packages/server/src/modules/orders/orderId.ts';
import type { Services } from '../../packages/server/src/services.ts';
import type { Caller } from './permissions.data.ts';

export type TestClub = { services: Services; origin: string };

export type Side = Awaited<ReturnType<typeof createSide>>;

export type People = Awaited<ReturnType<typeof createPeople>>;

export const password = `Aa1-${randomUUID()}`;
const passwordHash = hashPassword(password);

/** One pixel: the smallest PNG. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let count = 0;

/** Push services of the test browsers, a server setting. */
export const pushServices = 'push.example.com';

/** Two fans and two players, A and B, with every kind of data; created again for each operation. */
export async function createPeople(world: TestClub) {
  const { db } = world.services;
  const product = await insertProduct(world, true);
  const gone = await insertProduct(world, false);
  const soldOut = await insertProduct(world, true);
  await db
    .updateTable('stock')
    .set({ onHand: 0 })
    .where('optionId', '=', await plainOptionOf(world, soldOut.id))
    .execute();
  const [a, b] = [
    await createSide(world, product, soldOut),
    await createSide(world, product, soldOut),
  ];
  const groupId = await insertGroup(world, a.playerId);
  const leftGroupId = await insertGroup(world, b.playerId);
  const leftTopicId = newId();
  await db
    .insertInto('messages')
    .values({
      ...message(leftGroupId, 1),
      id: leftTopicId,
      senderType: 'player',
      senderId: a.playerAccountId,
    })
    .execute();
  await db.updateTable('topics').set({ lastSeq: 1 }).where('id', '=', leftGroupId).execute();
  const unseen = await insertCard(world, a.playerId, 'unseen');
  const staff = {
    desk: await insertStaff(world, 'desk'),
    manager: await insertStaff(world, 'manager'),
    owner: await insertStaff(world, 'owner'),
    /** Whose sessions are expired or revoked. */
    former: await insertStaff(world, 'owner'),
  };
  return { a, b, product, gone, soldOut, groupId, leftGroupId, left: leftTopicId, unseen, staff };
}

async function insertStaff({ services: { db } }: TestClub, role: StaffRole) {
  const id = newId();
  const person = { id, name: 'staff', loginId: `staff-${id}`, role };
  await db
    .insertInto('staff')
    .values({ ...person, passwordHash: await passwordHash })
    .execute();
  return person;
}

async function createSide(
  world: TestClub,
  product: { id: number; price: number },
  soldOut: { id: number },
) {
  const { services } = world;
  const { db } = services;
  const number = ++count;
  const mark = `${number}-${randomUUID().slice(0, 8)}`;
  const [fanId, playerAccountId, topicId] = [newId(), newId(), newId()];
  const [fanName, fanText, playerText] = [`fan ${mark}`, `from fan ${mark}`, `from player ${mark}`];
  const [street, cardText, goneName] = [`street ${mark}`, `card ${mark}`, `gone ${mark}`];
  const loginId = `login-${mark}`;
  const { id: playerId } = await db
    .insertInto('players')
    .values({ nameJapanese: `player ${mark}`, nameRomaji: 'Player', jerseyNumber: nextJersey() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('playerAccounts')
    .values({ id: playerAccountId, playerId, loginId, passwordHash: await passwordHash })
    .execute();
  await db
    .insertInto('users')
    .values({ id: fanId, lineSub: mark, name: fanName, favoritePlayerId: playerId })
    .execute();

  const [fanMessageId, playerMessageId, deletedFanMessageId, deletedPlayerMessageId] = [
    newId(),
    newId(),
    newId(),
    newId(),
  ];
  await db
    .insertInto('topics')
    .values({
      id: topicId,
      chatType: 'private',
      userId: fanId,
      playerId,
      lastSeq: 4,
      deletedCount: 2,
    })
    .execute();
  const mediaId = newId();
  await storeMedia(world, mediaId, topicId);
  const ofFan = { senderType: 'user' as const, senderId: fanId };
  const ofPlayer = { senderType: 'player' as const, senderId: playerAccountId };
  const deletedAt = new Date();
  await db
    .insertInto('messages')
    .values([
      { ...message(topicId, 1), ...ofFan, id: fanMessageId, content: fanText, mediaId },
      { ...message(topicId, 2), ...ofPlayer, id: deletedPlayerMessageId, content: '', deletedAt },
      { ...message(topicId, 3), ...ofFan, id: deletedFanMessageId, content: '', deletedAt },
      { ...message(topicId, 4), ...ofPlayer, id: playerMessageId, content: playerText },
    ])
    .execute();
  await db
    .insertInto('topicMembers')
    .values({ personId: fanId, topicId, readSeq: 0, sentCount: 1 })
    .execute();

  const collected = await insertCard(world, playerId, cardText);
  const shown = await insertCard(world, playerId, `shown ${mark}`);
  await db
    .insertInto('collections')
    .values([
      { userId: fanId, cardId: collected.id, collectedAt: new Date() },
      { userId: fanId, cardId: shown.id },
    ])
    .execute();

  const quantity = 1_000_000 * (number + 1);
  const goneProduct = await insertProduct(world, false, goneName);
  await db
    .insertInto('cartItems')
    .values([
      { userId: fanId, productId: product.id, quantity },
      { userId: fanId, productId: goneProduct.id, quantity: 1 },
    ])
    .execute();
  const option = await db
    .insertInto('productOptions')
    .values({ productId: (await insertProduct(world, true)).id, label: 'L' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const optionQuantity = quantity + 1;
  await db
    .insertInto('cartOptions')
    .values({ userId: fanId, optionId: option.id, quantity: optionQuantity, price: product.price })
    .execute();
  // Of what stays sold out: the job of 再入荷 changes nothing meanwhile.
  await db
    .insertInto('stockNotices')
    .values({ userId: fanId, optionId: await plainOptionOf(world, soldOut.id) })
    .execute();
  await db
    .insertInto('shippingAddresses')
    .values({ userId: fanId, ...address, street })
    .execute();
  const order = { userId: fanId, ...orderValues, street, totalPrice: product.price };
  const [orderId, failedOrderId] = [newOrderId(), newOrderId()];
  await db
    .insertInto('orders')
    .values([
      { ...order, id: orderId, paymentStatus: 'paid' },
      { ...order, id: failedOrderId, paymentStatus: 'failed' },
    ])
    .execute();

  // Without a session the server removes the subscription when it starts.
  const opening = { role: 'user', personId: fanId, deviceId: mark, deviceType: 'web' } as const;
  const { session } = await openSession(db, { ...opening, pendingStep: null });
  const pushEndpoint = `https://${pushServices}/${mark}`;
  await db
    .insertInto('pushSubscriptions')
    .values({
      personId: fanId,
      sessionId: session.id,
      endpoint: pushEndpoint,
      endpointHash: createHash('sha256').update(pushEndpoint).digest(),
      p256dh: 'p',
      auth: 'a',
    })
    .execute();
  // biome-ignore format: one thing of a kind in each line
  return {
    fanId, fanName, playerId, playerAccountId, loginId,
    topicId, fanMessageId, fanText, playerMessageId, playerText,
    deletedFanMessageId, deletedPlayerMessageId,
    collected, shown, cardText, goneName, quantity, cart: `"quantity":${quantity}`,
    street, orderId, failedOrderId, mediaId, pushEndpoint,
    secrets: [
      fanName, fanText, playerText, cardText, street, goneName, orderId, failedOrderId,
      `"quantity":${quantity}`, `"quantity":${optionQuantity}`, topicId, fanMessageId, playerMessageId, pushEndpoint, mediaId,
    ],
  };
}

type Person = { role: 'user' | 'player' | StaffRole; personId: string };

/** The person of a call; for callers whose session has ended, a person who could make this call. */
function personOf({ a, b, staff }: People, caller: Caller, path: string): Person {
  const fan = (personId: string) => ({ role: 'user' as const, personId });
  const player = (personId: string) => ({ role: 'player' as const, personId });
  const member = ({ role, id }: People['staff']['desk']) => ({ role, personId: id });
  switch (caller) {
    case 'fanA':
      return fan(a.fanId);
    case 'fanB':
      return fan(b.fanId);
    case 'playerA':
      return player(a.playerAccountId);
    case 'playerB':
      return player(b.playerAccountId);
    case 'desk':
    case 'manager':
    case 'owner':
      return member(staff[caller]);
    default:
      if (path.startsWith('/v1/admin/')) return member(staff.former);
      return path.startsWith('/v1/player/') ? player(a.playerAccountId) : fan(a.fanId);
  }
}

/** Opens the caller's session. */
export async function openSessionOf(
  { services: { db } }: TestClub,
  people: People,
  caller: Caller,
  path = '',
): Promise<string | undefined> {
  if (caller === 'nobody') return undefined;
  const { role, personId } = personOf(people, caller, path);
  // The calls that finish a login are for the sessions that a password opens.
  const pendingStep = path.startsWith('/v1/admin/login/') ? 'verify' : null;
  const opening = { role, personId, deviceId: 'd', deviceType: 'web', pendingStep } as const;
  const { token } = await openSession(db, opening);
  const tokenHash = hashOf(token);
  if (caller === 'expired')
    await db
      .updateTable('sessions')
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where('tokenHash', '=', tokenHash)
      .execute();
  if (caller === 'revoked')
    await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
  return token;
}

/** Creates a resumable upload of the token's owner, finished or not. */
export async function beginUpload(
  world: TestClub,
  token: string,
  finished: boolean,
): Promise<string> {
  const headers = { Authorization: `Bearer ${token}`, 'Tus-Resumable': '1.0.0' };
  const address = `${world.origin}/api/v1/uploads`;
  const begun = await fetch(address, {
    method: 'POST',
    headers: { ...headers, 'Upload-Length': String(pixel.length) },
  });
  const id = begun.headers.get('Location')?.split('/').at(-1);
  if (!id) throw new Error(`The upload was not created: ${begun.status} ${await begun.text()}`);
  if (finished)
    await fetch(`${address}/${id}`, {
      method: 'PATCH',
      headers: {
        ...headers,
        'Upload-Offset': '0',
        'Content-Type': 'application/offset+octet-stream',
      },
      body: pixel,
    });
  return id;
}

/** Stores a picture as sending does before its message exists. */
export async function storeMedia({ services }: TestClub, mediaId: string, topicId: string) {
  const [originalKey, thumbnailKey] = [`${randomUUID()}.png`, `${randomUUID()}.png`];
  for (const key of [originalKey, thumbnailKey]) {
    const file = join(services.config.dataFolder, key);
    await writeFile(file, pixel);
    await services.storage.put(key, file);
  }
  await services.db
    .insertInto('media')
    .values({
      id: mediaId,
      topicId,
      kind: 'image',
      fileName: 'pixel.png',
      contentType: 'image/png',
      size: pixel.length,
      width: 1,
      height: 1,
      originalKey,
      thumbnailKey,
    })
    .execute();
}

const message = (topicId: string, seq: number) => ({ topicId, seq, content: 'text' });

export const address = {
  name: '浜野 あかり',
  email: 'akari@example.com',
  postalCode: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  street: '1-1',
  phoneNumber: '09012345678',
};

const { phoneNumber, ...delivery } = address;
export const orderValues = {
  ...delivery,
  phone: phoneNumber,
  deliveryMethod: 'venue' as const,
  deliveryStatus: 'pending' as const,
  paymentMethod: 'credit_card' as const,
};

let jersey = 0;
const letters = '0123456789abcdefghijklmnopqrstuvwxyz';
/** The column holds three characters. */
const nextJersey = () => {
  const number = jersey++;
  return [1296, 36, 1].map((unit) => letters[Math.floor(number / unit) % 36]).join('');
};

async function plainOptionOf({ services: { db } }: TestClub, productId: number) {
  const { id } = await db
    .selectFrom('productOptions')
    .select('id')
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow();
  return id;
}

async function insertProduct({ services }: TestClub, onSale: boolean, name = 'product') {
  const price = 1800;
  const { id } = await services.db
    .insertInto('products')
    .values({ name, price, category: 'jewelry', onSale })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, price };
}

const insertCard = ({ services }: TestClub, playerId: number, text: string) =>
  services.db
    .insertInto('cards')
    .values({ uuid: randomUUID(), playerId, cardType: 'normal', message: text })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow();

async function insertGroup({ services: { db } }: TestClub, playerId: number) {
  const topicId = newId();
  const title = `group ${topicId}`;
  await db.insertInto('topics').values({ id: topicId, chatType: 'group', title }).execute();
  await db.insertInto('topicPlayers').values({ topicId, playerId }).execute();
  return topicId;
}
