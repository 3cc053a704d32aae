import { Button, Form, nobody, PersonFields, usePersonForm } from '@homestand/ui';
import { useState } from 'react';

export function ContactForm() {
  const [values, setValues] = useState(nobody);
  const [saved, setSaved] = useState(false);
  const { bind, check } = usePersonForm({
    values,
    address: false,
    onChange: (patch) => setValues((before) => ({ ...before, ...patch })),
    onPostalCode: async () => [],
  });
  return (
    <Form label="お客様情報" onSubmit={() => setSaved(check())}>
      <PersonFields {...bind} />
      <Button type="submit" tone="accent" fullWidth>
        {saved ? '保存しました' : '保存する'}
      </Button>
    </Form>
  );
}
