import { StaffMemo } from '@homestand/ui';
import { useState } from 'react';

export function Memo() {
  const [text, setText] = useState('');
  return (
    <StaffMemo
      stored={{ text: '', changedAt: null, changedBy: null }}
      value={text}
      onValueChange={setText}
      onSave={() => {}}
      pending={false}
      error={null}
      conflict={false}
      onTakeStored={() => setText('')}
    />
  );
}
