import { QueryView } from '@homestand/app-core/react/QueryView';
import { CartList, CartListSkeleton, CartSummary, Screen } from '@homestand/ui';
import { useOfflineClub } from '../../data/club/offlineClub';
import { shownFees } from '../../data/club/shownFees';
import { useCart } from '../../data/shop/cart';
import type { Cart } from '../../data/shop/cart.merge';
import { cartOf, deliveryPeriodsOf } from '../../data/shop/cartGroups';
import { pathTo } from '../../paths';
import { ConnectionBanner } from '../../shell/ConnectionBanner';
import { deliverySearch } from '../checkout/useDeliveryPeriod';
import { useCartLines } from './useCartLines';

export function CartScreen() {
  const cart = useCart();
  const club = useOfflineClub();
  const lines = useCartLines(cart);
  const groups = deliveryPeriodsOf(cart.data?.cartItems ?? []).map((deliveryPeriod) => ({
    deliveryPeriod,
    summary: cart.data && (
      <GroupSummary
        cart={cartOf(cart.data, deliveryPeriod)}
        deliveryPeriod={deliveryPeriod}
        shipping={club.data?.shipping}
        unsent={cart.unsent}
      />
    ),
  }));

  return (
    <Screen
      title={{ screen: 'cart' }}
      back={{ href: pathTo('shop') }}
      notice={<ConnectionBanner />}
      footer={groups.length === 1 && groups[0]?.summary}
    >
      <QueryView of={cart} pending={<CartListSkeleton />}>
        {() => (
          <CartList
            {...lines}
            hrefOf={(productId) => pathTo('goods', { goodsId: String(productId) })}
            shopHref={pathTo('shop')}
            groups={groups}
            notices={cart.news}
          />
        )}
      </QueryView>
    </Screen>
  );
}

type GroupSummaryProps = {
  cart: Cart;
  deliveryPeriod: string | null;
  shipping: Parameters<typeof shownFees>[0];
  unsent: boolean;
};

/** Sum and checkout of the goods that are handed over together. */
function GroupSummary({ cart, deliveryPeriod, shipping, unsent }: GroupSummaryProps) {
  return (
    <CartSummary
      totalItems={cart.totalItems}
      totalPrice={cart.totalPrice}
      {...shownFees(shipping, cart.totalPrice)}
      href={`${pathTo('checkoutInfo')}${deliverySearch(deliveryPeriod)}`}
      unsent={unsent}
    />
  );
}
