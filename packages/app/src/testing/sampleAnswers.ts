import type { components } from '@homestand/api-client';
import type { Answers } from '@homestand/app-core/testing/answers';
import { pictureOf, sampleClub, samplePlayer } from '@homestand/app-core/testing/sampleClub';
import { collected, cards as demoCards, playerOf, players } from '@homestand/demo-club';
import { cardPicture } from '@homestand/demo-club/drawings';
import { matches, nextMatches, visitStamp, visits } from './sampleMatches';
import {
  groups,
  playerThreadPage,
  playerTopicPage,
  sentMessage,
  threadPage,
  topicPage,
  unreadMessages,
} from './sampleMessages';
import { fanSession, favoritePlayer, myPage, playerSession } from './samplePeople';
import {
  cart,
  emptyCart,
  order,
  orderPage,
  pickups,
  product,
  productPage,
  receipt,
  shippingAddress,
} from './sampleShop';

type Schemas = components['schemas'];

const mine = new Set(collected.map(({ card }) => card));

export const cards = demoCards.map((card, index): Schemas['Card'] => {
  const player = playerOf(card.jerseyNumber);
  const { nameJapanese, nameRomaji, jerseyNumber, birthPlace, school } = player;
  return {
    ...{ nameJapanese, nameRomaji, jerseyNumber, birthPlace, school },
    cardId: index + 1,
    pictureUrl: pictureOf(cardPicture(card)),
    cardType: card.cardType,
    hasFavorited: mine.has(index),
    birthYear: player.birthYear,
    height: player.height,
    weight: player.weight,
    position: player.position,
    batting: player.batting,
    message: card.message,
    audioUrl: null,
    videoUrl: null,
  };
});
export const [card = noCard()] = cards.filter(({ hasFavorited }) => hasFavorited);
function noCard(): Schemas['Card'] {
  throw new Error('The demo club has no collected card.');
}

/** A server with everything: of a fan in the second half of a season, and of the fan's favourite player. */
export const fullAnswers: Answers = {
  'GET /v1/club': sampleClub,
  'POST /v1/user/line/callback': {
    accessToken: fanSession.token,
    id: fanSession.userId,
    profile: { name: fanSession.name, email: fanSession.email, picture: fanSession.pictureUrl },
    switchedBrowser: true,
  },
  'POST /v1/player/login': {
    accessToken: playerSession.token,
    playerName: playerSession.name,
    id: playerSession.userId,
    playerCardsId: favoritePlayer.id,
    avatarUrl: favoritePlayer.avatarUrl,
  },
  'GET /v1/user/top': {
    favoritePlayer,
    unreadMessages,
    playerList: players.slice(0, 9).map(samplePlayer),
    groupTopics: groups,
    nextMatches,
    waitingPickups: pickups.length,
  },
  'GET /v1/matches': { matches },
  'GET /v1/user/visits': { list: visits },
  'POST /v1/user/visits': visitStamp,
  'GET /v1/user/chats': topicPage,
  'GET /v1/user/chats/detail': threadPage,
  'POST /v1/user/chats/message': { messageId: sentMessage.messageId },
  'GET /v1/user/sanctions': { list: [] },
  'POST /v1/topics/{topicId}/messages/{messageId}/read': null,
  'POST /v1/topics/{topicId}/messages/{messageId}/reports': null,
  'POST /v1/user/message/send': sentMessage,
  'GET /v1/player/auth/topics': playerTopicPage,
  'GET /v1/player/auth/topics/{topicId}/messages': playerThreadPage,
  'GET /v1/user/cards': { list: cards },
  'GET /v1/user/cards/{cardId}': { card },
  'POST /v1/user/card-status': { status: false, cardId: card.cardId },
  'GET /v1/user/collections/{cardId}': { card },
  'POST /v1/user/collections/{cardId}': { card },
  'GET /v1/user/players': { playersInfo: players.map(samplePlayer) },
  'GET /v1/user/mypage': myPage,
  'GET /v1/user/products': productPage,
  'GET /v1/user/products/{productId}': product,
  'PUT /v1/user/products/{productId}/stock-notice': null,
  'DELETE /v1/user/products/{productId}/stock-notice': null,
  'GET /v1/user/cart': cart,
  'PUT /v1/user/cart': cart,
  'GET /v1/user/orders': orderPage,
  'GET /v1/user/pickups': { list: pickups },
  'GET /v1/user/orders/{orderId}': { order },
  'GET /v1/user/orders/{orderId}/receipt': receipt,
  'POST /v1/user/orders': { order_id: order.id },
  'POST /v1/user/orders/create-with-payment': {
    orderId: order.id,
    paymentStatus: 'paid',
    redirectUrl: null,
    orderPaymentSessionId: null,
  },
  'GET /v1/user/shipping-address': { shippingAddress },
  'PUT /v1/user/shipping-address': { shippingAddress },
};

const nothing = { list: [], totalCount: 0, totalPage: 0, page: 1, size: 15 };

/** A server for a fan who joined today. */
export const emptyAnswers: Answers = {
  ...fullAnswers,
  'GET /v1/club': { ...sampleClub, commerceNotice: [], privacyNotice: [] },
  'GET /v1/user/top': {
    favoritePlayer: null,
    unreadMessages: [],
    playerList: [],
    groupTopics: [],
    nextMatches: [],
    waitingPickups: 0,
  },
  'GET /v1/matches': { matches: [] },
  'GET /v1/user/visits': { list: [] },
  'GET /v1/user/chats': { ...nothing, isPreviewMode: false },
  'GET /v1/user/chats/detail': {
    ...threadPage,
    ...nothing,
    topicInfo: { ...threadPage.topicInfo, firstUnreadMessageId: null, unreadCount: 0 },
  },
  'GET /v1/player/auth/topics': { ...nothing, isPreviewMode: false },
  'GET /v1/user/cards': { list: [] },
  'GET /v1/user/players': { playersInfo: [] },
  'GET /v1/user/mypage': {
    ...myPage,
    orderCount: 0,
    chatCount: 0,
    collectionCount: 0,
    favoritePlayer: null,
    pickupCount: 0,
    hasAddress: false,
    joinedAt: '2026-11-21T02:00:00.000Z',
    season: myPage.season.map(({ month }) => ({ month, messages: 0, cards: 0 })),
  },
  'GET /v1/user/products': nothing,
  'GET /v1/user/cart': emptyCart,
  'GET /v1/user/orders': nothing,
  'GET /v1/user/pickups': { list: [] },
  'GET /v1/user/shipping-address': { shippingAddress: null },
};
