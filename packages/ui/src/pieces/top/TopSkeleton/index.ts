export { type TopSkeletonMessages, topSkeletonMessages } from './messages';
export { TopSkeleton, type TopSkeletonProps } from './TopSkeleton';
