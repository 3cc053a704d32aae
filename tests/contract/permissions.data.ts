import type { OperationId } from '../../packages/server/src/http/contract.ts';
import type { Side } from './permissions.people.ts';

/**
 * The callers. A and B are two fans and two players who are unrelated to each other; the last three are staff, by their
 * role.
 */
export const callers = [
  'nobody',
  'expired',
  'revoked',
  'fanA',
  'fanB',
  'playerA',
  'playerB',
  'desk',
  'manager',
  'owner',
] as const;

export type Caller = (typeof callers)[number];

/** Operations in which the calls of two callers about one object would disturb each other. */
export const oneRequestEach: OperationId[] = [
  // Password attempts are limited per network.
  'logInPlayer',
  'logInStaff',
  'changeStaffPassword',
  'removePasskey',
  // A code works once.
  'enrolDesk',
  'endDesk',
  'handOverPickup',
  'undoHandOver',
  'settleRefusedHandOver',
  'undoBoothSale',
  'putOrderMemo',
  'createOrderRefund',
  'putOrderShipment',
  'createShipments',
  'settleOrderRefund',
  'decideReport',
  'passReports',
  'undoReportDecision',
  'createShopProduct',
  'putShopProduct',
  'putShopProductState',
  'createMatch',
  'putMatch',
  'putMatchState',
  'putMatchHero',
  'callOffMatch',
  'undoMatchCallOff',
  'closeMatch',
  'reopenMatch',
  'putStockCount',
  'adjustShopStock',
];

/** What a suspended fan may call of what fans may. */
export const openWhileSuspended: OperationId[] = [
  'logOutFan',
  'listSanctions',
  'listOrders',
  'listPickups',
  'getOrder',
  'getReceipt',
];

//                 nobody expired revoked fanA fanB playerA playerB desk manager owner
const forAll = '      200     200     200  200  200     200     200 200 200 200';
const refused = '     422     422     422  422  422     422     422 422 422 422';
const missing = '     404     404     404  404  404     404     404 404 404 404';
const forSignedIn = ' 401     403     401  200  200     200     200 404 404 404';
const forFans = '     401     403     401  200  200     404     404 404 404 404';
const forBothSides = '401     403     401  200  200     200     200 404 404 404';
const forPlayers = '  401     403     401  404  404     200     200 404 404 404';
const forFanA = '     401     403     401  200  404     404     404 404 404 404';
const forFanB = '     401     403     401  404  200     404     404 404 404 404';
const forPlayerA = '  401     403     401  404  404     200     404 404 404 404';
const forPlayerB = '  401     403     401  404  404     404     200 404 404 404';
const forSideA = '    401     403     401  200  404     200     404 404 404 404';
const forSideB = '    401     403     401  404  200     404     200 404 404 404';
const forNone = '     401     403     401  404  404     404     404 404 404 404';
const notShown = '    404     403     401  404  404     404     404 404 404 404';
const forStaff = '    401     403     401  404  404     404     404 200 200 200';
const forManagers = ' 401     403     401  404  404     404     404 404 200 200';
const forManager = '  401     403     401  404  404     404     404 404 200 404';
const forOwners = '   401     403     401  404  404     404     404 404 404 200';
const refusedToStaff = '   401 403   401  404  404     404     404 422 422 422';
const refusedToOwners = '401 403    401  404  404     404     404 404 404 422';
const refusedToManagers = '401 403   401  404  404     404     404 404 422 422';
const notForManagers = '401  403     401  404  404     404     404 404 409 409';
const notForStaff = ' 401     403     401  404  404     404     404 409 409 409';
const inStock = '     401     403     401  409  409     404     404 404 404 404';
const notForFans = '  401     403     401  422  422     404     404 404 404 404';

/**
 * The status each caller gets, by operation and object. `own` belongs to fan A or player A, `others` to fan B
 * or player B; objects of others, deleted and missing ones get the same response.
 */
export const matrix = {
  startLineLogin: { any: forAll },
  finishLineLogin: { unknownCode: refused },
  logInPlayer: { rightPassword: forAll, wrongPassword: refused, missing: refused },
  logOutFan: { own: forFanA, others: forFanB, missing: forNone },
  logOutPlayer: { any: forPlayers },
  changePlayerPassword: {
    rightPassword: forPlayers,
    wrongPassword: '401 403 401 404 404 422 422 404 404 404',
  },

  listPlayerTopics: { any: forPlayers },
  listPlayerMessages: { own: forPlayerA, group: forPlayerA, others: forPlayerB, missing: forNone },
  sendPlayerMessage: { own: forPlayerA, group: forPlayerA, others: forPlayerB, missing: forNone },
  sendPlayerMedia: {
    own: forPlayerA,
    others: forPlayerB,
    missing: forNone,
    ownNamingOthersInTheForm: forPlayerA,
    ownUpload: forPlayerA,
    othersUpload: forNone,
    wrongKindToOthers: '401 403 401 404 404 404 422 404 404 404',
  },
  deletePlayerMessage: {
    own: forPlayerA,
    ofTheOtherPerson: forNone,
    inAnotherTopic: forNone,
    inAGroupThePlayerLeft: forNone,
    others: forPlayerB,
    deleted: forNone,
    missing: forNone,
  },

  getMatchesCalendar: { any: forAll },
  getMatchCalendar: { missing },
  getTop: { any: forFans },
  listFanChats: { any: forFans },
  listFanMessages: { own: forFanA, group: forFans, others: forFanB, missing: forNone },
  replyAsFan: { own: forFanA, group: forFans, others: forFanB, missing: forNone },
  sendFanMessage: {
    player: forFans,
    missingPlayer: forNone,
    own: forFanA,
    group: forFans,
    others: forFanB,
    missing: forNone,
  },
  sendFanMedia: {
    own: forFanA,
    group: forFans,
    player: forFans,
    others: forFanB,
    missing: forNone,
    missingPlayer: forNone,
    ownUpload: forFanA,
    othersUpload: forNone,
    wrongKindToOthers: '401 403 401 404 422 404 404 404 404 404',
  },
  deleteFanMessage: {
    own: forFanA,
    ofTheOtherPerson: forNone,
    ownAsAnotherUser: forNone,
    inAnotherTopic: forNone,
    others: forFanB,
    deleted: forNone,
    missing: forNone,
  },

  markMessageRead: {
    ofFanA: forSideA,
    ofPlayerA: forSideA,
    others: forSideB,
    inAGroup: '401 403 401 200 200 200 404 404 404 404',
    inAnotherTopic: forNone,
    deleted: forSideA,
    missing: forNone,
  },
  reportMessage: {
    ofPlayerA: forFanA,
    ofFanA: forPlayerA,
    ofFanB: forPlayerB,
    inAGroup: '401 403 401 404 200 200 404 404 404 404',
    inAnotherTopic: forNone,
    deleted: forNone,
    missing: forNone,
  },
  listSanctions: { any: forFans },
  confirmSanction: { own: forFanA, others: forFanB, missing: forNone },

  listCards: { any: forFans },
  getCard: { own: forFanA, shown: forNone, unseen: forNone, others: forFanB, missing: forNone },
  showCard: { unseen: forFans, missing: forNone },
  getCollectedCard: {
    own: forFanA,
    shown: forFanA,
    unseen: forNone,
    others: forFanB,
    missing: forNone,
  },
  collectCard: { shown: forFanA, unseen: forNone, others: forFanB, missing: forNone },
  setFavoritePlayer: { player: forFans, missing: forNone },
  listPlayers: { any: forFans },
  getMyPage: { any: forFans },

  listMatches: { any: forBothSides },
  listVisits: { any: forFans },
  stampVisit: { open: forFans, forged: forNone },

  listProducts: { any: forFans },
  getProduct: { onSale: forFans, deleted: forNone, missing: forNone },
  putStockNotice: {
    soldOut: forFans,
    onSale: inStock,
    deleted: forNone,
    missing: forNone,
  },
  deleteStockNotice: { soldOut: forFans, onSale: forFans, deleted: forFans, missing: forFans },
  getCart: { any: forFans },
  putCart: { onSale: forFans, emptied: forFans, deleted: notForFans, missing: notForFans },
  orderForPickup: { onSale: forFans, deleted: notForFans, missing: notForFans },
  listOrders: { any: forFans },
  listPickups: { any: forFans },
  // Fan B has a payment running, which only fan B may learn.
  orderWithPayment: {
    own: '     401 403 401 200 409 404 404 404 404 404',
    others: '  401 403 401 404 409 404 404 404 404 404',
    missing: ' 401 403 401 404 409 404 404 404 404 404',
    finished: '401 403 401 409 409 404 404 404 404 404',
  },
  endCheckout: { any: forFans },
  getOrder: { own: forFanA, others: forFanB, missing: forNone },
  getReceipt: { own: forFanA, ownUnpaid: forNone, others: forFanB, missing: forNone },
  getShippingAddress: { any: forFans },
  createShippingAddress: { any: '401 403 401 409 409 404 404 404 404 404' },
  updateShippingAddress: { any: forFans },
  findPostalCode: { any: forFans },

  getClub: { any: forAll },
  streamEvents: { any: forSignedIn },
  getMedia: {
    own: '            404 403 401 200 404 200 404 404 404 404',
    ownThumbnail: '   404 403 401 200 404 200 404 404 404 404',
    others: '         404 403 401 404 200 404 200 404 404 404',
    group: '          404 403 401 200 200 200 404 404 404 404',
    leftGroup: '      404 403 401 200 200 404 200 404 404 404',
    ownWithCookieOfFanA: '         200 403 401 200 404 200 404 404 404 404',
    ownWithCookieOfPlayerA: '      200 403 401 200 404 200 404 404 404 404',
    ownWithCookiesOfTwo: '         200 403 401 200 404 200 404 404 404 404',
    ownWithCookieOfFanB: '         404 403 401 200 404 200 404 404 404 404',
    ownWithForgedCookie: '         404 403 401 200 404 200 404 404 404 404',
    ownWithCookieOfEndedSession: ' 404 403 401 200 404 200 404 404 404 404',
    ownWithCookieOfExpiredSession: '404 403 401 200 404 200 404 404 404 404',
    leftGroupWithCookieOfPlayerAAsFan: '404 403 401 200 200 404 200 404 404 404',
    ofDeletedMessage: notShown,
    ofHiddenMessage: notShown,
    ofNoMessage: notShown,
    missing: notShown,
  },
  getFile: { there: forAll, missing },
  createUpload: { any: '  401 403 401 201 201 201 201 404 404 404' },
  getUpload: { own: forFanA, others: forFanB, dropped: forNone, missing: forNone },
  continueUpload: {
    own: '     401 403 401 204 404 404 404 404 404 404',
    dropped: forNone,
    missing: forNone,
  },
  dropUpload: {
    own: '401 403 401 204 404 404 404 404 404 404',
    dropped: forNone,
    missing: forNone,
  },
  subscribeToPush: { any: forSignedIn },
  unsubscribeFromPush: { own: forSignedIn, missing: forSignedIn },
  getPushSettings: { any: forSignedIn },
  putPushSettings: { any: forSignedIn },
  receivePaymentNotice: {
    signed: forAll,
    forged: '400 400 400 400 400 400 400 400 400 400',
    unsigned: refused,
  },
  receivePolicyReports: { any: forAll },

  logInStaff: {
    rightPassword: forAll,
    wrongPassword: refused,
    missing: refused,
    ofPlayer: refused,
  },
  logOutStaff: { any: forStaff },
  getStaffSession: { any: forStaff },
  getToday: { any: forManagers },
  streamStaffEvents: { any: forManagers },
  listTills: { any: forManagers, ofMatch: forManagers, noMatch: forNone },
  exportTills: { any: forManagers },
  getTill: { known: forManagers, missing: forNone },
  getOwnTill: { any: forStaff },
  correctTill: { known: forManagers, missing: forNone },
  changeStaffPassword: { rightPassword: forStaff, wrongPassword: refusedToStaff },
  countTill: { known: forManagers, missing: forNone },
  listStaffSessions: { any: forStaff },
  endStaffSession: { missing: forStaff },
  createPasskeyRequest: { any: forManagers },
  logInWithPasskey: { unknown: refusedToManagers },
  logInWithCode: { wrong: refusedToManagers },
  getSecondFactor: { any: forManagers },
  createPasskeyOptions: { any: forManagers },
  addPasskey: { unknown: refusedToManagers },
  removePasskey: { ofManager: forManager, ofOwner: forOwners, missing: forNone },
  startTotp: { any: forManagers },
  confirmTotp: { notStarted: notForManagers },
  removeTotp: { any: forManagers },
  createRecoveryCodes: { none: notForManagers },
  listStaff: { any: forOwners },
  createStaff: { free: forOwners, taken: refusedToOwners },
  removeStaff: { ofAccount: forOwners, ofDesk: forNone, missing: forNone },
  putStaffName: { ofAccount: forOwners, ofDesk: forNone, missing: forNone },
  putStaffRole: { ofAccount: forOwners, ofDesk: forNone, missing: forNone },
  createStaffPassword: { ofAccount: forOwners, ofDesk: forNone, missing: forNone },
  resetSecondFactor: { ofAccount: forOwners, ofDesk: forNone, missing: forNone },
  createDeskCode: { any: forManagers },
  enrolDesk: {
    right: forAll,
    expired: refused,
    usedByAnother: refused,
    ofDesk: refused,
    missing: refused,
  },
  listDesks: { any: forManagers },
  endDesk: { running: forManagers, ended: forManagers, ofAccount: forNone, missing: forNone },
  searchPickups: { any: forStaff },
  getPickup: { open: forStaff, unpaid: forStaff, missing: forNone },
  handOverPickup: {
    open: forStaff,
    openOffline: forStaff,
    shipped: notForStaff,
    shippedOffline: notForStaff,
    missing: forNone,
  },
  undoHandOver: { handedOver: forStaff, ofAnotherOrder: forNone, missing: forNone },
  listHandOvers: { any: forStaff },
  listBoothGoods: { any: forStaff },
  listBoothSales: { any: forStaff },
  recordBoothSale: { sold: forStaff, soldOffline: forStaff, missing: refusedToStaff },
  undoBoothSale: { sold: forStaff, missing: forNone },
  listOpenPickups: { any: forStaff, since: forStaff, after: forStaff },
  listRefusedHandOvers: { any: forManagers },
  settleRefusedHandOver: { open: forManagers, missing: forNone },
  listStaffLog: { any: forManagers },
  exportStaffLog: { any: forManagers },
  listStaffProducts: { any: forManagers },
  listShopProducts: { any: forManagers },
  createShopProduct: { any: forManagers },
  getShopProduct: { onSale: forManagers, hidden: forManagers, missing: forNone },
  putShopProduct: { present: forManagers, old: notForManagers, missing: forNone },
  putShopProductState: { onSale: forManagers, missing: forNone },
  putShopProductOptions: { old: notForManagers, missing: forNone },
  putShopProductOrder: { missing: notForManagers },
  getProduction: { madeToOrder: forManagers, fromStock: forNone },
  exportProduction: { madeToOrder: forManagers, missing: forNone },
  callOffProduct: { belowMinimum: forManagers, fromStock: forNone },
  exportShopProducts: { any: forManagers },
  importShopProducts: { any: forManagers },
  addShopPicture: { any: forManagers },
  listStockMoves: { any: forManagers, missing: forNone },
  putStockCount: { uncounted: forManagers, old: notForManagers, missing: forNone },
  adjustShopStock: { uncounted: notForManagers, missing: forNone },
  listStaffMatches: { any: forManagers },
  createMatch: { any: forManagers },
  putMatch: { present: forManagers, old: notForManagers, missing: forNone },
  putMatchState: { present: forManagers, old: notForManagers, missing: forNone },
  getMatchHeroes: { finished: forManagers, missing: forNone },
  putMatchHero: { finished: forManagers, planned: notForManagers, missing: forNone },
  getMatchPacking: { present: forManagers, missing: forNone },
  previewMatchCallOff: { present: forManagers, missing: forNone },
  getMatchCallOff: { present: forManagers, missing: forNone },
  callOffMatch: { present: forManagers, old: notForManagers, missing: forNone },
  undoMatchCallOff: { present: forManagers, ofAnother: forNone, missing: forNone },
  getGateCodes: { any: forStaff },
  getMatchVisits: { present: forManagers, missing: forNone },
  getVisitSheet: { present: forManagers, missing: forNone },
  getMatchClosing: { finished: forManagers, missing: forNone },
  closeMatch: { finished: forManagers, planned: notForManagers, missing: forNone },
  reopenMatch: { closed: forManagers, ofAnother: forNone, missing: forNone },
  exportMatches: { any: forManagers },
  importMatches: { any: forManagers },
  listMatchCards: { any: forManagers },
  listStaffOrders: { any: forManagers },
  exportStaffOrders: { any: forManagers },
  getStaffOrder: { paid: forManagers, unpaid: forManagers, missing: forNone },
  putOrderMemo: {
    present: forManagers,
    old: notForManagers,
    missing: forNone,
  },
  getOrderRefunds: { paid: forManagers, unpaid: forNone, missing: forNone },
  createOrderRefund: { open: forManagers, changed: notForManagers, missing: forNone },
  settleOrderRefund: { failed: forManagers, ofAnotherOrder: forNone, missing: forNone },
  putOrderShipment: { open: forManagers, changed: notForManagers, missing: forNone },
  previewShipments: { any: forManagers },
  createShipments: { open: forManagers, changed: notForManagers },
  exportShippingLabels: { any: forManagers },
  listPackingOrders: { any: forManagers },
  listReports: { any: forManagers },
  getReport: { open: forManagers, missing: forNone },
  getReportMedia: {
    reported: forManagers,
    around: forManagers,
    ofHiddenMessage: forManagers,
    // Of a reported message it stays for staff.
    ofDeletedMessage: forManagers,
    ofDeletedAround: forNone,
    longBefore: forNone,
    longAfter: forNone,
    ofAnotherTopic: forNone,
    ofText: forNone,
    missing: forNone,
  },
  decideReport: { open: forManagers, decided: notForManagers, missing: forNone },
  passReports: {
    open: forManagers,
    ofSeveral: notForManagers,
    decided: notForManagers,
    missing: forNone,
  },
  undoReportDecision: { open: forManagers, decidedSince: notForManagers, missing: forNone },

  getHealth: { any: forAll },
  getReadiness: { any: forAll },
} satisfies Record<OperationId, Record<string, string>>;

/** What fan A's or player A's own response must contain: otherwise an empty response would pass. */
export const ownContent: Partial<Record<OperationId, (side: Side) => string[]>> = {
  listPlayerTopics: ({ topicId, fanName }) => [topicId, fanName, '"totalCount":2'],
  listPlayerMessages: ({ fanText, playerText }) => [fanText, playerText],
  getTop: ({ playerText, playerId }) => [playerText, `"favoritePlayer":{"id":${playerId},`],
  listFanChats: ({ topicId }) => [topicId],
  listFanMessages: ({ fanText, playerText }) => [fanText, playerText],
  listCards: ({ cardText }) => [cardText],
  getCard: ({ cardText }) => [cardText],
  getMyPage: ({ fanName, playerId }) => [
    fanName,
    '"orderCount":1,"chatCount":1,"collectionCount":1',
    `"favoritePlayer":{"id":${playerId},`,
    '"messages":1,"cards":1,"totalCards":',
    '"pickupCount":1,',
    '"messages":2,"cards":1}]',
  ],
  getCart: ({ cart }) => [cart],
  listOrders: ({ orderId, street }) => [orderId, street, '"totalCount":1'],
  getOrder: ({ orderId, street }) => [orderId, street],
  getReceipt: ({ orderId }) => [orderId],
  getShippingAddress: ({ street }) => [street],
  // The reason of the warning is the name of its fan.
  listSanctions: ({ fanName }) => [fanName],
};

/** Operations that change another person's data by design: sessions of the player, the owner of a browser. */
export const changesOthers: OperationId[] = ['logInPlayer', 'subscribeToPush'];

/** Fields nobody may set by sending them. */
export const readOnlyFields: Record<string, unknown> = {
  role: 'player',
  price: 1,
  totalPrice: 1,
  ownerId: '0199f3a2-7c10-7e64-9b55-3f8f0e1d2c4b',
  personId: '0199f3a2-7c10-7e64-9b55-3f8f0e1d2c4b',
  senderId: '0199f3a2-7c10-7e64-9b55-3f8f0e1d2c4b',
  userId: '0199f3a2-7c10-7e64-9b55-3f8f0e1d2c4b',
  user_id: '0199f3a2-7c10-7e64-9b55-3f8f0e1d2c4b',
  paidAt: '2026-11-21T09:30:00.000Z',
  paymentStatus: 'paid',
  createdAt: '2026-11-21T09:30:00.000Z',
};
