import { RefundDialog, type RefundMoney } from '@homestand/ui';
import { useState } from 'react';

const money: RefundMoney = {
  via: 'card',
  paid: 3600,
  refunded: 0,
  open: 0,
  refundable: 3600,
  actions: ['refund', 'cancel'],
  goods: [
    { productId: 7, productName: 'フェイスタオル', unitPrice: 1800, quantity: 2, returned: 0 },
  ],
  gateway: 'checked',
  list: [],
};

export function Refund() {
  const [open, setOpen] = useState(true);
  return (
    <RefundDialog
      open={open}
      action="refund"
      money={money}
      pending={false}
      error={null}
      conflict={null}
      refund={null}
      onRefund={() => setOpen(false)}
      onSettle={() => {}}
      onRefresh={() => {}}
      onClose={() => setOpen(false)}
    />
  );
}
