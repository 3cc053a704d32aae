export { MyPage, type MyPageProps } from './MyPage';
export { MyPageParts, type MyPagePartsProps } from './MyPageParts';
export { MyPageSkeleton } from './MyPageSkeleton';
export { myPageMessages } from './messages';
