import { ShipmentForm, type ShipmentValues } from '@homestand/ui';
import { useState } from 'react';

export function Shipment() {
  const [value, setValue] = useState<ShipmentValues>({ carrier: '', trackingNumber: '' });
  return (
    <ShipmentForm
      status="unshipped"
      stored={null}
      value={value}
      onValueChange={setValue}
      onSave={() => {}}
      pending={false}
      error={null}
      conflict={null}
    />
  );
}
