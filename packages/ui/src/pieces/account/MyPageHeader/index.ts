export { MyPageHeader, type MyPageHeaderProps } from './MyPageHeader';
