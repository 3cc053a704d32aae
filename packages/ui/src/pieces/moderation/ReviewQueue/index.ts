export {
  type DecisionMade,
  type ReportReasonName,
  type ReviewItem,
  ReviewQueue,
  type ReviewQueueProps,
} from './ReviewQueue';
