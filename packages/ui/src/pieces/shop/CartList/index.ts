export { CartList, type CartListLine, type CartListProps } from './CartList';
export { CartListSkeleton, type CartListSkeletonProps } from './CartListSkeleton';
export { type CartListMessages, cartListMessages } from './messages';
