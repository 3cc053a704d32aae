export { ActivityRecord, type ActivityRecordProps, type SeasonMonth } from './ActivityRecord';
export { type ActivityRecordMessages, activityRecordMessages } from './messages';
