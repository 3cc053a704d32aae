import { OrderItems, Stack, Switch } from '@homestand/ui';
import { useState } from 'react';

const items = [
  { productId: 7, productName: 'フェイスタオル', unitPrice: 2000, quantity: 2, imageUrls: [] },
  { productId: 9, productName: '応援バット', unitPrice: 2500, quantity: 1, imageUrls: [] },
];

export function BoughtItems() {
  const [priced, setPriced] = useState(false);
  return (
    <Stack gap="lg">
      <Switch label="金額を見せる" checked={priced} onCheckedChange={setPriced} />
      <OrderItems items={items} priced={priced} />
    </Stack>
  );
}
