import { Button, MessageThread, type ThreadMessage } from '@homestand/ui';
import { useState } from 'react';

const message = (index: number): ThreadMessage => ({
  key: String(index),
  messageId: String(index),
  own: index % 2 === 1,
  senderType: index % 2 === 1 ? 'user' : 'player',
  senderId: String(index % 2),
  senderName: index % 2 === 1 ? 'さくら' : '黒田',
  senderAvatar: '',
  kind: 'text',
  text: index % 2 === 1 ? '応援しています！' : 'ありがとうございます。',
  at: new Date(Date.UTC(2026, 10, 21, 0, index)).toISOString(),
  media: null,
  state: 'sent',
  progress: null,
});

const nothing = () => {};
const actions = {
  onOpenMedia: nothing,
  onResend: nothing,
  onDiscard: nothing,
  onCancel: nothing,
};

export function Conversation() {
  const [items, setItems] = useState([0, 1, 2].map(message));
  const remove = (key: string) => setItems(items.filter((item) => item.key !== key));
  return (
    <div style={{ display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', height: 400 }}>
      <MessageThread
        items={items}
        topicKind="private"
        label="黒田選手とのトーク"
        actions={{ ...actions, onDelete: remove }}
        links={{ trustedOrigins: [], onAsk: nothing }}
        older={{ status: 'none', onLoad: nothing }}
        firstUnreadKey={null}
        place={null}
      />
      <Button onClick={() => setItems([...items, message(items.length)])}>1通届く</Button>
    </div>
  );
}
