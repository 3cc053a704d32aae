import type { LogFilterValues } from '@homestand/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { LogFilters } from '../../data/staff/log';
import { pathTo } from '../../paths';

type Typed = Pick<LogFilterValues, 'order' | 'fan' | 'person'>;
type Chosen = Omit<LogFilterValues, keyof Typed>;

/** The filters of the address, and the texts typed since. */
export function useLogFilters() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const of = (name: string) => params.get(name) ?? '';
  const day = (name: string) => (/^2\d{3}-\d{2}-\d{2}$/.test(of(name)) ? of(name) : '');
  const kind = (['change', 'read'] as const).find((choice) => choice === of('kind')) ?? '';
  const chosen: Chosen = { kind, from: day('from'), to: day('to') };
  const addressTexts: Typed = { order: of('order'), fan: of('fan'), person: of('person') };
  const address = params.toString();
  const [typed, setTyped] = useState({ ...addressTexts, address });
  // Somebody stepped back or forward.
  if (typed.address !== address) setTyped({ ...addressTexts, address });
  const { order, fan, person } = typed;

  function go(values: Chosen) {
    const set = Object.entries({ order, fan, person, ...values })
      .map(([name, text]) => [name, text.trim()])
      .filter(([, text]) => text !== '');
    const search = new URLSearchParams(set).toString();
    void navigate(pathTo('log') + (search === '' ? '' : `?${search}`));
  }

  return {
    /** Filters of the address. */
    search: {
      ...addressTexts,
      ...(chosen.kind !== '' && { kind: chosen.kind }),
      ...(chosen.from !== '' && { from: chosen.from }),
      ...(chosen.to !== '' && { to: chosen.to }),
    } satisfies LogFilters,
    /** Values of the fields. */
    value: { order, fan, person, ...chosen },
    /** A chosen filter takes effect at once, together with the typed texts. */
    onChange({ kind, from, to, ...change }: Partial<LogFilterValues>) {
      if (kind === undefined && from === undefined && to === undefined)
        setTyped({ ...typed, ...change });
      else
        go({
          kind: kind ?? chosen.kind,
          from: from ?? chosen.from,
          to: to ?? chosen.to,
        });
    },
    onSearch: () => go(chosen),
  };
}
