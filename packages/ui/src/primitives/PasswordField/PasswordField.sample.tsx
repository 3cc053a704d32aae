import { PasswordField } from '@homestand/ui';
import { useState } from 'react';

export function NewPassword() {
  const [value, setValue] = useState('');
  const isShort = value.length > 0 && value.length < 8;
  return (
    <PasswordField
      label="新しいパスワード"
      purpose="new"
      hint="8文字以上で決めてください。"
      value={value}
      onValueChange={setValue}
      error={isShort ? '8文字以上で入力してください。' : undefined}
    />
  );
}
