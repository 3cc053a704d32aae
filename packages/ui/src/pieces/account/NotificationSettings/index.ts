export { type NotificationSettingsMessages, notificationSettingsMessages } from './messages';
export {
  type NotificationChoice,
  NotificationSettings,
  type NotificationSettingsProps,
  type NotificationState,
} from './NotificationSettings';
