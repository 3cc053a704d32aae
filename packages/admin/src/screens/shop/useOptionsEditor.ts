import { ApiError } from '@homestand/api-client';
import { useInterruptionGuard } from '@homestand/app-core/browser/interruptionGuard';
import { useAction } from '@homestand/app-core/react/useAction';
import { type ProductOptionsProps, unsavedOptions } from '@homestand/ui';
import { useEffect, useState } from 'react';
import { storedDrafts } from '../../data/shop/optionsDraft';
import { putShopProductOptions, type ShopProduct } from '../../data/shop/products';
import { useStaffSession } from '../../data/staff/staffSession';

/**
 * The options of a product, stored on the device until they are saved. They name the list that the form shows, so that
 * nobody's change is lost unseen.
 */
export function useOptionsEditor(
  product: ShopProduct,
  { reload, onSaved }: { reload: () => Promise<unknown>; onSaved: (product: ShopProduct) => void },
): ProductOptionsProps {
  const { id, optionsVersion: version } = product;
  const { pending, error, run } = useAction();
  const name = `${useStaffSession()?.id ?? ''}-${id}`;
  const [typed, setTyped] = useState(() => storedDrafts.read(name));
  const items = product.options.filter(({ label }) => label !== '');
  const draft = unsavedOptions(typed, items);
  useInterruptionGuard(draft !== null);

  useEffect(() => {
    if (draft !== null) {
      storedDrafts.write(draft, name);
      return;
    }
    storedDrafts.remove(name);
    // Once stored it is no draft any more, also when somebody else changes the options later.
    setTyped(null);
  }, [draft, name]);

  return {
    items,
    lastChange: { by: product.optionsChangedBy ?? null, at: product.optionsChangedAt ?? null },
    draft,
    onDraftChange: setTyped,
    pending,
    error,
    onSave: (options) =>
      void run(
        async () => onSaved(await putShopProductOptions(id, { version, options: [...options] })),
        async (failure) => {
          if (!(failure instanceof ApiError) || failure.code !== 409) return false;
          await reload();
          // The form shows what somebody else has stored.
          return true;
        },
      ),
  };
}
