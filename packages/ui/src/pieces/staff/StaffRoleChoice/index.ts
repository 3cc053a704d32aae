export { StaffRoleChoice, type StaffRoleChoiceProps, type StaffRoleName } from './StaffRoleChoice';
