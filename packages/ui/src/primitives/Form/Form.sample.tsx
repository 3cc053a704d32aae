import { Button, Form, TextField } from '@homestand/ui';
import { useState } from 'react';

export function NameForm() {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [saved, setSaved] = useState(false);
  const submit = () => {
    setError(name === '' ? '必須項目です' : undefined);
    setSaved(name !== '');
  };
  return (
    <Form label="お名前の登録" onSubmit={submit}>
      <TextField
        kind="name"
        label="お名前"
        necessity="required"
        value={name}
        onValueChange={setName}
        {...(error && { error })}
      />
      <Button type="submit" tone="accent" fullWidth>
        {saved ? '保存しました' : '保存する'}
      </Button>
    </Form>
  );
}
