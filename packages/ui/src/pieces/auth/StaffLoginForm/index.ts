export { StaffLoginForm, type StaffLoginFormProps } from './StaffLoginForm';
