export { AddressCard, type AddressCardProps, type SavedAddress } from './AddressCard';
export { AddressCardSkeleton } from './AddressCardSkeleton';
