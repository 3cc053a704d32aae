import { TopicList, type TopicRowItem } from '@homestand/ui';
import { useState } from 'react';

const topic: TopicRowItem = {
  topicId: '1',
  chatType: 'private',
  title: '黒田',
  otherType: 'player',
  hasNew: true,
  messageType: 'text',
  latestMsg: '昨日は応援ありがとう！',
  latestAt: '2026-11-21T09:12:00+09:00',
  userAvatar: '',
  avatarUrl: '',
};

export function Topics() {
  const [hasNew, setHasNew] = useState(true);
  return (
    <TopicList
      items={[{ ...topic, hasNew }]}
      hrefOf={(id) => `#topic-${id}`}
      viewer="user"
      status="ready"
      more="none"
      onLoadMore={() => {}}
      onRefresh={async () => setHasNew(!hasNew)}
      onRetry={() => {}}
    />
  );
}
