import { isNotFound } from '@homestand/app-core/http/errorNotices';
import { QueryView } from '@homestand/app-core/react/QueryView';
import {
  Center,
  ContentMissing,
  OrderForm,
  PersonFieldsSkeleton,
  parseQuantity,
  Screen,
} from '@homestand/ui';
import { Navigate, useSearchParams } from 'react-router-dom';
import { usePayableAtPickup } from '../../data/club/payableAtPickup';
import { useProduct } from '../../data/shop/products';
import { pathTo, useRouteParams } from '../../paths';
import { ConnectionBanner } from '../../shell/ConnectionBanner';
import { goodsPathOf, useOption } from './useOption';
import { useOrderGoods } from './useOrderGoods';

/** Orders one product, to be paid at pickup. */
export function OrderGoodsScreen() {
  const { goodsId } = useRouteParams('orderGoods');
  const [search] = useSearchParams();
  const quantity = parseQuantity(search.get('quantity') ?? '');
  const product = useProduct(Number(goodsId));
  const [option] = useOption(product.data);
  const payableAtPickup = usePayableAtPickup();
  const goodsPath = goodsPathOf(goodsId, option);

  // An order that was placed before the club stopped to take them still shows its number.
  const isOpen = payableAtPickup || search.has('ordered');
  const isChosen = !product.data?.options || option !== undefined || search.has('ordered');
  const isElsewhere = product.data?.externalLinkEnabled === 1 || product.data?.madeToOrder;
  if (quantity === null || !isOpen || !isChosen || isElsewhere)
    return <Navigate to={goodsPath} replace />;
  return (
    <Screen
      title={{ screen: 'orderGoods' }}
      back={{ href: goodsPath }}
      notice={<ConnectionBanner />}
    >
      {isNotFound(product.error) ? (
        <ContentMissing what="product" listHref={pathTo('shop')} />
      ) : (
        <Center>
          <QueryView of={product} pending={<PersonFieldsSkeleton />}>
            {(data) => (
              <Ordering
                product={data}
                option={option}
                quantity={quantity}
                onStale={() => void product.mutate()}
              />
            )}
          </QueryView>
        </Center>
      )}
    </Screen>
  );
}

type Props = Parameters<typeof useOrderGoods>[0];

function Ordering(props: Props) {
  const { ready, form } = useOrderGoods(props);
  return ready ? <OrderForm {...form} /> : <PersonFieldsSkeleton />;
}
