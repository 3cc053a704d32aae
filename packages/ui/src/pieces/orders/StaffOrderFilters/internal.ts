export { StaffOrderFiltersDay } from './StaffOrderFiltersDay';
