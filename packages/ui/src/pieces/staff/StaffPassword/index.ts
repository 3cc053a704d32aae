export { StaffPassword, type StaffPasswordProps } from './StaffPassword';
