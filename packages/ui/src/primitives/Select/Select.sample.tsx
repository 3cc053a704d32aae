import { Select } from '@homestand/ui';
import { useState } from 'react';

const prefectures = ['東京都', '神奈川県', '大阪府'].map((name) => ({ value: name, label: name }));

export function Prefecture() {
  const [value, setValue] = useState('');
  return (
    <Select
      label="都道府県"
      necessity="required"
      autoComplete="address-level1"
      items={prefectures}
      value={value}
      onValueChange={setValue}
    />
  );
}
