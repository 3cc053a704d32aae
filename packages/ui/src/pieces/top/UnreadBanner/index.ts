export { type UnreadBannerMessages, unreadBannerMessages } from './messages';
export { UnreadBanner, type UnreadBannerProps, type UnreadItem } from './UnreadBanner';
