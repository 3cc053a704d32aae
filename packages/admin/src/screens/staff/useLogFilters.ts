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
  const match = /^[1-9]\d{0,8}$/.test(of('match')) ? of('match') : '';
  const chosen: Chosen = { kind, from: day('from'), to: day('to'), match };
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
      ...(match !== '' && { match: Number(match) }),
    } satisfies LogFilters,
    /** Values of the fields. */
    value: { order, fan, person, ...chosen },
    /** A chosen filter takes effect at once, together with the typed texts. */
    onChange({ order, fan, person, ...choice }: Partial<LogFilterValues>) {
      if (Object.keys(choice).length === 0)
        setTyped({
          ...typed,
          ...(order !== undefined && { order }),
          ...(fan !== undefined && { fan }),
          ...(person !== undefined && { person }),
        });
      else go({ ...chosen, ...choice });
    },
    onSearch: () => go(chosen),
  };
}
