import { bothOf, QueryView } from '@homestand/app-core/react/QueryView';
import {
  Center,
  CheckoutStepper,
  ConfirmSummary,
  ConfirmSummarySkeleton,
  PlaceOrderBar,
  Screen,
  Stack,
} from '@homestand/ui';
import { Navigate } from 'react-router-dom';
import type { Order } from '../../data/orders/orders';
import { pathTo } from '../../paths';
import { ConnectionBanner } from '../../shell/ConnectionBanner';
import { checkoutLinks } from './checkoutLinks';
import { useConfirm } from './useConfirm';
import { deliveryPeriodOfOrder, deliverySearch, useDeliveryPeriod } from './useDeliveryPeriod';
import { type PaymentAttempt, usePlaceOrder } from './usePlaceOrder';

/** The confirmation of the first payment attempt. */
export function OrderConfirmScreen() {
  return <ConfirmView attempt={usePlaceOrder()} />;
}

type Props = {
  attempt: PaymentAttempt;
  /** The order whose payment is retried. */
  order?: Order;
};

/** Shows the whole order for confirmation and places it. */
export function ConfirmView({ attempt, order }: Props) {
  const named = useDeliveryPeriod();
  const deliveryPeriod = order ? deliveryPeriodOfOrder(order) : named;
  const { againHref, cartHref } = checkoutLinks(order?.id, deliveryPeriod);
  const { cart, club, confirmed, problem, onTake, bar, redirect } = useConfirm(
    attempt,
    order,
    deliveryPeriod,
    againHref,
  );

  if (redirect !== null) return <Navigate to={redirect} replace />;
  return (
    <Screen
      title={{ screen: 'orderConfirm' }}
      back={{ href: againHref }}
      notice={<ConnectionBanner />}
      footer={confirmed && <PlaceOrderBar total={confirmed.total} {...bar} />}
    >
      <Center>
        <Stack gap="xl">
          <CheckoutStepper current="confirm" />
          {confirmed ? (
            <ConfirmSummary
              order={confirmed}
              error={problem}
              onTake={onTake}
              infoHref={`${pathTo('checkoutInfo')}${deliverySearch(deliveryPeriod)}`}
              paymentHref={againHref}
              cartHref={cartHref}
              commerceHref={pathTo('commerce')}
            />
          ) : (
            <QueryView
              of={bothOf({ ...cart, data: cart.data?.totalItems ? cart.data : undefined }, club)}
              pending={<ConfirmSummarySkeleton />}
            >
              {() => null}
            </QueryView>
          )}
        </Stack>
      </Center>
    </Screen>
  );
}
