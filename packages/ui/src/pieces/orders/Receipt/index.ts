export { type ReceiptMessages, receiptMessages } from './messages';
export { Receipt, type ReceiptProps } from './Receipt';
export { ReceiptSkeleton, type ReceiptSkeletonProps } from './ReceiptSkeleton';
