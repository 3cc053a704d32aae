import { SearchField } from '@homestand/ui';
import { useState } from 'react';

export function FindOrder() {
  const [value, setValue] = useState('');
  return <SearchField label="番号かお名前で探す" value={value} onValueChange={setValue} />;
}
