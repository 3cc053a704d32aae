export { MyPageHeader, type MyPageHeaderProps } from './MyPageHeader';
export { myPageHeaderOutline } from './MyPageHeader.css';
export { type MyPageHeaderMessages, myPageHeaderMessages } from './messages';
