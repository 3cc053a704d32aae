export {
  ActivityLog,
  type ActivityLogProps,
  type LogEntry,
  type LogFilterValues,
} from './ActivityLog';
