export {
  StaffOrderFilters,
  type StaffOrderFiltersProps,
  type StaffOrderFilterValues,
} from './StaffOrderFilters';
