import { OrderSums, Stack, Switch } from '@homestand/ui';
import { useState } from 'react';

export function SumsWithShipping() {
  const [shipped, setShipped] = useState(true);
  const fee = shipped ? 200 : 0;
  return (
    <Stack gap="lg">
      <Switch label="配送する" checked={shipped} onCheckedChange={setShipped} />
      <OrderSums itemsTotal={6000} shippingFee={fee} total={6000 + fee} />
    </Stack>
  );
}
