import { OrderQrDialog } from '@homestand/ui';
import { useState } from 'react';
import { useOrderCode } from '../../data/orders/openPickups';
import type { Order } from '../../data/orders/orders';

type Props = {
  /** The order whose code shows; null when closed. */
  orderId: string | null;
  order: Order | undefined;
  onClose: () => void;
};

const looksRight = /^[\w-]{1,32}$/;

/** The QR code of one order. It stays rendered while its dialog closes. */
export function OrderQr({ orderId, order, onClose }: Props) {
  const codeOf = useOrderCode();
  const [shown, setShown] = useState(orderId);
  if (orderId !== null && orderId !== shown) setShown(orderId);
  if (shown === null || !looksRight.test(shown)) return null;

  const { code, match } = codeOf(shown);
  return (
    <OrderQrDialog
      open={orderId !== null}
      orderId={shown}
      value={code}
      match={order ? order.match : match}
      received={order?.deliveryStatus === 'received'}
      onClose={onClose}
    />
  );
}
