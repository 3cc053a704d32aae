import { QueryView } from '@homestand/app-core/react/QueryView';
import { MadeToOrderList, ScreenSkeleton } from '@homestand/ui';
import { exportProduction, type ShopProduct, useProduction } from '../../data/shop/products';
import { useFileExport } from '../useFileExport';

type Props = { product: ShopProduct };

/** What is to be made of a product that is made to order. */
export function Production({ product: { id, content } }: Props) {
  const production = useProduction(id);
  const csv = useFileExport(`production-${id}`, () => exportProduction(id));
  const { closesAt, minimum } = content;
  return (
    <QueryView of={production} pending={<ScreenSkeleton kind="plain" embedded />}>
      {(data) => (
        <MadeToOrderList
          production={data}
          ended={closesAt !== null && Date.parse(closesAt) <= Date.now()}
          minimum={minimum}
          csv={csv}
        />
      )}
    </QueryView>
  );
}
