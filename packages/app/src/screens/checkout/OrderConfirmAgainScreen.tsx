import { isNotFound } from '@homestand/app-core/http/errorMessages';
import {
  Center,
  CheckoutStepper,
  checkoutStepperMessages,
  OrderMissing,
  PaymentOutcome,
  Screen,
  Stack,
} from '@homestand/ui';
import { useCardSecrets } from '../../data/checkout/checkoutDraft.store';
import { pathTo, useRouteParams } from '../../paths';
import { ConnectionBanner } from '../../shell/ConnectionBanner';
import { ConfirmView } from './ConfirmView';
import { checkoutLinks } from './checkoutLinks';
import { usePaymentStatus } from './usePaymentStatus';

/**
 * The return address from the bank: shows the payment's state, or, while the card is in memory, another
 * attempt.
 */
export function OrderConfirmAgainScreen() {
  const { orderId } = useRouteParams('orderConfirmAgain');
  const { order, state, slow, payable } = usePaymentStatus(orderId);
  const secrets = useCardSecrets();

  if (secrets && order.data && payable) return <ConfirmView order={order.data} />;
  return (
    <Screen
      title={checkoutStepperMessages.steps.confirm}
      backHref={pathTo('cart')}
      notice={<ConnectionBanner />}
    >
      <Center>
        {isNotFound(order.error) ? (
          <OrderMissing ordersHref={pathTo('myOrders')} />
        ) : (
          <Stack gap="xl">
            <CheckoutStepper current="confirm" />
            <PaymentOutcome
              status={state}
              slow={slow}
              pending={order.isValidating}
              onCheck={() => void order.mutate()}
              {...checkoutLinks(orderId)}
            />
          </Stack>
        )}
      </Center>
    </Screen>
  );
}
