import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { operations } from '@homestand/api-client';
import { dayOf } from '@homestand/api-client/day';
import { type Insertable, sql } from 'kysely';
import { newId } from '../../packages/server/src/db/id.ts';
import type { Tables } from '../../packages/server/src/db/schema.ts';
import type { OperationId } from '../../packages/server/src/http/contract.ts';
import {
  follow,
  type JsonSchema,
  operationsOf,
  readContract,
} from '../../packages/server/src/http/readContract.ts';
import { hashOf } from '../../packages/server/src/http/session.ts';
import { newOrderId } from '../../packages/server/src/modules/orders/orderId.ts';
import { mediaCookieOf } from '../support/mediaCookie.ts';
import { createPushBrowser } from '../support/pushBrowser.ts';
import type { matrix } from './permissions.data.ts';
import {
  address,
  beginUpload,
  openSessionOf,
  orderValues,
  type People,
  password,
  pixel,
  type Side,
  storeMedia,
  type TestClub,
} from './permissions.people.ts';

export type TestRequest = {
  path: string;
  headers?: Record<string, string>;
  json?: unknown;
  form?: Record<string, string | Blob>;
  bytes?: string | Buffer<ArrayBuffer>;
};

type Context = { world: TestClub; people: People; a: Side; b: Side };

type Ask = (things: Context) => TestRequest | Promise<TestRequest>;

type ObjectOf<Id extends OperationId> = keyof (typeof matrix)[Id];

/**
 * Objects whose request follows from the contract: an operation without a body and without a parameter in its path has
 * one request, and one without a body one about something that does not exist.
 */
type DescribedObject<Id extends OperationId> = operations[Id] extends { requestBody: object }
  ? never
  : operations[Id]['parameters'] extends { path: object }
    ? Extract<ObjectOf<Id>, 'missing'>
    : ObjectOf<Id>;

type OwnObject<Id extends OperationId> = Exclude<ObjectOf<Id>, DescribedObject<Id>>;

type Requests = {
  [Id in OperationId as OwnObject<Id> extends never ? never : Id]: Record<OwnObject<Id>, Ask>;
} & {
  [Id in OperationId]?: Partial<Record<ObjectOf<Id>, Ask>>;
};

const none = '0199f3a2-7c10-7e64-9b55-3f8f0e1d2c4b';
const noNumber = 2_000_000_000;
const missingOrder = '261121-000000';
const content = { content: '応援しています。' };
const picture = () => new File([pixel], 'pixel.png', { type: 'image/png' });
const tus = { 'Tus-Resumable': '1.0.0' };
const push = { keys: createPushBrowser().keys };

const device = () => ({ deviceId: randomUUID(), deviceType: 'web' });

/** Requests that do not follow from the contract, about the objects of the matrix. */
const requests: Requests = {
  startLineLogin: { any: () => ({ path: `/v1/user/line/login?deviceId=${randomUUID()}` }) },
  finishLineLogin: {
    unknownCode: () => ({
      path: '/v1/user/line/callback',
      json: { ...device(), code: 'unknown', state: 'unknown' },
    }),
  },
  logInPlayer: {
    rightPassword: ({ a }) => logIn(a.loginId, password),
    wrongPassword: ({ a }) => logIn(a.loginId, 'Wrong-2026'),
    missing: () => logIn('nobody', password),
  },
  logOutFan: {
    own: ({ a }) => ({ path: '/v1/user/logout', json: { id: a.fanId } }),
    others: ({ b }) => ({ path: '/v1/user/logout', json: { id: b.fanId } }),
    missing: () => ({ path: '/v1/user/logout', json: { id: none } }),
  },
  changePlayerPassword: {
    rightPassword: () => changePassword(password),
    wrongPassword: () => changePassword('Wrong-2026'),
  },

  listPlayerMessages: playerTopics((path) => ({ path })),
  sendPlayerMessage: playerTopics((path) => ({ path, json: content })),
  sendPlayerMedia: {
    own: ({ a }) => playerMedia(a.topicId, { mediaFile: picture() }),
    others: ({ b }) => playerMedia(b.topicId, { mediaFile: picture() }),
    missing: () => playerMedia(none, { mediaFile: picture() }),
    ownNamingOthersInTheForm: ({ a, b }) =>
      playerMedia(a.topicId, { topicId: b.topicId, mediaFile: picture() }),
    ownUpload: async (things) =>
      playerMedia(things.a.topicId, { uploadId: await upload(things, 'playerA') }),
    othersUpload: async (things) =>
      playerMedia(things.a.topicId, { uploadId: await upload(things, 'playerB') }),
    wrongKindToOthers: ({ b }) =>
      playerMedia(b.topicId, { mediaType: 'video', mediaFile: picture() }),
  },
  deletePlayerMessage: {
    own: ({ a }) => ofPlayer(a.topicId, a.playerMessageId),
    ofTheOtherPerson: ({ a }) => ofPlayer(a.topicId, a.fanMessageId),
    inAnotherTopic: ({ a, people }) => ofPlayer(people.groupId, a.playerMessageId),
    inAGroupThePlayerLeft: ({ people }) => ofPlayer(people.leftGroupId, people.left),
    others: ({ b }) => ofPlayer(b.topicId, b.playerMessageId),
    deleted: ({ a }) => ofPlayer(a.topicId, a.deletedPlayerMessageId),
    missing: ({ a }) => ofPlayer(a.topicId, none),
  },

  listFanChats: { any: () => ({ path: '/v1/user/chats?size=100' }) },
  listFanMessages: fanTopics((topicId) => ({ path: `/v1/user/chats/detail?topicId=${topicId}` })),
  replyAsFan: fanTopics((topicId) => ({
    path: '/v1/user/chats/message',
    json: { ...content, topicId },
  })),
  sendFanMessage: {
    ...fanTopics((topicId) => send({ chatType: 'group', topicId })),
    player: ({ a }) => send({ chatType: 'private', playerId: a.playerId }),
    missingPlayer: () => send({ chatType: 'private', playerId: noNumber }),
  },
  sendFanMedia: {
    ...fanTopics((topicId) => fanMedia({ topicId, mediaFile: picture() })),
    player: ({ a }) => toPlayer(a.playerId),
    missingPlayer: () => toPlayer(noNumber),
    ownUpload: async (things) =>
      fanMedia({ topicId: things.a.topicId, uploadId: await upload(things, 'fanA') }),
    othersUpload: async (things) =>
      fanMedia({ topicId: things.a.topicId, uploadId: await upload(things, 'fanB') }),
    wrongKindToOthers: ({ b }) =>
      fanMedia({ topicId: b.topicId, mediaType: 'video', mediaFile: picture() }),
  },
  deleteFanMessage: {
    own: ({ a }) => ofFan(a.fanId, a.topicId, a.fanMessageId),
    ofTheOtherPerson: ({ a }) => ofFan(a.fanId, a.topicId, a.playerMessageId),
    ownAsAnotherUser: ({ a, b }) => ofFan(b.fanId, a.topicId, a.fanMessageId),
    inAnotherTopic: ({ a, people }) => ofFan(a.fanId, people.groupId, a.fanMessageId),
    others: ({ b }) => ofFan(b.fanId, b.topicId, b.fanMessageId),
    deleted: ({ a }) => ofFan(a.fanId, a.topicId, a.deletedFanMessageId),
    missing: ({ a }) => ofFan(a.fanId, a.topicId, none),
  },

  markMessageRead: {
    ofFanA: ({ a }) => markRead(a.topicId, a.playerMessageId),
    ofPlayerA: ({ a }) => markRead(a.topicId, a.fanMessageId),
    others: ({ b }) => markRead(b.topicId, b.fanMessageId),
    inAGroup: async ({ a, people, world }) =>
      markRead(people.groupId, await sendGroupText(world, people.groupId, a.fanId)),
    inAnotherTopic: ({ a, people }) => markRead(people.groupId, a.playerMessageId),
    deleted: ({ a }) => markRead(a.topicId, a.deletedPlayerMessageId),
    missing: ({ a }) => markRead(a.topicId, none),
  },

  reportMessage: {
    ofPlayerA: ({ a }) => report(a.topicId, a.playerMessageId),
    ofFanA: ({ a }) => report(a.topicId, a.fanMessageId),
    ofFanB: ({ b }) => report(b.topicId, b.fanMessageId),
    inAGroup: async ({ a, people, world }) =>
      report(people.groupId, await sendGroupText(world, people.groupId, a.fanId)),
    inAnotherTopic: ({ a, people }) => report(people.groupId, a.playerMessageId),
    deleted: ({ a }) => report(a.topicId, a.deletedPlayerMessageId),
    missing: ({ a }) => report(a.topicId, none),
  },
  listSanctions: {
    any: async (things) => {
      for (const { fanId: warned, fanName: reason } of [things.a, things.b])
        await reported(things, { warned, reason });
      return { path: '/v1/user/sanctions' };
    },
  },
  confirmSanction: {
    own: async (things) => confirm((await reported(things, { warned: things.a.fanId })).sanctionId),
    others: async (things) =>
      confirm((await reported(things, { warned: things.b.fanId })).sanctionId),
  },

  getCard: {
    own: ({ a }) => ({ path: `/v1/user/cards/${a.collected.id}` }),
    shown: ({ a }) => ({ path: `/v1/user/cards/${a.shown.id}` }),
    unseen: ({ people }) => ({ path: `/v1/user/cards/${people.unseen.id}` }),
    others: ({ b }) => ({ path: `/v1/user/cards/${b.collected.id}` }),
  },
  showCard: {
    unseen: ({ people }) => ({
      path: '/v1/user/card-status',
      json: { cardUuid: people.unseen.uuid },
    }),
    missing: () => ({ path: '/v1/user/card-status', json: { cardUuid: none } }),
  },
  getCollectedCard: {
    own: ({ a }) => ({ path: `/v1/user/collections/${a.collected.id}` }),
    shown: ({ a }) => ({ path: `/v1/user/collections/${a.shown.id}` }),
    unseen: ({ people }) => ({ path: `/v1/user/collections/${people.unseen.id}` }),
    others: ({ b }) => ({ path: `/v1/user/collections/${b.collected.id}` }),
  },
  collectCard: {
    shown: ({ a }) => ({ path: `/v1/user/collections/${a.shown.id}` }),
    unseen: ({ people }) => ({ path: `/v1/user/collections/${people.unseen.id}` }),
    others: ({ b }) => ({ path: `/v1/user/collections/${b.shown.id}` }),
  },
  setFavoritePlayer: {
    player: ({ b }) => ({ path: '/v1/user/favorite/player', json: { playerCardsId: b.playerId } }),
    missing: () => ({ path: '/v1/user/favorite/player', json: { playerCardsId: noNumber } }),
  },

  listMatches: { any: () => ({ path: '/v1/matches' }) },
  stampVisit: {
    open: async (things) =>
      stampVisit(
        things.world.services.visitCodes.write({
          matchId: await insertMatch(things, 'on', dayOf(Date.now())),
          window: null,
        }),
      ),
    forged: () => stampVisit('1.p.AAAAAAAAAAAA'),
  },
  getMatchVisits: {
    present: async (things) => ({ path: `${matchesPath}/${await insertMatch(things)}/visits` }),
  },
  getVisitSheet: {
    present: async (things) => ({
      path: `${matchesPath}/${await insertMatch(things)}/visit-sheet`,
    }),
  },

  listProducts: { any: () => ({ path: '/v1/user/products?size=1' }) },
  getProduct: products((id) => ({ path: `/v1/user/products/${id}` })),
  putStockNotice: {
    ...products((id) => ({ path: stockNoticePath(id), json: {} })),
    soldOut: ({ people }) => ({ path: stockNoticePath(people.soldOut.id), json: {} }),
  },
  deleteStockNotice: {
    ...products((id) => ({ path: stockNoticePath(id), json: {} })),
    soldOut: ({ people }) => ({ path: stockNoticePath(people.soldOut.id), json: {} }),
  },
  putCart: {
    ...products((productId) => ({
      path: '/v1/user/cart',
      json: { items: [{ productId, quantity: 1 }], append: true },
    })),
    emptied: () => ({ path: '/v1/user/cart', json: { items: [], append: false } }),
  },
  orderForPickup: products((product_id) => ({
    path: '/v1/user/orders',
    json: { items: [{ product_id, quantity: 1, unit_price: 1800 }], form: orderForm },
  })),
  orderWithPayment: {
    own: async (things) => pay(things, things.a.failedOrderId),
    others: async (things) => pay(things, things.b.failedOrderId),
    missing: async (things) => pay(things, missingOrder),
    finished: async (things) => pay(things, things.a.orderId),
  },
  endCheckout: { any: () => ({ path: `/v1/user/checkouts/${randomUUID()}` }) },
  getOrder: {
    own: ({ a }) => ({ path: `/v1/user/orders/${a.orderId}` }),
    others: ({ b }) => ({ path: `/v1/user/orders/${b.orderId}` }),
  },
  getReceipt: {
    own: ({ a }) => ({ path: `/v1/user/orders/${a.orderId}/receipt` }),
    ownUnpaid: ({ a }) => ({ path: `/v1/user/orders/${a.failedOrderId}/receipt` }),
    others: ({ b }) => ({ path: `/v1/user/orders/${b.orderId}/receipt` }),
  },
  createShippingAddress: { any: () => ({ path: '/v1/user/shipping-address', json: address }) },
  updateShippingAddress: { any: () => ({ path: '/v1/user/shipping-address', json: address }) },

  findPostalCode: { any: () => ({ path: '/v1/user/postal-codes/2310023' }) },

  getMedia: {
    own: ({ a }) => media(a.mediaId),
    ownThumbnail: ({ a }) => ({ path: `/v1/media/${a.mediaId}/thumbnail` }),
    others: ({ b }) => media(b.mediaId),
    group: async ({ a, people, world }) => media(await sendPicture(world, people.groupId, a.fanId)),
    leftGroup: async ({ b, people, world }) =>
      media(await sendPicture(world, people.leftGroupId, b.fanId)),
    ownWithCookieOfFanA: async (things) => media(things.a.mediaId, await cookieOf(things, 'fanA')),
    ownWithCookieOfPlayerA: async (things) =>
      media(things.a.mediaId, await cookieOf(things, 'playerA')),
    ownWithCookiesOfTwo: async (things) =>
      media(
        things.a.mediaId,
        `${await cookieOf(things, 'fanB')}; ${await cookieOf(things, 'playerA')}`,
      ),
    ownWithCookieOfFanB: async (things) => media(things.a.mediaId, await cookieOf(things, 'fanB')),
    ownWithForgedCookie: async (things) => {
      const cookie = await cookieOf(things, 'fanA');
      return media(things.a.mediaId, cookie.replace(/[^.]+$/, 'A'.repeat(43)));
    },
    ownWithCookieOfEndedSession: async (things) =>
      media(things.a.mediaId, await cookieOf(things, 'fanA', 'ended')),
    ownWithCookieOfExpiredSession: async (things) =>
      media(things.a.mediaId, await cookieOf(things, 'fanA', 'expired')),
    leftGroupWithCookieOfPlayerAAsFan: async (things) => {
      const { b, people, world } = things;
      const cookie = await cookieOf(things, 'playerA');
      return media(
        await sendPicture(world, people.leftGroupId, b.fanId),
        cookie.replace('media_session_player=', 'media_session_user='),
      );
    },
    ofDeletedMessage: async ({ a, world }) => {
      const id = await sendPicture(world, a.topicId, a.fanId);
      await world.services.db
        .updateTable('messages')
        .set({ deletedAt: new Date() })
        .where('mediaId', '=', id)
        .execute();
      return media(id);
    },
    ofHiddenMessage: async ({ a, world }) => {
      const id = await sendPicture(world, a.topicId, a.fanId);
      await world.services.db
        .updateTable('messages')
        .set({ hiddenAt: new Date() })
        .where('mediaId', '=', id)
        .execute();
      return media(id);
    },
    ofNoMessage: async ({ a, world }) => {
      const id = randomUUID();
      await storeMedia(world, id, a.topicId);
      return media(id);
    },
  },
  getFile: {
    there: () => ({ path: '/v1/files/pixel.png' }),
    missing: () => ({ path: '/v1/files/no-pixel.png' }),
  },
  createUpload: { any: () => ({ path: '/v1/uploads', headers: { ...tus, 'Upload-Length': '9' } }) },
  getUpload: {
    own: async (things) => uploadPath(await upload(things, 'fanA', false)),
    others: async (things) => uploadPath(await upload(things, 'fanB', false)),
    dropped: async (things) => uploadPath(await droppedUpload(things)),
    missing: () => uploadPath(none),
  },
  continueUpload: {
    own: async (things) => part(await upload(things, 'fanA', false)),
    dropped: async (things) => part(await droppedUpload(things)),
    missing: () => part(none),
  },
  dropUpload: {
    own: async (things) => uploadPath(await upload(things, 'fanA', false)),
    dropped: async (things) => uploadPath(await droppedUpload(things)),
    missing: () => uploadPath(none),
  },
  subscribeToPush: {
    any: ({ a }) => ({
      path: '/v1/push/subscription',
      json: { ...push, endpoint: a.pushEndpoint },
    }),
  },
  unsubscribeFromPush: {
    own: ({ a }) => ({ path: '/v1/push/subscription', json: { endpoint: a.pushEndpoint } }),
    missing: () => ({
      path: '/v1/push/subscription',
      json: { endpoint: 'https://push.example.com/missing' },
    }),
  },
  putPushSettings: {
    any: () => ({ path: '/v1/push/settings', json: { messages: true, orders: false } }),
  },
  receivePaymentNotice: {
    signed: ({ world }) => notice(noticeSignature(world)),
    forged: () => notice('0'.repeat(64)),
    unsigned: () => notice(undefined),
  },
  receivePolicyReports: {
    any: () => ({
      path: '/v1/policy-reports',
      headers: { 'Content-Type': 'application/csp-report' },
      bytes: JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src' } }),
    }),
  },

  logInStaff: {
    rightPassword: ({ people }) => logInStaff(people.staff.desk.loginId, password),
    wrongPassword: ({ people }) => logInStaff(people.staff.desk.loginId, 'Wrong-2026'),
    missing: () => logInStaff('nobody', password),
    ofPlayer: ({ a }) => logInStaff(a.loginId, password),
  },
  listTills: {
    ofMatch: async (things) => ({ path: `/v1/admin/tills?match=${await insertMatch(things)}` }),
    noMatch: () => ({ path: `/v1/admin/tills?match=${noNumber}` }),
  },
  getTill: {
    known: ({ people }) => ({ path: `/v1/admin/tills/${people.staff.desk.id}` }),
  },
  correctTill: {
    known: ({ people }) => correctTill(people.staff.desk.id),
    missing: () => correctTill(none),
  },
  changeStaffPassword: {
    rightPassword: () => changeStaffPassword(password),
    wrongPassword: () => changeStaffPassword('Wrong-2026'),
  },
  countTill: {
    known: ({ people }) => countTill(people.staff.desk.id),
    missing: () => countTill(none),
  },
  logInWithPasskey: {
    unknown: () => ({
      path: '/v1/admin/login/passkey',
      json: { id: 'a', clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' },
    }),
  },
  logInWithCode: { wrong: () => ({ path: '/v1/admin/login/code', json: { code: '000000' } }) },
  addPasskey: {
    unknown: () => ({
      path: '/v1/admin/second-factor/passkeys',
      json: { id: 'a', clientDataJSON: 'a', attestationObject: 'a', transports: [] },
    }),
  },
  removePasskey: {
    ofManager: async (things) => removePasskey(await insertPasskey(things, 'manager')),
    ofOwner: async (things) => removePasskey(await insertPasskey(things, 'owner')),
  },
  confirmTotp: {
    notStarted: () => ({ path: '/v1/admin/second-factor/totp', json: { code: '000000' } }),
  },
  createStaff: {
    free: () => createStaff(`staff-${randomUUID()}`),
    taken: ({ people }) => createStaff(people.staff.desk.loginId),
  },
  removeStaff: ofStaff(''),
  putStaffName: ofStaff('/name', { name: '三浦 さとみ' }),
  putStaffRole: ofStaff('/role', { role: 'desk' }),
  createStaffPassword: ofStaff('/password'),
  resetSecondFactor: ofStaff('/second-factor'),
  createDeskCode: { any: () => ({ path: '/v1/admin/desk-codes', json: { name: 'レジ1' } }) },
  enrolDesk: {
    right: async (things) => enrol(await insertDeskCode(things, {})),
    expired: async (things) => enrol(await insertDeskCode(things, { expiresAt: new Date(0) })),
    usedByAnother: async (things) =>
      enrol(
        await insertDeskCode(things, {
          deskId: await insertDesk(things, null),
          deviceId: randomUUID(),
        }),
      ),
    ofDesk: async (things) =>
      enrol(await insertDeskCode(things, { createdBy: things.people.staff.desk.id })),
    missing: () => enrol('unknown'),
  },
  endDesk: {
    running: async (things) => endDesk(await insertDesk(things, null)),
    ended: async (things) => endDesk(await insertDesk(things, new Date())),
    ofAccount: ({ people }) => endDesk(people.staff.desk.id),
  },
  searchPickups: { any: () => ({ path: '/v1/admin/pickups?query=&size=100' }) },
  getPickup: {
    open: ({ a }) => ({ path: `/v1/admin/pickups/${a.orderId}` }),
    unpaid: ({ a }) => ({ path: `/v1/admin/pickups/${a.failedOrderId}` }),
  },
  handOverPickup: {
    open: async (things) => handOver(await insertOrder(things, {})),
    shipped: async (things) =>
      handOver(
        await insertOrder(things, { deliveryMethod: 'shipping', deliveryStatus: 'unshipped' }),
      ),
    openOffline: async (things) => handOver(await insertOrder(things, {}), atDesk),
    shippedOffline: async (things) =>
      handOver(
        await insertOrder(things, { deliveryMethod: 'shipping', deliveryStatus: 'unshipped' }),
        atDesk,
      ),
    missing: () => handOver(missingOrder),
  },
  undoHandOver: {
    handedOver: async (things) => {
      const orderId = await insertOrder(things, { deliveryStatus: 'received' });
      return undo(orderId, await insertHandOver(things, orderId));
    },
    ofAnotherOrder: async (things) => {
      const other = await insertOrder(things, { deliveryStatus: 'received' });
      return undo(await insertOrder(things, {}), await insertHandOver(things, other));
    },
    missing: async (things) => undo(await insertOrder(things, {}), none),
  },
  recordBoothSale: {
    sold: async (things) => sellAtBooth(await insertOption(things)),
    soldOffline: async (things) =>
      sellAtBooth(await insertOption(things), { soldAt: '2026-11-21T04:00:00.000Z', price: 1 }),
    missing: () => sellAtBooth(noNumber),
  },
  undoBoothSale: {
    sold: async (things) => undoBoothSale(await insertBoothSale(things)),
    missing: () => undoBoothSale(none),
  },
  listOpenPickups: {
    any: () => ({ path: '/v1/admin/open-pickups' }),
    since: () => ({ path: '/v1/admin/open-pickups?since=2026-11-21T00:00:00.000Z' }),
    after: () => ({ path: '/v1/admin/open-pickups?after=991231-ZZZZZZ' }),
  },
  settleRefusedHandOver: {
    open: async (things) => settleHandOver(await insertRefusedHandOver(things)),
    missing: () => settleHandOver(none),
  },
  listStaffLog: { any: () => ({ path: '/v1/admin/log?size=2' }) },
  exportStaffLog: { any: () => ({ path: '/v1/admin/log.csv?person=nobody' }) },
  listStaffOrders: { any: () => ({ path: '/v1/admin/orders?size=100' }) },
  getStaffOrder: {
    paid: ({ a }) => ({ path: `/v1/admin/orders/${a.orderId}` }),
    unpaid: ({ a }) => ({ path: `/v1/admin/orders/${a.failedOrderId}` }),
  },
  createShopProduct: {
    any: () => ({ path: shopProductsPath, json: { content: productContent() } }),
  },
  getShopProduct: {
    onSale: ({ people }) => ({ path: `${shopProductsPath}/${people.product.id}` }),
    hidden: ({ people }) => ({ path: `${shopProductsPath}/${people.gone.id}` }),
  },
  putShopProduct: {
    present: async (things) => putProduct(await insertProduct(things), 1),
    old: async (things) => putProduct(await insertProduct(things), 7),
    missing: () => putProduct(noNumber, 1),
  },
  putShopProductState: {
    onSale: async (things) => hideProduct(await insertProduct(things)),
    missing: () => hideProduct(noNumber),
  },
  putShopProductOptions: {
    old: ({ people }) => putOptions(people.product.id),
    missing: () => putOptions(noNumber),
  },
  putShopProductOrder: {
    missing: () => ({ path: '/v1/admin/shop/product-order', json: { productIds: [noNumber] } }),
  },
  getProduction: {
    madeToOrder: async (things) => ({ path: await productionPath(things) }),
    fromStock: ({ people }) => ({
      path: `/v1/admin/shop/products/${people.product.id}/production`,
    }),
  },
  exportProduction: {
    madeToOrder: async (things) => ({ path: `${await productionPath(things)}.csv` }),
    missing: () => ({ path: `/v1/admin/shop/products/${noNumber}/production.csv` }),
  },
  callOffProduct: {
    belowMinimum: async (things) => {
      const ended = { deliveryPeriod: '2027年3月', closesAt: new Date(), minimum: 9 };
      return callOffProduct(await insertProduct(things, ended));
    },
    fromStock: ({ people }) => callOffProduct(people.product.id),
  },
  importShopProducts: {
    any: () => ({
      path: '/v1/admin/shop/imports',
      json: { file: Buffer.from('商品名,価格\n').toString('base64'), isPreview: true },
    }),
  },
  listStaffMatches: { any: () => ({ path: matchesPath }) },
  createMatch: { any: () => ({ path: matchesPath, json: { content: matchContent() } }) },
  putMatch: {
    present: async (things) => putMatch(await insertMatch(things), 1),
    old: async (things) => putMatch(await insertMatch(things), 7),
    missing: () => putMatch(noNumber, 1),
  },
  putMatchState: {
    present: async (things) => cancelMatch(await insertMatch(things), 1),
    old: async (things) => cancelMatch(await insertMatch(things), 7),
    missing: () => cancelMatch(noNumber, 1),
  },
  getMatchHeroes: {
    finished: async (things) => ({
      path: `${matchesPath}/${await insertMatch(things, 'finished')}/heroes`,
    }),
  },
  putMatchHero: {
    finished: async (things) => chooseHero(await insertMatch(things, 'finished'), things),
    planned: async (things) => chooseHero(await insertMatch(things), things),
    missing: (things) => chooseHero(noNumber, things),
  },
  getMatchPacking: {
    present: async (things) => ({
      path: `${matchesPath}/${await insertMatch(things)}/packing`,
    }),
  },
  previewMatchCallOff: {
    present: async (things) => previewCallOff(await insertMatch(things)),
    missing: () => previewCallOff(noNumber),
  },
  getMatchCallOff: {
    present: async (things) => ({ path: callOffPath(await insertMatch(things)) }),
  },
  callOffMatch: {
    present: async (things) => callOffMatch(await insertMatch(things), 1),
    old: async (things) => callOffMatch(await insertMatch(things), 7),
    missing: () => callOffMatch(noNumber, 1),
  },
  undoMatchCallOff: {
    present: async (things) => {
      const id = await insertMatch(things);
      return undoCallOff(id, await insertCallOff(things, id));
    },
    ofAnother: async (things) =>
      undoCallOff(
        await insertMatch(things),
        await insertCallOff(things, await insertMatch(things)),
      ),
    missing: async (things) => undoCallOff(await insertMatch(things), none),
  },
  getMatchClosing: {
    finished: async (things) => ({ path: closingPath(await insertMatch(things, 'finished')) }),
  },
  closeMatch: {
    finished: async (things) => closeMatch(await insertMatch(things, 'finished')),
    planned: async (things) => closeMatch(await insertMatch(things)),
  },
  reopenMatch: {
    closed: async (things) => {
      const id = await insertMatch(things, 'finished');
      return reopenMatch(id, await insertClosing(things, id));
    },
    ofAnother: async (things) =>
      reopenMatch(
        await insertMatch(things, 'finished'),
        await insertClosing(things, await insertMatch(things, 'finished')),
      ),
    missing: async (things) => reopenMatch(await insertMatch(things), none),
  },
  importMatches: {
    any: () => ({
      path: '/v1/admin/match-imports',
      json: { file: Buffer.from('日,対戦相手,会場\n').toString('base64'), isPreview: true },
    }),
  },
  listMatchCards: { any: () => ({ path: '/v1/admin/match-cards' }) },
  addShopPicture: {
    any: () => ({ path: '/v1/admin/shop/pictures', form: { mediaFile: picture() } }),
  },
  listStockMoves: {
    any: async (things) => ({
      path: `${optionPath(await optionOf(things, things.people.product.id))}/moves?since=0`,
    }),
    missing: () => ({ path: `${optionPath(noNumber)}/moves?since=0` }),
  },
  putStockCount: {
    uncounted: async (things) => countStock(await insertOption(things), null),
    old: async (things) => countStock(await insertOption(things), 7),
    missing: () => countStock(noNumber, null),
  },
  adjustShopStock: {
    uncounted: async (things) => adjustStock(await insertOption(things)),
    missing: () => adjustStock(noNumber),
  },
  putOrderMemo: {
    present: async (things) => writeMemo(await insertOrder(things, {}), 0),
    old: async (things) => writeMemo(await insertOrder(things, {}), 7),
    missing: () => writeMemo(missingOrder, 0),
  },
  getOrderRefunds: {
    paid: ({ a }) => ({ path: refundsPath(a.orderId) }),
    unpaid: ({ a }) => ({ path: refundsPath(a.failedOrderId) }),
  },
  createOrderRefund: {
    open: async (things) => cancelOrder(await insertOrder(things, {})),
    changed: async (things) => cancelOrder(await insertOrder(things, {}), none),
    missing: () => cancelOrder(missingOrder),
  },
  settleOrderRefund: {
    failed: async (things) => {
      const orderId = await insertOrder(things, {});
      return settleRefund(orderId, await insertFailedRefund(things, orderId));
    },
    ofAnotherOrder: async (things) => {
      const other = await insertFailedRefund(things, await insertOrder(things, {}));
      return settleRefund(await insertOrder(things, {}), other);
    },
    missing: async (things) => settleRefund(await insertOrder(things, {}), none),
  },
  putOrderShipment: {
    open: async (things) => shipOrder(await insertOrder(things, toShip)),
    changed: async (things) => shipOrder(await insertOrder(things, toShip), none),
    missing: () => shipOrder(missingOrder),
  },
  previewShipments: {
    any: ({ a }) => ({
      path: '/v1/admin/shipments/preview',
      json: {
        file: Buffer.from(`注文番号,配送会社,送り状番号\n${a.orderId},ヤマト,1\n`).toString(
          'base64',
        ),
      },
    }),
  },
  createShipments: {
    open: async (things) => shipOrders(await insertOrder(things, toShip)),
    changed: async (things) => shipOrders(await insertOrder(things, toShip), none),
  },
  getReport: {
    open: async (things) => reportPath((await reported(things)).reportId),
  },
  getReportMedia: {
    reported: (things) => reviewedMedia(things, 0),
    around: (things) => reviewedMedia(things, 10),
    ofHiddenMessage: (things) => reviewedMedia(things, 0, { hiddenAt: new Date() }),
    ofDeletedMessage: (things) => reviewedMedia(things, 0, { deletedAt: new Date() }),
    ofDeletedAround: (things) => reviewedMedia(things, 10, { deletedAt: new Date() }),
    longBefore: (things) => reviewedMedia(things, -11),
    longAfter: (things) => reviewedMedia(things, 11),
    ofAnotherTopic: async (things) => {
      const messageId = await messageOf(
        things,
        await sendPicture(things.world, things.a.topicId, things.a.fanId),
      );
      return mediaPath((await reported(things)).reportId, messageId);
    },
    ofText: async (things) => {
      const { reportId, topicId, senderId } = await reported(things);
      return mediaPath(reportId, await sendGroupText(things.world, topicId, senderId));
    },
  },
  decideReport: {
    open: async (things) => decide((await reported(things)).reportId),
    decided: async (things) => decide((await reported(things, { decision: 'pass' })).reportId),
    missing: () => decide(none),
  },
  passReports: {
    open: async (things) => passReports([(await reported(things)).reportId]),
    ofSeveral: async (things) =>
      passReports([(await reported(things)).reportId, (await reported(things)).reportId]),
    decided: async (things) =>
      passReports([(await reported(things, { decision: 'pass' })).reportId]),
    missing: () => passReports([none]),
  },
  undoReportDecision: {
    open: async (things) => undoDecision((await reported(things)).reportId),
    decidedSince: async (things) =>
      undoDecision((await reported(things, { decision: 'pass' })).reportId),
    missing: () => undoDecision(none),
  },
};

const contract = readContract();
const calls = new Map(operationsOf(contract).map((call) => [call.operation.operationId, call]));

/** The request of an operation about an object of the matrix. */
export function requestAbout(id: OperationId, object: string): Ask {
  const own: Partial<Record<string, Ask>> = requests[id] ?? {};
  return own[object] ?? (() => describedRequest(id));
}

/** The request that follows from the contract, about something that does not exist if its path names something. */
function describedRequest(id: OperationId): TestRequest {
  const call = calls.get(id);
  if (!call || call.operation.requestBody) throw new Error(`${id} needs a request of its own.`);
  const { path, operation } = call;
  const missing = new Map(
    (operation.parameters ?? []).map(({ name, schema }) => [name, missingId(schema)]),
  );
  return { path: path.replaceAll(/[{](\w+)[}]/g, (_, name) => missing.get(name) ?? none) };
}

function missingId(schema: JsonSchema): string {
  const { type, format, pattern, enum: choices } = follow(contract, schema);
  if (Array.isArray(choices)) return String(choices[0]);
  if (type === 'integer') return String(noNumber);
  if (format === 'uuid') return none;
  return typeof pattern === 'string' && new RegExp(pattern).test(missingOrder)
    ? missingOrder
    : none;
}

function playerTopics(ask: (path: string) => TestRequest) {
  const of = (topicId: string) => ask(`/v1/player/auth/topics/${topicId}/messages`);
  return {
    own: ({ a }: Context) => of(a.topicId),
    group: ({ people }: Context) => of(people.groupId),
    others: ({ b }: Context) => of(b.topicId),
    missing: () => of(none),
  };
}

function fanTopics(ask: (topicId: string) => TestRequest) {
  return {
    own: ({ a }: Context) => ask(a.topicId),
    group: ({ people }: Context) => ask(people.groupId),
    others: ({ b }: Context) => ask(b.topicId),
    missing: () => ask(none),
  };
}

function products(ask: (id: number) => TestRequest) {
  return {
    onSale: ({ people }: Context) => ask(people.product.id),
    deleted: ({ people }: Context) => ask(people.gone.id),
    missing: () => ask(noNumber),
  };
}

const stockNoticePath = (id: number) => `/v1/user/products/${id}/stock-notice`;

const shopProductsPath = '/v1/admin/shop/products';
const optionPath = (id: number) => `/v1/admin/shop/options/${id}`;

const productContent = () => ({
  ...{ name: `product ${randomUUID()}`, price: 1800, category: 'jewelry', pictures: [] },
  ...{ size: '', material: '', description: '', externalLinkUrl: null },
  ...{ opensAt: null, closesAt: null, perPerson: null },
  ...{ deliveryPeriod: null, ceiling: null, minimum: null },
});

const matchesPath = '/v1/admin/matches';

const matchContent = () => ({
  ...{ day: '2026-11-28', opponent: `opponent ${randomUUID()}`, ground: 'ground', cardId: null },
  ...{ startsAt: null, gatesAt: null, counterFrom: null, counterTo: null },
});

const putMatch = (id: number, version: number): TestRequest => ({
  path: `${matchesPath}/${id}`,
  json: { version, content: matchContent() },
});

const stampVisit = (code: string): TestRequest => ({
  path: '/v1/user/visits',
  json: { code, waitedSeconds: 0 },
});

const cancelMatch = (id: number, version: number): TestRequest => ({
  path: `${matchesPath}/${id}/state`,
  json: { version, state: 'canceled', result: null },
});

const chooseHero = (id: number, { a }: Context): TestRequest => ({
  path: `${matchesPath}/${id}/heroes`,
  json: { kind: 'hero', playerId: a.playerId, previousPlayerId: null },
});

const closingPath = (id: number) => `${matchesPath}/${id}/closing`;

const closeMatch = (id: number): TestRequest => ({ path: closingPath(id) });

const reopenMatch = (id: number, closingId: string): TestRequest => ({
  path: `${closingPath(id)}/reopen`,
  json: { closingId },
});

async function insertClosing(
  { world: { services }, people }: Context,
  matchId: number,
): Promise<string> {
  const id = newId();
  await services.db
    .insertInto('matchClosings')
    .values({ id, matchId, closedBy: people.staff.manager.id, closedAt: new Date(), figures: '{}' })
    .execute();
  return id;
}

const callOffPath = (id: number) => `${matchesPath}/${id}/call-off`;

const previewCallOff = (id: number): TestRequest => ({
  path: `${callOffPath(id)}-preview?state=canceled`,
});

const callOffMatch = (id: number, version: number): TestRequest => ({
  path: callOffPath(id),
  json: { version, state: 'canceled', targetId: null },
});

const undoCallOff = (id: number, callOffId: string): TestRequest => ({
  path: `${callOffPath(id)}/undo`,
  json: { callOffId },
});

/** Of a match that is canceled by it. */
async function insertCallOff({ world: { services } }: Context, matchId: number): Promise<string> {
  const id = newId();
  await services.db
    .updateTable('matches')
    .set({ state: 'canceled' })
    .where('id', '=', matchId)
    .execute();
  await services.db
    .insertInto('matchCallOffs')
    .values({ id, matchId, state: 'canceled', stateBefore: 'planned' })
    .execute();
  return id;
}

async function insertMatch(
  { world: { services } }: Context,
  state: 'planned' | 'on' | 'finished' = 'planned',
  day = matchContent().day,
): Promise<number> {
  const { id } = await services.db
    .insertInto('matches')
    .values({ ...matchContent(), day, state })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const putProduct = (id: number, version: number): TestRequest => ({
  path: `${shopProductsPath}/${id}`,
  json: { version, content: productContent() },
});

const putOptions = (id: number): TestRequest => ({
  path: `${shopProductsPath}/${id}/options`,
  json: { version: 'old', options: [{ id: null, label: 'S', price: null }] },
});

const hideProduct = (id: number): TestRequest => ({
  path: `${shopProductsPath}/${id}/state`,
  json: { state: 'hidden' },
});

const callOffProduct = (id: number): TestRequest => ({
  path: `${shopProductsPath}/${id}/call-off`,
});

const countStock = (id: number, version: number | null): TestRequest => ({
  path: `${optionPath(id)}/count`,
  json: { count: 20, version },
});

const adjustStock = (id: number): TestRequest => ({
  path: `${optionPath(id)}/adjustments`,
  json: { change: 1, reason: 'reason' },
});

async function productionPath(things: Context): Promise<string> {
  const id = await insertProduct(things, { deliveryPeriod: '2027年3月', closesAt: new Date() });
  return `/v1/admin/shop/products/${id}/production`;
}

async function insertProduct(
  { world }: Context,
  madeToOrder: { deliveryPeriod?: string; closesAt?: Date; minimum?: number } = {},
): Promise<number> {
  const { id } = await world.services.db
    .insertInto('products')
    .values({
      ...{ name: `product ${randomUUID()}`, price: 1800, category: 'jewelry' },
      ...madeToOrder,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function optionOf({ world }: Context, productId: number): Promise<number> {
  const { id } = await world.services.db
    .selectFrom('productOptions')
    .select('id')
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow();
  return id;
}

const insertOption = async (things: Context) => optionOf(things, await insertProduct(things));

const logIn = (loginId: string, word: string, side = 'player'): TestRequest => ({
  path: `/v1/${side}/login`,
  headers: { 'X-Forwarded-For': [10, ...randomBytes(3)].join('.') },
  json: { loginId, password: word, ...device() },
});

const logInStaff = (loginId: string, word: string) => logIn(loginId, word, 'admin');

const removePasskey = (id: string): TestRequest => ({
  path: `/v1/admin/second-factor/passkeys/${id}`,
});

const createStaff = (loginId: string): TestRequest => ({
  path: '/v1/admin/staff',
  json: { name: '三浦 さとみ', loginId, role: 'desk' },
});

/** A call that changes an account: of a person, of a helper's desk, and of nobody. */
function ofStaff(path: string, json?: object) {
  const request = (id: string): TestRequest => ({
    path: `/v1/admin/staff/${id}${path}`,
    ...(json && { json }),
  });
  return {
    ofAccount: async (things: Context) => request(await insertManager(things)),
    ofDesk: async (things: Context) => request(await insertDesk(things, null)),
    missing: () => request(none),
  };
}

async function insertManager({ world }: Context): Promise<string> {
  const id = randomUUID();
  const person = { id, name: 'staff', loginId: `staff-${id}`, role: 'manager' as const };
  await world.services.db
    .insertInto('staff')
    .values({ ...person, passwordHash: 'hash' })
    .execute();
  return id;
}

async function insertPasskey({ world, people }: Context, role: 'manager' | 'owner') {
  const id = randomUUID();
  await world.services.db
    .insertInto('staffPasskeys')
    .values({
      ...{ id, staffId: people.staff[role].id, deviceSystem: 'iphone' },
      ...{ publicKey: Buffer.from('key'), counter: 0, transports: [] },
    })
    .execute();
  return id;
}

const enrol = (code: string): TestRequest => ({
  path: '/v1/admin/desks',
  json: { code, ...device() },
});

const correctTill = (id: string): TestRequest => ({
  path: `/v1/admin/tills/${id}/corrections`,
  json: { day: '2026-11-22', means: 'cash', amount: -500, reason: 'reason' },
});

const countTill = (id: string): TestRequest => ({
  path: `/v1/admin/tills/${id}/counts`,
  json: { day: '2026-11-22', kind: 'count', amount: 500 },
});

const endDesk = (id: string): TestRequest => ({ path: `/v1/admin/desks/${id}` });

/** A code of a manager who is not a caller: a code that one creates replaces the last of the same person. */
async function insertDeskCode(
  { world, people }: Context,
  values: Partial<Insertable<Tables['deskCodes']>>,
): Promise<string> {
  const code = randomUUID();
  const later = new Date(Date.now() + 60_000);
  await world.services.db
    .insertInto('deskCodes')
    .values({
      codeHash: hashOf(code),
      name: 'レジ1',
      endsAt: later,
      createdBy: people.staff.former.id,
      expiresAt: later,
      ...values,
    })
    .execute();
  return code;
}

async function insertDesk({ world, people }: Context, removedAt: Date | null): Promise<string> {
  const id = newId();
  await world.services.db
    .insertInto('staff')
    .values({
      id,
      name: 'レジ1',
      loginId: null,
      passwordHash: null,
      role: 'desk',
      enrolledBy: people.staff.former.id,
      removedAt,
    })
    .execute();
  return id;
}

const handOver = (orderId: string, json = {}): TestRequest => ({
  path: `/v1/admin/pickups/${orderId}/hand-over`,
  json,
});

const sellAtBooth = (optionId: number, json = {}): TestRequest => ({
  path: '/v1/admin/booth-sales',
  json: { optionId, quantity: 1, price: 1800, means: 'cash', ...json },
});

const undoBoothSale = (id: string): TestRequest => ({
  path: `/v1/admin/booth-sales/${id}/undo`,
  json: {},
});

/** What a desk has just sold without an order. */
async function insertBoothSale(things: Context): Promise<string> {
  const id = newId();
  await things.world.services.db
    .insertInto('boothSales')
    .values({
      id,
      optionId: await insertOption(things),
      productName: 'タオル',
      optionLabel: '',
      quantity: 1,
      price: 1800,
      means: 'cash',
      short: 0,
      staffId: things.people.staff.desk.id,
      sessionId: newId(),
      deskAt: null,
      undoneAt: null,
    })
    .execute();
  return id;
}

const atDesk = { handedOverAt: '2026-11-21T04:00:00.000Z' };

const writeMemo = (orderId: string, version: number): TestRequest => ({
  path: `/v1/admin/orders/${orderId}/memo`,
  json: { text: 'memo', version },
});

const refundsPath = (orderId: string) => `/v1/admin/orders/${orderId}/refunds`;

const cancelOrder = (orderId: string, changeId: string | null = null): TestRequest => ({
  path: refundsPath(orderId),
  json: { kind: 'cancel', amount: 0, reason: 'reason', changeId },
});

const toShip = { deliveryMethod: 'shipping', deliveryStatus: 'unshipped' } as const;

const shipment = (changeId: string | null) => ({
  carrier: 'yamato',
  trackingNumber: '412088352716',
  changeId,
});

const shipOrder = (orderId: string, changeId: string | null = null): TestRequest => ({
  path: `/v1/admin/orders/${orderId}/shipment`,
  json: shipment(changeId),
});

const shipOrders = (orderId: string, changeId: string | null = null): TestRequest => ({
  path: '/v1/admin/shipments',
  json: { shipments: [{ orderId, ...shipment(changeId) }] },
});

const settleRefund = (orderId: string, refundId: string): TestRequest => ({
  path: `${refundsPath(orderId)}/${refundId}`,
  json: { means: 'other' },
});

const settleHandOver = (id: string): TestRequest => ({
  path: `/v1/admin/refused-hand-overs/${id}/settlement`,
  json: { kind: 'record', note: 'note' },
});

const undo = (orderId: string, handOverId: string): TestRequest => ({
  path: `/v1/admin/pickups/${orderId}/undo`,
  json: { handOverId },
});

const report = (topicId: string, messageId: string): TestRequest => ({
  path: `/v1/topics/${topicId}/messages/${messageId}/reports`,
  json: { reason: 'harassment' },
});

const markRead = (topicId: string, messageId: string): TestRequest => ({
  path: `/v1/topics/${topicId}/messages/${messageId}/read`,
});

const confirm = (id: string): TestRequest => ({ path: `/v1/user/sanctions/${id}/confirm` });

const reportPath = (id: string, suffix = ''): TestRequest => ({
  path: `/v1/admin/reports/${id}${suffix}`,
});

const mediaPath = (reportId: string, messageId: string) =>
  reportPath(reportId, `/messages/${messageId}/media`);

const decide = (id: string): TestRequest => ({
  ...reportPath(id, '/decision'),
  json: { message: 'hide', sender: 'warn', reason: 'reason' },
});

const passReports = (reportIds: string[]): TestRequest => ({
  path: '/v1/admin/reports/passes',
  json: { reportIds },
});

const undoDecision = (id: string): TestRequest => ({
  ...reportPath(id, '/undo'),
  json: { decidedAt: '2026-11-22T04:42:00.000Z' },
});

/** A message of a fan whom no caller is, reported in a group of its own; with a warning for the given fan. */
async function reported(
  { world, people }: Context,
  {
    warned,
    reason = 'reason',
    decision = null,
  }: { warned?: string; reason?: string; decision?: 'pass' | null } = {},
): Promise<{ reportId: string; sanctionId: string; topicId: string; senderId: string }> {
  const { db } = world.services;
  const [topicId, senderId, reportId, sanctionId] = [newId(), newId(), newId(), newId()];
  const staffId = people.staff.former.id;
  await db
    .insertInto('topics')
    .values({ id: topicId, chatType: 'group', title: topicId })
    .execute();
  await db.insertInto('users').values({ id: senderId, lineSub: senderId, name: 'fan' }).execute();
  await sendGroupText(world, topicId, senderId);
  // In one transaction, as a report is stored: another caller may list them meanwhile.
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('reportedMessages')
      .values({
        id: reportId,
        topicId,
        seq: 1,
        content: 'text',
        decision,
        decidedAt: decision && new Date(),
        decidedBy: decision && staffId,
      })
      .execute();
    await tx
      .insertInto('messageReports')
      .values({ reporterId: newId(), reporterType: 'user', topicId, seq: 1, reason: 'other' })
      .execute();
  });
  if (warned !== undefined)
    await db
      .insertInto('fanSanctions')
      .values({ id: sanctionId, userId: warned, kind: 'warn', reason, reportId, staffId })
      .execute();
  return { reportId, sanctionId, topicId, senderId };
}

/** The picture of a message so many places after a reported one; at 0 of the reported one itself. */
async function reviewedMedia(
  things: Context,
  after: number,
  state: { hiddenAt?: Date; deletedAt?: Date } = {},
): Promise<TestRequest> {
  const { world } = things;
  const { db } = world.services;
  const { reportId, topicId, senderId } = await reported(things);
  const [mediaId, seq] = [randomUUID(), 1 + after];
  await storeMedia(world, mediaId, topicId);
  if (after !== 0)
    await db
      .insertInto('messages')
      .values({ topicId, seq, id: newId(), senderType: 'user', senderId, content: '' })
      .execute();
  const { id } = await db
    .updateTable('messages')
    .set({ mediaId, ...state })
    .where('topicId', '=', topicId)
    .where('seq', '=', seq)
    .returning('id')
    .executeTakeFirstOrThrow();
  return mediaPath(reportId, id);
}

async function messageOf({ world }: Context, mediaId: string): Promise<string> {
  const { id } = await world.services.db
    .selectFrom('messages')
    .select('id')
    .where('mediaId', '=', mediaId)
    .executeTakeFirstOrThrow();
  return id;
}

type OrderStatus = Partial<Pick<Insertable<Tables['orders']>, 'deliveryMethod' | 'deliveryStatus'>>;

/** Another paid order of fan A. */
async function insertOrder({ world, a }: Context, status: OrderStatus): Promise<string> {
  const id = newOrderId();
  await world.services.db
    .insertInto('orders')
    .values({
      ...orderValues,
      userId: a.fanId,
      totalPrice: 1800,
      paymentStatus: 'paid',
      ...status,
      id,
    })
    .execute();
  return id;
}

/** The hand-over of an order, in its history. */
async function insertHandOver({ world }: Context, orderId: string): Promise<string> {
  const id = newId();
  await world.services.db
    .insertInto('orderChanges')
    .values({
      orderId,
      id,
      deliveryStatus: 'received',
      paymentStatus: 'paid',
      trackingNumber: null,
      reason: null,
    })
    .execute();
  return id;
}

/** A hand-over of a desk that came too late. */
async function insertRefusedHandOver(things: Context): Promise<string> {
  const id = newId();
  await things.world.services.db
    .insertInto('refusedHandOvers')
    .values({
      id,
      orderId: await insertOrder(things, { deliveryStatus: 'received' }),
      handOverKey: null,
      deskAt: new Date(),
      reason: 'handed_over',
      staffId: things.people.staff.desk.id,
      sessionId: newId(),
      means: null,
      amount: null,
    })
    .execute();
  return id;
}

/** A refund that the gateway has refused. */
async function insertFailedRefund({ world }: Context, orderId: string): Promise<string> {
  const [id, paymentId] = [newId(), newId()];
  const { db } = world.services;
  await db
    .insertInto('payments')
    .values({
      id: paymentId,
      orderId,
      sessionId: null,
      gatewayPaymentId: null,
      amount: 1800,
      state: 'paid',
      failure: null,
      phase: null,
      nextStepAt: null,
      stepLeasedUntil: null,
      lastStepAt: null,
    })
    .execute();
  await db
    .insertInto('refunds')
    .values({
      id,
      orderId,
      paymentId,
      kind: 'refund',
      amount: 500,
      means: 'card',
      state: 'failed',
      reason: null,
      staffId: null,
    })
    .execute();
  return id;
}

const passwordChange =
  (path: string) =>
  (oldPassword: string): TestRequest => ({
    path,
    json: { oldPassword, newPassword: 'Scarlet-2027', confirmPassword: 'Scarlet-2027' },
  });

const changePassword = passwordChange('/v1/player/password/change');
const changeStaffPassword = passwordChange('/v1/admin/password');

const ofPlayer = (topicId: string, messageId: string): TestRequest => ({
  path: `/v1/player/auth/topics/${topicId}/messages/${messageId}`,
});

const ofFan = (userId: string, topicId: string, messageId: string): TestRequest => ({
  path: `/v1/user/message/delete?userId=${userId}&topicId=${topicId}&messageId=${messageId}`,
});

const send = (to: object): TestRequest => ({
  path: '/v1/user/message/send',
  json: { ...content, ...to },
});

const playerMedia = (topicId: string, fields: Record<string, string | Blob>): TestRequest => ({
  path: `/v1/player/topics/${topicId}/media`,
  form: { mediaType: 'image', ...fields },
});

const fanMedia = (fields: Record<string, string | Blob>): TestRequest => ({
  path: '/v1/user/message/media/send',
  form: { mediaType: 'image', ...fields },
});

const toPlayer = (playerId: number) =>
  fanMedia({ chatType: 'private', playerId: String(playerId), mediaFile: picture() });

const orderForm = { name: address.name, email: address.email, phone: address.phoneNumber };

async function pay({ world }: Context, orderId: string): Promise<TestRequest> {
  const { tokenUrl, publishableKey } = world.services.browserPayment;
  const credentials = Buffer.from(`${publishableKey}:`).toString('base64');
  const response = await fetch(new URL(tokenUrl, world.origin), {
    method: 'POST',
    headers: { Authorization: `Basic ${credentials}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      payment_details: {
        type: 'credit_card',
        number: '4111111111111111',
        month: '12',
        year: '39',
        verification_value: '123',
        name: 'AKARI HAMANO',
      },
    }),
  });
  // The response of this repository's gateway stand-in.
  const { id: token } = (await response.json()) as { id: string };
  const card = { type: 'token', token, brand: 'visa', last4: '1111', name: 'AKARI HAMANO' };
  return {
    path: '/v1/user/orders/create-with-payment',
    json: {
      title: '',
      content: '',
      deliveryMethod: 'venue',
      orderForm,
      syncAddress: 0,
      paymentDetails: card,
      capture: 'auto',
      orderId,
    },
  };
}

const media = (id: string, cookie?: string): TestRequest => ({
  path: `/v1/media/${id}/original`,
  ...(cookie !== undefined && { headers: { Cookie: cookie } }),
});

/** Adds a text to a topic without an event, and returns its id. */
async function sendGroupText(world: TestClub, topicId: string, senderId: string): Promise<string> {
  const { db } = world.services;
  const id = newId();
  const { lastSeq: seq } = await db
    .updateTable('topics')
    .set({ lastSeq: sql<number>`last_seq + 1` })
    .where('id', '=', topicId)
    .returning('lastSeq')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('messages')
    .values({ topicId, seq, id, senderType: 'user', senderId, content: 'text' })
    .execute();
  return id;
}

/** Adds a message with a picture to a topic without an event, and returns the picture's id. */
async function sendPicture(world: TestClub, topicId: string, senderId: string): Promise<string> {
  const { db } = world.services;
  const [id, mediaId] = [randomUUID(), randomUUID()];
  await storeMedia(world, mediaId, topicId);
  const { lastSeq: seq } = await db
    .updateTable('topics')
    .set({ lastSeq: sql<number>`last_seq + 1` })
    .where('id', '=', topicId)
    .returning('lastSeq')
    .executeTakeFirstOrThrow();
  const sender = { senderType: 'user' as const, senderId };
  await db
    .insertInto('messages')
    .values({ topicId, seq, id, ...sender, content: '', mediaId })
    .execute();
  return mediaId;
}

/** The media cookie of an open, ended or expired session. */
async function cookieOf(
  { world, people }: Context,
  whose: 'fanA' | 'fanB' | 'playerA',
  state: 'open' | 'ended' | 'expired' = 'open',
): Promise<string> {
  const { db } = world.services;
  const token = (await openSessionOf(world, people, whose)) ?? '';
  const cookie = await mediaCookieOf(world.origin, { token });
  const tokenHash = hashOf(token);
  if (state === 'ended')
    await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
  if (state === 'expired')
    await db
      .updateTable('sessions')
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where('tokenHash', '=', tokenHash)
      .execute();
  return cookie;
}

async function upload(
  { world, people }: Context,
  whose: 'fanA' | 'fanB' | 'playerA' | 'playerB',
  finished = true,
) {
  const token = await openSessionOf(world, people, whose);
  return beginUpload(world, token ?? '', finished);
}

async function droppedUpload(things: Context): Promise<string> {
  const id = await upload(things, 'fanA', false);
  await things.world.services.db.deleteFrom('uploads').where('id', '=', id).execute();
  return id;
}

const uploadPath = (id: string): TestRequest => ({ path: `/v1/uploads/${id}`, headers: tus });

const part = (id: string): TestRequest => ({
  path: `/v1/uploads/${id}`,
  headers: { ...tus, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
  bytes: pixel,
});

const noticeBody = JSON.stringify({ id: 'event', type: 'ping', data: {} });

const notice = (signature: string | undefined): TestRequest => ({
  path: '/v1/payments/notifications',
  headers: {
    'Content-Type': 'application/json',
    ...(signature !== undefined && { 'X-Komoju-Signature': signature }),
  },
  bytes: noticeBody,
});

/** Signs like the gateway stand-in, whose secret is derived from the server's. */
function noticeSignature({ services: { config } }: TestClub): string {
  const secret = createHmac('sha256', config.signingSecret ?? '')
    .update('komoju webhook')
    .digest('base64url');
  return createHmac('sha256', secret).update(noticeBody).digest('hex');
}
