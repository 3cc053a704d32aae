import { personTextMaxLength } from '../../../limits.gen';
import { Stack, TextField } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { bindField } from './bindField';
import { personFieldsMessages } from './messages';
import * as styles from './PersonFields.css';
import type { PersonFieldsBinding } from './usePersonForm';

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
