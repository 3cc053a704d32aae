export { MyPageHeader, type MyPageHeaderProps } from './MyPageHeader';
export { type MyPageHeaderMessages, myPageHeaderMessages } from './messages';
