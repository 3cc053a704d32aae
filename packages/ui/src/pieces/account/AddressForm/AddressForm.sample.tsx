import { AddressForm, nobody, usePersonForm } from '@homestand/ui';
import { useState } from 'react';

export function EditAddress() {
  const [values, setValues] = useState(nobody);
  const [pending, setPending] = useState(false);
  const { bind, check } = usePersonForm({
    values,
    address: true,
    onChange: (patch) => setValues((before) => ({ ...before, ...patch })),
    onPostalCode: async () => [{ prefecture: '東京都', city: '千代田区', town: '千代田' }],
  });
  const save = () => {
    if (!check()) return;
    setPending(true);
    setTimeout(() => setPending(false), 1000);
  };
  return <AddressForm person={bind} pending={pending} onSubmit={save} />;
}
