import { TextField } from '../../../primitives';
import { bindField } from './bindField';
import { type PersonFieldsMessages, personFieldsMessages } from './messages';
import * as styles from './PersonFields.css';
import { personTextLength } from './person';
import type { PersonFieldsBinding } from './usePersonForm';

export type PersonFieldsProps = PersonFieldsBinding & { messages?: PersonFieldsMessages };

/** Fields for name and contact. Pair with `usePersonForm`. */
export function PersonFields({ messages: m = personFieldsMessages, ...form }: PersonFieldsProps) {
  return (
    <div className={styles.fields}>
      <TextField
        {...bindField(form, 'name')}
        kind="name"
        label={m.name}
        necessity="required"
        maxLength={personTextLength}
      />
      <TextField
        {...bindField(form, 'email')}
        kind="email"
        label={m.email}
        necessity="required"
        maxLength={personTextLength}
      />
      <div className={styles.short}>
        <TextField {...bindField(form, 'phone')} kind="tel" label={m.phone} necessity="required" />
      </div>
    </div>
  );
}
