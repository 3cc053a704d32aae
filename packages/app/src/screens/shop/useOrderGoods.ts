import { ApiError } from '@homestand/api-client';
import { orderNumberIn } from '@homestand/api-client/orderNumber';
import { isTemporary } from '@homestand/app-core/delivery/deliveryQueue';
import { useAction } from '@homestand/app-core/react/useAction';
import { useIsCurrent } from '@homestand/app-core/react/useIsCurrent';
import { katakanaOf, trimmed } from '@homestand/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { orderForPickup, useUncertain } from '../../data/checkout/orderAtPickup';
import type { Product } from '../../data/shop/products';
import { pathTo } from '../../paths';
import { useCustomer } from '../checkout/useCustomer';

type Options = {
  product: Product;
  quantity: number;
  /** Called when the server's product differs from the shown one. */
  onStale: () => void;
};

/**
 * Orders one product. The order number is put into the address, so that a reload shows it and orders nothing.
 */
export function useOrderGoods({ product, quantity, onStale }: Options) {
  const customer = useCustomer({ address: false });
  const uncertain = useUncertain(product.id);
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const [search, setSearch] = useSearchParams();
  const { pending, error, run } = useAction();

  const ordered = search.get('ordered');

  async function submit() {
    if (!customer.check()) return;
    const { name, kana, email, phone } = trimmed(customer.bind.values);
    await run(
      async () => {
        const orderId = await orderForPickup(product.id, {
          items: [{ product_id: product.id, quantity, unit_price: product.price }],
          form: { name, ...(kana !== '' && { kana: katakanaOf(kana) }), email, phone },
        });
        // Also for a fan who has left meanwhile and might order again; then Back leads to where they were.
        setSearch({ quantity: String(quantity), ordered: orderId }, { replace: isCurrent() });
      },
      (failure) => {
        const refusal = failure instanceof ApiError ? failure : null;
        if (refusal?.code === 409) onStale();
        const placed = refusal !== null && customer.refuse(refusal.fieldErrors);
        // On a temporary error the form explains that the result is unknown and that a retry does not order twice.
        return placed || isTemporary(failure);
      },
    );
  }

  return {
    ready: customer.ready,
    form: {
      product: {
        name: product.name,
        price: product.price,
        pictureUrl: product.imageUrls[0] ?? null,
      },
      quantity,
      person: customer.bind,
      pending,
      error,
      uncertain,
      onSubmit: () => void submit(),
      orderId: ordered !== null && orderNumberIn(ordered) === ordered ? ordered : null,
      ordersHref: pathTo('myOrders'),
      onClose: () =>
        void navigate(pathTo('goods', { goodsId: String(product.id) }), { replace: true }),
    },
  };
}
