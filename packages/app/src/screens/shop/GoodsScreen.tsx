import { isNotFound } from '@homestand/app-core/http/errorNotices';
import { QueryView } from '@homestand/app-core/react/QueryView';
import { useBackNavigation } from '@homestand/app-core/react/useBackNavigation';
import {
  CartButton,
  ContentMissing,
  ProductPage,
  ProductPageSkeleton,
  Screen,
} from '@homestand/ui';
import { useCartCount } from '../../data/shop/cart';
import { useProduct } from '../../data/shop/products';
import { pathTo, useRouteParams } from '../../paths';
import { ConnectionBanner } from '../../shell/ConnectionBanner';
import { ProductPurchase } from './ProductPurchase';
import { ProductRestock } from './ProductRestock';
import { useOption } from './useOption';

/** One product and its purchase form. */
export function GoodsScreen() {
  const { goodsId } = useRouteParams('goods');
  const product = useProduct(Number(goodsId));
  const back = useBackNavigation('shop');
  const inCart = useCartCount();
  const [option, choose] = useOption(product.data);
  const missing = isNotFound(product.error);

  return (
    <Screen
      title={missing ? { screen: 'goodsMissing' } : (product.data?.name ?? { screen: 'goods' })}
      titleHidden
      back={{ href: pathTo('shop'), onClick: back }}
      action={<CartButton href={pathTo('cart')} count={inCart} inBar />}
      notice={<ConnectionBanner />}
    >
      {missing ? (
        <ContentMissing what="product" listHref={pathTo('shop')} />
      ) : (
        <QueryView of={product} pending={<ProductPageSkeleton />}>
          {(data) => (
            <ProductPage product={data} option={option}>
              <ProductPurchase
                key={data.id}
                product={data}
                option={option}
                onOption={choose}
                onStale={() => void product.mutate()}
              />
              <ProductRestock product={data} onStale={() => void product.mutate()} />
            </ProductPage>
          )}
        </QueryView>
      )}
    </Screen>
  );
}
