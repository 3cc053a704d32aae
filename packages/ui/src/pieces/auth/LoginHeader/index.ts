export { LoginHeader, type LoginHeaderProps } from './LoginHeader';
export { type LoginHeaderMessages, loginHeaderMessages } from './messages';
