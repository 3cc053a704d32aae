export { InfiniteListEdge, type InfiniteListEdgeProps } from './InfiniteListEdge';
