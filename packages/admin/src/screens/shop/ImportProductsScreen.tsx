import { ProductImport, StaffPage } from '@homestand/ui';
import { exportShopProducts } from '../../data/shop/products';
import { pathTo } from '../../paths';
import { useFileExport } from '../useFileExport';
import { useProductImport } from './useProductImport';

/** Goods added and changed by a file. */
export function ImportProductsScreen() {
  return (
    <StaffPage backHref={pathTo('products')} current="products">
      <ProductImport {...useProductImport()} csv={useFileExport('products', exportShopProducts)} />
    </StaffPage>
  );
}
