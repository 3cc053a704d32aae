import type { StaffOrderFilterValues } from '@homestand/ui';
import type { OrderFilters } from '../../data/orders/orders';

const states = [
  'pending',
  'received',
  'unshipped',
  'shipped',
  'canceled',
  'payment_pending',
  'payment_failed',
  'refund_due',
  'refunded',
] as const;

/** The filters of an address. What an address was given by hand and no filter has counts as none. */
export function filtersOf(params: URLSearchParams): StaffOrderFilterValues {
  const text = (name: string) => params.get(name) ?? '';
  const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | '' =>
    values.find((value) => value === text(name)) ?? '';
  const matching = (name: string, pattern: RegExp) => (pattern.test(text(name)) ? text(name) : '');
  const day = /^2\d{3}-\d{2}-\d{2}$/;
  return {
    query: text('q').slice(0, 100),
    state: oneOf('state', states),
    delivery: oneOf('delivery', ['venue', 'shipping']),
    payment: oneOf('payment', ['credit_card', 'at_pickup']),
    due: oneOf('due', ['at_venue']),
    memo: oneOf('memo', ['written']),
    refund: oneOf('refund', ['part']),
    from: matching('from', day),
    to: matching('to', day),
    productId: matching('product', /^[1-9]\d{0,8}$/),
    match: matching('match', /^[1-9]\d{0,8}$/),
  };
}

export const pageOf = (params: URLSearchParams): number =>
  Math.max(1, Math.min(Number.parseInt(params.get('page') ?? '', 10) || 1, 1_000_000));

/** The part of an address with these filters, in a fixed order; empty without any. */
export function searchOf(filters: Partial<StaffOrderFilterValues>, page = 1): string {
  const { query = '', productId = '', ...others } = filters;
  const all = { q: query, ...others, product: productId, page: page > 1 ? String(page) : '' };
  const params = new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''));
  return params.size === 0 ? '' : `?${params}`;
}

/** The filters as the server takes them. */
export function queryOf(filters: StaffOrderFilterValues): OrderFilters {
  const {
    query,
    state,
    delivery,
    payment,
    due,
    memo: withMemo,
    refund,
    from,
    to,
    productId,
    match,
  } = filters;
  return {
    ...(query.trim() !== '' && { query: query.trim() }),
    ...(state !== '' && { state }),
    ...(delivery !== '' && { delivery }),
    ...(payment !== '' && { payment }),
    ...(due !== '' && { due }),
    ...(withMemo !== '' && { memo: withMemo }),
    ...(refund !== '' && { refund }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    ...(productId !== '' && { productId: Number(productId) }),
    ...(match !== '' && { match: Number(match) }),
  };
}
