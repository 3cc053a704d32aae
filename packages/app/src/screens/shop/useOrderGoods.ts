import { ApiError } from '@homestand/api-client';
import { orderNumberIn } from '@homestand/api-client/orderNumber';
import { isTemporary } from '@homestand/app-core/delivery/deliveryQueue';
import { useSessionCache } from '@homestand/app-core/http/sessionCache';
import { useAction } from '@homestand/app-core/react/useAction';
import { useIsCurrent } from '@homestand/app-core/react/useIsCurrent';
import { katakanaOf, trimmed } from '@homestand/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { orderForPickup, useUncertain } from '../../data/checkout/orderAtPickup';
import { matchesKey } from '../../data/matches/matches';
import { keyOf } from '../../data/shop/cart.merge';
import type { Product, ProductOption } from '../../data/shop/products';
import { type Shortage, shortagesOf, shortOf } from '../../data/shop/shortages';
import { pathTo } from '../../paths';
import { useCustomer } from '../checkout/useCustomer';
import { usePickupMatches } from '../checkout/usePickupMatches';
import { goodsPathOf } from './useOption';

type Options = {
  product: Product;
  option: ProductOption | undefined;
  quantity: number;
  /** Called when the server's product differs from the shown one. */
  onStale: () => void;
};

/**
 * Orders one product. The order number is put into the address, so that a reload shows it and orders nothing.
 */
export function useOrderGoods({ product, option, quantity, onStale }: Options) {
  const customer = useCustomer({ address: false });
  const { isReady, match, picker } = usePickupMatches();
  const { reload } = useSessionCache();
  const id = { productId: product.id, optionId: option?.id };
  const { price, stock } = option ?? product;
  const uncertain = useUncertain(keyOf(id));
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const [search, setSearch] = useSearchParams();
  const { pending, error, run, clear } = useAction();
  const [shortages, setShortages] = useState<readonly Shortage[]>([]);
  const optionParam = option && { option: String(option.id) };

  const ordered = search.get('ordered');
  // The order has just taken its pieces: what is left now is for another one.
  const { available, perPerson } = product.purchaseLimits ?? {};
  const short =
    ordered === null
      ? shortOf({ ...id, quantity, stock, available, perPerson }, shortages)
      : undefined;

  async function submit() {
    if (!customer.check()) return;
    const { name, kana, email, phone } = trimmed(customer.bind.values);
    await run(
      async () => {
        const orderId = await orderForPickup(keyOf(id), {
          items: [
            {
              product_id: product.id,
              ...(option && { option_id: option.id }),
              quantity,
              unit_price: price,
            },
          ],
          ...(match && { match_id: match.matchId }),
          form: { name, ...(kana !== '' && { kana: katakanaOf(kana) }), email, phone },
        });
        // Also for a fan who has left meanwhile and might order again; then Back leads to where they were.
        setSearch(
          { quantity: String(quantity), ...optionParam, ordered: orderId },
          { replace: isCurrent() },
        );
      },
      (failure) => {
        const refusal = failure instanceof ApiError ? failure : null;
        const refused = shortagesOf(failure);
        setShortages(refused);
        // The match may have been called off.
        if (refusal && match) void reload(matchesKey);
        if (refusal?.code === 409 || refused.length > 0) onStale();
        const placed = refusal !== null && customer.refuse(refusal.fieldErrors);
        // On a temporary error the form explains that the result is unknown and that a retry does not order twice.
        return placed || isTemporary(failure);
      },
    );
  }

  return {
    ready: customer.ready && isReady,
    form: {
      product: {
        name: product.name,
        option: option?.label,
        price,
        stock,
        pictureUrl: product.imageUrls[0] ?? null,
      },
      quantity,
      shortage:
        short === undefined
          ? null
          : {
              ...short,
              onTake() {
                clear();
                setSearch({ quantity: String(short.left), ...optionParam }, { replace: true });
              },
            },
      matches: picker,
      person: customer.bind,
      pending,
      error,
      uncertain,
      onSubmit: () => void submit(),
      orderId: ordered !== null && orderNumberIn(ordered) === ordered ? ordered : null,
      ordersHref: pathTo('myOrders'),
      onClose: () => void navigate(goodsPathOf(String(product.id), option), { replace: true }),
    },
  };
}
