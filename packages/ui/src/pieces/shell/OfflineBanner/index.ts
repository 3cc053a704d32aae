export { type OfflineBannerMessages, offlineBannerMessages } from './messages';
export { OfflineBanner, type OfflineBannerProps } from './OfflineBanner';
