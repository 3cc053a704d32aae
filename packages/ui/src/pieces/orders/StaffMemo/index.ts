export { StaffMemo, type StaffMemoProps, type StaffMemoVersion } from './StaffMemo';
