export { MyPage, type MyPageProps } from './MyPage';
export { MyPageLinks, type MyPageLinksProps } from './MyPageLinks';
export { MyPageParts, type MyPagePartsProps } from './MyPageParts';
export { MyPageSkeleton } from './MyPageSkeleton';
