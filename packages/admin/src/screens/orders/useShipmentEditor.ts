import { ApiError } from '@homestand/api-client';
import { trackingAddress } from '@homestand/api-client/carriers';
import { errorNotice } from '@homestand/app-core/http/errorNotices';
import { useAction } from '@homestand/app-core/react/useAction';
import { type ShipmentFormProps, type ShipmentValues, useNoticeText } from '@homestand/ui';
import { useState } from 'react';
import type { StaffOrder } from '../../data/orders/orders';
import { putOrderShipment } from '../../data/orders/shipments';
import { packingFor } from '../../paths';

const valuesOf = ({ carrier, trackingNumber }: StaffOrder): ShipmentValues => ({
  carrier: carrier ?? '',
  trackingNumber: trackingNumber ?? '',
});

/** The shipment while it is edited. What another person changes meanwhile never replaces the typed values. */
export function useShipmentEditor(
  order: StaffOrder,
  reload: () => Promise<unknown>,
): ShipmentFormProps {
  const textOf = useNoticeText();
  const [value, setValue] = useState(() => valuesOf(order));
  const { pending, error, run } = useAction();
  const [conflict, setConflict] = useState<string | null>(null);
  const isShipped = order.state === 'shipped';
  const { carrier, trackingNumber } = order;

  async function save() {
    const { carrier } = value;
    if (carrier === '') return;
    await run(
      async () => {
        await putOrderShipment(order.id, {
          carrier,
          trackingNumber: value.trackingNumber.replace(/\s/g, '') || null,
          changeId: order.changeId,
        });
        setConflict(null);
        await reload();
      },
      async (failure) => {
        if (!(failure instanceof ApiError) || failure.code !== 409) return false;
        setConflict(textOf(errorNotice(failure)));
        await reload();
        return true;
      },
    );
  }

  return {
    status: isShipped ? 'shipped' : 'unshipped',
    stored: isShipped ? { carrier, trackingNumber } : null,
    value,
    onValueChange: setValue,
    onSave: () => void save(),
    pending,
    error,
    conflict,
    trackingHref: isShipped ? trackingAddress(carrier, trackingNumber) : undefined,
    slipHref: isShipped ? undefined : packingFor(order.id),
  };
}
