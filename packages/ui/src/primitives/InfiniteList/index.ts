export { InfiniteList, type InfiniteListProps } from './InfiniteList';
export type { ListPlace } from './listPlace';
export type { ListEdge } from './useInfiniteList';
export type { InfiniteListHandle } from './useListHandle';
