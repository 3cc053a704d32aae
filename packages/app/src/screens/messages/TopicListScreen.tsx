import { Screen, TopicList, topicListMessages } from '@homestand/ui';
import { useTopics } from '../../data/messages/topics';
import { bases } from '../../paths';
import { ConnectionBanner } from '../../shell/ConnectionBanner';
import { topicListProps } from './topicListProps';

export function TopicListScreen() {
  const topics = useTopics();

  return (
    <Screen
      title={topicListMessages.title}
      looks="large"
      tabBar
      notice={<ConnectionBanner keptAt={topics.keptAt} />}
    >
      <TopicList base={bases.user} viewer="user" {...topicListProps(topics)} />
    </Screen>
  );
}
