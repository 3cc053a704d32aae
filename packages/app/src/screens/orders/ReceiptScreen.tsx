import { OrderMissing, Receipt, ReceiptSkeleton, receiptMessages, Screen } from '@homestand/ui';
import { isMissing } from '../../data/failures';
import { useReceipt } from '../../data/orders';
import { Async } from '../../lib/Async';
import { LinkNotice } from '../../lib/LinkNotice';
import { pathTo, useRouteParams } from '../../paths';

/** The receipt of a paid order, to be printed. */
export function ReceiptScreen() {
  const { orderId } = useRouteParams('receipt');
  const paper = useReceipt(orderId);

  return (
    <Screen
      title={receiptMessages.title}
      backHref={pathTo('order', { orderId })}
      notice={<LinkNotice />}
    >
      {isMissing(paper.error) ? (
        <OrderMissing what="receipt" ordersHref={pathTo('myOrders')} />
      ) : (
        <Async of={paper} pending={<ReceiptSkeleton />}>
          {({ receipt, order }) => (
            <Receipt receipt={receipt} order={order} onPrint={() => window.print()} />
          )}
        </Async>
      )}
    </Screen>
  );
}
