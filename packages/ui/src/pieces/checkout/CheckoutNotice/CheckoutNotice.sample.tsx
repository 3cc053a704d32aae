import { Button, CheckoutNotice, Stack } from '@homestand/ui';
import { useState } from 'react';

export function PaymentNotice() {
  const [failed, setFailed] = useState(false);
  return (
    <Stack gap="md">
      <CheckoutNotice kind="info">お支払いは一括払いのみです。</CheckoutNotice>
      <div role="alert">
        {failed && (
          <CheckoutNotice>決済に失敗しました。別のカードをお試しください。</CheckoutNotice>
        )}
      </div>
      <Button tone="accent" onClick={() => setFailed(true)}>
        支払う
      </Button>
    </Stack>
  );
}
