import { QueryView } from '@homestand/app-core/react/QueryView';
import { useAction } from '@homestand/app-core/react/useAction';
import { MadeToOrderList, ScreenSkeleton } from '@homestand/ui';
import {
  callOffProduct,
  exportProduction,
  type ShopProduct,
  useProduction,
} from '../../data/shop/products';
import { pathTo } from '../../paths';
import { useFileExport } from '../useFileExport';

type Props = { product: ShopProduct };

/** What is to be made of a product that is made to order, and the end of one of which too few were ordered. */
export function Production({ product: { id, content } }: Props) {
  const production = useProduction(id);
  const csv = useFileExport(`production-${id}`, () => exportProduction(id));
  const { pending, error, run } = useAction();
  const { closesAt, minimum } = content;
  return (
    <QueryView of={production} pending={<ScreenSkeleton kind="plain" embedded />}>
      {(data) => (
        <MadeToOrderList
          production={data}
          ended={closesAt !== null && Date.parse(closesAt) <= Date.now()}
          minimum={minimum}
          csv={csv}
          callOff={{
            pending,
            error,
            onCallOff: () =>
              run(
                async () => production.mutate(await callOffProduct(id), { revalidate: false }),
                // Refused for what has changed meanwhile, or done with a lost answer.
                () => void production.mutate(),
              ),
          }}
          orderHref={(orderId) => pathTo('order', { orderId })}
        />
      )}
    </QueryView>
  );
}
