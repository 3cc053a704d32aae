import { isNotFound } from '@homestand/app-core/http/errorNotices';
import { QueryView } from '@homestand/app-core/react/QueryView';
import { OrderStatus, ScreenSkeleton, StaffPage } from '@homestand/ui';
import { useOrder } from '../../data/orders/orders';
import { pathTo, useRouteParams } from '../../paths';
import { NotFoundScreen } from '../../shell/NotFoundScreen';
import { OrderContent } from './OrderContent';

/** One order with everything that is stored about it. */
export function OrderScreen() {
  const { orderId } = useRouteParams('order');
  const order = useOrder(orderId);
  if (isNotFound(order.error)) return <NotFoundScreen />;

  return (
    <StaffPage
      title={orderId}
      mark={order.data && <OrderStatus status={order.data.state} />}
      backHref={pathTo('orders')}
      current="orders"
    >
      <QueryView of={order} pending={<ScreenSkeleton kind="plain" embedded />}>
        {(data) => <OrderContent order={data} mutate={order.mutate} />}
      </QueryView>
    </StaffPage>
  );
}
