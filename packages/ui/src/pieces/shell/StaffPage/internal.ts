export { staffPageMessages } from './messages';
export { StaffPageNav } from './StaffPageNav';
