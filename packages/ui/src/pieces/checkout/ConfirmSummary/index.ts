export {
  ConfirmSummary,
  type ConfirmSummaryProps,
} from './ConfirmSummary';
export { ConfirmSummarySkeleton } from './ConfirmSummarySkeleton';
export type { ConfirmedCard, ConfirmedItem, ConfirmedOrder } from './order';
export { orderTextOf, useOrderText } from './orderText';
