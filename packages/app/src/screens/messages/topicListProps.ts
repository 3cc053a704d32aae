import { listStateOf } from '@homestand/app-core/http/pages';
import type { useTopics } from '../../data/messages/topics';

/** Props of TopicList for both topic lists. */
export function topicListProps(topics: ReturnType<typeof useTopics>) {
  const { data, more, loadMore, mutate } = topics;
  return {
    items: data?.items ?? [],
    status: listStateOf(topics),
    preview: data?.preview ?? false,
    more,
    onLoadMore: () => void loadMore(),
    onRefresh: () => mutate(),
    onRetry: () => void mutate(),
  };
}
