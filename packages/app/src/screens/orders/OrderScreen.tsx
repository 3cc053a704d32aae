import { trackingAddress } from '@homestand/api-client/carriers';
import { isNotFound } from '@homestand/app-core/http/errorNotices';
import { QueryView } from '@homestand/app-core/react/QueryView';
import { useOverlayParam } from '@homestand/app-core/react/useOverlayParam';
import { ContentMissing, OrderDetails, OrderDetailsSkeleton, Screen } from '@homestand/ui';
import { useOrder } from '../../data/orders/orders';
import { pathTo, useRouteParams } from '../../paths';
import { ConnectionBanner } from '../../shell/ConnectionBanner';
import { OrderQr } from './OrderQr';

export function OrderScreen() {
  const { orderId } = useRouteParams('order');
  const order = useOrder(orderId);
  const qr = useOverlayParam('qr');

  return (
    <Screen
      title={{ screen: 'order' }}
      back={{ href: pathTo('myOrders') }}
      tabBar
      notice={<ConnectionBanner />}
    >
      {isNotFound(order.error) ? (
        <ContentMissing what="order" listHref={pathTo('myOrders')} />
      ) : (
        <QueryView of={order} pending={<OrderDetailsSkeleton />}>
          {(data) => (
            <>
              <OrderDetails
                order={data}
                onShowQr={() => qr.open('open')}
                receiptHref={pathTo('receipt', { orderId })}
                paymentHref={pathTo('paymentResult', { orderId })}
                trackingHref={trackingAddress(data.carrier, data.trackingNumber)}
              />
              <OrderQr
                orderId={qr.opened === null ? null : data.id}
                order={data}
                onClose={qr.close}
              />
            </>
          )}
        </QueryView>
      )}
    </Screen>
  );
}
