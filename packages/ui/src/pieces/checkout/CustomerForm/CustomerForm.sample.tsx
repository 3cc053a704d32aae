import { CustomerForm, type DeliveryMethod, nobody, usePersonForm } from '@homestand/ui';
import { useState } from 'react';

export function CheckoutInfo() {
  const [values, setValues] = useState(nobody);
  const [method, setMethod] = useState<DeliveryMethod>('shipping');
  const [register, setRegister] = useState(false);
  const { bind, check } = usePersonForm({
    values,
    address: method === 'shipping',
    onChange: (patch) => setValues((before) => ({ ...before, ...patch })),
    onPostalCode: async () => [],
  });
  return (
    <CustomerForm
      method={method}
      register={register}
      itemsTotal={8000}
      shippingFee={200}
      person={bind}
      registered={false}
      backHref="#cart"
      onMethodChange={setMethod}
      onRegisterChange={setRegister}
      onSubmit={check}
    />
  );
}
