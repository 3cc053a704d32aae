export { AddressCard, type AddressCardProps, type SavedAddress } from './AddressCard';
export { AddressCardSkeleton, type AddressCardSkeletonProps } from './AddressCardSkeleton';
export { type AddressCardMessages, addressCardMessages } from './messages';
