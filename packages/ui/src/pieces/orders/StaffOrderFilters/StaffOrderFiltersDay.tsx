import { Field } from '../../../primitives';
import { fieldControl } from '../../../primitives/Field/internal';
import * as styles from './StaffOrderFilters.css';

type Props = { label: string; value: string; onChange: (day: string) => void };

/** A day, by the picker of the device. A half typed one is empty. */
export function StaffOrderFiltersDay({ label, value, onChange }: Props) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="date"
          min="2000-01-01"
          max="2999-12-31"
          value={value}
          className={`${fieldControl} ${styles.day}`}
          onChange={(event) => {
            // A year is typed digit by digit: 0002 is on its way to 2026.
            if (event.currentTarget.validity.valid) onChange(event.currentTarget.value);
          }}
        />
      )}
    </Field>
  );
}
