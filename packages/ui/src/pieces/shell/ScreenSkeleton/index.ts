export { ScreenSkeleton, type ScreenSkeletonProps } from './ScreenSkeleton';
