import { type LazyScreen, lazyScreen } from '@homestand/app-core/react/lazyScreen';
import type { Viewer } from '@homestand/app-core/session/session';
import type { ScreenSkeletonProps, TabId } from '@homestand/ui';
import { patterns, type RouteName } from '../paths';

export type AppRoute = {
  name: RouteName;
  screen: LazyScreen;
  /** Who may enter: everybody, only guests (not logged in), or one role. */
  for: 'everybody' | 'guest' | Viewer;
  /** Redirect for the other role; its own first page by default. */
  fallback?: RouteName;
  /** Shows the tab bar with this tab selected. */
  tab?: TabId;
  /** The skeleton shown while the screen's code loads. */
  skeleton: ScreenSkeletonProps['kind'];
  /** Also reachable without the /u prefix, as in earlier versions. */
  legacy?: true;
  /** A suspended fan reaches it, too. */
  whileSuspended?: true;
};

const login = lazyScreen(() => import('../screens/auth/LoginScreen'), 'LoginScreen');
const clubNotice = (name: keyof typeof import('../screens/club/ClubNoticeScreen')) =>
  lazyScreen(() => import('../screens/club/ClubNoticeScreen'), name);
const obtain = lazyScreen(() => import('../screens/cards/ObtainScreen'), 'ObtainScreen');
const checkout = (name: keyof typeof import('../screens/checkout/checkoutScreens')) =>
  lazyScreen(() => import('../screens/checkout/checkoutScreens'), name);
const payment = checkout('CheckoutPaymentScreen');
const thread = lazyScreen(() => import('../screens/messages/ThreadScreen'), 'ThreadScreen');

/** The table of routes: guard, tab bar, redirects and tests use it. */
export const routes: readonly AppRoute[] = [
  { name: 'login', screen: login, for: 'guest', skeleton: 'plain' },
  {
    name: 'playerLogin',
    screen: lazyScreen(() => import('../screens/auth/PlayerLoginScreen'), 'PlayerLoginScreen'),
    for: 'guest',
    skeleton: 'form',
  },
  {
    name: 'lineCallback',
    screen: lazyScreen(() => import('../screens/auth/LineCallbackScreen'), 'LineCallbackScreen'),
    for: 'guest',
    skeleton: 'plain',
  },
  {
    name: 'commerce',
    screen: clubNotice('CommerceScreen'),
    for: 'everybody',
    skeleton: 'plain',
  },
  {
    name: 'privacy',
    screen: clubNotice('PrivacyScreen'),
    for: 'everybody',
    skeleton: 'plain',
  },
  {
    name: 'top',
    screen: lazyScreen(() => {
      // Requested while the screen's code loads.
      void import('../data/top/top').then(({ preloadTop }) => preloadTop());
      return import('../screens/top/TopScreen');
    }, 'TopScreen'),
    for: 'user',
    tab: 'home',
    skeleton: 'top',
    legacy: true,
  },
  {
    name: 'messages',
    screen: lazyScreen(() => import('../screens/messages/TopicListScreen'), 'TopicListScreen'),
    for: 'user',
    tab: 'message',
    skeleton: 'list',
    legacy: true,
  },
  { name: 'thread', screen: thread, for: 'user', skeleton: 'thread', legacy: true },
  {
    name: 'cards',
    screen: lazyScreen(() => import('../screens/cards/CardsScreen'), 'CardsScreen'),
    for: 'user',
    tab: 'card',
    skeleton: 'cards',
    legacy: true,
  },
  {
    name: 'card',
    screen: lazyScreen(() => import('../screens/cards/CardScreen'), 'CardScreen'),
    for: 'user',
    skeleton: 'card',
    legacy: true,
  },
  {
    name: 'newCard',
    screen: lazyScreen(() => import('../screens/cards/CardScreen'), 'NewCardScreen'),
    for: 'user',
    skeleton: 'card',
    legacy: true,
  },
  { name: 'obtainCard', screen: obtain, for: 'user', skeleton: 'card', legacy: true },
  { name: 'obtainCardMedia', screen: obtain, for: 'user', skeleton: 'card', legacy: true },
  {
    name: 'shop',
    screen: lazyScreen(() => import('../screens/shop/ShopScreen'), 'ShopScreen'),
    for: 'user',
    tab: 'shop',
    skeleton: 'goods',
    legacy: true,
  },
  {
    name: 'goods',
    screen: lazyScreen(() => import('../screens/shop/GoodsScreen'), 'GoodsScreen'),
    for: 'user',
    skeleton: 'product',
    legacy: true,
  },
  {
    name: 'orderGoods',
    screen: lazyScreen(() => import('../screens/shop/OrderGoodsScreen'), 'OrderGoodsScreen'),
    for: 'user',
    skeleton: 'form',
    legacy: true,
  },
  {
    name: 'cart',
    screen: lazyScreen(() => import('../screens/shop/CartScreen'), 'CartScreen'),
    for: 'user',
    skeleton: 'list',
  },
  {
    name: 'checkoutInfo',
    screen: lazyScreen(
      () => import('../screens/checkout/CheckoutInfoScreen'),
      'CheckoutInfoScreen',
    ),
    for: 'user',
    skeleton: 'form',
  },
  { name: 'checkoutPayment', screen: payment, for: 'user', skeleton: 'form' },
  { name: 'checkoutPaymentAgain', screen: payment, for: 'user', skeleton: 'form' },
  {
    name: 'orderConfirm',
    screen: checkout('OrderConfirmScreen'),
    for: 'user',
    skeleton: 'form',
  },
  {
    name: 'paymentResult',
    screen: checkout('PaymentResultScreen'),
    for: 'user',
    skeleton: 'form',
  },
  {
    name: 'orderComplete',
    screen: checkout('OrderCompleteScreen'),
    for: 'user',
    skeleton: 'plain',
  },
  {
    name: 'myOrders',
    screen: lazyScreen(() => import('../screens/orders/MyOrdersScreen'), 'MyOrdersScreen'),
    for: 'user',
    tab: 'myPage',
    skeleton: 'list',
    legacy: true,
  },
  {
    name: 'order',
    screen: lazyScreen(() => import('../screens/orders/OrderScreen'), 'OrderScreen'),
    for: 'user',
    tab: 'myPage',
    skeleton: 'plain',
    whileSuspended: true,
  },
  {
    name: 'receipt',
    screen: lazyScreen(() => import('../screens/orders/ReceiptScreen'), 'ReceiptScreen'),
    for: 'user',
    skeleton: 'plain',
    whileSuspended: true,
  },
  {
    name: 'matches',
    screen: lazyScreen(() => import('../screens/matches/MatchesScreen'), 'MatchesScreen'),
    for: 'user',
    tab: 'home',
    skeleton: 'list',
  },
  {
    name: 'visits',
    screen: lazyScreen(() => import('../screens/matches/VisitsScreen'), 'VisitsScreen'),
    for: 'user',
    tab: 'myPage',
    skeleton: 'list',
  },
  {
    name: 'myPage',
    screen: lazyScreen(() => import('../screens/account/MyPageScreen'), 'MyPageScreen'),
    for: 'user',
    tab: 'myPage',
    skeleton: 'plain',
    legacy: true,
  },
  {
    name: 'players',
    screen: lazyScreen(() => import('../screens/account/PlayersScreen'), 'PlayersScreen'),
    for: 'user',
    tab: 'myPage',
    skeleton: 'list',
    legacy: true,
  },
  {
    name: 'otherQuestions',
    screen: clubNotice('OtherQuestionsScreen'),
    for: 'user',
    tab: 'myPage',
    skeleton: 'plain',
  },
  {
    name: 'address',
    screen: lazyScreen(() => import('../screens/account/AddressScreen'), 'AddressScreen'),
    for: 'user',
    tab: 'myPage',
    skeleton: 'plain',
  },
  {
    name: 'addressForm',
    screen: lazyScreen(() => import('../screens/account/AddressFormScreen'), 'AddressFormScreen'),
    for: 'user',
    skeleton: 'form',
  },
  {
    name: 'playerMessages',
    screen: lazyScreen(
      () => import('../screens/messages/PlayerTopicListScreen'),
      'PlayerTopicListScreen',
    ),
    for: 'player',
    skeleton: 'list',
  },
  { name: 'playerThread', screen: thread, for: 'player', skeleton: 'thread' },
];

/** Old paths without /u, and the current path of each. */
export const legacyPatterns = routes
  .filter(({ legacy }) => legacy)
  .map(({ name }) => ({ from: patterns[name].slice('/u'.length), to: patterns[name] }));
