export { MyPage, type MyPageProps } from './MyPage';
export { MyPageSkeleton, type MyPageSkeletonProps } from './MyPageSkeleton';
export { type MyPageMessages, myPageMessages } from './messages';
