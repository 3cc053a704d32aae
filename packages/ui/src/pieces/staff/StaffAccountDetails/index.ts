export {
  type StaffAccountChange,
  StaffAccountDetails,
  type StaffAccountDetailsProps,
} from './StaffAccountDetails';
