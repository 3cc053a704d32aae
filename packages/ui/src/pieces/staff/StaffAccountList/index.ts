export {
  type StaffAccount,
  StaffAccountList,
  type StaffAccountListProps,
} from './StaffAccountList';
