import { type SanctionItem, SanctionNotice } from '@homestand/ui';
import { useState } from 'react';

const warning: SanctionItem = {
  id: '1',
  kind: 'warn',
  reason: '選手の居場所は書かないでください。',
  endsAt: null,
  message: { text: '帰りに待っていれば会えます', kind: 'text' },
};

export function Warned() {
  const [items, setItems] = useState([warning]);
  return <SanctionNotice items={items} onConfirm={() => setItems([])} />;
}
