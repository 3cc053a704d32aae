import { useOffline } from '@homestand/app-core/browser/connection';
import { LoadFailure, StaffPage, StaffProductList } from '@homestand/ui';
import { useShopProducts } from '../../data/shop/products';
import { pathTo, priceTagsFor, useProductFilter } from '../../paths';
import { useProductSorting } from './useProductSorting';

/** The goods of the shop, in their order. */
export function ProductsScreen() {
  const filter = useProductFilter();
  const products = useShopProducts();
  const { items, sorting } = useProductSorting(products);
  const offline = useOffline();

  return (
    <StaffPage current="products">
      {products.error && !products.data ? (
        <LoadFailure
          offline={offline}
          retrying={products.isValidating}
          onRetry={() => void products.mutate()}
        />
      ) : (
        <StaffProductList
          items={items}
          hrefOf={(id) => pathTo('product', { productId: String(id) })}
          newHref={pathTo('newProduct')}
          importHref={pathTo('importProducts')}
          priceTagsHref={priceTagsFor()}
          filter={filter}
          sorting={sorting}
        />
      )}
    </StaffPage>
  );
}
