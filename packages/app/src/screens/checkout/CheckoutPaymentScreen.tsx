import {
  Center,
  CheckoutNotice,
  CheckoutStepper,
  CreditCardForm,
  checkoutStepperMessages,
  PaymentOutcome,
  paymentOutcomeMessages,
  Screen,
  Stack,
} from '@homestand/ui';
import { Navigate, useParams } from 'react-router-dom';
import { useCart } from '../../data/shop/cart';
import { pathTo } from '../../paths';
import { ConnectionBanner } from '../../shell/ConnectionBanner';
import { checkoutLinks } from './checkoutLinks';
import { usePayment } from './usePayment';
import { useUnresolvedPayment } from './useUnresolvedPayment';

/** The card form; with an order id, another card for an order whose payment failed. */
export function CheckoutPaymentScreen() {
  const { orderId } = useParams();
  const cart = useCart();
  const lost = useUnresolvedPayment();
  const { problem, form } = usePayment(orderId);

  if (lost.state === 'none' && cart.data?.totalItems === 0)
    return <Navigate to={pathTo('cart')} replace />;
  return (
    <Screen
      title={checkoutStepperMessages.steps.payment}
      backHref={pathTo('checkoutInfo')}
      notice={<ConnectionBanner />}
    >
      <Center>
        <Stack gap="xl">
          <CheckoutStepper current="payment" />
          {lost.state === 'asking' || lost.state === 'unknown' ? (
            <PaymentOutcome
              status={lost.state === 'asking' ? 'waiting' : 'unknown'}
              onCheck={lost.onCheck}
              {...checkoutLinks(orderId)}
            />
          ) : (
            <Stack gap="xl">
              {problem !== null && <CheckoutNotice>{problem}</CheckoutNotice>}
              {lost.state === 'notOrdered' && (
                <CheckoutNotice kind="info">{paymentOutcomeMessages.notOrdered}</CheckoutNotice>
              )}
              <CreditCardForm {...form} />
            </Stack>
          )}
        </Stack>
      </Center>
    </Screen>
  );
}
