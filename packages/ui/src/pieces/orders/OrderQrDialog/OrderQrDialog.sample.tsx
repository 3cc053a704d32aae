import { Button, OrderQrDialog } from '@homestand/ui';
import { QrIcon } from '@homestand/ui/icons';
import { useState } from 'react';

export function ShowOrderCode() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="accent" icon={<QrIcon size="small" />} onClick={() => setOpen(true)}>
        受け取り用QRコード
      </Button>
      <OrderQrDialog
        open={open}
        orderId="261121-7K3MPQ"
        value="https://example.com/admin/orders/261121-7K3MPQ"
        onClose={() => setOpen(false)}
      />
    </>
  );
}
