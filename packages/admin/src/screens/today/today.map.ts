import { clockTimeOf } from '@homestand/api-client/day';
import { type StaffRole, staffAreas } from '@homestand/api-client/staff';
import type {
  AttentionItem,
  PaymentDifferenceItem,
  PickupFigures,
  ServiceStatusItem,
  StockFigures,
} from '@homestand/ui';
import type { Today } from '../../data/today/loadToday';
import { pathTo } from '../../paths';
import { searchOf } from '../orders/orderFilters';
import { countHref } from '../shop/countHref';

/** Day, month and hour in Japan. */
export function calendarOf(at: string) {
  const text = clockTimeOf(Date.parse(at));
  const day = text.slice(0, 10);
  return {
    day,
    firstOfMonth: `${day.slice(0, 8)}01`,
    month: Number(day.slice(5, 7)),
    hour: Number(text.slice(11, 13)),
  };
}

/** This month, and where its sales come from. */
export function monthOf(at: string) {
  const { day, firstOfMonth, month } = calendarOf(at);
  const orders = (from: string) => pathTo('orders') + searchOf({ from, to: day });
  return {
    monthNumber: month,
    hrefs: { today: orders(day), month: orders(firstOfMonth), tills: pathTo('tills') },
  };
}

const ordersOf = (state: 'payment_pending' | 'refund_due') =>
  pathTo('orders') + searchOf({ state });

/** What a person must decide, each with its list. */
export function attentionOf({ attention }: Today): AttentionItem[] {
  const { payments, refunds, differences, handOvers, reports } = attention;
  return [
    { kind: 'payments', ...payments, href: ordersOf('payment_pending') },
    { kind: 'refunds', ...refunds, href: ordersOf('refund_due') },
    { kind: 'differences', count: differences.count, oldest: null },
    { kind: 'handOvers', ...handOvers, href: pathTo('counter') },
    { kind: 'reports', ...reports, href: pathTo('reports') },
  ];
}

export const differencesOf = ({ attention }: Today): PaymentDifferenceItem[] =>
  attention.differences.list.map((difference) => ({
    ...difference,
    href:
      difference.orderId === null ? undefined : pathTo('order', { orderId: difference.orderId }),
  }));

export const pickupsOf = ({ pickups, at }: Today): PickupFigures => ({
  ...pickups,
  hour: calendarOf(at).hour,
  counter: pickups.counter && { ...pickups.counter, at },
  match: pickups.match && {
    ...pickups.match,
    href: pathTo('matchClosing', { matchId: String(pickups.match.matchId) }),
  },
});

export const servicesOf = ({ services, jobs }: Today): ServiceStatusItem[] => [
  ...services.map((service) => ({
    ...service,
    href: service.name === 'payment' ? ordersOf('payment_pending') : undefined,
  })),
  // A process of the version before does not know its jobs.
  ...(jobs ? [jobsOf(jobs)] : []),
];

function jobsOf({ failed, lateSince }: NonNullable<Today['jobs']>): ServiceStatusItem {
  const name = 'jobs';
  // Who mends failed jobs finds late ones in the same list.
  if (failed.count > 0) return { name, state: 'failed', since: failed.oldest, count: failed.count };
  return { name, state: lateSince === null ? 'working' : 'late', since: lateSince };
}

/** Undefined without figures: a process of the version before does not know them. */
export function stockOf(
  { stock, oversold = [] }: Today,
  role: StaffRole | undefined,
): StockFigures | undefined {
  if (!stock) return undefined;
  const mayEnter = role !== undefined && staffAreas.products.includes(role);
  const hrefsOf = ({ productId, optionId }: { productId: number; optionId?: number }) =>
    mayEnter && {
      href: pathTo('product', { productId: String(productId) }),
      // A process of the version before names no option.
      ...(optionId !== undefined && { countHref: countHref(productId, optionId) }),
    };
  return {
    count: stock.count,
    items: stock.list.map(({ productId, name, label, sellable, optionId }) => ({
      ...{ productId, name, label, sellable },
      ...hrefsOf({ productId, ...(optionId !== undefined && { optionId }) }),
    })),
    href: mayEnter ? pathTo('products') : undefined,
    ...(oversold.length > 0 && {
      oversold: oversold.map(
        ({ productId, optionId, name, label, pieces, orderCount, orderIds }) => ({
          ...{ productId, name, label, pieces, orderCount },
          orders: orderIds.map((orderId) => ({ orderId, href: pathTo('order', { orderId }) })),
          ...hrefsOf({ productId, optionId }),
        }),
      ),
    }),
  };
}
