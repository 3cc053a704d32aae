import {
  Center,
  CheckoutStepper,
  CreditCardForm,
  Notice,
  NoticeText,
  PaymentOutcome,
  PaymentPicker,
  Screen,
  Stack,
} from '@homestand/ui';
import { Navigate, useParams } from 'react-router-dom';
import { pathTo } from '../../paths';
import { ConnectionBanner } from '../../shell/ConnectionBanner';
import { checkoutLinks } from './checkoutLinks';
import { useCardForm } from './useCardForm';
import { deliverySearch, useCheckoutCart, useDeliveryPeriod } from './useDeliveryPeriod';
import { usePlaceOrder } from './usePlaceOrder';

/** The card form; with an order id, another card for an order whose payment failed. */
export function CheckoutPaymentScreen() {
  const { orderId } = useParams();
  const deliveryPeriod = useDeliveryPeriod();
  const cart = useCheckoutCart(deliveryPeriod);
  const { state, cancel } = usePlaceOrder({ cancelsEarlier: true });
  const { problem, atPickup, picker, form } = useCardForm(orderId);

  const cancelled = state.name === 'idle' && state.cancelled;
  if (state.name === 'idle' && !cancelled && cart.isEmpty)
    return <Navigate to={pathTo('cart')} replace />;
  return (
    <Screen
      title={{ screen: 'checkoutPayment' }}
      back={{ href: `${pathTo('checkoutInfo')}${deliverySearch(deliveryPeriod)}` }}
      notice={<ConnectionBanner />}
    >
      <Center>
        <Stack gap="xl">
          <CheckoutStepper current="payment" />
          {state.name !== 'idle' ? (
            <PaymentOutcome
              status={state.name === 'unknown' ? 'unknown' : 'waiting'}
              atPickup={atPickup}
              onCheck={cancel}
              {...checkoutLinks(orderId, deliveryPeriod)}
            />
          ) : (
            <Stack gap="xl">
              <Notice tone="danger">{problem}</Notice>
              {cancelled && (
                <Notice>
                  <NoticeText notice={{ kind: 'notOrdered' }} />
                </Notice>
              )}
              {picker && <PaymentPicker {...picker} />}
              {!atPickup && <CreditCardForm {...form} />}
            </Stack>
          )}
        </Stack>
      </Center>
    </Screen>
  );
}
