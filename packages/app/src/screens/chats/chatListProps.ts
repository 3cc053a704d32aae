import type { useChats } from '../../data/chats';

/** What both lists show, as ChatList wants it. */
export function chatListProps(chats: ReturnType<typeof useChats>) {
  const { data, error, more, loadMore, mutate } = chats;
  return {
    items: data?.items ?? [],
    state: data ? ('ready' as const) : error ? ('failed' as const) : ('loading' as const),
    preview: data?.preview ?? false,
    more,
    onLoadMore: () => void loadMore(),
    onRefresh: () => mutate(),
    onRetry: () => void mutate(),
  };
}
