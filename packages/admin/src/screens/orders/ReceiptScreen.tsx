import { isNotFound } from '@homestand/app-core/http/errorNotices';
import { QueryView } from '@homestand/app-core/react/QueryView';
import { Receipt, ReceiptSkeleton, StaffPage } from '@homestand/ui';
import { useOrder } from '../../data/orders/orders';
import { pathTo, useRouteParams } from '../../paths';
import { NotFoundScreen } from '../../shell/NotFoundScreen';

/** The printable receipt of an order, the same as the fan's. */
export function ReceiptScreen() {
  const { orderId } = useRouteParams('receipt');
  const order = useOrder(orderId);
  if (isNotFound(order.error) || order.data?.receipt === null) return <NotFoundScreen />;

  return (
    <StaffPage title={orderId} backHref={pathTo('order', { orderId })} current="orders">
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
