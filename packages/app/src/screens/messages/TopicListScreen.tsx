import { Screen, TopicList } from '@homestand/ui';
import { useTopics } from '../../data/messages/topics';
import { pathTo } from '../../paths';
import { ConnectionBanner } from '../../shell/ConnectionBanner';
import { topicListProps } from './topicListProps';

export function TopicListScreen() {
  const topics = useTopics();

  return (
    <Screen
      title={{ screen: 'messages' }}
      header="large"
      tabBar
      notice={<ConnectionBanner asOf={topics.asOf} refreshing={topics.refreshing} />}
    >
      <TopicList
        hrefOf={(topicId) => pathTo('thread', { topicId })}
        viewer="user"
        {...topicListProps(topics)}
      />
    </Screen>
  );
}
