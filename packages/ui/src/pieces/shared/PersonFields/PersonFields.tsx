import { personTextMaxLength } from '../../../limits.gen';
import { Skeleton, Stack, TextField } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { personFieldsMessages } from './messages';
import * as styles from './PersonFields.css';
import { contactFields, personFields } from './person';
import { bindField, type PersonFieldsBinding } from './usePersonForm';

export { PersonFieldsAddress, type PersonFieldsAddressProps } from './PersonFieldsAddress';
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

export type PersonFieldsProps = PersonFieldsBinding & {};

/** Fields for name and contact. Pair with `usePersonForm`. */
export function PersonFields({ ...form }: PersonFieldsProps) {
  const m = useMessages('PersonFields', personFieldsMessages);
  return (
    <Stack>
      <TextField
        {...bindField(form, 'name')}
        kind="name"
        label={m.name}
        necessity="required"
        maxLength={personTextMaxLength}
      />
      <TextField
        {...bindField(form, 'kana')}
        kind="kana"
        label={m.kana}
        hint={m.kanaHint}
        necessity="optional"
        maxLength={personTextMaxLength}
      />
      <TextField
        {...bindField(form, 'email')}
        kind="email"
        label={m.email}
        necessity="required"
        maxLength={personTextMaxLength}
      />
      <div className={styles.short}>
        <TextField {...bindField(form, 'phone')} kind="tel" label={m.phone} necessity="required" />
      </div>
    </Stack>
  );
}

export type PersonFieldsSkeletonProps = {
  /** Includes the address fields. */
  address?: boolean;
};

/** Placeholder of the fields while their values load. */
export function PersonFieldsSkeleton({ address = false }: PersonFieldsSkeletonProps) {
  const m = useMessages('PersonFields', personFieldsMessages);
  return (
    <Stack aria-busy>
      {(address ? personFields : contactFields).map((field, index) => (
        <Stack key={field} gap="sm">
          <Skeleton size="small" label={index === 0 ? m.loading : undefined} />
          <span className={styles.control} />
        </Stack>
      ))}
    </Stack>
  );
}
