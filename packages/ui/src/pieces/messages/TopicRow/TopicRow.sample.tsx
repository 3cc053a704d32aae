import { TopicRow } from '@homestand/ui';

export function LatestTopic() {
  return (
    <TopicRow
      href="#topic-1"
      viewer="user"
      item={{
        topicId: '1',
        chatType: 'private',
        title: '黒田',
        otherType: 'player',
        hasNew: true,
        messageType: 'image',
        latestMsg: '',
        latestAt: '2026-11-21T09:12:00+09:00',
        userAvatar: '',
        avatarUrl: '',
      }}
    />
  );
}
