export { Receipt, type ReceiptProps } from './Receipt';
export { ReceiptSkeleton } from './ReceiptSkeleton';
