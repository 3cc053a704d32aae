import { isNotFound } from '@homestand/app-core/http/errorNotices';
import { QueryView } from '@homestand/app-core/react/QueryView';
import { useOverlayParam } from '@homestand/app-core/react/useOverlayParam';
import {
  Center,
  CheckoutStepper,
  CompletePanel,
  CompletePanelSkeleton,
  ContentMissing,
  OrderItems,
  Screen,
  Stack,
} from '@homestand/ui';
import { Navigate } from 'react-router-dom';
import { useOrder } from '../../data/orders/orders';
import { pathTo, useRouteParams } from '../../paths';
import { ConnectionBanner } from '../../shell/ConnectionBanner';
import { PushNotice } from '../../shell/PushNotice';
import { OrderQr } from '../orders/OrderQr';

/** The confirmation of a placed order, rendered from the server's order: a reload shows the same. */
export function OrderCompleteScreen() {
  const { orderId } = useRouteParams('orderComplete');
  const order = useOrder(orderId);
  const qr = useOverlayParam('qr');

  const status = order.data?.paymentStatus ?? 'paid';
  if (status !== 'paid' && status !== 'at_pickup')
    return <Navigate to={pathTo('paymentResult', { orderId })} replace />;
  return (
    <Screen title={{ screen: 'orderComplete' }} notice={<ConnectionBanner />}>
      <Center>
        {isNotFound(order.error) ? (
          <ContentMissing what="order" listHref={pathTo('myOrders')} />
        ) : (
          <Stack gap="lg">
            <CheckoutStepper current="done" />
            <QueryView of={order} pending={<CompletePanelSkeleton />}>
              {({
                id,
                deliveryMethod,
                match,
                totalPrice,
                email,
                paymentStatus,
                pickupUntil,
                orderItems,
              }) => (
                <CompletePanel
                  orderId={id}
                  deliveryMethod={deliveryMethod}
                  match={match}
                  total={totalPrice}
                  email={email}
                  atPickup={
                    paymentStatus === 'at_pickup'
                      ? {
                          until: pickupUntil ?? null,
                          goods: <OrderItems items={orderItems} priced />,
                        }
                      : undefined
                  }
                  onShowCode={() => qr.open('open')}
                  myPageHref={pathTo('myPage')}
                />
              )}
            </QueryView>
            <PushNotice at="order" />
          </Stack>
        )}
      </Center>
      <OrderQr orderId={qr.opened && orderId} order={order.data} onClose={qr.close} />
    </Screen>
  );
}
