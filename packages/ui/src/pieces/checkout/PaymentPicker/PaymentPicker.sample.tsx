import { type PaymentMethod, PaymentPicker } from '@homestand/ui';
import { useState } from 'react';

export function ChoosePayment() {
  const [method, setMethod] = useState<PaymentMethod>('at_pickup');
  return <PaymentPicker method={method} onMethodChange={setMethod} nextHref="#order-confirm" />;
}
