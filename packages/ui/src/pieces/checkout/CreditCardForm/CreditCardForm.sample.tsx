import { CreditCardForm, Notice, Stack, useCreditCardForm } from '@homestand/ui';
import { useState } from 'react';

export function CheckoutPayment() {
  const [last4, setLast4] = useState<string | null>(null);
  const form = useCreditCardForm({
    onSubmit: ({ number }) => setLast4(number.slice(-4)),
  });
  return (
    <Stack gap="xl">
      {last4 !== null && <Notice>末尾{last4}のカードでお支払いします。</Notice>}
      <CreditCardForm {...form} />
    </Stack>
  );
}
