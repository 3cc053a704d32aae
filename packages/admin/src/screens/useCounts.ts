import type { StaffPlace } from '@homestand/ui';
import useSWR from 'swr';
import type { Today } from '../data/today/today';

/** What a person must decide in each place of the menu. */
export function countsOf({ attention }: Pick<Today, 'attention'>) {
  const { payments, refunds, differences, handOvers, reports } = attention;
  return {
    orders: payments.count + refunds.count + differences.count + handOvers.count,
    reports: reports.count,
  } satisfies Partial<Record<StaffPlace, number>>;
}

/** From the figures that are there: this loads nothing. */
export function useCounts() {
  const { data } = useSWR<Today>('today', null);
  return data && countsOf(data);
}
