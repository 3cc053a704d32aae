export { StaffAccountForm, type StaffAccountFormProps } from './StaffAccountForm';
export type { NewStaffAccount } from './useNewAccountFields';
