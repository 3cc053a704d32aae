import { isNotFound } from '@homestand/app-core/http/errorNotices';
import { QueryView } from '@homestand/app-core/react/QueryView';
import { ScreenSkeleton, StaffOrderStatus, StaffPage } from '@homestand/ui';
import { useOrder } from '../../data/orders/orders';
import { logOut } from '../../data/staff/login';
import { useStaffSession } from '../../data/staff/staffSession';
import { pathTo, useOrderId } from '../../paths';
import { NotFoundScreen } from '../../shell/NotFoundScreen';
import { useMenuBadges } from '../useMenuBadges';
import { useMenuLinks } from '../useMenuLinks';
import { OrderContent } from './OrderContent';

/** One order with everything that is stored about it. */
export function OrderScreen() {
  const orderId = useOrderId();
  const order = useOrder(orderId);
  const session = useStaffSession();
  const places = useMenuLinks();
  const counts = useMenuBadges();
  if (isNotFound(order.error)) return <NotFoundScreen />;

  return (
    <StaffPage
      title={orderId}
      mark={order.data && <StaffOrderStatus status={order.data.state} />}
      backHref={pathTo('orders')}
      name={session?.name ?? ''}
      hrefs={places}
      counts={counts}
      current="orders"
      onLogout={() => void logOut()}
    >
      <QueryView of={order} pending={<ScreenSkeleton kind="plain" embedded />}>
        {(data) => <OrderContent order={data} mutate={order.mutate} />}
      </QueryView>
    </StaffPage>
  );
}
