export { type StaffMenuItem, StaffPage, type StaffPageProps } from './StaffPage';
