import { QueryView } from '@homestand/app-core/react/QueryView';
import { PackingSheets, ScreenSkeleton, StaffPage } from '@homestand/ui';
import { usePackingOrders } from '../../data/orders/shipments';
import { logOut } from '../../data/staff/login';
import { useStaffSession } from '../../data/staff/staffSession';
import { pathTo, usePackedOrder } from '../../paths';
import { useMenuBadges } from '../useMenuBadges';
import { useMenuLinks } from '../useMenuLinks';

/** Picking list and packing slips to print, of all orders that wait or of the one in the address. */
export function PackingScreen() {
  const orderId = usePackedOrder();
  const orders = usePackingOrders(orderId);
  return (
    <StaffPage
      backHref={orderId === undefined ? pathTo('shipments') : pathTo('orderDetails', { orderId })}
      name={useStaffSession()?.name ?? ''}
      hrefs={useMenuLinks()}
      counts={useMenuBadges()}
      current="orders"
      onLogout={() => void logOut()}
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
