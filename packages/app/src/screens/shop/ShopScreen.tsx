import { QueryView } from '@homestand/app-core/react/QueryView';
import { useOverlayParam } from '@homestand/app-core/react/useOverlayParam';
import {
  CartButton,
  HowToBuy,
  HowToBuyButton,
  ProductGrid,
  ProductGridSkeleton,
  Screen,
  ShopCategories,
} from '@homestand/ui';
import { useOfflineClub } from '../../data/club/offlineClub';
import { shownFees } from '../../data/club/shownFees';
import { useCartCount } from '../../data/shop/cart';
import { useProducts } from '../../data/shop/products';
import { pathTo } from '../../paths';
import { ConnectionBanner } from '../../shell/ConnectionBanner';
import { useCategory } from './useCategory';
import { useProductLinks } from './useProductLinks';

/** The products of the shop by category. */
export function ShopScreen() {
  const [category, choose] = useCategory();
  const help = useOverlayParam('help');
  const products = useProducts(category);
  const inCart = useCartCount();
  const club = useOfflineClub();
  const links = useProductLinks();

  return (
    <Screen
      title={{ screen: 'shop' }}
      header="large"
      tabBar
      action={<HowToBuyButton onClick={() => help.open('buy')} />}
      notice={<ConnectionBanner asOf={products.asOf} refreshing={products.refreshing} />}
    >
      <ShopCategories selected={category} onSelect={choose}>
        <QueryView of={products} pending={<ProductGridSkeleton />}>
          {({ items, total }) => (
            <ProductGrid
              items={items}
              total={total}
              {...links}
              more={products.more}
              onLoadMore={() => void products.loadMore()}
            />
          )}
        </QueryView>
      </ShopCategories>
      <CartButton href={pathTo('cart')} count={inCart} tabBar />
      <HowToBuy
        open={help.opened !== null}
        onClose={help.close}
        {...shownFees(club.data?.shipping)}
        payableAtPickup={club.data?.payableAtPickup ?? true}
        commerceHref={pathTo('commerce')}
      />
    </Screen>
  );
}
