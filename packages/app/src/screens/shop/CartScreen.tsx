import { QueryView } from '@homestand/app-core/react/QueryView';
import { CartList, CartListSkeleton, CartSummary, Screen } from '@homestand/ui';
import { useOfflineClub } from '../../data/club/offlineClub';
import { shownFees } from '../../data/club/shownFees';
import { useCart } from '../../data/shop/cart';
import { pathTo } from '../../paths';
import { ConnectionBanner } from '../../shell/ConnectionBanner';
import { useCartLines } from './useCartLines';

export function CartScreen() {
  const cart = useCart();
  const club = useOfflineClub();
  const lines = useCartLines(cart);
  const { totalItems = 0, totalPrice = 0 } = cart.data ?? {};

  return (
    <Screen
      title={{ screen: 'cart' }}
      back={{ href: pathTo('shop') }}
      notice={<ConnectionBanner />}
      footer={
        totalItems > 0 && (
          <CartSummary
            totalItems={totalItems}
            totalPrice={totalPrice}
            {...shownFees(club.data?.shipping, totalPrice)}
            href={pathTo('checkoutInfo')}
            unsent={cart.unsent}
          />
        )
      }
    >
      <QueryView of={cart} pending={<CartListSkeleton />}>
        {() => (
          <CartList
            {...lines}
            hrefOf={(productId) => pathTo('goods', { goodsId: String(productId) })}
            shopHref={pathTo('shop')}
            notices={cart.news}
          />
        )}
      </QueryView>
    </Screen>
  );
}
