export { MyPage, type MyPageProps } from './MyPage';
export { MyPageParts, type MyPagePartsProps } from './MyPageParts';
export { MyPageSkeleton, type MyPageSkeletonProps } from './MyPageSkeleton';
export { type MyPageMessages, myPageMessages } from './messages';
