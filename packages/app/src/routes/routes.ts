import { lazyScreen } from '@homestand/app-core/react/lazyScreen';
import type { Viewer } from '@homestand/app-core/session/session';
import type { ScreenSkeletonProps, TabId } from '@homestand/ui';
import type { ComponentType, LazyExoticComponent } from 'react';
import { patterns, type RouteName } from '../paths';

export type AppRoute = {
  name: RouteName;
  screen: LazyExoticComponent<ComponentType>;
  /** Who may enter: everybody, only guests (not logged in), or one role. */
  for: 'everybody' | 'guest' | Viewer;
  /** Redirect for the other role; its own first page by default. */
  fallback?: RouteName;
  /** Shows the tab bar with this tab selected. */
  tab?: TabId;
  /** The skeleton shown while the screen's code loads. */
  shape: ScreenSkeletonProps['kind'];
  /** Also reachable without the /u prefix, as in earlier versions. */
  legacy?: true;
};

const login = lazyScreen(() => import('../screens/auth/LoginScreen'), 'LoginScreen');
const obtain = lazyScreen(() => import('../screens/cards/ObtainScreen'), 'ObtainScreen');
const checkout = (name: keyof typeof import('../screens/checkout/checkoutScreens')) =>
  lazyScreen(() => import('../screens/checkout/checkoutScreens'), name);
const payment = checkout('CheckoutPaymentScreen');
const thread = lazyScreen(() => import('../screens/messages/ThreadScreen'), 'ThreadScreen');

/** The table of routes: guard, tab bar, redirects and tests use it. */
export const routes: readonly AppRoute[] = [
  { name: 'login', screen: login, for: 'guest', shape: 'plain' },
  {
    name: 'playerLogin',
    screen: lazyScreen(() => import('../screens/auth/PlayerLoginScreen'), 'PlayerLoginScreen'),
    for: 'guest',
    shape: 'form',
  },
  {
    name: 'lineCallback',
    screen: lazyScreen(() => import('../screens/auth/LineCallbackScreen'), 'LineCallbackScreen'),
    for: 'guest',
    shape: 'plain',
  },
  {
    name: 'commerce',
    screen: lazyScreen(() => import('../screens/club/CommerceScreen'), 'CommerceScreen'),
    for: 'everybody',
    shape: 'plain',
  },
  {
    name: 'privacy',
    screen: lazyScreen(() => import('../screens/club/PrivacyScreen'), 'PrivacyScreen'),
    for: 'everybody',
    shape: 'plain',
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
    shape: 'top',
    legacy: true,
  },
  {
    name: 'messages',
    screen: lazyScreen(() => import('../screens/messages/TopicListScreen'), 'TopicListScreen'),
    for: 'user',
    tab: 'message',
    shape: 'list',
    legacy: true,
  },
  { name: 'thread', screen: thread, for: 'user', shape: 'thread', legacy: true },
  {
    name: 'cards',
    screen: lazyScreen(() => import('../screens/cards/CardsScreen'), 'CardsScreen'),
    for: 'user',
    tab: 'card',
    shape: 'cards',
    legacy: true,
  },
  {
    name: 'card',
    screen: lazyScreen(() => import('../screens/cards/CardScreen'), 'CardScreen'),
    for: 'user',
    shape: 'card',
    legacy: true,
  },
  {
    name: 'newCard',
    screen: lazyScreen(() => import('../screens/cards/NewCardScreen'), 'NewCardScreen'),
    for: 'user',
    shape: 'card',
    legacy: true,
  },
  { name: 'obtainCard', screen: obtain, for: 'user', shape: 'card', legacy: true },
  { name: 'obtainCardMedia', screen: obtain, for: 'user', shape: 'card', legacy: true },
  {
    name: 'shop',
    screen: lazyScreen(() => import('../screens/shop/ShopScreen'), 'ShopScreen'),
    for: 'user',
    tab: 'shop',
    shape: 'goods',
    legacy: true,
  },
  {
    name: 'goods',
    screen: lazyScreen(() => import('../screens/shop/GoodsScreen'), 'GoodsScreen'),
    for: 'user',
    shape: 'product',
    legacy: true,
  },
  {
    name: 'orderGoods',
    screen: lazyScreen(() => import('../screens/shop/OrderGoodsScreen'), 'OrderGoodsScreen'),
    for: 'user',
    shape: 'form',
    legacy: true,
  },
  {
    name: 'cart',
    screen: lazyScreen(() => import('../screens/shop/CartScreen'), 'CartScreen'),
    for: 'user',
    shape: 'list',
  },
  {
    name: 'checkoutInfo',
    screen: lazyScreen(
      () => import('../screens/checkout/CheckoutInfoScreen'),
      'CheckoutInfoScreen',
    ),
    for: 'user',
    shape: 'form',
  },
  { name: 'checkoutPayment', screen: payment, for: 'user', shape: 'form' },
  { name: 'checkoutPaymentAgain', screen: payment, for: 'user', shape: 'form' },
  {
    name: 'orderConfirm',
    screen: checkout('OrderConfirmScreen'),
    for: 'user',
    shape: 'form',
  },
  {
    name: 'orderConfirmAgain',
    screen: checkout('OrderConfirmAgainScreen'),
    for: 'user',
    shape: 'form',
  },
  {
    name: 'orderComplete',
    screen: checkout('OrderCompleteScreen'),
    for: 'user',
    shape: 'plain',
  },
  {
    name: 'myOrders',
    screen: lazyScreen(() => import('../screens/orders/MyOrdersScreen'), 'MyOrdersScreen'),
    for: 'user',
    tab: 'myPage',
    shape: 'list',
    legacy: true,
  },
  {
    name: 'order',
    screen: lazyScreen(() => import('../screens/orders/OrderScreen'), 'OrderScreen'),
    for: 'user',
    tab: 'myPage',
    shape: 'plain',
  },
  {
    name: 'receipt',
    screen: lazyScreen(() => import('../screens/orders/ReceiptScreen'), 'ReceiptScreen'),
    for: 'user',
    shape: 'plain',
  },
  {
    name: 'myPage',
    screen: lazyScreen(() => import('../screens/account/MyPageScreen'), 'MyPageScreen'),
    for: 'user',
    tab: 'myPage',
    shape: 'plain',
    legacy: true,
  },
  {
    name: 'players',
    screen: lazyScreen(() => import('../screens/account/PlayersScreen'), 'PlayersScreen'),
    for: 'user',
    tab: 'myPage',
    shape: 'list',
    legacy: true,
  },
  {
    name: 'otherQuestions',
    screen: lazyScreen(
      () => import('../screens/club/OtherQuestionsScreen'),
      'OtherQuestionsScreen',
    ),
    for: 'user',
    tab: 'myPage',
    shape: 'plain',
  },
  {
    name: 'address',
    screen: lazyScreen(() => import('../screens/account/AddressScreen'), 'AddressScreen'),
    for: 'user',
    tab: 'myPage',
    shape: 'plain',
  },
  {
    name: 'addressForm',
    screen: lazyScreen(() => import('../screens/account/AddressFormScreen'), 'AddressFormScreen'),
    for: 'user',
    shape: 'form',
  },
  {
    name: 'playerMessages',
    screen: lazyScreen(
      () => import('../screens/messages/PlayerTopicListScreen'),
      'PlayerTopicListScreen',
    ),
    for: 'player',
    shape: 'list',
  },
  { name: 'playerThread', screen: thread, for: 'player', shape: 'thread' },
];

/** The first page of each role. */
export const firstPages = { user: patterns.top, player: patterns.playerMessages } as const;

/** Old paths without /u, and the current path of each. */
export const legacyPatterns = routes
  .filter(({ legacy }) => legacy)
  .map(({ name }) => ({ from: patterns[name].slice('/u'.length), to: patterns[name] }));
