export { InfiniteList, type InfiniteListProps } from './InfiniteList';
export { InfiniteListEdge, type InfiniteListEdgeProps } from './InfiniteListEdge';
export type { ListPlace } from './listPlace';
export { type InfiniteListMessages, infiniteListMessages } from './messages';
export type { ListEdge } from './useInfiniteList';
export type { InfiniteListHandle } from './useListHandle';
