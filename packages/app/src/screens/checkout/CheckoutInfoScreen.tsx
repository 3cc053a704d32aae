import { shippingFeeOf } from '@homestand/api-client/shippingFee';
import { bothOf, QueryView } from '@homestand/app-core/react/QueryView';
import {
  Center,
  CheckoutStepper,
  CustomerForm,
  PersonFieldsSkeleton,
  Screen,
  Stack,
} from '@homestand/ui';
import { Navigate } from 'react-router-dom';
import { useOfflineClub } from '../../data/club/offlineClub';
import { shownFees } from '../../data/club/shownFees';
import { pathTo } from '../../paths';
import { ConnectionBanner } from '../../shell/ConnectionBanner';
import { useCheckoutInfo } from './useCheckoutInfo';
import { useCheckoutCart, useDeliveryPeriod } from './useDeliveryPeriod';

/** Delivery and customer information. */
export function CheckoutInfoScreen() {
  const cart = useCheckoutCart(useDeliveryPeriod());
  const club = useOfflineClub();
  const { ready, form } = useCheckoutInfo();

  if (cart.isEmpty) return <Navigate to={pathTo('cart')} replace />;
  return (
    <Screen
      title={{ screen: 'checkoutInfo' }}
      back={{ href: pathTo('cart') }}
      notice={<ConnectionBanner />}
    >
      <Center>
        <Stack gap="xl">
          <CheckoutStepper current="info" />
          <QueryView
            of={bothOf(
              { ...cart, data: ready && cart.data?.totalItems ? cart.data : undefined },
              club,
            )}
            pending={<PersonFieldsSkeleton />}
          >
            {([{ totalPrice }, { shipping }]) => (
              <CustomerForm
                {...form}
                itemsTotal={totalPrice}
                {...shownFees(shipping, totalPrice)}
                shippingFee={shippingFeeOf(shipping, {
                  method: 'shipping',
                  itemsTotal: totalPrice,
                  prefecture: form.person.values.prefecture,
                })}
                backHref={pathTo('cart')}
              />
            )}
          </QueryView>
        </Stack>
      </Center>
    </Screen>
  );
}
