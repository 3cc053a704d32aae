export { type OwnSession, StaffSessionList, type StaffSessionListProps } from './StaffSessionList';
