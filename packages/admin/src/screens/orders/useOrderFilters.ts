import type { StaffOrderFilterValues } from '@homestand/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pathTo } from '../../paths';
import { filtersOf, pageOf, searchOf } from './orderFilters';

/** A search goes into the address and to the server when nobody has typed for so long. */
const typingPauseMs = 250;

/** The filters of the address. The text of the search is in the address, but not while it is typed. */
export function useOrderFilters() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const asked = filtersOf(params);
  const [known, setKnown] = useState(asked.query);
  const [typed, setTyped] = useState(asked.query);
  const [sent, setSent] = useState(asked.query);

  // A search that is not the one of this field: somebody stepped back or took the filters away.
  if (known !== asked.query) {
    setKnown(asked.query);
    if (asked.query !== sent) setTyped(asked.query);
    setSent(asked.query);
  }

  const go = (filters: StaffOrderFilterValues) =>
    void navigate(pathTo('orders') + searchOf(filters), { replace: true });
  const ask = useEffectEvent(() => {
    setSent(typed);
    go({ ...asked, query: typed });
  });
  useEffect(() => {
    if (typed === asked.query) return;
    const timer = setTimeout(() => ask(), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed, asked.query]);

  return {
    /** Those of the address. */
    asked,
    page: pageOf(params),
    /** Those of the fields. */
    value: { ...asked, query: typed },
    onChange({ query, ...change }: Partial<StaffOrderFilterValues>) {
      if (query !== undefined) setTyped(query);
      if (Object.keys(change).length === 0) return;
      setSent(typed);
      go({ ...asked, query: typed, ...change });
    },
  };
}
