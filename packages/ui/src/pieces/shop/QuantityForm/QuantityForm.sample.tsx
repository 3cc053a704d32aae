import { QuantityForm, Stack, Text, useQuantityForm } from '@homestand/ui';
import { useState } from 'react';

export function BuyTowel() {
  const [result, setResult] = useState('');
  const form = useQuantityForm({
    price: 2000,
    onAdd: async (quantity) => setResult(`カートに ${quantity} 点入れました。`),
    errorOf: () => 'カートに入れられませんでした。もう一度お試しください。',
    onOrder: (quantity) => setResult(`会場払いで ${quantity} 点注文します。`),
  });
  return (
    <Stack gap="lg">
      <QuantityForm {...form} />
      <div role="status">{result && <Text>{result}</Text>}</div>
    </Stack>
  );
}
