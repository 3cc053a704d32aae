import { isNotFound } from '@homestand/app-core/http/errorNotices';
import {
  Center,
  CheckoutStepper,
  ContentMissing,
  PaymentOutcome,
  type PaymentOutcomeProps,
  Screen,
  Stack,
} from '@homestand/ui';
import { useCardSecrets } from '../../data/checkout/checkoutDraft.store';
import { isSettled, type PaymentState } from '../../data/checkout/paymentAttemptState';
import { pathTo, useRouteParams } from '../../paths';
import { ConnectionBanner } from '../../shell/ConnectionBanner';
import { checkoutLinks } from './checkoutLinks';
import { ConfirmView } from './OrderConfirmScreen';
import { deliveryPeriodOfOrder } from './useDeliveryPeriod';
import { useOrderPaymentPolling } from './useOrderPaymentPolling';
import { usePaysAtPickup } from './usePaysAtPickup';
import { usePlaceOrder } from './usePlaceOrder';

/**
 * The return address from the bank: shows the payment's state, or, while the card is in memory, another
 * attempt.
 */
export function PaymentResultScreen() {
  const { orderId } = useRouteParams('paymentResult');
  const { order, state, slow } = useOrderPaymentPolling(orderId);
  const attempt = usePlaceOrder({ orderId });
  const secrets = useCardSecrets();
  const deliveryPeriod = order.data ? deliveryPeriodOfOrder(order.data) : null;
  const atPickup = usePaysAtPickup(deliveryPeriod);

  if (secrets && order.data && !isSettled(state))
    return <ConfirmView attempt={attempt} order={order.data} />;
  return (
    <Screen
      title={{ screen: 'orderConfirm' }}
      back={{ href: pathTo('cart') }}
      notice={<ConnectionBanner />}
    >
      <Center>
        {isNotFound(order.error) ? (
          <ContentMissing what="order" listHref={pathTo('myOrders')} />
        ) : (
          <Stack gap="xl">
            <CheckoutStepper current="confirm" />
            <PaymentOutcome
              status={outcomeOf(state)}
              atPickup={atPickup}
              slow={slow}
              pending={order.isValidating}
              onCheck={() => void order.mutate()}
              {...checkoutLinks(orderId, deliveryPeriod)}
            />
          </Stack>
        )}
      </Center>
    </Screen>
  );
}

function outcomeOf(state: PaymentState): PaymentOutcomeProps['status'] {
  if (state.name === 'unknown') return 'unknown';
  if (state.name !== 'refused') return 'waiting';
  const { kind } = state.reason;
  if (kind === 'failed' || kind === 'canceled' || kind === 'refunded') return kind;
  return kind === 'refund_due' ? 'refundDue' : 'waiting';
}
