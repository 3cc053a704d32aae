import { CartSummary, QuantityField, Stack } from '@homestand/ui';
import { useState } from 'react';

export function CartTotal() {
  const [quantity, setQuantity] = useState(2);
  return (
    <Stack gap="lg">
      <QuantityField value={quantity} onValueChange={(next) => setQuantity(next ?? quantity)} />
      <CartSummary
        totalItems={quantity}
        totalPrice={2000 * quantity}
        shippingFee={200}
        href="#checkout"
      />
    </Stack>
  );
}
