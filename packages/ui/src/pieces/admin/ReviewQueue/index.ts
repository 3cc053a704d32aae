export {
  type ReportReasonName,
  type ReviewItem,
  ReviewQueue,
  type ReviewQueueProps,
} from './ReviewQueue';
