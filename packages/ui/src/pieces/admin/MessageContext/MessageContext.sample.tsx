import { type ContextMessage, MessageContext } from '@homestand/ui';

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
  return <MessageContext topicName="チーム応援トーク" before={[]} message={message} after={[]} />;
}
