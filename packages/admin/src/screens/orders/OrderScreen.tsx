import { isNotFound } from '@homestand/app-core/http/errorNotices';
import { QueryView } from '@homestand/app-core/react/QueryView';
import { ScreenSkeleton, StaffOrderDetails, StaffOrderStatus, StaffPage } from '@homestand/ui';
import { logOut } from '../../data/auth/login';
import { useStaffSession } from '../../data/auth/staffSession';
import { type StaffOrder, useOrder } from '../../data/orders/orders';
import { pathTo, useOrderId } from '../../paths';
import { NotFoundScreen } from '../../shell/NotFoundScreen';
import { useCounts } from '../useCounts';
import { usePlaces } from '../usePlaces';
import { OrderHandOver } from './OrderHandOver';
import { OrderMemo } from './OrderMemo';
import { OrderRefund } from './OrderRefund';
import { OrderShipment } from './OrderShipment';
import { searchOf } from './orderFilters';

/** One order with everything that is stored about it. */
export function OrderScreen() {
  const orderId = useOrderId();
  const order = useOrder(orderId);
  const session = useStaffSession();
  const places = usePlaces();
  const counts = useCounts();
  if (isNotFound(order.error)) return <NotFoundScreen />;

  return (
    <StaffPage
      title={orderId}
      mark={order.data && <StaffOrderStatus status={order.data.state} />}
      backHref={pathTo('orders')}
      name={session?.name ?? ''}
      hrefs={places}
      counts={counts}
      current="orders"
      onLogout={() => void logOut()}
    >
      <QueryView of={order} pending={<ScreenSkeleton kind="plain" embedded />}>
        {(data) => (
          <StaffOrderDetails
            order={data}
            orderHrefOf={(id) => pathTo('orderDetails', { orderId: id })}
            productHrefOf={(id) => pathTo('orders') + searchOf({ productId: String(id) })}
            counterHref={data.state === 'pending' ? pathTo('order', { orderId }) : undefined}
            handOver={
              data.state === 'received' && (
                <OrderHandOver orderId={orderId} onChange={() => order.mutate()} />
              )
            }
            memo={
              <OrderMemo
                key={data.id}
                order={data}
                onChange={(next) => void order.mutate(next)}
                reload={() => order.mutate()}
              />
            }
            shipment={
              isShippable(data) && (
                <OrderShipment key={data.id} order={data} reload={() => order.mutate()} />
              )
            }
            refunds={
              isPlaced(data) && (
                <OrderRefund key={data.id} orderId={data.id} onChange={() => void order.mutate()} />
              )
            }
            receiptHref={data.receipt ? pathTo('receipt', { orderId }) : undefined}
          />
        )}
      </QueryView>
    </StaffPage>
  );
}

const isPlaced = ({ state }: StaffOrder) =>
  state !== 'payment_pending' && state !== 'payment_failed';

const isShippable = ({ state }: StaffOrder) => state === 'unshipped' || state === 'shipped';
