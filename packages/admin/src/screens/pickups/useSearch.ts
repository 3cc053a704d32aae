import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePickupSearch } from '../../data/pickups/pickups';
import { pathTo, useOrderParam } from '../../paths';
import { foundOf } from './pickup.map';

const name = 'q';
/** A search goes into the address and to the server when nobody has typed for so long. */
const typingPauseMs = 250;

/** The search of the counter. Its text is in the address, but not while it is typed: the router answers later. */
export function useSearch() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const asked = params.get(name) ?? '';
  const orderId = useOrderParam();
  const [known, setKnown] = useState({ orderId, asked });
  const [value, setValue] = useState(asked);
  const [sent, setSent] = useState(asked);
  /** Enter was pressed for this text, perhaps before its results were there. */
  const [entered, setEntered] = useState('');
  const found = usePickupSearch(asked.trim());

  // Another order, or a search that is not the one of this field: an order was opened, or somebody stepped back.
  if (known.orderId !== orderId || known.asked !== asked) {
    setKnown({ orderId, asked });
    if (orderId !== undefined || asked !== sent) setValue(asked);
    setSent(asked);
  }

  const ask = useEffectEvent(() => {
    setSent(value);
    const search = value === '' ? '' : `?${new URLSearchParams({ [name]: value })}`;
    void navigate(pathTo('counter') + search, { replace: true });
  });
  useEffect(() => {
    if (value === asked) return;
    const timer = setTimeout(() => ask(), typingPauseMs);
    return () => clearTimeout(timer);
  }, [value, asked]);

  const isCurrent = asked === value && !found.isLoading && found.data !== undefined;
  const [only, ...others] = (isCurrent && value.trim() !== '' && found.data?.list) || [];
  const wanted = only && others.length === 0 && entered === value ? only.id : undefined;
  const open = useEffectEvent((orderId: string) => {
    setEntered('');
    void navigate(pathTo('order', { orderId }));
  });
  useEffect(() => {
    if (wanted !== undefined) open(wanted);
  }, [wanted]);

  return {
    query: asked,
    found,
    items: found.data ? found.data.list.map(foundOf) : null,
    more: (found.data?.totalCount ?? 0) > (found.data?.list.length ?? 0),
    field: {
      value,
      count: isCurrent ? (found.data?.totalCount ?? null) : null,
      onValueChange(next: string) {
        setValue(next);
        setEntered('');
      },
      onSearch: () => setEntered(value),
    },
  };
}
