export { CartList, type CartListLine, type CartListProps } from './CartList';
export { CartListSkeleton } from './CartListSkeleton';
