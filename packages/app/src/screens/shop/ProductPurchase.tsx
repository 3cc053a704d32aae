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
import type { Product } from '../../data/shop/products';
import { pathTo } from '../../paths';

type Props = { product: Product };

/** How a product is bought: in this shop, or on the seller's own site. */
export function ProductPurchase({ product }: Props) {
  if (product.externalLinkEnabled === 1)
    return <ProductPageExternal href={product.externalLinkUrl} />;
  return <OwnPurchase product={product} />;
}

function OwnPurchase({ product }: Props) {
  const textOf = useNoticeText();
  const navigate = useNavigate();
  const payableAtPickup = usePayableAtPickup();
  const [added, setAdded] = useState({ quantity: 1, closed: true });

  const form = useQuantityForm({
    price: product.price,
    limits: product.purchaseLimits,
    stock: product.stock,
    async onAdd(quantity) {
      await addToCart(product.id, quantity);
      setAdded({ quantity, closed: false });
    },
    errorOf: (error) => textOf(errorNotice(error)),
    ...(payableAtPickup && {
      onOrder(quantity) {
        const path = pathTo('orderGoods', { goodsId: String(product.id) });
        void navigate(`${path}?quantity=${quantity}`);
      },
    }),
  });

  return (
    <>
      <QuantityForm {...form} />
      <AddedDialog
        open={!added.closed}
        product={product}
        quantity={added.quantity}
        cartHref={pathTo('cart')}
        onClose={() => setAdded((now) => ({ ...now, closed: true }))}
      />
    </>
  );
}
