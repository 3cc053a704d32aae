import { StaffOrderDetails } from '@homestand/ui';
import type { StaffOrder, useOrder } from '../../data/orders/orders';
import { pathTo } from '../../paths';
import { OrderHandOver } from './OrderHandOver';
import { OrderMemo } from './OrderMemo';
import { OrderRefund } from './OrderRefund';
import { OrderSettlement } from './OrderSettlement';
import { OrderShipment } from './OrderShipment';
import { searchOf } from './orderFilters';

type Props = { order: StaffOrder; mutate: ReturnType<typeof useOrder>['mutate'] };

/** One order that is loaded: first what a person has to settle, then all of it. */
export function OrderContent({ order, mutate }: Props) {
  const { id: orderId, state } = order;
  const reload = () => mutate();
  return (
    <>
      {order.refusedHandOvers.map((handOver) => (
        <OrderSettlement key={handOver.id} handOver={handOver} onChange={reload} />
      ))}
      <StaffOrderDetails
        order={order}
        orderHrefOf={(id) => pathTo('order', { orderId: id })}
        productHrefOf={(id) => pathTo('orders') + searchOf({ productId: String(id) })}
        counterHref={state === 'pending' ? pathTo('counterOrder', { orderId }) : undefined}
        handOver={state === 'received' && <OrderHandOver orderId={orderId} onChange={reload} />}
        memo={
          <OrderMemo
            key={orderId}
            order={order}
            onChange={(next) => void mutate(next)}
            reload={reload}
          />
        }
        shipment={
          isShippable(order) && <OrderShipment key={orderId} order={order} reload={reload} />
        }
        refunds={
          isPlaced(order) && (
            <OrderRefund key={orderId} orderId={orderId} onChange={() => void mutate()} />
          )
        }
        receiptHref={order.receipt ? pathTo('receipt', { orderId }) : undefined}
      />
    </>
  );
}

const isPlaced = ({ state }: StaffOrder) =>
  state !== 'payment_pending' && state !== 'payment_failed';

const isShippable = ({ state }: StaffOrder) => state === 'unshipped' || state === 'shipped';
