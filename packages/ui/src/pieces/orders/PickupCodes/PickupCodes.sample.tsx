import { Button, PickupCodes } from '@homestand/ui';
import { useState } from 'react';

const pickupOf = (id: string, name: string) => ({
  id,
  code: `https://example.com/admin/orders/${id}`,
  items: [{ name, quantity: 1 }],
});

const items = [
  pickupOf('261121-7K3MPQ', 'フェイスタオル'),
  pickupOf('261118-B9T4ZD', 'アクリルスタンド'),
];

export function OpenPickups() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button tone="accent" onClick={() => setOpen(true)}>
        QRコードを表示
      </Button>
      <PickupCodes open={open} items={items} status="ready" onRetry={close} onClose={close} />
    </>
  );
}
