import { personTextMaxLength } from '../../../limits.gen';
import { Stack, TextField } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { bindField } from './bindField';
import { personFieldsMessages } from './messages';
import * as styles from './PersonFields.css';
import type { PersonFieldsBinding } from './usePersonForm';

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
