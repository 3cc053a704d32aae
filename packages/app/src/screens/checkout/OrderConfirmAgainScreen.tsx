import {
  Center,
  CheckoutStepper,
  checkoutStepperMessages,
  OrderMissing,
  PaymentOutcome,
  Screen,
  Stack,
} from '@homestand/ui';
import { isMissing } from '../../data/failures';
import { LinkNotice } from '../../lib/LinkNotice';
import { pathTo, useRouteParams } from '../../paths';
import { useCardSecrets } from '../../stores/draft.store';
import { ConfirmPlace } from './ConfirmPlace';
import { outcomePlaces } from './outcomePlaces';
import { useOutcome } from './useOutcome';

/** Where the bank leads back to: how the payment stands, or, with a card at hand, another try. */
export function OrderConfirmAgainScreen() {
  const { orderId } = useRouteParams('orderConfirmAgain');
  const { order, status, slow, done } = useOutcome(orderId);
  const secrets = useCardSecrets();

  if (secrets && order.data && !done) return <ConfirmPlace order={order.data} />;
  const over = status === 'failed' || status === 'canceled' ? status : null;
  const unknown = order.error && !order.data;
  return (
    <Screen
      title={checkoutStepperMessages.steps.confirm}
      backHref={pathTo('cart')}
      notice={<LinkNotice />}
    >
      <Center>
        {isMissing(order.error) ? (
          <OrderMissing ordersHref={pathTo('myOrders')} />
        ) : (
          <Stack gap="xl">
            <CheckoutStepper current="confirm" />
            <PaymentOutcome
              state={over ?? (unknown ? 'unknown' : 'waiting')}
              slow={slow && !done}
              checking={order.isValidating}
              onCheck={() => void order.mutate()}
              {...outcomePlaces(orderId)}
            />
          </Stack>
        )}
      </Center>
    </Screen>
  );
}
