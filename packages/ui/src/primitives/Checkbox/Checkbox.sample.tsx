import { Checkbox } from '@homestand/ui';
import { useState } from 'react';

export function RegisterAddress() {
  const [checked, setChecked] = useState(false);
  return (
    <Checkbox
      label="お届け先を登録する"
      description="次のご注文から、ご住所の入力を省けます。"
      necessity="optional"
      checked={checked}
      onCheckedChange={setChecked}
    />
  );
}
