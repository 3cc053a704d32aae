import type { StaffOrderFilterValues } from '@homestand/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pathTo } from '../../paths';
import { useTypedSearch } from '../useTypedSearch';
import { filtersOf, pageOf, searchOf } from './orderFilters';

/** The filters of the address, and the text of the search while it is typed. */
export function useOrderFilters() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const addressFilters = filtersOf(params);
  const go = (filters: StaffOrderFilterValues) =>
    void navigate(pathTo('orders') + searchOf(filters), { replace: true });
  const { typed, setTyped, setSent } = useTypedSearch({
    query: addressFilters.query,
    ask: (query) => go({ ...addressFilters, query }),
  });

  return {
    /** Filters of the address. */
    filters: addressFilters,
    page: pageOf(params),
    /** Values of the fields. */
    value: { ...addressFilters, query: typed },
    onChange({ query, ...change }: Partial<StaffOrderFilterValues>) {
      if (query !== undefined) setTyped(query);
      if (Object.keys(change).length === 0) return;
      setSent(typed);
      go({ ...addressFilters, query: typed, ...change });
    },
  };
}
