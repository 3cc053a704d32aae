import { useInterruptionGuard } from '@homestand/app-core/browser/interruptionGuard';
import { useAction } from '@homestand/app-core/react/useAction';
import type { StaffProductListItem } from '@homestand/ui';
import { useState } from 'react';
import { putShopProductOrder, type useShopProducts } from '../../data/shop/products';

/** The goods while they are sorted: one call stores the whole order. */
export function useProductSorting({ data, mutate }: ReturnType<typeof useShopProducts>) {
  const [sorted, setSorted] = useState<readonly StaffProductListItem[] | null>(null);
  const { pending, error, run, clear } = useAction();
  useInterruptionGuard(sorted !== null);

  function onMove(id: number, step: -1 | 1) {
    if (!sorted) return;
    const next = [...sorted];
    const from = next.findIndex((item) => item.id === id);
    const [moved] = next.splice(from, 1);
    if (moved) next.splice(from + step, 0, moved);
    setSorted(next);
  }

  return {
    items: sorted ?? data ?? null,
    sorting: {
      active: sorted !== null,
      pending,
      error,
      onStart: () => setSorted(data ?? null),
      onMove,
      onSave: () =>
        void run(async () => {
          await putShopProductOrder((sorted ?? []).map(({ id }) => id));
          await mutate();
          setSorted(null);
        }),
      onCancel() {
        clear();
        setSorted(null);
        void mutate();
      },
    },
  };
}
