import {
  CartButton,
  HowToBuy,
  HowToBuyButton,
  ProductGrid,
  ProductGridSkeleton,
  Screen,
  ShopCategories,
  shopCategoriesMessages,
} from '@homestand/ui';
import { useCartCount } from '../../data/cart';
import { useProducts } from '../../data/products';
import { Async } from '../../lib/Async';
import { LinkNotice } from '../../lib/LinkNotice';
import { useOpened } from '../../lib/useOpened';
import { pathTo } from '../../paths';
import { useCategory } from './useCategory';
import { useProductLinks } from './useProductLinks';

/** The shop window, by department. */
export function ShopScreen() {
  const [category, choose] = useCategory();
  const help = useOpened('help');
  const products = useProducts(category);
  const inCart = useCartCount();
  const links = useProductLinks();

  return (
    <Screen
      title={shopCategoriesMessages.title}
      looks="large"
      tabBar
      action={<HowToBuyButton onClick={() => help.open('buy')} />}
      notice={<LinkNotice />}
    >
      <ShopCategories selected={category} onSelect={choose}>
        <Async of={products} pending={<ProductGridSkeleton />}>
          {({ items, total }) => (
            <ProductGrid
              items={items}
              total={total}
              {...links}
              more={products.more}
              onLoadMore={() => void products.loadMore()}
            />
          )}
        </Async>
      </ShopCategories>
      <CartButton href={pathTo('cart')} count={inCart} tabBar />
      <HowToBuy
        open={help.opened !== null}
        onClose={help.close}
        commerceHref={pathTo('commerce')}
      />
    </Screen>
  );
}
