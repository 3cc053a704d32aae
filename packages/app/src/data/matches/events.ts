import { reloadSoon } from '@homestand/app-core/http/reloadSoon';
import type { Arguments } from 'swr';
import { pickupsKey } from '../orders/openPickups';
import { orderKey, ordersKey } from '../orders/orders';
import { topKey } from '../top/top';
import { matchesKey } from './matches';
import { visitsKey } from './visits';

/** Every phone hears of it, so the loads are spread. */
const spreadMs = 10_000;

const keys: readonly Arguments[] = [topKey, matchesKey, visitsKey, ordersKey, pickupsKey];
const [order] = orderKey('');

/** An order has its match as it is now. */
const showsMatches = (key: Arguments) =>
  keys.includes(key) || (Array.isArray(key) && key[0] === order);

/** The matches that fans see have changed. */
export const applyMatchesEvent = () => reloadSoon(showsMatches, spreadMs);
