import { TextArea } from '@homestand/ui';
import { useState } from 'react';

export function Cheer() {
  const [text, setText] = useState('');
  return (
    <TextArea
      label="応援のことば"
      necessity="optional"
      placeholder="選手への応援をどうぞ"
      heightRange={[72, 200]}
      value={text}
      onValueChange={setText}
      error={text.length > 100 ? '100文字以内で入力してください。' : undefined}
    />
  );
}
