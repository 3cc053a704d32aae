import {
  Center,
  CheckoutStepper,
  CustomerForm,
  customerFormMessages,
  PersonFieldsSkeleton,
  Screen,
  Stack,
} from '@homestand/ui';
import { Navigate } from 'react-router-dom';
import { useCart } from '../../data/cart';
import { Async } from '../../lib/Async';
import { LinkNotice } from '../../lib/LinkNotice';
import { pathTo } from '../../paths';
import { useCheckoutInfo } from './useCheckoutInfo';

/** How the order reaches whom. */
export function CheckoutInfoScreen() {
  const cart = useCart();
  const { ready, form } = useCheckoutInfo();

  if (cart.data?.totalItems === 0) return <Navigate to={pathTo('cart')} replace />;
  return (
    <Screen title={customerFormMessages.title} backHref={pathTo('cart')} notice={<LinkNotice />}>
      <Center>
        <Stack gap="xl">
          <CheckoutStepper current="info" />
          <Async
            of={{ ...cart, data: ready ? cart.data : undefined }}
            pending={<PersonFieldsSkeleton />}
          >
            {({ totalPrice }) => (
              <CustomerForm {...form} itemsTotal={totalPrice} backHref={pathTo('cart')} />
            )}
          </Async>
        </Stack>
      </Center>
    </Screen>
  );
}
