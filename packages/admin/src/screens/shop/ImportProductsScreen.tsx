import { FileImport, StaffPage } from '@homestand/ui';
import { exportShopProducts, importShopProducts } from '../../data/shop/products';
import { pathTo } from '../../paths';
import { useFileExport } from '../useFileExport';
import { useFileImport } from '../useFileImport';

/** Goods added and changed by a file. */
export function ImportProductsScreen() {
  return (
    <StaffPage backHref={pathTo('products')} current="products">
      <FileImport
        kind="products"
        {...useFileImport(importShopProducts)}
        csv={useFileExport('products', exportShopProducts)}
      />
    </StaffPage>
  );
}
