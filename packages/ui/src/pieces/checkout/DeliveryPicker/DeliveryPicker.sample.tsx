import { type DeliveryMethod, DeliveryPicker } from '@homestand/ui';
import { useState } from 'react';

export function ChooseDelivery() {
  const [method, setMethod] = useState<DeliveryMethod>('venue');
  return <DeliveryPicker method={method} onMethodChange={setMethod} shippingFee={200} />;
}
