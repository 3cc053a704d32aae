export { StaffPasswordChange, type StaffPasswordChangeProps } from './StaffPasswordChange';
