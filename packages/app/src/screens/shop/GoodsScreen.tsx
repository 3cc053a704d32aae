import {
  CartButton,
  ProductMissing,
  ProductPage,
  ProductPageSkeleton,
  productGridMessages,
  productMissingMessages,
  Screen,
} from '@homestand/ui';
import { useCartCount } from '../../data/cart';
import { isMissing } from '../../data/failures';
import { useProduct } from '../../data/products';
import { Async } from '../../lib/Async';
import { LinkNotice } from '../../lib/LinkNotice';
import { useWayBack } from '../../lib/useWayBack';
import { pathTo, useRouteParams } from '../../paths';
import { ProductPurchase } from './ProductPurchase';

/** One product, and how it is bought. */
export function GoodsScreen() {
  const { goodsId } = useRouteParams('goods');
  const product = useProduct(Number(goodsId));
  const back = useWayBack('shop');
  const inCart = useCartCount();
  const missing = isMissing(product.error);

  return (
    <Screen
      title={
        missing ? productMissingMessages.title : (product.data?.name ?? productGridMessages.label)
      }
      titleHidden
      backHref={pathTo('shop')}
      onBack={back}
      action={<CartButton href={pathTo('cart')} count={inCart} inBar />}
      notice={<LinkNotice />}
    >
      {missing ? (
        <ProductMissing shopHref={pathTo('shop')} />
      ) : (
        <Async of={product} pending={<ProductPageSkeleton />}>
          {(data) => (
            <ProductPage product={data}>
              <ProductPurchase key={data.id} product={data} />
            </ProductPage>
          )}
        </Async>
      )}
    </Screen>
  );
}
