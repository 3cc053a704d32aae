import { isNotFound } from '@homestand/app-core/http/errorNotices';
import { QueryView } from '@homestand/app-core/react/QueryView';
import { ProductState, ScreenSkeleton, StaffPage } from '@homestand/ui';
import { useShopProduct } from '../../data/shop/products';
import { pathTo, useRouteParams } from '../../paths';
import { NotFoundScreen } from '../../shell/NotFoundScreen';
import { ProductContent } from './ProductContent';

/** One product with everything that staff can change. */
export function ProductScreen() {
  const { productId } = useRouteParams('product');
  const product = useShopProduct(Number(productId));
  if (isNotFound(product.error)) return <NotFoundScreen />;

  return (
    <StaffPage
      {...(product.data && { title: product.data.content.name })}
      mark={product.data && <ProductState status={product.data.state} />}
      backHref={pathTo('products')}
      current="products"
    >
      <QueryView of={product} pending={<ScreenSkeleton kind="plain" embedded />}>
        {(data) => <ProductContent key={data.id} product={data} mutate={product.mutate} />}
      </QueryView>
    </StaffPage>
  );
}
