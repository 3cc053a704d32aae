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
import { useCart } from '../../data/cart';
import { LinkNotice } from '../../lib/LinkNotice';
import { pathTo } from '../../paths';
import { outcomePlaces } from './outcomePlaces';
import { useLostPayment } from './useLostPayment';
import { usePayment } from './usePayment';

/** What one pays with; also another card for an order whose payment failed. */
export function CheckoutPaymentScreen() {
  const { orderId } = useParams();
  const cart = useCart();
  const lost = useLostPayment();
  const { problem, form } = usePayment(orderId);

  if (lost.state === 'none' && cart.data?.totalItems === 0)
    return <Navigate to={pathTo('cart')} replace />;
  return (
    <Screen
      title={checkoutStepperMessages.steps.payment}
      backHref={pathTo('checkoutInfo')}
      notice={<LinkNotice />}
    >
      <Center>
        <Stack gap="xl">
          <CheckoutStepper current="payment" />
          {lost.state === 'asking' || lost.state === 'unknown' ? (
            <PaymentOutcome
              state={lost.state === 'asking' ? 'waiting' : 'unknown'}
              onCheck={lost.onCheck}
              {...outcomePlaces(orderId)}
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
