import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDeviceSearch, usePickupSearch } from '../../data/pickups/pickups';
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
  const onDevice = useDeviceSearch(value.trim());

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

  // The server's answer as soon as there is one for this text; until then, and without a connection, the device's own.
  const answered = asked === value && !found.isLoading ? found.data : undefined;
  const failed = asked === value && Boolean(found.error);
  const shown = answered ?? onDevice;
  const settled = answered ?? (failed ? onDevice : null);
  const [only, ...others] = (value.trim() !== '' && settled?.list) || [];
  const wanted = only && others.length === 0 && entered === value ? only.id : undefined;
  const open = useEffectEvent((orderId: string) => {
    setEntered('');
    void navigate(pathTo('order', { orderId }));
  });
  useEffect(() => {
    if (wanted !== undefined) open(wanted);
  }, [wanted]);

  return {
    query: shown ? value : asked,
    found: { ...found, data: shown ?? found.data },
    items: shown ? shown.list.map(foundOf) : null,
    more: (shown?.totalCount ?? 0) > (shown?.list.length ?? 0),
    field: {
      value,
      count: shown?.totalCount ?? null,
      onValueChange(next: string) {
        setValue(next);
        setEntered('');
      },
      onSearch: () => setEntered(value),
    },
  };
}
