import { AttachmentPanel, Stack, Text } from '@homestand/ui';
import { useState } from 'react';

export function ChooseFile() {
  const [name, setName] = useState('');
  return (
    <Stack>
      <AttachmentPanel onPick={(file) => setName(file.name)} />
      {name && <Text>{name} を選びました。</Text>}
    </Stack>
  );
}
