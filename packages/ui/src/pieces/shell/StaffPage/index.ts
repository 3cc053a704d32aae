export type { StaffMenuItem } from './menuItems';
export { StaffPage, type StaffPageProps } from './StaffPage';
export { StaffPageFrame, type StaffPageFrameProps } from './StaffPageFrame';
