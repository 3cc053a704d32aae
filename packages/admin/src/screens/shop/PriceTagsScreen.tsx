import { QueryView } from '@homestand/app-core/react/QueryView';
import { PriceTags, ScreenSkeleton, StaffPage } from '@homestand/ui';
import { useState } from 'react';
import { useBoothGoods } from '../../data/counter/boothSales';
import { pathTo, useTaggedProduct } from '../../paths';
import { priceTagsOf } from './product.map';

/** Price tags to print, of all goods that booths sell or of the product in the address. */
export function PriceTagsScreen() {
  const productId = useTaggedProduct();
  const goods = useBoothGoods();
  const [copies, setCopies] = useState<number | null>(1);
  return (
    <StaffPage
      backHref={
        productId === undefined
          ? pathTo('products')
          : pathTo('product', { productId: String(productId) })
      }
      current="products"
    >
      <QueryView of={goods} pending={<ScreenSkeleton kind="plain" embedded />}>
        {({ list }) => (
          <PriceTags
            items={priceTagsOf(list, productId)}
            copies={{ value: copies, onValueChange: setCopies }}
            onPrint={() => window.print()}
          />
        )}
      </QueryView>
    </StaffPage>
  );
}
