export { LogoutButton, type LogoutButtonProps } from './LogoutButton';
export { type LogoutButtonMessages, logoutButtonMessages } from './messages';
