import { DeskCodeSheet } from '@homestand/ui';
import { useState } from 'react';

export function AddDesk() {
  const [name, setName] = useState('レジ1');
  const [end, setEnd] = useState('');
  return (
    <DeskCodeSheet
      open
      fields={{ name, onNameChange: setName, end, onEndChange: setEnd, ends: [] }}
      code={null}
      added={false}
      pending={false}
      error={null}
      onShow={() => {}}
      onNext={() => {}}
      onClose={() => {}}
    />
  );
}
