import { personTextMaxLength } from '../../../limits.gen';
import { Select, Stack, TextField } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { bindField } from './bindField';
import { personFieldsMessages, prefectures } from './messages';
import * as styles from './PersonFields.css';
import { PersonFieldsPostal } from './PersonFieldsPostal';
import type { PersonFieldsAddressBinding } from './usePersonForm';
import { postalState } from './usePostalFill';

export type PersonFieldsAddressProps = PersonFieldsAddressBinding & {};

/** Fields for the address. Pair with `usePersonForm`. */
export function PersonFieldsAddress({ postal, ...form }: PersonFieldsAddressProps) {
  const m = useMessages('PersonFields', personFieldsMessages);
  const { enterKeyHint: _none, ...prefecture } = bindField(form, 'prefecture');

  return (
    <Stack>
      <Stack gap="xs">
        <div className={styles.short}>
          <TextField
            {...bindField(form, 'postalCode')}
            kind="postalCode"
            slots={{ before: m.postalMark }}
            label={m.postalCode}
            necessity="required"
          />
        </div>
        <PersonFieldsPostal {...postal[postalState]} wrong={form.errors.postalCode !== undefined} />
      </Stack>
      <div className={styles.short}>
        <Select
          {...prefecture}
          autoComplete="address-level1"
          label={m.prefecture}
          necessity="required"
          items={prefectures.map((name) => ({ value: name, label: name }))}
        />
      </div>
      <TextField
        {...bindField(form, 'city')}
        kind="city"
        label={m.city}
        necessity="required"
        maxLength={personTextMaxLength}
      />
      <TextField
        {...bindField(form, 'street')}
        kind="street"
        label={m.street}
        hint={m.streetHint}
        necessity="required"
        maxLength={personTextMaxLength}
      />
      <TextField
        {...bindField(form, 'building')}
        kind="building"
        label={m.building}
        necessity="optional"
        maxLength={personTextMaxLength}
        enterKeyHint="done"
      />
    </Stack>
  );
}
