import { Stack, TextField } from '@homestand/ui';
import { useState } from 'react';

export function Contact() {
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const isShort = phone.length > 0 && phone.length < 10;
  return (
    <Stack>
      <TextField
        label="お名前"
        kind="name"
        necessity="required"
        value={name}
        onValueChange={setName}
      />
      <TextField
        label="電話番号"
        kind="tel"
        hint="ハイフンなしで入力できます。"
        value={phone}
        onValueChange={setPhone}
        error={isShort ? '電話番号は10桁か11桁で入力してください。' : undefined}
      />
    </Stack>
  );
}
