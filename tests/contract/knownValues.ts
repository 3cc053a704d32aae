import { createHmac } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSession } from '../../packages/server/src/http/session.ts';
import { createPushBrowser } from '../support/pushBrowser.ts';
import type { KnownValues } from './arbitraries.ts';
import { type People, password, pixel, pushServices, type TestClub } from './permissions.people.ts';

/** Existing values of the test people by field name. */
export async function knownValues({ services }: TestClub, people: People): Promise<KnownValues> {
  const { a, b, groupId, product, staff } = people;
  const file = join(services.config.dataFolder, 'pixel.png');
  await writeFile(file, pixel);
  await services.storage.put('pub-pixel.png', file);
  const { id: optionId } = await services.db
    .selectFrom('productOptions')
    .select('id')
    .where('productId', '=', product.id)
    .executeTakeFirstOrThrow();
  return {
    topicId: [a.topicId, groupId, b.topicId],
    messageId: [a.fanMessageId, a.playerMessageId],
    userId: [a.fanId, b.fanId],
    id: [a.fanId],
    playerId: [a.playerId],
    playerCardsId: [a.playerId, 0],
    cardId: [a.collected.id, a.shown.id, people.unseen.id],
    cardUuid: [a.shown.uuid, people.unseen.uuid],
    productId: [product.id],
    product_id: [product.id],
    productIds: [[product.id]],
    optionId: [optionId],
    unit_price: [product.price],
    orderId: [a.orderId, a.failedOrderId],
    loginId: [a.loginId, staff.desk.loginId],
    password: [password],
    oldPassword: [password],
    mediaId: [a.mediaId],
    name: ['pixel.png', '浜野 あかり'],
    phone: ['09012345678'],
    email: ['akari@example.com'],
    endpoint: [a.pushEndpoint, `https://${pushServices}/another`],
    keys: [createPushBrowser().keys],
  };
}

/** Opens a session of the role the operation is for and returns its token. */
export async function openSessionFor(
  { services: { db } }: TestClub,
  { a, staff }: People,
  path: string,
) {
  const person = path.startsWith('/v1/admin/')
    ? { role: staff.owner.role, personId: staff.owner.id }
    : path.startsWith('/v1/player/')
      ? { role: 'player' as const, personId: a.playerAccountId }
      : { role: 'user' as const, personId: a.fanId };
  const { token } = await openSession(db, { ...person, deviceId: 'd', deviceType: 'web' });
  return token;
}

/** Signs a payment notification like the gateway stand-in, whose secret is derived from SIGNING_SECRET. */
export function signNotice(signingSecret: string, body: string): string {
  const secret = createHmac('sha256', signingSecret).update('komoju webhook').digest('base64url');
  return createHmac('sha256', secret).update(body).digest('hex');
}
