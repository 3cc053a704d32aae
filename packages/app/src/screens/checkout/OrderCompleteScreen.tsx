import {
  Center,
  CheckoutStepper,
  CompletePanel,
  CompletePanelSkeleton,
  checkoutStepperMessages,
  OrderMissing,
  Screen,
  Stack,
} from '@homestand/ui';
import { Navigate } from 'react-router-dom';
import { isMissing } from '../../data/failures';
import { useOrder } from '../../data/orders';
import { Async } from '../../lib/Async';
import { LinkNotice } from '../../lib/LinkNotice';
import { PushNotice } from '../../lib/PushNotice';
import { useOpened } from '../../lib/useOpened';
import { pathTo, useRouteParams } from '../../paths';
import { OrderQr } from '../orders/OrderQr';

/** The thanks, drawn from the server's order: a reload changes nothing. */
export function OrderCompleteScreen() {
  const { orderId } = useRouteParams('orderComplete');
  const order = useOrder(orderId);
  const qr = useOpened('qr');

  const status = order.data?.paymentStatus ?? 'paid';
  if (['awaiting', 'failed', 'canceled'].includes(status))
    return <Navigate to={pathTo('orderConfirmAgain', { orderId })} replace />;
  return (
    <Screen title={checkoutStepperMessages.steps.done} notice={<LinkNotice />}>
      <Center>
        {isMissing(order.error) ? (
          <OrderMissing ordersHref={pathTo('myOrders')} />
        ) : (
          <Stack gap="lg">
            <CheckoutStepper current="done" />
            <Async of={order} pending={<CompletePanelSkeleton />}>
              {({ id, deliveryMethod, totalPrice, email }) => (
                <CompletePanel
                  orderId={id}
                  deliveryMethod={deliveryMethod}
                  total={totalPrice}
                  email={email}
                  onShowCode={() => qr.open('open')}
                  myPageHref={pathTo('myPage')}
                />
              )}
            </Async>
            <PushNotice at="order" />
          </Stack>
        )}
      </Center>
      <OrderQr orderId={qr.opened && orderId} order={order.data} onClose={qr.close} />
    </Screen>
  );
}
