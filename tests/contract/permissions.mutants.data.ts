// biome-ignore-all lint/suspicious/noTemplateCurlyInString: guards are quoted as they stand.
import type { OperationId } from '../../packages/server/src/http/contract.ts';

export type Mutant = {
  name: string;
  /** Below packages/server/src. */
  file: string;
  guard: string;
  /** What stands there when the guard is gone. */
  without: string;
  /** Where the matrix looks for it: operations, the event streams or the keys. */
  seenBy: (OperationId | 'events' | 'keys')[];
};

/** Each guard of the server, and the server without it. A guard that is no longer found fails the test. */
export const mutants: Mutant[] = [
  {
    name: 'control: with every guard in its place there is nothing to notice',
    file: 'start.ts',
    guard: 'export async function start(',
    without: 'export async function start(',
    seenBy: ['listOrders', 'deleteFanMessage', 'getMedia', 'events', 'keys'],
  },
  {
    name: 'a session of the other role is let in',
    file: 'http/contract.ts',
    guard: 'if (role && session.role !== role) throw notFound();',
    without: '',
    seenBy: ['listOrders', 'logOutPlayer'],
  },
  {
    name: 'the session is looked at after the body',
    file: 'http/contract.ts',
    guard: 'onRequest: async (request, reply) => {',
    without: 'preHandler: async (request, reply) => {',
    seenBy: ['sendFanMessage', 'changePlayerPassword'],
  },
  {
    name: 'unknown query fields are taken',
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
    name: 'an ended session goes on',
    file: 'modules/auth/auth.queries.ts',
    guard: ".deleteFrom('sessions').where('personId', '=', personId)",
    without: ".deleteFrom('sessions')",
    seenBy: ['changePlayerPassword'],
  },
  {
    name: 'a fan logs out in another’s name',
    file: 'modules/auth/auth.routes.ts',
    guard: 'if (asked.body.id.toLowerCase() !== asked.session.personId) throw notFound();',
    without: '',
    seenBy: ['logOutFan'],
  },
  {
    name: 'any password opens an account',
    file: 'modules/auth/auth.routes.ts',
    guard: 'if (!isRight || !account)',
    without: 'if (!account)',
    seenBy: ['logInPlayer'],
  },
  {
    name: 'the current password may be wrong',
    file: 'modules/auth/auth.routes.ts',
    guard: 'if (!(await isPassword(account?.passwordHash, body.oldPassword, place)))',
    without: 'if (!account)',
    seenBy: ['changePlayerPassword'],
  },
  {
    name: 'every account gets the new password',
    file: 'modules/auth/auth.queries.ts',
    guard: ".where('id', '=', personId)",
    without: '',
    seenBy: ['changePlayerPassword'],
  },
  {
    name: 'a fan is in every private topic',
    file: 'modules/messages/topics.queries.ts',
    guard: "t.chat_type = 'private' and t.user_id = ${personId}`",
    without: "t.chat_type = 'private'`",
    seenBy: ['listFanMessages'],
  },
  {
    name: 'a player is in every private topic',
    file: 'modules/messages/topics.queries.ts',
    guard: `
          and t.player_id = (select player_id from player_accounts where id = \${personId})`,
    without: '',
    seenBy: ['listPlayerMessages'],
  },
  {
    name: 'a player is in every group',
    file: 'modules/messages/topics.queries.ts',
    guard: 'where tp.topic_id = t.id and a.id = ${personId})`',
    without: 'where tp.topic_id = t.id)`',
    seenBy: ['listPlayerMessages'],
  },
  {
    name: 'a topic is anybody’s',
    file: 'modules/messages/topics.queries.ts',
    guard: ' and ${mayRead(viewer)}`.execute(db);',
    without: '`.execute(db);',
    seenBy: ['replyAsFan'],
  },
  {
    name: 'unread messages of all topics are on the top page',
    file: 'modules/messages/topics.queries.ts',
    guard: 'where ${mayRead(viewer)} and',
    without: 'where',
    seenBy: ['getTop'],
  },
  {
    name: 'a private message goes to whichever topic the player has',
    file: 'modules/messages/topics.queries.ts',
    guard: `.where('userId', '=', userId)
      .where('playerId', '=', playerId)`,
    without: ".where('playerId', '=', playerId)",
    seenBy: ['sendFanMessage'],
  },
  {
    name: 'a player need not exist to be written to',
    file: 'modules/messages/topics.queries.ts',
    guard: 'if (!(await canReceive(tx, playerId))) return undefined;',
    without: '',
    seenBy: ['sendFanMessage'],
  },
  {
    name: 'a message goes to any topic',
    file: 'modules/messages/sendMessage.ts',
    guard: '(await findTopic(tx, sender, target.topicId))?.id',
    without: 'target.topicId',
    seenBy: ['replyAsFan'],
  },
  {
    name: 'a message is deleted by anybody',
    file: 'modules/messages/messages.queries.ts',
    guard: `
    .where('senderId', '=', senderId)`,
    without: '',
    seenBy: ['deleteFanMessage', 'deletePlayerMessage'],
  },
  {
    name: 'a deleted message is deleted again',
    file: 'modules/messages/messages.queries.ts',
    guard: `
    .where('deletedAt', 'is', null)
    .forUpdate()`,
    without: '.forUpdate()',
    seenBy: ['deleteFanMessage'],
  },
  {
    name: 'a message is deleted through another topic',
    file: 'modules/messages/messages.queries.ts',
    guard: `
    .where('topicId', '=', topicId)
    .where('id', '=', messageId)`,
    without: ".where('id', '=', messageId)",
    seenBy: ['deleteFanMessage'],
  },
  {
    name: 'a message is deleted in a topic that one has left',
    file: 'modules/messages/sendMessage.ts',
    guard: 'return topic && removeMessage(',
    without: 'return removeMessage(',
    seenBy: ['deletePlayerMessage'],
  },
  {
    name: 'a message is deleted in another’s name',
    file: 'modules/messages/messages.routes.ts',
    guard: 'if (query.userId.toLowerCase() !== session.personId) throw notFound();',
    without: '',
    seenBy: ['deleteFanMessage'],
  },
  {
    name: 'a card shows whoever’s collection',
    file: 'modules/cards/cards.queries.ts',
    guard: ".on('collections.userId', '=', userId)",
    without: '',
    seenBy: ['getCard'],
  },
  {
    name: 'every card of the album is open',
    file: 'modules/cards/cards.routes.ts',
    guard: 'row.collectedAt ? view(row) : closed(row)',
    without: 'view(row)',
    seenBy: ['listCards'],
  },
  {
    name: 'every card can be looked at',
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
    name: 'a card is looked at before its code was shown',
    file: 'modules/cards/cards.routes.ts',
    guard: '({ shownAt }) => shownAt !== null',
    without: '() => true',
    seenBy: ['getCollectedCard'],
  },
  {
    name: 'a card is collected that another has shown',
    file: 'modules/cards/cards.queries.ts',
    guard: `.where('userId', '=', userId)
    .where('cardId', '=', cardId)`,
    without: ".where('cardId', '=', cardId)",
    seenBy: ['collectCard'],
  },
  {
    name: 'a card is collected that was not shown',
    file: 'modules/cards/cards.routes.ts',
    guard: 'if (!(await collect(db, session.personId, path.cardId))) throw notFound();',
    without: 'await collect(db, session.personId, path.cardId);',
    seenBy: ['collectCard'],
  },
  {
    name: 'a favourite need not exist',
    file: 'modules/account/players.queries.ts',
    guard: 'if (!exists) return false;',
    without: '',
    seenBy: ['setFavoritePlayer'],
  },
  {
    name: 'everybody gets the favourite',
    file: 'modules/account/players.queries.ts',
    guard: `
    .where('id', '=', userId)
    .execute();
  return true;`,
    without: '.execute(); return true;',
    seenBy: ['setFavoritePlayer'],
  },
  {
    name: 'a favourite of anybody is shown',
    file: 'modules/account/players.queries.ts',
    guard: ".where('users.id', '=', userId)",
    without: '',
    seenBy: ['getTop'],
  },
  {
    name: 'a favourite of anybody is on my page',
    file: 'modules/account/myPage.queries.ts',
    guard: ".where('users.id', '=', userId)",
    without: '',
    seenBy: ['getMyPage'],
  },
  {
    name: 'the season counts what others wrote',
    file: 'modules/account/myPage.queries.ts',
    guard: 'sender_id = ${userId}',
    without: '${userId}::uuid is not null',
    seenBy: ['getMyPage'],
  },
  {
    name: 'the season counts what others collected',
    file: 'modules/account/myPage.queries.ts',
    guard: ' user_id = ${userId}',
    without: ' ${userId}::uuid is not null',
    seenBy: ['getMyPage'],
  },
  {
    name: 'orders of all are counted',
    file: 'modules/account/players.queries.ts',
    guard: `.where('userId', '=', userId)
        .where('paymentStatus'`,
    without: ".where('paymentStatus'",
    seenBy: ['getMyPage'],
  },
  {
    name: 'what waits for others is counted',
    file: 'modules/account/players.queries.ts',
    guard: `.where('userId', '=', userId)
        .where('deliveryMethod'`,
    without: ".where('deliveryMethod'",
    seenBy: ['getMyPage'],
  },
  {
    name: 'messages of all are counted',
    file: 'modules/account/players.queries.ts',
    guard: ".where('personId', '=', userId)",
    without: '',
    seenBy: ['getMyPage'],
  },
  {
    name: 'collections of all are counted',
    file: 'modules/account/players.queries.ts',
    guard: `.where('userId', '=', userId)
        .where('collectedAt'`,
    without: ".where('collectedAt'",
    seenBy: ['getMyPage'],
  },
  {
    name: 'my page is anybody’s',
    file: 'modules/account/myPage.queries.ts',
    guard: "    .where('id', '=', userId)",
    without: '',
    seenBy: ['getMyPage'],
  },
  {
    name: 'the cart holds what others put in',
    file: 'modules/shop/cart.queries.ts',
    guard: `.where('userId', '=', userId)
    .where('onSale', '=', true)`,
    without: ".where('onSale', '=', true)",
    seenBy: ['getCart'],
  },
  {
    name: 'what is gone leaves every cart',
    file: 'modules/shop/cart.queries.ts',
    guard: 'where c.user_id = ${userId} and p.id = c.product_id',
    without: 'where p.id = c.product_id',
    seenBy: ['getCart'],
  },
  {
    name: 'what is not sold is put into the cart',
    file: 'modules/shop/products.queries.ts',
    guard: ".where('onSale', '=', true)",
    without: '',
    seenBy: ['getProduct', 'putCart'],
  },
  {
    name: 'the list holds the orders of all',
    file: 'modules/orders/orders.queries.ts',
    guard: `.where('userId', '=', userId)
    .where('paymentStatus', 'in', finished)`,
    without: ".where('paymentStatus', 'in', finished)",
    seenBy: ['listOrders'],
  },
  {
    name: 'an order is anybody’s',
    file: 'modules/orders/orders.queries.ts',
    guard: `
    .where('userId', '=', userId)
    .executeTakeFirst();`,
    without: '.executeTakeFirst();',
    seenBy: ['getOrder', 'orderWithPayment'],
  },
  {
    name: 'a receipt is anybody’s',
    file: 'modules/orders/receipt.queries.ts',
    guard: ".where('orders.userId', '=', order.userId)",
    without: '',
    seenBy: ['getReceipt'],
  },
  {
    name: 'a receipt is there before the money',
    file: 'modules/orders/receipt.queries.ts',
    guard: ".where('orders.paymentStatus', '=', 'paid')",
    without: '',
    seenBy: ['getReceipt'],
  },
  {
    name: 'an order that is paid is paid again',
    file: 'modules/checkout/checkout.ts',
    guard:
      "if (!['awaiting', 'failed', 'canceled'].includes(order.paymentStatus)) throw conflict();",
    without: '',
    seenBy: ['orderWithPayment'],
  },
  {
    name: 'a payment of another is in the way',
    file: 'modules/checkout/payments.queries.ts',
    guard: ".where('orders.userId', '=', userId)",
    without: '',
    seenBy: ['orderWithPayment'],
  },
  {
    name: 'a notice need not be signed',
    file: 'adapters/payment/komojuNotification.ts',
    guard: "if (!timingSafeEqual(Buffer.from(signature, 'hex'), expected)) return null;",
    without: '',
    seenBy: ['receivePaymentNotice'],
  },
  {
    name: 'an address is anybody’s',
    file: 'modules/account/address.queries.ts',
    guard: `.select(columns)
    .where('userId', '=', userId)`,
    without: '.select(columns)',
    seenBy: ['getShippingAddress'],
  },
  {
    name: 'every address is changed',
    file: 'modules/account/address.queries.ts',
    guard: `.set(address)
    .where('userId', '=', userId)`,
    without: '.set(address)',
    seenBy: ['updateShippingAddress'],
  },
  {
    name: 'a picture is anybody’s who has a session',
    file: 'modules/media/media.queries.ts',
    guard: `
        and \${mayRead({ role, personId })})`,
    without: ')',
    seenBy: ['getMedia'],
  },
  {
    name: 'a picture outlives its message',
    file: 'modules/media/media.queries.ts',
    guard: ' and m.deleted_at is null',
    without: '',
    seenBy: ['getMedia'],
  },
  {
    name: 'a media cookie outlives its session',
    file: 'modules/media/media.queries.ts',
    guard: ' and id = ${id}',
    without: '',
    seenBy: ['getMedia'],
  },
  {
    name: 'a media cookie outlives the time of its session',
    file: 'modules/media/media.queries.ts',
    guard: ' and expires_at > now()',
    without: '',
    seenBy: ['getMedia'],
  },
  {
    name: 'a media cookie need not be signed',
    file: 'http/mediaCookies.ts',
    guard: 'return isValid(value, session) ? [session] : [];',
    without: "return value === '' ? [] : [session];",
    seenBy: ['getMedia'],
  },
  {
    name: 'a media cookie is good for either role',
    file: 'http/mediaCookies.ts',
    guard: '.update(`${role}.${personId}.${id}`)',
    without: '.update(`${personId}.${id}`)',
    seenBy: ['getMedia'],
  },
  {
    name: 'a refused token does not matter beside a cookie',
    file: 'http/contract.ts',
    guard: 'if (takesCookies && request.headers.authorization === undefined) {',
    without: 'if (takesCookies && mediaCookies.read(request).length > 0) {',
    seenBy: ['getMedia'],
  },
  {
    name: 'a media cookie is taken everywhere',
    file: 'http/contract.ts',
    guard: "operation.security?.some((one) => !('session' in one)) === true",
    without: 'true',
    seenBy: ['listOrders'],
  },
  {
    name: 'a browser is taken off by anybody',
    file: 'modules/push/subscriptions.queries.ts',
    guard: ".where('personId', '=', personId)",
    without: '',
    seenBy: ['unsubscribeFromPush'],
  },
  {
    name: 'an answer is anybody’s who has the key',
    file: 'http/idempotency.ts',
    guard: `.select(['fingerprint', 'answer'])
    .where('personId', '=', personId)`,
    without: ".select(['fingerprint', 'answer'])",
    seenBy: ['keys'],
  },
  {
    name: 'every fan hears private messages',
    file: 'modules/live/eventHub.ts',
    guard: 'if (!audience.everyFan) return;',
    without: '',
    seenBy: ['events'],
  },
  {
    name: 'every player hears the groups',
    file: 'modules/live/eventHub.ts',
    guard: "if (listener.session.role === 'user') yield listener;",
    without: 'yield listener;',
    seenBy: ['events'],
  },
  {
    name: 'everybody catches up with everything',
    file: 'modules/live/events.queries.ts',
    guard: 'and (e.person_id = ${personId} or (e.person_id is null and ${ofTheirTopics}))',
    without: '',
    seenBy: ['events'],
  },
  {
    name: 'a fan catches up with every topic',
    file: 'modules/live/events.queries.ts',
    guard: " where chat_type = 'private' and user_id = ${personId})",
    without: ')',
    seenBy: ['events'],
  },
  {
    name: 'a player catches up with every topic',
    file: 'modules/live/events.queries.ts',
    guard: 'where t.id = e.topic_id and a.id = ${personId})',
    without: 'where t.id = e.topic_id)',
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
