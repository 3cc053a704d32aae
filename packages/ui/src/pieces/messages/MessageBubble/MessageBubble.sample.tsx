import { MessageBubble, Text } from '@homestand/ui';
import { useState } from 'react';

const nothing = () => {};

export function OwnMessage() {
  const [deleted, setDeleted] = useState(false);
  if (deleted) return <Text>削除しました。</Text>;
  return (
    <MessageBubble
      message={{
        key: 'm1',
        messageId: '1',
        own: true,
        senderType: 'user',
        senderId: 'fan',
        senderName: 'さくら',
        senderAvatar: '',
        kind: 'text',
        text: '昨日の試合、最高でした！',
        at: '2026-11-21T09:12:00+09:00',
        media: null,
        state: 'sent',
        progress: null,
      }}
      grouped="alone"
      links={{ trustedOrigins: [], onAsk: nothing }}
      onDelete={() => setDeleted(true)}
      onOpenMedia={nothing}
      onResend={nothing}
      onDiscard={nothing}
      onCancel={nothing}
    />
  );
}
