import {
  OrderDetails,
  OrderDetailsSkeleton,
  OrderMissing,
  orderDetailsMessages,
  Screen,
} from '@homestand/ui';
import { isMissing } from '../../data/failures';
import { useOrder } from '../../data/orders';
import { Async } from '../../lib/Async';
import { LinkNotice } from '../../lib/LinkNotice';
import { useOpened } from '../../lib/useOpened';
import { pathTo, useRouteParams } from '../../paths';
import { OrderQr } from './OrderQr';

/** One order of the fan. */
export function OrderScreen() {
  const { orderId } = useRouteParams('order');
  const order = useOrder(orderId);
  const qr = useOpened('qr');

  return (
    <Screen
      title={orderDetailsMessages.title}
      backHref={pathTo('myOrders')}
      tabBar
      notice={<LinkNotice />}
    >
      {isMissing(order.error) ? (
        <OrderMissing ordersHref={pathTo('myOrders')} />
      ) : (
        <Async of={order} pending={<OrderDetailsSkeleton />}>
          {(data) => (
            <>
              <OrderDetails
                order={data}
                onShowQr={() => qr.open('open')}
                receiptHref={pathTo('receipt', { orderId })}
                paymentHref={pathTo('orderConfirmAgain', { orderId })}
              />
              <OrderQr
                orderId={qr.opened === null ? null : data.id}
                order={data}
                onClose={qr.close}
              />
            </>
          )}
        </Async>
      )}
    </Screen>
  );
}
