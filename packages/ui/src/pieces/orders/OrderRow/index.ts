export { OrderRow, type OrderRowItem, type OrderRowProps } from './OrderRow';
export { OrderRowSkeleton, type OrderRowSkeletonProps } from './OrderRowSkeleton';
