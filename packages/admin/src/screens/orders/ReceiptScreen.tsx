import { isNotFound } from '@homestand/app-core/http/errorNotices';
import { QueryView } from '@homestand/app-core/react/QueryView';
import { Receipt, ReceiptSkeleton, StaffPage } from '@homestand/ui';
import { useOrder } from '../../data/orders/orders';
import { logOut } from '../../data/staff/login';
import { useStaffSession } from '../../data/staff/staffSession';
import { pathTo, useOrderId } from '../../paths';
import { NotFoundScreen } from '../../shell/NotFoundScreen';
import { useMenuBadges } from '../useMenuBadges';
import { useMenuLinks } from '../useMenuLinks';

/** The printable receipt of an order, the same as the fan's. */
export function ReceiptScreen() {
  const orderId = useOrderId();
  const order = useOrder(orderId);
  const session = useStaffSession();
  const places = useMenuLinks();
  const counts = useMenuBadges();
  if (isNotFound(order.error) || order.data?.receipt === null) return <NotFoundScreen />;

  return (
    <StaffPage
      title={orderId}
      backHref={pathTo('orderDetails', { orderId })}
      name={session?.name ?? ''}
      hrefs={places}
      counts={counts}
      current="orders"
      onLogout={() => void logOut()}
    >
      <QueryView of={order} pending={<ReceiptSkeleton />}>
        {({ receipt, items, id, createdAt }) =>
          receipt && (
            <Receipt
              receipt={receipt}
              order={{ id, createdAt, orderItems: items }}
              onPrint={() => window.print()}
            />
          )
        }
      </QueryView>
    </StaffPage>
  );
}
