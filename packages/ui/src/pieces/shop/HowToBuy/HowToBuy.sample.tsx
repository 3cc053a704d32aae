import { HowToBuy, HowToBuyButton } from '@homestand/ui';
import { useState } from 'react';

export function ShopHelp() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <HowToBuyButton onClick={() => setOpen(true)} />
      <HowToBuy
        open={open}
        onClose={() => setOpen(false)}
        shippingFee={200}
        commerceHref="#commerce"
      />
    </>
  );
}
