import { nobody, OrderForm, usePersonForm } from '@homestand/ui';
import { useState } from 'react';

export function OrderAtVenue() {
  const [values, setValues] = useState(nobody);
  const [orderId, setOrderId] = useState<string | null>(null);
  const { bind, check } = usePersonForm({
    values,
    address: false,
    onChange: (patch) => setValues((before) => ({ ...before, ...patch })),
    onPostalCode: async () => [],
  });
  return (
    <OrderForm
      product={{ name: 'フェイスタオル', price: 2000, pictureUrl: null }}
      quantity={2}
      person={bind}
      pending={false}
      onSubmit={() => setOrderId(check() ? '261121-7K3MPQ' : null)}
      orderId={orderId}
      ordersHref="#orders"
      onClose={() => setOrderId(null)}
    />
  );
}
