import { MessageComposer, Stack, Text, useMessageComposer } from '@homestand/ui';
import { useState } from 'react';

export function WriteToPlayer() {
  const [draft, setDraft] = useState('');
  const [sent, setSent] = useState('');
  const composer = useMessageComposer({
    draft,
    onDraftChange: setDraft,
    onSend: async (text) => setSent(text),
  });
  return (
    <Stack>
      {sent && <Text>送信しました：{sent}</Text>}
      <MessageComposer {...composer} />
    </Stack>
  );
}
