export { ActivityRecord, type ActivityRecordProps, type SeasonMonth } from './ActivityRecord';
