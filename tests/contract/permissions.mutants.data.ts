import type { OperationId } from '../../packages/server/src/http/contract.ts';
import type { Place } from './permissions.mutants.places.ts';

export type Mutant = {
  name: string;
  /** Below packages/server/src. */
  file: string;
  /** The guard it lacks; undefined for the control. */
  place?: Place;
  /** Which check must detect it: operations, the event streams or the keys. */
  seenBy: (OperationId | 'events' | 'keys')[];
};

/** Each guard of the server, which its mutant lacks. A guard that is not found fails the test. */
export const mutants: Mutant[] = [
  {
    name: 'control: with every guard in place nothing is detected',
    file: 'start.ts',
    seenBy: ['listOrders', 'deleteFanMessage', 'getMedia', 'events', 'keys'],
  },
  {
    name: 'a session of the other role is accepted',
    file: 'http/contract.ts',
    place: { of: 'openRoute.onRequest', guard: { refusal: 'role session' } },
    seenBy: ['listOrders', 'logOutPlayer'],
  },
  {
    name: 'a session of a fan is accepted by the staff side',
    file: 'http/contract.ts',
    place: { of: 'openRoute.onRequest', guard: { refusal: 'role session' } },
    seenBy: ['getPickup'],
  },
  {
    name: 'a session of staff is accepted where fans and players are',
    file: 'http/contract.ts',
    place: { of: 'openRoute.onRequest', guard: { refusal: 'role session' } },
    seenBy: ['getPushSettings'],
  },
  {
    name: 'the session is checked after the body',
    file: 'http/contract.ts',
    place: { of: 'openRoute.onRequest', guard: { name: 'preHandler' } },
    seenBy: ['sendFanMessage', 'changePlayerPassword'],
  },
  {
    name: 'unknown query fields are accepted',
    file: 'http/contract.ts',
    place: { of: 'reader.part', guard: { comparison: 'where query', becomes: 'false' } },
    seenBy: ['listOrders'],
  },
  {
    name: 'any token is a session',
    file: 'http/session.ts',
    place: { of: 'findSession', guard: { sql: 's.token_hash =' } },
    seenBy: ['listOrders'],
  },
  {
    name: 'a session never expires',
    file: 'http/session.ts',
    place: { of: 'createAuthenticate', guard: { refusal: 'expiresAt now' } },
    seenBy: ['listOrders'],
  },
  {
    name: 'an ended session stays valid',
    file: 'modules/auth/auth.queries.ts',
    place: { of: 'endSessions', guard: { where: 'personId' } },
    seenBy: ['changePlayerPassword'],
  },
  {
    name: 'a fan logs out another',
    file: 'modules/auth/auth.routes.ts',
    place: { of: 'authRoutes.logOutFan', guard: { refusal: 'id personId' } },
    seenBy: ['logOutFan'],
  },
  {
    name: 'any password is accepted',
    file: 'modules/auth/checkPassword.ts',
    place: { of: 'checkPassword', guard: { value: 'isRight', becomes: 'true' } },
    seenBy: ['logInPlayer'],
  },
  {
    name: 'any password of staff is accepted',
    file: 'modules/auth/checkPassword.ts',
    place: { of: 'checkPassword', guard: { value: 'isRight', becomes: 'true' } },
    seenBy: ['logInStaff'],
  },
  {
    name: 'a hand-over of another order counts as one of this order',
    file: 'modules/admin/pickups.queries.ts',
    place: { of: 'isHandOver', guard: { where: 'orderId' } },
    seenBy: ['undoHandOver'],
  },
  {
    name: 'the current password is not checked',
    file: 'modules/auth/auth.routes.ts',
    place: { of: 'authRoutes.changePlayerPassword', guard: { refusal: 'isPassword' } },
    seenBy: ['changePlayerPassword'],
  },
  {
    name: 'the new password is set for every account',
    file: 'modules/auth/auth.queries.ts',
    place: { of: 'setPasswordHash', guard: { where: 'id' } },
    seenBy: ['changePlayerPassword'],
  },
  {
    name: 'a fan can read every private topic',
    file: 'modules/messages/topics.queries.ts',
    place: { of: 'topicsOf', guard: { sql: 't.user_id =' } },
    seenBy: ['listFanMessages'],
  },
  {
    name: 'a player can read every private topic',
    file: 'modules/messages/topics.queries.ts',
    place: { of: 'topicsOf', guard: { sql: 't.player_id =' } },
    seenBy: ['listPlayerMessages'],
  },
  {
    name: 'a player can read every group',
    file: 'modules/messages/topics.queries.ts',
    place: { of: 'topicsOf', guard: { sql: 'a.id =' } },
    seenBy: ['listPlayerMessages'],
  },
  {
    name: 'everyone can read a topic',
    file: 'modules/messages/topics.queries.ts',
    place: { of: 'findTopic', guard: { call: 'mayRead', becomes: 'sql`true`' } },
    seenBy: ['replyAsFan'],
  },
  {
    name: 'everyone can read a thread',
    file: 'modules/messages/thread.queries.ts',
    place: { of: 'pageFor', guard: { call: 'mayRead', becomes: 'sql`true`' } },
    seenBy: ['listFanMessages', 'listPlayerMessages'],
  },
  {
    name: 'the top page shows unread messages of all topics',
    file: 'modules/messages/topics.queries.ts',
    place: { of: 'newestUnread', guard: { call: 'mayRead', becomes: 'sql`true`' } },
    seenBy: ['getTop'],
  },
  {
    name: 'a private message goes to another fan’s topic with the player',
    file: 'modules/messages/topics.queries.ts',
    place: { of: 'privateTopic.find', guard: { where: 'userId' } },
    seenBy: ['sendFanMessage'],
  },
  {
    name: 'messages to a missing player are accepted',
    file: 'modules/messages/topics.queries.ts',
    place: { of: 'privateTopic', guard: { refusal: 'canReceive' } },
    seenBy: ['sendFanMessage'],
  },
  {
    name: 'a message can be sent to any topic',
    file: 'modules/messages/sendMessage.ts',
    place: {
      of: 'topicFor.topic',
      guard: { call: 'findTopic', becomes: '{ id: target.topicId, isPlayerRetired: false }' },
    },
    seenBy: ['replyAsFan'],
  },
  {
    name: 'anyone can delete a message',
    file: 'modules/messages/messages.queries.ts',
    place: { of: 'removeMessage.known', guard: { where: 'senderId' } },
    seenBy: ['deleteFanMessage', 'deletePlayerMessage'],
  },
  {
    name: 'a deleted message can be deleted again',
    file: 'modules/messages/messages.queries.ts',
    place: { of: 'removeMessage.known', guard: { where: 'deletedAt' } },
    seenBy: ['deleteFanMessage'],
  },
  {
    name: 'a message can be deleted through another topic',
    file: 'modules/messages/messages.queries.ts',
    place: { of: 'removeMessage.known', guard: { where: 'topicId' } },
    seenBy: ['deleteFanMessage'],
  },
  {
    name: 'a message can be deleted in a topic the sender has left',
    file: 'modules/messages/sendMessage.ts',
    place: { of: 'deleteMessage', guard: { value: 'topic', becomes: 'true' } },
    seenBy: ['deletePlayerMessage'],
  },
  {
    name: 'a fan deletes a message as another',
    file: 'modules/messages/messages.routes.ts',
    place: { of: 'messagesRoutes.deleteFanMessage', guard: { refusal: 'userId personId' } },
    seenBy: ['deleteFanMessage'],
  },
  {
    name: 'a card shows another fan’s collection',
    file: 'modules/cards/cards.queries.ts',
    place: { of: 'cards', guard: { where: 'collections.userId' } },
    seenBy: ['getCard'],
  },
  {
    name: 'the album shows uncollected cards',
    file: 'modules/cards/cards.routes.ts',
    place: { of: 'cardsRoutes.listCards', guard: { call: 'closed', becomes: 'view(row)' } },
    seenBy: ['listCards'],
  },
  {
    name: 'every card can be read',
    file: 'modules/cards/cards.routes.ts',
    place: { of: 'cardsRoutes.found', guard: { call: 'allowed', becomes: 'true' } },
    seenBy: ['getCard'],
  },
  {
    name: 'a card that was only shown counts as collected',
    file: 'modules/cards/cards.routes.ts',
    place: {
      of: 'cardsRoutes.getCard',
      guard: { predicate: 'collectedAt', becomes: '({ shownAt }) => shownAt !== null' },
    },
    seenBy: ['getCard'],
  },
  {
    name: 'a card can be read before its code was shown',
    file: 'modules/cards/cards.routes.ts',
    place: {
      of: 'cardsRoutes.getCollectedCard',
      guard: { predicate: 'shownAt', becomes: '() => true' },
    },
    seenBy: ['getCollectedCard'],
  },
  {
    name: 'a card another fan has shown can be collected',
    file: 'modules/cards/cards.queries.ts',
    place: { of: 'collect', guard: { where: 'userId' } },
    seenBy: ['collectCard'],
  },
  {
    name: 'a card that was not shown can be collected',
    file: 'modules/cards/cards.routes.ts',
    place: { of: 'cardsRoutes.collectCard', guard: { refusal: 'collect' } },
    seenBy: ['collectCard'],
  },
  {
    name: 'a missing player can be the favourite',
    file: 'modules/account/players.queries.ts',
    place: { of: 'chooseFavorite', guard: { refusal: 'exists' } },
    seenBy: ['setFavoritePlayer'],
  },
  {
    name: 'the favourite is set for everyone',
    file: 'modules/account/players.queries.ts',
    place: { of: 'chooseFavorite', guard: { where: 'id' } },
    seenBy: ['setFavoritePlayer'],
  },
  {
    name: 'the top page shows another fan’s favourite',
    file: 'modules/top/top.queries.ts',
    place: { of: 'topOfFan', guard: { sql: 'me.id =' } },
    seenBy: ['getTop'],
  },
  {
    name: 'my page shows another fan’s favourite',
    file: 'modules/account/myPage.queries.ts',
    place: { of: 'favoriteRecordOf', guard: { where: 'users.id' } },
    seenBy: ['getMyPage'],
  },
  {
    name: 'the season counts messages of others',
    file: 'modules/account/myPage.queries.ts',
    place: { of: 'seasonOf', guard: { sql: 'sender_id =' } },
    seenBy: ['getMyPage'],
  },
  {
    name: 'the season counts cards of others',
    file: 'modules/account/myPage.queries.ts',
    place: { of: 'seasonOf', guard: { sql: 'user_id =' } },
    seenBy: ['getMyPage'],
  },
  {
    name: 'my page counts orders of others',
    file: 'modules/account/players.queries.ts',
    place: { of: 'countsOf', guard: { where: 'userId', within: 'orderCount' } },
    seenBy: ['getMyPage'],
  },
  {
    name: 'my page counts pickups of others',
    file: 'modules/account/players.queries.ts',
    place: { of: 'countsOf', guard: { where: 'userId', within: 'pickupCount' } },
    seenBy: ['getMyPage'],
  },
  {
    name: 'my page counts messages of others',
    file: 'modules/account/players.queries.ts',
    place: { of: 'countsOf', guard: { where: 'personId' } },
    seenBy: ['getMyPage'],
  },
  {
    name: 'my page counts collections of others',
    file: 'modules/account/players.queries.ts',
    place: { of: 'countsOf', guard: { where: 'userId', within: 'collectionCount' } },
    seenBy: ['getMyPage'],
  },
  {
    name: 'my page shows another fan',
    file: 'modules/account/myPage.queries.ts',
    place: { of: 'userById', guard: { where: 'id' } },
    seenBy: ['getMyPage'],
  },
  {
    name: 'the cart contains items of others',
    file: 'modules/shop/cart.queries.ts',
    place: { of: 'cartRows', guard: { where: 'userId' } },
    seenBy: ['getCart'],
  },
  {
    name: 'removed products are deleted from every cart',
    file: 'modules/shop/cart.queries.ts',
    place: { of: 'dropGone', guard: { sql: 'c.user_id =' } },
    seenBy: ['getCart'],
  },
  {
    name: 'a product that is not on sale can be put into the cart',
    file: 'modules/shop/products.queries.ts',
    place: { of: 'onSale', guard: { where: 'onSale' } },
    seenBy: ['getProduct', 'putCart'],
  },
  {
    name: 'the order list contains orders of others',
    file: 'modules/orders/orders.queries.ts',
    place: { of: 'pageOfOrders.mine', guard: { where: 'userId' } },
    seenBy: ['listOrders'],
  },
  {
    name: 'everyone can read an order',
    file: 'modules/orders/orders.queries.ts',
    place: { of: 'findOrder', guard: { where: 'userId' } },
    seenBy: ['getOrder', 'orderWithPayment'],
  },
  {
    name: 'everyone can read a receipt',
    file: 'modules/orders/receipt.queries.ts',
    place: { of: 'findPaidOrder', guard: { where: 'orders.userId' } },
    seenBy: ['getReceipt'],
  },
  {
    name: 'an unpaid order has a receipt',
    file: 'modules/orders/receipt.queries.ts',
    place: { of: 'findPaidOrder', guard: { where: 'orders.paymentStatus' } },
    seenBy: ['getReceipt'],
  },
  {
    name: 'a paid order can be paid again',
    file: 'modules/checkout/checkout.ts',
    place: { of: 'unpaidOrder', guard: { refusal: 'paymentStatus' } },
    seenBy: ['orderWithPayment'],
  },
  {
    name: 'another fan’s payment blocks an order',
    file: 'modules/checkout/payments.queries.ts',
    place: { of: 'openPaymentsOfFan', guard: { where: 'orders.userId' } },
    seenBy: ['orderWithPayment'],
  },
  {
    name: 'an unsigned payment notification is accepted',
    file: 'adapters/payment/komojuNotification.ts',
    place: { of: 'readKomojuNotification', guard: { refusal: 'timingSafeEqual' } },
    seenBy: ['receivePaymentNotice'],
  },
  {
    name: 'everyone can read an address',
    file: 'modules/account/address.queries.ts',
    place: { of: 'readAddress', guard: { where: 'userId' } },
    seenBy: ['getShippingAddress'],
  },
  {
    name: 'an update changes every address',
    file: 'modules/account/address.queries.ts',
    place: { of: 'updateAddress', guard: { where: 'userId' } },
    seenBy: ['updateShippingAddress'],
  },
  {
    name: 'everyone with a session can read a picture',
    file: 'modules/media/media.queries.ts',
    place: { of: 'findReadableMedia.readers', guard: { call: 'mayRead', becomes: 'sql`true`' } },
    seenBy: ['getMedia'],
  },
  {
    name: 'a picture stays readable after its message is deleted',
    file: 'modules/media/media.queries.ts',
    place: { of: 'findReadableMedia', guard: { sql: 'm.deleted_at is null' } },
    seenBy: ['getMedia'],
  },
  {
    name: 'a media cookie stays valid after its session ended',
    file: 'modules/media/media.queries.ts',
    place: { of: 'findReadableMedia.readers', guard: { sql: 'id =' } },
    seenBy: ['getMedia'],
  },
  {
    name: 'a media cookie stays valid after its session expired',
    file: 'modules/media/media.queries.ts',
    place: { of: 'findReadableMedia.readers', guard: { sql: 'expires_at >' } },
    seenBy: ['getMedia'],
  },
  {
    name: 'an unsigned media cookie is accepted',
    file: 'http/mediaCookies.ts',
    place: { of: 'createMediaCookies.read', guard: { call: 'isValid', becomes: "value !== ''" } },
    seenBy: ['getMedia'],
  },
  {
    name: 'a media cookie is valid for either role',
    file: 'http/mediaCookies.ts',
    place: { of: 'createMediaCookies.signedValue', guard: { value: 'role', becomes: "''" } },
    seenBy: ['getMedia'],
  },
  {
    name: 'a refused token is ignored when a cookie is sent',
    file: 'http/contract.ts',
    place: {
      of: 'openRoute.onRequest',
      guard: { comparison: 'authorization', becomes: 'mediaCookies.read(request).length > 0' },
    },
    seenBy: ['getMedia'],
  },
  {
    name: 'a media cookie is accepted by every operation',
    file: 'http/contract.ts',
    place: { of: 'openRoute.takesCookies', guard: { initializer: 'true' } },
    seenBy: ['listOrders'],
  },
  {
    name: 'anyone can unsubscribe a browser',
    file: 'modules/push/subscriptions.queries.ts',
    place: { of: 'removeSubscription', guard: { where: 'personId' } },
    seenBy: ['unsubscribeFromPush'],
  },
  {
    name: 'a key returns another person’s response',
    file: 'http/idempotencyKeys.queries.ts',
    place: { of: 'findKey', guard: { where: 'personId' } },
    seenBy: ['keys'],
  },
  {
    name: 'every fan receives events of private messages',
    file: 'modules/live/eventHub.ts',
    place: { of: 'createHub.recipientsOf', guard: { refusal: 'everyFan' } },
    seenBy: ['events'],
  },
  {
    name: 'every player receives events of groups',
    file: 'modules/live/eventHub.ts',
    place: { of: 'createHub.recipientsOf', guard: { comparison: 'role user', becomes: 'true' } },
    seenBy: ['events'],
  },
  {
    name: 'a catch-up contains all events',
    file: 'modules/live/events.queries.ts',
    place: { of: 'missedEvents', guard: { sql: 'e.person_id =' } },
    seenBy: ['events'],
  },
  {
    name: 'a fan’s catch-up contains every topic',
    file: 'modules/live/events.queries.ts',
    place: { of: 'missedEvents.ofTheirTopics', guard: { sql: 'user_id =' } },
    seenBy: ['events'],
  },
  {
    name: 'a player’s catch-up contains every topic',
    file: 'modules/live/events.queries.ts',
    place: { of: 'missedEvents.ofTheirTopics', guard: { sql: 'a.id =' } },
    seenBy: ['events'],
  },
  {
    name: 'every person of the sender’s role receives the idempotency key of a message',
    file: 'modules/live/eventHub.ts',
    place: { of: 'textFor', guard: { comparison: 'personId', becomes: 'false' } },
    seenBy: ['events'],
  },
  {
    name: 'a logout ends every stream of the person',
    file: 'modules/live/eventHub.ts',
    place: { of: 'deliverTo', guard: { call: 'includes', becomes: 'true' } },
    seenBy: ['events'],
  },
];
