import { ApiError } from '@homestand/api-client';
import { useAction } from '@homestand/app-core/react/useAction';
import type { ProductOptionsProps } from '@homestand/ui';
import { putShopProductOptions, type ShopProduct } from '../../data/shop/products';

/** The options of a product. They name the list that the form shows, so that nobody's change is lost unseen. */
export function useOptionsEditor(
  { id, options: sold, optionsVersion: version }: ShopProduct,
  { reload, onSaved }: { reload: () => Promise<unknown>; onSaved: (product: ShopProduct) => void },
): ProductOptionsProps {
  const { pending, error, run } = useAction();
  return {
    items: sold.filter(({ label }) => label !== ''),
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
