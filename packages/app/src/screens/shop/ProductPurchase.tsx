import { ApiError } from '@homestand/api-client';
import { errorNotice } from '@homestand/app-core/http/errorNotices';
import {
  AddedDialog,
  ProductPageExternal,
  QuantityForm,
  useNoticeText,
  useQuantityForm,
} from '@homestand/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePayableAtPickup } from '../../data/club/payableAtPickup';
import { addToCart } from '../../data/shop/cart';
import type { Product, ProductOption } from '../../data/shop/products';
import { pathTo } from '../../paths';

type Props = {
  product: Product;
  option: ProductOption | undefined;
  onOption: (optionId: number) => void;
  /** Called when there may be less of the product than is shown. */
  onStale: () => void;
};

/** How a product is bought: in this shop, or on the seller's own site. */
export function ProductPurchase(props: Props) {
  const { product } = props;
  if (product.externalLinkEnabled === 1)
    return <ProductPageExternal href={product.externalLinkUrl} />;
  return <OwnPurchase {...props} />;
}

function OwnPurchase({ product, option, onOption, onStale }: Props) {
  const textOf = useNoticeText();
  const navigate = useNavigate();
  const payableAtPickup = usePayableAtPickup() && !product.madeToOrder;
  const [added, setAdded] = useState({ quantity: 1, closed: true });

  const form = useQuantityForm({
    price: (option ?? product).price,
    options: product.options && {
      items: product.options,
      selected: option?.id ?? null,
      onSelect: onOption,
    },
    limits: product.purchaseLimits,
    stock: (option ?? product).stock,
    async onAdd(quantity) {
      try {
        await addToCart(product.id, quantity, option?.id);
      } catch (error) {
        // What is left is shown beside the reason.
        if (error instanceof ApiError) onStale();
        throw error;
      }
      setAdded({ quantity, closed: false });
    },
    errorOf: (error) => textOf(errorNotice(error)),
    ...(payableAtPickup && {
      onOrder(quantity) {
        const path = pathTo('orderGoods', { goodsId: String(product.id) });
        void navigate(`${path}?quantity=${quantity}${option ? `&option=${option.id}` : ''}`);
      },
    }),
  });

  return (
    <>
      <QuantityForm {...form} />
      <AddedDialog
        open={!added.closed}
        product={product}
        option={option?.label}
        quantity={added.quantity}
        cartHref={pathTo('cart')}
        onClose={() => setAdded((now) => ({ ...now, closed: true }))}
      />
    </>
  );
}
