import { QueryView } from '@homestand/app-core/react/QueryView';
import { PackingSheets, ScreenSkeleton, StaffPage } from '@homestand/ui';
import { usePackingOrders } from '../../data/orders/shipments';
import { pathTo, usePackedOrder } from '../../paths';

/** Picking list and packing slips to print, of all orders that wait or of the one in the address. */
export function PackingScreen() {
  const orderId = usePackedOrder();
  const orders = usePackingOrders(orderId);
  return (
    <StaffPage
      backHref={orderId === undefined ? pathTo('shipments') : pathTo('order', { orderId })}
      current="orders"
    >
      <QueryView of={orders} pending={<ScreenSkeleton kind="plain" embedded />}>
        {({ list, totalCount, sender }) => (
          <PackingSheets
            items={list}
            totalCount={totalCount}
            sender={sender}
            picking={orderId === undefined}
            onPrint={() => window.print()}
          />
        )}
      </QueryView>
    </StaffPage>
  );
}
