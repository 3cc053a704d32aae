// biome-ignore-all lint/suspicious/noTemplateCurlyInString: guards are quoted as they stand.
import type { OperationId } from '../../packages/server/src/http/contract.ts';

export type Mutant = {
  name: string;
  /** Below packages/server/src. */
  file: string;
  guard: string;
  /** Replaces the guard. */
  without: string;
  /** Which check must detect it: operations, the event streams or the keys. */
  seenBy: (OperationId | 'events' | 'keys')[];
};

/** Each guard of the server with its removal. A guard that is no longer found fails the test. */
export const mutants: Mutant[] = [
  {
    name: 'control: with every guard in place nothing is detected',
    file: 'start.ts',
    guard: 'export async function start(',
    without: 'export async function start(',
    seenBy: ['listOrders', 'deleteFanMessage', 'getMedia', 'events', 'keys'],
  },
  {
    name: 'a session of the other role is accepted',
    file: 'http/contract.ts',
    guard: 'if (role && session.role !== role) throw notFound();',
    without: '',
    seenBy: ['listOrders', 'logOutPlayer'],
  },
  {
    name: 'the session is checked after the body',
    file: 'http/contract.ts',
    guard: 'onRequest: async (request, reply) => {',
    without: 'preHandler: async (request, reply) => {',
    seenBy: ['sendFanMessage', 'changePlayerPassword'],
  },
  {
    name: 'unknown query fields are accepted',
    file: 'http/contract.ts',
    guard: "...(where === 'query' && { additionalProperties: false }),",
    without: '',
    seenBy: ['listOrders'],
  },
  {
    name: 'any token is a session',
    file: 'http/session.ts',
    guard: `'expiresAt'])
      .where('tokenHash', '=', tokenHash)`,
    without: `'expiresAt'])`,
    seenBy: ['listOrders'],
  },
  {
    name: 'a session never expires',
    file: 'http/session.ts',
    guard: 'if (session.expiresAt.getTime() <= now) throw sessionExpired();',
    without: '',
    seenBy: ['listOrders'],
  },
  {
    name: 'an ended session stays valid',
    file: 'modules/auth/auth.queries.ts',
    guard: ".deleteFrom('sessions').where('personId', '=', personId)",
    without: ".deleteFrom('sessions')",
    seenBy: ['changePlayerPassword'],
  },
  {
    name: 'a fan logs out another',
    file: 'modules/auth/auth.routes.ts',
    guard: 'if (asked.body.id.toLowerCase() !== asked.session.personId) throw notFound();',
    without: '',
    seenBy: ['logOutFan'],
  },
  {
    name: 'any password is accepted',
    file: 'modules/auth/auth.routes.ts',
    guard: 'if (!isRight || !account)',
    without: 'if (!account)',
    seenBy: ['logInPlayer'],
  },
  {
    name: 'the current password is not checked',
    file: 'modules/auth/auth.routes.ts',
    guard: 'if (!(await isPassword(account?.passwordHash, body.oldPassword, place)))',
    without: 'if (!account)',
    seenBy: ['changePlayerPassword'],
  },
  {
    name: 'the new password is set for every account',
    file: 'modules/auth/auth.queries.ts',
    guard: ".where('id', '=', personId)",
    without: '',
    seenBy: ['changePlayerPassword'],
  },
  {
    name: 'a fan can read every private topic',
    file: 'modules/messages/topics.queries.ts',
    guard: "t.chat_type = 'private' and t.user_id = ${personId}`",
    without: "t.chat_type = 'private'`",
    seenBy: ['listFanMessages'],
  },
  {
    name: 'a player can read every private topic',
    file: 'modules/messages/topics.queries.ts',
    guard: `
          and t.player_id = (select player_id from player_accounts where id = \${personId})`,
    without: '',
    seenBy: ['listPlayerMessages'],
  },
  {
    name: 'a player can read every group',
    file: 'modules/messages/topics.queries.ts',
    guard: 'where tp.topic_id = t.id and a.id = ${personId})`',
    without: 'where tp.topic_id = t.id)`',
    seenBy: ['listPlayerMessages'],
  },
  {
    name: 'everyone can read a topic',
    file: 'modules/messages/topics.queries.ts',
    guard: ' and ${mayRead(viewer)}`.execute(db);',
    without: '`.execute(db);',
    seenBy: ['replyAsFan'],
  },
  {
    name: 'the top page shows unread messages of all topics',
    file: 'modules/messages/topics.queries.ts',
    guard: 'where ${mayRead(viewer)} and',
    without: 'where',
    seenBy: ['getTop'],
  },
  {
    name: 'a private message goes to another fan’s topic with the player',
    file: 'modules/messages/topics.queries.ts',
    guard: `.where('userId', '=', userId)
      .where('playerId', '=', playerId)`,
    without: ".where('playerId', '=', playerId)",
    seenBy: ['sendFanMessage'],
  },
  {
    name: 'messages to a missing player are accepted',
    file: 'modules/messages/topics.queries.ts',
    guard: 'if (!(await canReceive(tx, playerId))) return undefined;',
    without: '',
    seenBy: ['sendFanMessage'],
  },
  {
    name: 'a message can be sent to any topic',
    file: 'modules/messages/sendMessage.ts',
    guard: '(await findTopic(tx, sender, target.topicId))?.id',
    without: 'target.topicId',
    seenBy: ['replyAsFan'],
  },
  {
    name: 'anyone can delete a message',
    file: 'modules/messages/messages.queries.ts',
    guard: `
    .where('senderId', '=', senderId)`,
    without: '',
    seenBy: ['deleteFanMessage', 'deletePlayerMessage'],
  },
  {
    name: 'a deleted message can be deleted again',
    file: 'modules/messages/messages.queries.ts',
    guard: `
    .where('deletedAt', 'is', null)
    .forUpdate()`,
    without: '.forUpdate()',
    seenBy: ['deleteFanMessage'],
  },
  {
    name: 'a message can be deleted through another topic',
    file: 'modules/messages/messages.queries.ts',
    guard: `
    .where('topicId', '=', topicId)
    .where('id', '=', messageId)`,
    without: ".where('id', '=', messageId)",
    seenBy: ['deleteFanMessage'],
  },
  {
    name: 'a message can be deleted in a topic the sender has left',
    file: 'modules/messages/sendMessage.ts',
    guard: 'return topic && removeMessage(',
    without: 'return removeMessage(',
    seenBy: ['deletePlayerMessage'],
  },
  {
    name: 'a fan deletes a message as another',
    file: 'modules/messages/messages.routes.ts',
    guard: 'if (query.userId.toLowerCase() !== session.personId) throw notFound();',
    without: '',
    seenBy: ['deleteFanMessage'],
  },
  {
    name: 'a card shows another fan’s collection',
    file: 'modules/cards/cards.queries.ts',
    guard: ".on('collections.userId', '=', userId)",
    without: '',
    seenBy: ['getCard'],
  },
  {
    name: 'the album shows uncollected cards',
    file: 'modules/cards/cards.routes.ts',
    guard: 'row.collectedAt ? view(row) : closed(row)',
    without: 'view(row)',
    seenBy: ['listCards'],
  },
  {
    name: 'every card can be read',
    file: 'modules/cards/cards.routes.ts',
    guard: 'if (!row || !allowed(row)) throw notFound();',
    without: 'if (!row) throw notFound();',
    seenBy: ['getCard'],
  },
  {
    name: 'a card that was only shown counts as collected',
    file: 'modules/cards/cards.routes.ts',
    guard: '({ collectedAt }) => collectedAt !== null',
    without: '({ shownAt }) => shownAt !== null',
    seenBy: ['getCard'],
  },
  {
    name: 'a card can be read before its code was shown',
    file: 'modules/cards/cards.routes.ts',
    guard: '({ shownAt }) => shownAt !== null',
    without: '() => true',
    seenBy: ['getCollectedCard'],
  },
  {
    name: 'a card another fan has shown can be collected',
    file: 'modules/cards/cards.queries.ts',
    guard: `.where('userId', '=', userId)
    .where('cardId', '=', cardId)`,
    without: ".where('cardId', '=', cardId)",
    seenBy: ['collectCard'],
  },
  {
    name: 'a card that was not shown can be collected',
    file: 'modules/cards/cards.routes.ts',
    guard: 'if (!(await collect(db, session.personId, path.cardId))) throw notFound();',
    without: 'await collect(db, session.personId, path.cardId);',
    seenBy: ['collectCard'],
  },
  {
    name: 'a missing player can be the favourite',
    file: 'modules/account/players.queries.ts',
    guard: 'if (!exists) return false;',
    without: '',
    seenBy: ['setFavoritePlayer'],
  },
  {
    name: 'the favourite is set for everyone',
    file: 'modules/account/players.queries.ts',
    guard: `
    .where('id', '=', userId)
    .execute();
  return true;`,
    without: '.execute(); return true;',
    seenBy: ['setFavoritePlayer'],
  },
  {
    name: 'the top page shows another fan’s favourite',
    file: 'modules/account/players.queries.ts',
    guard: ".where('users.id', '=', userId)",
    without: '',
    seenBy: ['getTop'],
  },
  {
    name: 'my page shows another fan’s favourite',
    file: 'modules/account/myPage.queries.ts',
    guard: ".where('users.id', '=', userId)",
    without: '',
    seenBy: ['getMyPage'],
  },
  {
    name: 'the season counts messages of others',
    file: 'modules/account/myPage.queries.ts',
    guard: 'sender_id = ${userId}',
    without: '${userId}::uuid is not null',
    seenBy: ['getMyPage'],
  },
  {
    name: 'the season counts cards of others',
    file: 'modules/account/myPage.queries.ts',
    guard: ' user_id = ${userId}',
    without: ' ${userId}::uuid is not null',
    seenBy: ['getMyPage'],
  },
  {
    name: 'my page counts orders of others',
    file: 'modules/account/players.queries.ts',
    guard: `.where('userId', '=', userId)
        .where('paymentStatus'`,
    without: ".where('paymentStatus'",
    seenBy: ['getMyPage'],
  },
  {
    name: 'my page counts pickups of others',
    file: 'modules/account/players.queries.ts',
    guard: `.where('userId', '=', userId)
        .where('deliveryMethod'`,
    without: ".where('deliveryMethod'",
    seenBy: ['getMyPage'],
  },
  {
    name: 'my page counts messages of others',
    file: 'modules/account/players.queries.ts',
    guard: ".where('personId', '=', userId)",
    without: '',
    seenBy: ['getMyPage'],
  },
  {
    name: 'my page counts collections of others',
    file: 'modules/account/players.queries.ts',
    guard: `.where('userId', '=', userId)
        .where('collectedAt'`,
    without: ".where('collectedAt'",
    seenBy: ['getMyPage'],
  },
  {
    name: 'my page shows another fan',
    file: 'modules/account/myPage.queries.ts',
    guard: "    .where('id', '=', userId)",
    without: '',
    seenBy: ['getMyPage'],
  },
  {
    name: 'the cart contains items of others',
    file: 'modules/shop/cart.queries.ts',
    guard: `.where('userId', '=', userId)
    .where('onSale', '=', true)`,
    without: ".where('onSale', '=', true)",
    seenBy: ['getCart'],
  },
  {
    name: 'removed products are deleted from every cart',
    file: 'modules/shop/cart.queries.ts',
    guard: 'where c.user_id = ${userId} and p.id = c.product_id',
    without: 'where p.id = c.product_id',
    seenBy: ['getCart'],
  },
  {
    name: 'a product that is not on sale can be put into the cart',
    file: 'modules/shop/products.queries.ts',
    guard: ".where('onSale', '=', true)",
    without: '',
    seenBy: ['getProduct', 'putCart'],
  },
  {
    name: 'the order list contains orders of others',
    file: 'modules/orders/orders.queries.ts',
    guard: `.where('userId', '=', userId)
    .where('paymentStatus', 'in', finished)`,
    without: ".where('paymentStatus', 'in', finished)",
    seenBy: ['listOrders'],
  },
  {
    name: 'everyone can read an order',
    file: 'modules/orders/orders.queries.ts',
    guard: `
    .where('userId', '=', userId)
    .executeTakeFirst();`,
    without: '.executeTakeFirst();',
    seenBy: ['getOrder', 'orderWithPayment'],
  },
  {
    name: 'everyone can read a receipt',
    file: 'modules/orders/receipt.queries.ts',
    guard: ".where('orders.userId', '=', order.userId)",
    without: '',
    seenBy: ['getReceipt'],
  },
  {
    name: 'an unpaid order has a receipt',
    file: 'modules/orders/receipt.queries.ts',
    guard: ".where('orders.paymentStatus', '=', 'paid')",
    without: '',
    seenBy: ['getReceipt'],
  },
  {
    name: 'a paid order can be paid again',
    file: 'modules/checkout/checkout.ts',
    guard:
      "if (!['awaiting', 'failed', 'canceled'].includes(order.paymentStatus)) throw conflict();",
    without: '',
    seenBy: ['orderWithPayment'],
  },
  {
    name: 'another fan’s payment blocks an order',
    file: 'modules/checkout/payments.queries.ts',
    guard: ".where('orders.userId', '=', userId)",
    without: '',
    seenBy: ['orderWithPayment'],
  },
  {
    name: 'an unsigned payment notification is accepted',
    file: 'adapters/payment/komojuNotification.ts',
    guard: "if (!timingSafeEqual(Buffer.from(signature, 'hex'), expected)) return null;",
    without: '',
    seenBy: ['receivePaymentNotice'],
  },
  {
    name: 'everyone can read an address',
    file: 'modules/account/address.queries.ts',
    guard: `.select(columns)
    .where('userId', '=', userId)`,
    without: '.select(columns)',
    seenBy: ['getShippingAddress'],
  },
  {
    name: 'an update changes every address',
    file: 'modules/account/address.queries.ts',
    guard: `.set(address)
    .where('userId', '=', userId)`,
    without: '.set(address)',
    seenBy: ['updateShippingAddress'],
  },
  {
    name: 'everyone with a session can read a picture',
    file: 'modules/media/media.queries.ts',
    guard: `
        and \${mayRead({ role, personId })})`,
    without: ')',
    seenBy: ['getMedia'],
  },
  {
    name: 'a picture stays readable after its message is deleted',
    file: 'modules/media/media.queries.ts',
    guard: ' and m.deleted_at is null',
    without: '',
    seenBy: ['getMedia'],
  },
  {
    name: 'a media cookie stays valid after its session ended',
    file: 'modules/media/media.queries.ts',
    guard: ' and id = ${id}',
    without: '',
    seenBy: ['getMedia'],
  },
  {
    name: 'a media cookie stays valid after its session expired',
    file: 'modules/media/media.queries.ts',
    guard: ' and expires_at > now()',
    without: '',
    seenBy: ['getMedia'],
  },
  {
    name: 'an unsigned media cookie is accepted',
    file: 'http/mediaCookies.ts',
    guard: 'return isValid(value, session) ? [session] : [];',
    without: "return value === '' ? [] : [session];",
    seenBy: ['getMedia'],
  },
  {
    name: 'a media cookie is valid for either role',
    file: 'http/mediaCookies.ts',
    guard: '.update(`${role}.${personId}.${id}`)',
    without: '.update(`${personId}.${id}`)',
    seenBy: ['getMedia'],
  },
  {
    name: 'a refused token is ignored when a cookie is sent',
    file: 'http/contract.ts',
    guard: 'if (takesCookies && request.headers.authorization === undefined) {',
    without: 'if (takesCookies && mediaCookies.read(request).length > 0) {',
    seenBy: ['getMedia'],
  },
  {
    name: 'a media cookie is accepted by every operation',
    file: 'http/contract.ts',
    guard: "operation.security?.some((one) => !('session' in one)) === true",
    without: 'true',
    seenBy: ['listOrders'],
  },
  {
    name: 'anyone can unsubscribe a browser',
    file: 'modules/push/subscriptions.queries.ts',
    guard: ".where('personId', '=', personId)",
    without: '',
    seenBy: ['unsubscribeFromPush'],
  },
  {
    name: 'a key returns another person’s response',
    file: 'http/idempotencyKeys.queries.ts',
    guard: `.select(['fingerprint', 'answer'])
    .where('personId', '=', personId)`,
    without: ".select(['fingerprint', 'answer'])",
    seenBy: ['keys'],
  },
  {
    name: 'every fan receives events of private messages',
    file: 'modules/live/eventHub.ts',
    guard: 'if (!audience.everyFan) return;',
    without: '',
    seenBy: ['events'],
  },
  {
    name: 'every player receives events of groups',
    file: 'modules/live/eventHub.ts',
    guard: "if (listener.session.role === 'user') yield listener;",
    without: 'yield listener;',
    seenBy: ['events'],
  },
  {
    name: 'a catch-up contains all events',
    file: 'modules/live/events.queries.ts',
    guard: 'and (e.person_id = ${personId} or (e.person_id is null and ${ofTheirTopics}))',
    without: '',
    seenBy: ['events'],
  },
  {
    name: 'a fan’s catch-up contains every topic',
    file: 'modules/live/events.queries.ts',
    guard: " where chat_type = 'private' and user_id = ${personId})",
    without: ')',
    seenBy: ['events'],
  },
  {
    name: 'a player’s catch-up contains every topic',
    file: 'modules/live/events.queries.ts',
    guard: 'where t.id = e.topic_id and a.id = ${personId})',
    without: 'where t.id = e.topic_id)',
    seenBy: ['events'],
  },
  {
    name: 'everyone receives the idempotency key of a message',
    file: 'modules/live/eventHub.ts',
    guard: 'if (sender?.role !== role || sender.personId !== personId) return text;',
    without: 'if (sender === undefined) return text;',
    seenBy: ['events'],
  },
  {
    name: 'a logout ends every stream of the person',
    file: 'modules/live/eventHub.ts',
    guard: 'ended.includes(listener.session.id)',
    without: 'ended.length >= 0',
    seenBy: ['events'],
  },
];
