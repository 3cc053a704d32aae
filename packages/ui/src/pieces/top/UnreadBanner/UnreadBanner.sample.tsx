import { UnreadBanner } from '@homestand/ui';

export function Unread() {
  return (
    <UnreadBanner
      items={[
        {
          messageId: 'm1',
          topicId: 't1',
          senderAvatar: '',
          senderType: 'player',
          senderId: '1',
          senderName: '佐藤',
          messageTime: '2026-11-21T09:12:00+09:00',
          topicTitle: '佐藤',
          content: '応援ありがとう！',
          messageType: 'text',
        },
      ]}
      hrefOf={(topicId) => `#${topicId}`}
    />
  );
}
