export { InfiniteList, type InfiniteListProps } from './InfiniteList';
export { type InfiniteListMessages, infiniteListMessages } from './messages';
export type { InfiniteListHandle, ListEdge } from './useInfiniteList';
