import { useIsCurrent } from '@homestand/app-core/react/useIsCurrent';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDeviceSearch, usePickupSearch } from '../../data/counter/pickups';
import { pathTo, useRouteParams } from '../../paths';
import { useTypedSearch } from '../useTypedSearch';
import { foundOf } from './pickup.map';

const name = 'q';

/** The search of the counter. */
export function useCounterSearch() {
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const [params] = useSearchParams();
  // The counter alone has no order.
  const { orderId }: { orderId?: string } = useRouteParams('counterOrder');
  const searched = params.get(name) ?? '';
  const { typed: value, setTyped } = useTypedSearch({
    query: searched,
    opened: orderId,
    ask(query) {
      const search = query === '' ? '' : `?${new URLSearchParams({ [name]: query })}`;
      void navigate(pathTo('counter') + search, { replace: true });
    },
  });
  /** Enter was pressed for this text, perhaps before its results were there. */
  const [entered, setEntered] = useState('');
  const found = usePickupSearch(searched.trim());
  const onDevice = useDeviceSearch(value.trim());

  // The server's answer as soon as there is one for this text; until then, and without a connection, the device's own.
  const answered = searched === value && !found.isLoading ? found.data : undefined;
  const failed = searched === value && Boolean(found.error);
  const shown = answered ?? onDevice;
  const settled = answered ?? (failed ? onDevice : null);
  const [only, ...others] = (value.trim() !== '' && settled?.list) || [];
  const exactId = only && others.length === 0 && entered === value ? only.id : undefined;
  const open = useEffectEvent((orderId: string) => {
    setEntered('');
    if (isCurrent()) void navigate(pathTo('counterOrder', { orderId }));
  });
  useEffect(() => {
    if (exactId !== undefined) open(exactId);
  }, [exactId]);

  return {
    query: shown ? value : searched,
    found: { ...found, data: shown ?? found.data },
    items: shown ? shown.list.map(foundOf) : null,
    more: (shown?.totalCount ?? 0) > (shown?.list.length ?? 0),
    field: {
      value,
      count: shown?.totalCount ?? null,
      onValueChange(next: string) {
        setTyped(next);
        setEntered('');
      },
      onSearch: () => setEntered(value),
    },
  };
}
