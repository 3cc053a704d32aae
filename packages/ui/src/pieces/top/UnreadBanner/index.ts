export { UnreadBanner, type UnreadBannerProps, type UnreadItem } from './UnreadBanner';
