import { isNotFound } from '@homestand/app-core/http/errorNotices';
import { QueryView } from '@homestand/app-core/react/QueryView';
import { ContentMissing, Receipt, ReceiptSkeleton, Screen } from '@homestand/ui';
import { useReceipt } from '../../data/orders/orders';
import { pathTo, useRouteParams } from '../../paths';
import { ConnectionBanner } from '../../shell/ConnectionBanner';

/** The printable receipt of a paid order. */
export function ReceiptScreen() {
  const { orderId } = useRouteParams('receipt');
  const paper = useReceipt(orderId);

  return (
    <Screen
      title={{ screen: 'receipt' }}
      back={{ href: pathTo('order', { orderId }) }}
      notice={<ConnectionBanner />}
    >
      {isNotFound(paper.error) ? (
        <ContentMissing what="receipt" listHref={pathTo('myOrders')} />
      ) : (
        <QueryView of={paper} pending={<ReceiptSkeleton />}>
          {({ receipt, order }) => (
            <Receipt receipt={receipt} order={order} onPrint={() => window.print()} />
          )}
        </QueryView>
      )}
    </Screen>
  );
}
