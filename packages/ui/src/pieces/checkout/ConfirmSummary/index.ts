export {
  ConfirmSummary,
  type ConfirmSummaryProps,
} from './ConfirmSummary';
export {
  ConfirmSummarySkeleton,
  type ConfirmSummarySkeletonProps,
} from './ConfirmSummarySkeleton';
export { type ConfirmSummaryMessages, confirmSummaryMessages } from './messages';
export type { ConfirmedCard, ConfirmedItem, ConfirmedOrder } from './order';
