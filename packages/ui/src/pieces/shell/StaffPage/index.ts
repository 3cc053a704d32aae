export { StaffPage, type StaffPageProps, type StaffPlace } from './StaffPage';
