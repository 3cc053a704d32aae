import type { StaffMenuItem } from '@homestand/ui';
import useSWR from 'swr';
import { loadToday, type Today } from '../data/today/loadToday';

/** The number of decisions that wait behind each item of the menu. */
export function badgesOf({ attention }: Pick<Today, 'attention'>) {
  const { payments, refunds, differences, handOvers, reports } = attention;
  return {
    orders: payments.count + refunds.count + differences.count + handOvers.count,
    reports: reports.count,
  } satisfies Partial<Record<StaffMenuItem, number>>;
}

/** Badges from the cached figures of the day; requests nothing. */
export function useMenuBadges() {
  // With its loader: `mutate` asks the first hook of a key, which here is the frame’s.
  const { data } = useSWR('today', loadToday, {
    revalidateOnMount: false,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  return data && badgesOf(data);
}
