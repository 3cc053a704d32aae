import { type PaymentMeans, PickupHit } from '@homestand/ui';
import { useState } from 'react';

const order = {
  orderId: '261121-V1WNDC',
  items: [{ name: 'ステッカー（小）', quantity: 2, imageUrl: null }],
  customerName: '浜野 さくら',
  orderedAt: '2026-11-21T13:31:00+09:00',
  memo: null,
};

export function Hit() {
  const [means, setMeans] = useState<PaymentMeans>('cash');
  const [pending, setPending] = useState(false);
  return (
    <PickupHit
      order={order}
      due={1320}
      means={means}
      onMeansChange={setMeans}
      pending={pending}
      onHandOver={() => setPending(true)}
      onBack={() => setPending(false)}
    />
  );
}
