import {
  Center,
  OrderForm,
  orderFormMessages,
  PersonFieldsSkeleton,
  ProductMissing,
  parseQuantity,
  Screen,
} from '@homestand/ui';
import { Navigate, useSearchParams } from 'react-router-dom';
import { isMissing } from '../../data/failures';
import { type Product, useProduct } from '../../data/products';
import { Async } from '../../lib/Async';
import { LinkNotice } from '../../lib/LinkNotice';
import { pathTo, useRouteParams } from '../../paths';
import { useOrderGoods } from './useOrderGoods';

/** Orders one product, to be paid where it is picked up. */
export function OrderGoodsScreen() {
  const { goodsId } = useRouteParams('orderGoods');
  const [search] = useSearchParams();
  const quantity = parseQuantity(search.get('quantity') ?? '');
  const product = useProduct(Number(goodsId));
  const goodsPath = pathTo('goods', { goodsId });

  if (quantity === null || product.data?.externalLinkEnabled === 1)
    return <Navigate to={goodsPath} replace />;
  return (
    <Screen title={orderFormMessages.title} backHref={goodsPath} notice={<LinkNotice />}>
      {isMissing(product.error) ? (
        <ProductMissing shopHref={pathTo('shop')} />
      ) : (
        <Center>
          <Async of={product} pending={<PersonFieldsSkeleton />}>
            {(data) => (
              <Ordering product={data} quantity={quantity} onStale={() => void product.mutate()} />
            )}
          </Async>
        </Center>
      )}
    </Screen>
  );
}

type Props = { product: Product; quantity: number; onStale: () => void };

function Ordering(props: Props) {
  const { ready, form } = useOrderGoods(props);
  return ready ? <OrderForm {...form} /> : <PersonFieldsSkeleton />;
}
