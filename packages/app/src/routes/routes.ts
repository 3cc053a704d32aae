import type { ScreenSkeletonProps, TabId } from '@homestand/ui';
import type { ComponentType, LazyExoticComponent } from 'react';
import { lazily } from '../lib/lazily';
import { patterns, type RouteName } from '../paths';
import type { Viewer } from '../stores/session.store';

export type AppRoute = {
  name: RouteName;
  screen: LazyExoticComponent<ComponentType>;
  /** Who may enter: everybody, only who is not signed in, or one of the two. */
  for: 'everybody' | 'guest' | Viewer;
  /** Where somebody of the other kind goes, if not to their own first page. */
  fallback?: RouteName;
  /** Shows the tab bar, with this tab as the current one. */
  tab?: TabId;
  /** What shows while the code of the screen loads. */
  shape: ScreenSkeletonProps['kind'];
  /** Answers without the /u, too, as addresses once were. */
  legacy?: true;
};

const login = lazily(() => import('../screens/login/LoginScreen'));
const obtain = lazily(() => import('../screens/cards/ObtainScreen'));
const checkout = (name: keyof typeof import('../screens/checkout/steps')) =>
  lazily(async () => ({ screen: (await import('../screens/checkout/steps'))[name] }));
const payment = checkout('CheckoutPaymentScreen');
const thread = lazily(() => import('../screens/chats/ThreadScreen'));

/** The one table: guard, tab bar, redirects and tests read it. */
export const routes: readonly AppRoute[] = [
  { name: 'login', screen: login, for: 'guest', shape: 'plain' },
  {
    name: 'playerLogin',
    screen: lazily(() => import('../screens/login/PlayerLoginScreen')),
    for: 'guest',
    shape: 'form',
  },
  {
    name: 'lineCallback',
    screen: lazily(() => import('../screens/login/LineCallbackScreen')),
    for: 'guest',
    shape: 'plain',
  },
  {
    name: 'commerce',
    screen: lazily(() => import('../screens/legal/CommerceScreen')),
    for: 'everybody',
    shape: 'plain',
  },
  {
    name: 'privacy',
    screen: lazily(() => import('../screens/legal/PrivacyScreen')),
    for: 'everybody',
    shape: 'plain',
  },
  {
    name: 'top',
    screen: lazily(() => {
      // Asked for while the code of the screen is on its way.
      void import('../data/top').then(({ preloadTop }) => preloadTop());
      return import('../screens/top/TopScreen');
    }),
    for: 'user',
    tab: 'home',
    shape: 'top',
    legacy: true,
  },
  {
    name: 'messages',
    screen: lazily(() => import('../screens/chats/ChatsScreen')),
    for: 'user',
    tab: 'message',
    shape: 'list',
    legacy: true,
  },
  { name: 'thread', screen: thread, for: 'user', shape: 'thread', legacy: true },
  {
    name: 'cards',
    screen: lazily(() => import('../screens/cards/CardsScreen')),
    for: 'user',
    tab: 'card',
    shape: 'cards',
    legacy: true,
  },
  {
    name: 'card',
    screen: lazily(() => import('../screens/cards/CardScreen')),
    for: 'user',
    shape: 'card',
    legacy: true,
  },
  {
    name: 'newCard',
    screen: lazily(() => import('../screens/cards/NewCardScreen')),
    for: 'user',
    shape: 'card',
    legacy: true,
  },
  { name: 'obtainCard', screen: obtain, for: 'user', shape: 'card', legacy: true },
  { name: 'obtainCardMedia', screen: obtain, for: 'user', shape: 'card', legacy: true },
  {
    name: 'shop',
    screen: lazily(() => import('../screens/shop/ShopScreen')),
    for: 'user',
    tab: 'shop',
    shape: 'goods',
    legacy: true,
  },
  {
    name: 'goods',
    screen: lazily(() => import('../screens/shop/GoodsScreen')),
    for: 'user',
    shape: 'product',
    legacy: true,
  },
  {
    name: 'orderGoods',
    screen: lazily(() => import('../screens/shop/OrderGoodsScreen')),
    for: 'user',
    shape: 'form',
    legacy: true,
  },
  {
    name: 'cart',
    screen: lazily(() => import('../screens/shop/CartScreen')),
    for: 'user',
    shape: 'list',
  },
  {
    name: 'checkoutInfo',
    screen: lazily(() => import('../screens/checkout/CheckoutInfoScreen')),
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
    screen: lazily(() => import('../screens/orders/MyOrdersScreen')),
    for: 'user',
    tab: 'myPage',
    shape: 'list',
    legacy: true,
  },
  {
    name: 'order',
    screen: lazily(() => import('../screens/orders/OrderScreen')),
    for: 'user',
    tab: 'myPage',
    shape: 'plain',
  },
  {
    name: 'receipt',
    screen: lazily(() => import('../screens/orders/ReceiptScreen')),
    for: 'user',
    shape: 'plain',
  },
  {
    name: 'myPage',
    screen: lazily(() => import('../screens/account/MyPageScreen')),
    for: 'user',
    tab: 'myPage',
    shape: 'plain',
    legacy: true,
  },
  {
    name: 'players',
    screen: lazily(() => import('../screens/players/PlayersScreen')),
    for: 'user',
    tab: 'myPage',
    shape: 'list',
    legacy: true,
  },
  {
    name: 'otherQuestions',
    screen: lazily(() => import('../screens/legal/OtherQuestionsScreen')),
    for: 'user',
    tab: 'myPage',
    shape: 'plain',
  },
  {
    name: 'address',
    screen: lazily(() => import('../screens/address/AddressScreen')),
    for: 'user',
    tab: 'myPage',
    shape: 'plain',
  },
  {
    name: 'addressForm',
    screen: lazily(() => import('../screens/address/AddressFormScreen')),
    for: 'user',
    shape: 'form',
  },
  {
    name: 'playerMessages',
    screen: lazily(() => import('../screens/chats/PlayerChatsScreen')),
    for: 'player',
    shape: 'list',
  },
  { name: 'playerThread', screen: thread, for: 'player', shape: 'thread' },
];

/** The first page of each. */
export const firstPages = { user: patterns.top, player: patterns.playerMessages } as const;

/** Addresses as they once were, and the route each is now. */
export const legacyPatterns = routes
  .filter(({ legacy }) => legacy)
  .map(({ name }) => ({ from: patterns[name].slice('/u'.length), to: patterns[name] }));
