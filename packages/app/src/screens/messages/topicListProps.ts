import type { useTopics } from '../../data/messages/topics';

/** Props of TopicList for both topic lists. */
export function topicListProps(topics: ReturnType<typeof useTopics>) {
  const { data, error, more, loadMore, mutate } = topics;
  return {
    items: data?.items ?? [],
    status: data ? ('ready' as const) : error ? ('failed' as const) : ('loading' as const),
    preview: data?.preview ?? false,
    more,
    onLoadMore: () => void loadMore(),
    onRefresh: () => mutate(),
    onRetry: () => void mutate(),
  };
}
