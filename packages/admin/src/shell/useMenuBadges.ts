import type { StaffMenuItem } from '@homestand/ui';
import useSWR from 'swr';
import type { Today } from '../data/today/today';

/** What a person must decide in each place of the menu. */
export function badgesOf({ attention }: Pick<Today, 'attention'>) {
  const { payments, refunds, differences, handOvers, reports } = attention;
  return {
    orders: payments.count + refunds.count + differences.count + handOvers.count,
    reports: reports.count,
  } satisfies Partial<Record<StaffMenuItem, number>>;
}

/** From the figures that are there: this loads nothing. */
export function useMenuBadges() {
  const { data } = useSWR<Today>('today', null);
  return data && badgesOf(data);
}
