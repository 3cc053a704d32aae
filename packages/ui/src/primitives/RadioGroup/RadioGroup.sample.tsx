import { RadioGroup } from '@homestand/ui';
import { useState } from 'react';

const ways = [
  { value: 'venue', label: '会場で受け取る', description: '送料はかかりません。' },
  { value: 'shipping', label: '配送', description: '5営業日以内に発送します。' },
];

export function Delivery() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <RadioGroup
      label="受け取り方法"
      kind="card"
      items={ways}
      value={value}
      onValueChange={setValue}
    />
  );
}
