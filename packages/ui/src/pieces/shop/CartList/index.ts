export { CartList, type CartListLine, type CartListProps } from './CartList';
export { CartListSkeleton } from './CartListSkeleton';
export { cartListMessages } from './messages';
