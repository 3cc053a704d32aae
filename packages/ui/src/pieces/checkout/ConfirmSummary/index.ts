export {
  ConfirmSummary,
  type ConfirmSummaryProps,
} from './ConfirmSummary';
export { ConfirmSummarySkeleton } from './ConfirmSummarySkeleton';
export { confirmSummaryMessages } from './messages';
export type { ConfirmedCard, ConfirmedItem, ConfirmedOrder } from './order';
