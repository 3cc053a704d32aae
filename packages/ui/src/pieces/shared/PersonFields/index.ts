export { PersonFields, type PersonFieldsProps } from './PersonFields';
export { PersonFieldsAddress, type PersonFieldsAddressProps } from './PersonFieldsAddress';
export { PersonFieldsSkeleton, type PersonFieldsSkeletonProps } from './PersonFieldsSkeleton';
export {
  type AddressValues,
  addressFields,
  type ContactValues,
  contactFields,
  isComplete,
  nobody,
  type PersonErrors,
  type PersonField,
  type PersonValues,
  personFields,
  personProblem,
  trimmed,
} from './person';
export {
  type PersonFieldsAddressBinding,
  type PersonFieldsBinding,
  usePersonForm,
} from './usePersonForm';
export type { PostalPlace } from './usePostalFill';
