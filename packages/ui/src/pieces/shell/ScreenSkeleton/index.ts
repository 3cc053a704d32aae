export { type ScreenSkeletonMessages, screenSkeletonMessages } from './messages';
export { ScreenSkeleton, type ScreenSkeletonProps } from './ScreenSkeleton';
