export { LogoutDialog, type LogoutDialogProps } from './LogoutDialog';
export { type LogoutDialogMessages, logoutDialogMessages } from './messages';
