import type { StaffArea } from '@homestand/api-client/staff';
import { type LazyScreen, lazyScreen } from '@homestand/app-core/react/lazyScreen';
import type { RouteName } from '../paths';

export type AppRoute = {
  name: RouteName;
  screen: LazyScreen;
  /** The area whose roles may enter, guests (not logged in), a login that lacks its second step, or all. */
  for: 'guest' | 'secondFactorStep' | 'all' | StaffArea;
};

// One screen for both, so that the camera stays on when an order opens.
const counter = lazyScreen(() => import('../screens/counter/CounterScreen'), 'CounterScreen');

// One screen for both, so that the list stays beside the opened report.
const reports = lazyScreen(() => import('../screens/moderation/ReportsScreen'), 'ReportsScreen');

/** The table of routes: guard and tests use it. */
export const routes: readonly AppRoute[] = [
  {
    name: 'login',
    screen: lazyScreen(() => import('../screens/staff/LoginScreen'), 'LoginScreen'),
    for: 'guest',
  },
  {
    name: 'secondFactor',
    screen: lazyScreen(() => import('../screens/staff/SecondFactorScreen'), 'SecondFactorScreen'),
    for: 'secondFactorStep',
  },
  {
    name: 'account',
    screen: lazyScreen(() => import('../screens/staff/AccountScreen'), 'AccountScreen'),
    for: 'session',
  },
  {
    name: 'addSecondFactor',
    screen: lazyScreen(
      () => import('../screens/staff/AddSecondFactorScreen'),
      'AddSecondFactorScreen',
    ),
    for: 'secondFactor',
  },
  {
    name: 'desk',
    screen: lazyScreen(() => import('../screens/counter/DeskScreen'), 'DeskScreen'),
    for: 'all',
  },
  {
    name: 'today',
    screen: lazyScreen(() => import('../screens/today/TodayScreen'), 'TodayScreen'),
    for: 'today',
  },
  {
    name: 'desks',
    screen: lazyScreen(() => import('../screens/counter/DesksScreen'), 'DesksScreen'),
    for: 'desks',
  },
  {
    name: 'counterGuide',
    screen: lazyScreen(() => import('../screens/counter/CounterGuideScreen'), 'CounterGuideScreen'),
    for: 'desks',
  },
  {
    name: 'tills',
    screen: lazyScreen(() => import('../screens/counter/TillsScreen'), 'TillsScreen'),
    for: 'tills',
  },
  {
    name: 'till',
    screen: lazyScreen(() => import('../screens/counter/TillScreen'), 'TillScreen'),
    for: 'tills',
  },
  { name: 'counter', screen: counter, for: 'pickups' },
  { name: 'counterOrder', screen: counter, for: 'pickups' },
  {
    name: 'waiting',
    screen: lazyScreen(() => import('../screens/counter/WaitingScreen'), 'WaitingScreen'),
    for: 'pickups',
  },
  {
    name: 'booth',
    screen: lazyScreen(() => import('../screens/counter/BoothScreen'), 'BoothScreen'),
    for: 'pickups',
  },
  {
    name: 'ownTill',
    screen: lazyScreen(() => import('../screens/counter/OwnTillScreen'), 'OwnTillScreen'),
    for: 'pickups',
  },
  {
    name: 'gate',
    screen: lazyScreen(() => import('../screens/matches/GateScreen'), 'GateScreen'),
    for: 'pickups',
  },
  { name: 'reports', screen: reports, for: 'moderation' },
  { name: 'report', screen: reports, for: 'moderation' },
  {
    name: 'log',
    screen: lazyScreen(() => import('../screens/staff/LogScreen'), 'LogScreen'),
    for: 'log',
  },
  {
    name: 'staff',
    screen: lazyScreen(() => import('../screens/staff/StaffScreen'), 'StaffScreen'),
    for: 'staff',
  },
  {
    name: 'newStaff',
    screen: lazyScreen(() => import('../screens/staff/NewStaffScreen'), 'NewStaffScreen'),
    for: 'staff',
  },
  {
    name: 'staffAccount',
    screen: lazyScreen(() => import('../screens/staff/StaffAccountScreen'), 'StaffAccountScreen'),
    for: 'staff',
  },
  {
    name: 'orders',
    screen: lazyScreen(() => import('../screens/orders/OrdersScreen'), 'OrdersScreen'),
    for: 'orders',
  },
  {
    name: 'order',
    screen: lazyScreen(() => import('../screens/orders/OrderScreen'), 'OrderScreen'),
    for: 'orders',
  },
  {
    name: 'receipt',
    screen: lazyScreen(() => import('../screens/orders/ReceiptScreen'), 'ReceiptScreen'),
    for: 'orders',
  },
  {
    name: 'shipments',
    screen: lazyScreen(() => import('../screens/orders/ShipmentsScreen'), 'ShipmentsScreen'),
    for: 'orders',
  },
  {
    name: 'packing',
    screen: lazyScreen(() => import('../screens/orders/PackingScreen'), 'PackingScreen'),
    for: 'orders',
  },
  {
    name: 'products',
    screen: lazyScreen(() => import('../screens/shop/ProductsScreen'), 'ProductsScreen'),
    for: 'products',
  },
  {
    name: 'newProduct',
    screen: lazyScreen(() => import('../screens/shop/NewProductScreen'), 'NewProductScreen'),
    for: 'products',
  },
  {
    name: 'importProducts',
    screen: lazyScreen(
      () => import('../screens/shop/ImportProductsScreen'),
      'ImportProductsScreen',
    ),
    for: 'products',
  },
  {
    name: 'priceTags',
    screen: lazyScreen(() => import('../screens/shop/PriceTagsScreen'), 'PriceTagsScreen'),
    for: 'products',
  },
  {
    name: 'product',
    screen: lazyScreen(() => import('../screens/shop/ProductScreen'), 'ProductScreen'),
    for: 'products',
  },
  {
    name: 'matches',
    screen: lazyScreen(() => import('../screens/matches/MatchesScreen'), 'MatchesScreen'),
    for: 'matches',
  },
  {
    name: 'newMatch',
    screen: lazyScreen(() => import('../screens/matches/NewMatchScreen'), 'NewMatchScreen'),
    for: 'matches',
  },
  {
    name: 'importMatches',
    screen: lazyScreen(
      () => import('../screens/matches/ImportMatchesScreen'),
      'ImportMatchesScreen',
    ),
    for: 'matches',
  },
  {
    name: 'match',
    screen: lazyScreen(() => import('../screens/matches/MatchScreen'), 'MatchScreen'),
    for: 'matches',
  },
  {
    name: 'matchPacking',
    screen: lazyScreen(() => import('../screens/matches/MatchPackingScreen'), 'MatchPackingScreen'),
    for: 'matches',
  },
  {
    name: 'matchClosing',
    screen: lazyScreen(() => import('../screens/matches/MatchClosingScreen'), 'MatchClosingScreen'),
    for: 'matches',
  },
  {
    name: 'visitSheet',
    screen: lazyScreen(() => import('../screens/matches/VisitSheetScreen'), 'VisitSheetScreen'),
    for: 'matches',
  },
];
