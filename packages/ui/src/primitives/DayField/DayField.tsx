// Engine: native input of type date: each platform has its own picker, by touch, keyboard and screen reader.
import { Field, type FieldProps } from '../Field/Field';
import { control as fieldControl } from '../Field/Field.css';
import * as styles from './DayField.css';

export type DayFieldProps = Pick<FieldProps, 'label' | 'error'> & {
  /** `2026-11-22`, or empty. */
  value: string;
  onValueChange: (day: string) => void;
};

/** A day, by the picker of the device. A half typed one is not reported. */
export function DayField({ value, onValueChange, ...field }: DayFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          type="date"
          min="2000-01-01"
          max="2999-12-31"
          value={value}
          className={`${fieldControl} ${styles.input}`}
          onChange={({ currentTarget }) => {
            // A year is typed digit by digit: 0002 is on its way to 2026.
            if (currentTarget.validity.valid) onValueChange(currentTarget.value);
          }}
        />
      )}
    </Field>
  );
}
