export { InfiniteList, type InfiniteListProps, type ListPages } from './InfiniteList';
export type { ListPlace } from './listPlace';
export type { ListEdge } from './useInfiniteList';
export type { InfiniteListHandle } from './useListHandle';
