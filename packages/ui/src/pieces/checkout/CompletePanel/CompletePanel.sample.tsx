import { CompletePanel, OrderQrDialog } from '@homestand/ui';
import { useState } from 'react';

const orderId = '261121-7K3MPQ';

export function OrderComplete() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <CompletePanel
        orderId={orderId}
        deliveryMethod="venue"
        total={9000}
        email="sakura@example.com"
        onShowCode={() => setOpen(true)}
        myPageHref="#my-page"
      />
      <OrderQrDialog open={open} orderId={orderId} value={orderId} onClose={() => setOpen(false)} />
    </>
  );
}
