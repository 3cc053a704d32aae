// Engine: native input of type date or datetime-local: each platform has its own picker, by touch, keyboard and screen reader.
import { Field, type FieldProps } from '../Field/Field';
import { control as fieldControl } from '../Field/Field.css';
import * as styles from './DayField.css';

export type DayFieldProps = Pick<FieldProps, 'label' | 'necessity' | 'error' | 'hint'> & {
  /** `2026-11-22`, or empty; with a time `2026-11-22T09:12`. */
  value: string;
  /** Asks for hour and minute, too. */
  withTime?: boolean;
  onValueChange: (day: string) => void;
};

/** A day, or a minute of it, by the picker of the device. A half typed one is not reported. */
export function DayField({ value, withTime = false, onValueChange, ...field }: DayFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          type={withTime ? 'datetime-local' : 'date'}
          min={withTime ? '2000-01-01T00:00' : '2000-01-01'}
          max={withTime ? '2999-12-31T23:59' : '2999-12-31'}
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
