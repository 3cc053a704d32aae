import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { LogFilters } from '../../data/log/log';
import { pathTo } from '../../paths';

/** The filters of the address, and what is typed until it is searched for. */
export function useLogFilters() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const of = (name: string) => params.get(name) ?? '';
  const asked: LogFilters = { order: of('order'), fan: of('fan'), person: of('person') };
  const address = params.toString();
  const [typed, setTyped] = useState({ ...asked, address });
  // Somebody stepped back or forward.
  if (typed.address !== address) setTyped({ ...asked, address });
  const { order, fan, person } = typed;

  return {
    /** Those of the address. */
    asked,
    /** Those of the fields. */
    value: { order, fan, person },
    onChange: (change: Partial<LogFilters>) => setTyped({ ...typed, ...change }),
    onSearch() {
      const set = Object.entries({ order, fan, person })
        .map(([name, text]) => [name, text.trim()])
        .filter(([, text]) => text !== '');
      const search = new URLSearchParams(set).toString();
      void navigate(pathTo('log') + (search === '' ? '' : `?${search}`));
    },
  };
}
