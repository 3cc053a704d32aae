import {
  Center,
  CheckoutStepper,
  ConfirmSummary,
  ConfirmSummarySkeleton,
  checkoutStepperMessages,
  PlaceOrderBar,
  Screen,
  Stack,
} from '@homestand/ui';
import { Navigate } from 'react-router-dom';
import type { Order } from '../../data/orders';
import { Async } from '../../lib/Async';
import { LinkNotice } from '../../lib/LinkNotice';
import { pathTo } from '../../paths';
import { outcomePlaces } from './outcomePlaces';
import { useConfirm } from './useConfirm';

type Props = {
  /** Whose payment is tried once more. */
  order?: Order;
};

/** Everything once more, and the last tap. */
export function ConfirmPlace({ order }: Props) {
  const { againHref, cartHref } = outcomePlaces(order?.id);
  const { cart, confirmed, problem, bar, elsewhere } = useConfirm(order, againHref);

  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  return (
    <Screen
      title={checkoutStepperMessages.steps.confirm}
      backHref={againHref}
      notice={<LinkNotice />}
      footer={confirmed && <PlaceOrderBar total={confirmed.total} {...bar} />}
    >
      <Center>
        <Stack gap="xl">
          <CheckoutStepper current="confirm" />
          {confirmed ? (
            <ConfirmSummary
              order={confirmed}
              problem={problem}
              infoHref={pathTo('checkoutInfo')}
              paymentHref={againHref}
              cartHref={cartHref}
              commerceHref={pathTo('commerce')}
            />
          ) : (
            <Async of={cart} pending={<ConfirmSummarySkeleton />}>
              {() => null}
            </Async>
          )}
        </Stack>
      </Center>
    </Screen>
  );
}
