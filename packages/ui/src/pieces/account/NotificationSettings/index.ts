export {
  type NotificationChoice,
  NotificationSettings,
  type NotificationSettingsProps,
  type NotificationState,
} from './NotificationSettings';
