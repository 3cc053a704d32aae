import { Screen, TopicList } from '@homestand/ui';
import { useTopics } from '../../data/messages/topics';
import { pathTo } from '../../paths';
import { ConnectionBanner } from '../../shell/ConnectionBanner';
import { SanctionBanner } from '../../shell/SanctionBanner';
import { topicListProps } from './topicListProps';

export function TopicListScreen() {
  const topics = useTopics();

  return (
    <Screen
      title={{ screen: 'messages' }}
      header="large"
      tabBar
      notice={
        <>
          <ConnectionBanner asOf={topics.asOf} refreshing={topics.refreshing} />
          <SanctionBanner />
        </>
      }
    >
      <TopicList
        hrefOf={(topicId) => pathTo('thread', { topicId })}
        viewer="user"
        {...topicListProps(topics)}
      />
    </Screen>
  );
}
