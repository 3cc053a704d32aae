import { generatePath, type PathParam, useParams } from 'react-router-dom';

/** All addresses of the app, below the base path /user. No other module writes addresses. */
export const patterns = {
  home: '/',
  login: '/login',
  playerLogin: '/player/login',
  lineCallback: '/line/callback',
  commerce: '/legal/commerce',
  privacy: '/legal/privacy',

  top: '/u/top',
  messages: '/u/message',
  thread: '/u/message/:topicId',
  cards: '/u/card',
  card: '/u/card/:cardId',
  newCard: '/u/card-collection/:cardId',
  obtainCard: '/u/card-obtain/:cardUuid',
  obtainCardMedia: '/u/card-obtain/media/:cardUuid',
  shop: '/u/shop',
  goods: '/u/goods/:goodsId',
  orderGoods: '/u/goods/:goodsId/order',
  cart: '/u/shop-cart',
  checkoutInfo: '/u/checkout-info',
  checkoutPayment: '/u/checkout-payment',
  checkoutPaymentAgain: '/u/checkout-payment/:orderId',
  orderConfirm: '/u/order-confirm',
  paymentResult: '/u/order-confirm/:orderId',
  orderComplete: '/u/order-complete/:orderId',
  myOrders: '/u/my-order',
  order: '/u/order-details/:orderId',
  receipt: '/u/order-details/:orderId/receipt',
  matches: '/u/matches',
  visits: '/u/visits',
  myPage: '/u/my-page',
  players: '/u/players/:selectId',
  otherQuestions: '/u/other-question',
  address: '/u/location',
  addressForm: '/u/location-form',

  playerMessages: '/p/message',
  playerThread: '/p/message/:topicId',
} as const;

/** Fragment of the login page whose button was pressed before the scripts were there (routes/pages.tsx). */
export const pressedLogin = '#line-login';

/** The file that the build writes beside the app. */
export const licensesHref = '/user/licenses.txt';

export type RouteName = keyof typeof patterns;

type ParamsOf<Name extends RouteName> = Record<PathParam<(typeof patterns)[Name]>, string>;

/** The path of a route: `pathTo('thread', { topicId })`. */
export function pathTo<Name extends RouteName>(
  name: Name,
  ...params: PathParam<(typeof patterns)[Name]> extends never ? [] : [ParamsOf<Name>]
): string {
  return generatePath<string>(patterns[name], params[0]);
}

/** The parameters of the current route. */
export function useRouteParams<Name extends RouteName>(_name: Name): ParamsOf<Name> {
  // The router returns exactly the parameters of the matched pattern.
  return useParams() as ParamsOf<Name>;
}
