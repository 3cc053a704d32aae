import { type ContextMedia, type ContextMessage, MessageContext } from '@homestand/ui';
import { useState } from 'react';

const message: ContextMessage = {
  id: '1',
  senderType: 'user',
  senderName: '自転車通勤',
  senderAvatar: '',
  text: '帰りに待っていれば会えますよ。',
  kind: 'text',
  at: '2026-11-22T13:18:00+09:00',
  hidden: false,
  deleted: false,
};

export function Context() {
  const [items, setItems] = useState<Record<string, ContextMedia>>({});
  return (
    <MessageContext
      topicName="チーム応援トーク"
      before={[]}
      message={message}
      after={[]}
      media={{
        items,
        onShow: (id) => setItems({ ...items, [id]: { status: 'pending' } }),
        onHide: () => setItems({}),
      }}
    />
  );
}
