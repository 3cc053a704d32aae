import type { Answers } from '@homestand/app-core/testing/answers';
import { sampleClub, timeOf } from '@homestand/app-core/testing/sampleClub';
import { boothGoods, boothSale } from './sampleBooth';
import { closedMatch, openClosing } from './sampleClosing';
import {
  handedOverNow,
  handOversOf,
  openPickups,
  pickupOf,
  pickupSearch,
  refusedHandOvers,
} from './sampleCounter';
import { log } from './sampleLog';
import {
  callOff,
  callOffPreview,
  gateCodes,
  matchAt,
  matchCards,
  matchHeroes,
  matchPacking,
  matchVisits,
  staffMatches,
  visitSheet,
} from './sampleMatches';
import { tillDay, tillDetail, today } from './sampleMoney';
import {
  detailsOf,
  orderPage,
  packingList,
  paidOrder,
  productList,
  refundedInPart,
  refundsOf,
  type SampleOrder,
  shipmentPreview,
} from './sampleOrders';
import { productAt, rowOf, shopProducts } from './sampleProducts';
import { decidedDetail, passedTogether, reportDetail, reportPage } from './sampleReports';
import {
  account,
  accounts,
  answerOf,
  deskCode,
  deskList,
  deskSession,
  recoveryCodes,
  samplePassword,
  secondFactor,
  sessions,
  staffOf,
  staffSessions,
  totpSecret,
  verifyingSession,
} from './sampleStaff';

const added = {
  accessToken: sessions.manager.token,
  staff: staffOf(sessions.manager),
  recoveryCodes,
};

/** The answers about one order, in the office and at the counter. */
export const answersAbout = (sample: SampleOrder): Answers => ({
  'GET /v1/admin/orders/{orderId}': detailsOf(sample),
  'GET /v1/admin/orders/{orderId}/refunds': refundsOf(sample),
  'GET /v1/admin/pickups/{orderId}': pickupOf(sample),
});

/** A server at noon of a match day, while the counter is open. */
export const fullAnswers: Answers = {
  ...answersAbout(paidOrder),
  'GET /v1/club': sampleClub,
  'POST /v1/admin/login': answerOf(verifyingSession),
  'POST /v1/admin/logout': null,
  'POST /v1/admin/login/passkey-options': {
    challenge: 'c2FtcGxlLWNoYWxsZW5nZQ',
    rpId: 'fanclub.example',
    timeout: 60_000,
    userVerification: 'preferred',
    allowCredentials: [],
  },
  'POST /v1/admin/login/passkey': answerOf(sessions.manager),
  'POST /v1/admin/login/code': answerOf(sessions.manager),
  'GET /v1/admin/session': staffOf(sessions.desk),
  'POST /v1/admin/password': staffOf(sessions.desk),
  'GET /v1/admin/sessions': staffSessions,
  'DELETE /v1/admin/sessions/{sessionId}': null,
  'GET /v1/admin/second-factor': secondFactor,
  'POST /v1/admin/second-factor/passkey-options': {
    rp: { name: sampleClub.team, id: 'fanclub.example' },
    user: { id: 'c2Fubw', name: 'sano', displayName: sessions.manager.name },
    challenge: 'c2FtcGxlLWNoYWxsZW5nZQ',
    pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
    timeout: 60_000,
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  },
  'POST /v1/admin/second-factor/passkeys': added,
  'DELETE /v1/admin/second-factor/passkeys/{passkeyId}': null,
  'POST /v1/admin/second-factor/totp': totpSecret,
  'PUT /v1/admin/second-factor/totp': added,
  'DELETE /v1/admin/second-factor/totp': null,
  'POST /v1/admin/second-factor/recovery-codes': { recoveryCodes },
  'GET /v1/admin/today': today,
  'GET /v1/admin/pickups': pickupSearch,
  'POST /v1/admin/pickups/{orderId}/hand-over': handedOverNow(
    pickupOf(paidOrder),
    sessions.desk.name,
  ),
  'POST /v1/admin/pickups/{orderId}/undo': pickupOf(paidOrder),
  'GET /v1/admin/hand-overs': handOversOf('miura'),
  'GET /v1/admin/open-pickups': {
    at: timeOf({ minutesAgo: 0 }),
    whole: true,
    list: openPickups,
    closed: [],
  },
  'GET /v1/admin/refused-hand-overs': refusedHandOvers,
  'PUT /v1/admin/refused-hand-overs/{handOverId}/settlement': null,
  'GET /v1/admin/products': productList,
  'GET /v1/admin/shop/products': { list: shopProducts.map(rowOf) },
  'POST /v1/admin/shop/products': { ...productAt(0), state: 'hidden' },
  'GET /v1/admin/shop/products/{productId}': productAt(1),
  'PUT /v1/admin/shop/products/{productId}': { ...productAt(1), version: 5 },
  'PUT /v1/admin/shop/products/{productId}/state': { state: 'hidden' },
  'PUT /v1/admin/shop/products/{productId}/options': productAt(1),
  'PUT /v1/admin/shop/product-order': { count: shopProducts.length },
  'POST /v1/admin/shop/imports': { added: 2, changed: 5, problems: [] },
  'POST /v1/admin/shop/pictures': { name: 'new.webp', url: productAt(2).imageUrls[0] ?? '' },
  'GET /v1/admin/shop/options/{optionId}/moves': { list: [] },
  'PUT /v1/admin/shop/options/{optionId}/count': {
    ...{ id: 2, label: '', price: null, onHand: 7, held: 5, sellable: 2, version: 32 },
  },
  'POST /v1/admin/shop/options/{optionId}/adjustments': {
    ...{ id: 2, label: '', price: null, onHand: 13, held: 5, sellable: 8, version: 32 },
  },
  'GET /v1/admin/matches': { list: [...staffMatches] },
  'POST /v1/admin/matches': matchAt(3),
  'PUT /v1/admin/matches/{matchId}': { ...matchAt(3), version: 4 },
  'PUT /v1/admin/matches/{matchId}/state': { ...matchAt(3), version: 4, state: 'on' },
  'GET /v1/admin/gate-codes': gateCodes,
  'GET /v1/admin/matches/{matchId}/visits': matchVisits,
  'GET /v1/admin/matches/{matchId}/visit-sheet': visitSheet,
  'GET /v1/admin/matches/{matchId}/heroes': matchHeroes,
  'PUT /v1/admin/matches/{matchId}/heroes': matchHeroes,
  'GET /v1/admin/matches/{matchId}/packing': matchPacking,
  'GET /v1/admin/matches/{matchId}/call-off-preview': callOffPreview,
  'GET /v1/admin/matches/{matchId}/call-off': { callOff },
  'POST /v1/admin/matches/{matchId}/call-off': {
    match: { ...matchAt(3), version: 4, state: 'canceled' },
    callOff: { ...callOff, notified: 0, undoSeconds: 10 },
  },
  'POST /v1/admin/matches/{matchId}/call-off/undo': {
    match: { ...matchAt(3), version: 5 },
    callOff: { ...callOff, notified: 0, undoneAt: '2026-11-22T02:59:06.000Z' },
  },
  'GET /v1/admin/matches/{matchId}/closing': openClosing,
  'POST /v1/admin/matches/{matchId}/closing': closedMatch,
  'POST /v1/admin/matches/{matchId}/closing/reopen': openClosing,
  'POST /v1/admin/match-imports': { added: 12, changed: 1, problems: [] },
  'GET /v1/admin/match-cards': { list: [...matchCards] },
  'GET /v1/admin/orders': orderPage,
  'PUT /v1/admin/orders/{orderId}/memo': {
    text: '12番ゲートで待ち合わせ',
    version: 2,
    changedAt: timeOf({ minutesAgo: 0 }),
    changedBy: sessions.manager.name,
  },
  'POST /v1/admin/orders/{orderId}/refunds': refundedInPart(paidOrder, 600),
  'PUT /v1/admin/orders/{orderId}/refunds/{refundId}': refundedInPart(paidOrder, 600),
  'PUT /v1/admin/orders/{orderId}/shipment': {
    state: 'shipped',
    carrier: 'yamato',
    trackingNumber: '4120-9102-3311',
    changeId: null,
  },
  'POST /v1/admin/shipments/preview': shipmentPreview,
  'POST /v1/admin/shipments': { count: shipmentPreview.ready },
  'GET /v1/admin/shipments/packing': packingList,
  'GET /v1/admin/tills': tillDay,
  'GET /v1/admin/tills/{tillId}': tillDetail,
  'GET /v1/admin/own-till': tillDetail,
  'GET /v1/admin/booth-goods': boothGoods,
  'GET /v1/admin/booth-sales': { list: [boothSale] },
  'POST /v1/admin/booth-sales': boothSale,
  'POST /v1/admin/booth-sales/{saleId}/undo': {
    ...boothSale,
    undoneAt: timeOf({ minutesAgo: 0 }),
  },
  'POST /v1/admin/tills/{tillId}/corrections': tillDetail.till,
  'POST /v1/admin/tills/{tillId}/counts': tillDetail.till,
  'GET /v1/admin/desks': deskList,
  'POST /v1/admin/desk-codes': deskCode,
  'POST /v1/admin/desks': answerOf(deskSession),
  'DELETE /v1/admin/desks/{deskId}': null,
  'GET /v1/admin/log': log,
  'GET /v1/admin/staff': { list: accounts },
  'POST /v1/admin/staff': { account, password: samplePassword },
  'PUT /v1/admin/staff/{staffId}/name': null,
  'PUT /v1/admin/staff/{staffId}/role': null,
  'POST /v1/admin/staff/{staffId}/password': { password: samplePassword },
  'DELETE /v1/admin/staff/{staffId}/second-factor': null,
  'DELETE /v1/admin/staff/{staffId}': null,
  'GET /v1/admin/reports': reportPage,
  'GET /v1/admin/reports/{reportId}': reportDetail,
  'POST /v1/admin/reports/{reportId}/decision': decidedDetail,
  'POST /v1/admin/reports/passes': passedTogether,
  'POST /v1/admin/reports/{reportId}/undo': reportDetail,
};

const nothing = { list: [], totalCount: 0, totalPage: 0, page: 1, size: 50 };
const noMoney = { count: 0, card: 0, cash: 0, other: 0, corrections: 0 };
const none = { count: 0, oldest: null };

const emptyTill: typeof tillDetail = {
  ...tillDetail,
  till: {
    ...tillDetail.till,
    cash: { count: 0, paid: 0, corrections: 0, expected: 0, notCounted: 0 },
    other: { count: 0, paid: 0, corrections: 0, expected: 0, notCounted: 0 },
    ...{ float: null, drawer: 0, counted: null, unsent: null },
  },
  ...{ list: [], totalCount: 0, totalPage: 0 },
};

/** A server of a club that opened today. */
export const emptyAnswers: Answers = {
  ...fullAnswers,
  'GET /v1/admin/sessions': { list: staffSessions.list.filter(({ isCurrent }) => isCurrent) },
  'GET /v1/admin/second-factor': {
    passkeys: [],
    hasCode: false,
    recoveryCodes: 0,
    isRequired: false,
    isRecentLogin: true,
  },
  'GET /v1/admin/today': {
    ...today,
    pickups: { waiting: 0, handedOver: 0, hours: [] },
    sales: { today: noMoney, month: noMoney },
    attention: {
      ...{ payments: none, refunds: none, handOvers: none, reports: none },
      differences: { at: null, count: 0, list: [] },
    },
    services: today.services.map((service) => ({ ...service, state: 'unknown' })),
    stock: { count: 0, list: [] },
  },
  'GET /v1/admin/pickups': { ...nothing, size: 10 },
  'GET /v1/admin/hand-overs': { list: [], handedOverToday: 0, open: 0, changedAt: null },
  'GET /v1/admin/open-pickups': {
    at: timeOf({ minutesAgo: 0 }),
    whole: true,
    list: [],
    closed: [],
  },
  'GET /v1/admin/refused-hand-overs': { list: [] },
  'GET /v1/admin/orders': { ...nothing, sum: 0, counts: [] },
  'GET /v1/admin/shop/products': { list: [] },
  'GET /v1/admin/matches': { list: [] },
  'GET /v1/admin/matches/{matchId}/packing': {
    ...matchPacking,
    ...{ goods: [], orders: [], totalCount: 0 },
  },
  'GET /v1/admin/gate-codes': { now: '2026-11-21T03:00:00.000Z', windowSeconds: 30, matches: [] },
  'GET /v1/admin/match-cards': { list: [] },
  'GET /v1/admin/shipments/packing': { ...packingList, list: [], totalCount: 0 },
  'GET /v1/admin/tills': { ...tillDay, list: [], cash: 0, other: 0 },
  'GET /v1/admin/tills/{tillId}': emptyTill,
  'GET /v1/admin/own-till': emptyTill,
  'GET /v1/admin/booth-goods': { list: [] },
  'GET /v1/admin/booth-sales': { list: [] },
  'GET /v1/admin/desks': { list: [] },
  'GET /v1/admin/log': { list: [], next: null },
  'GET /v1/admin/staff': { list: accounts.filter(({ role }) => role === 'owner') },
  'GET /v1/admin/reports': { ...nothing, open: 0 },
};
