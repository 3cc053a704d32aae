// Engine: native select. radix-ui's select uses inline <style>, which the content security policy refuses,
// and does not open the native picker on phones.
import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../../icons';
import { Field, type FieldFrameProps } from '../Field/Field';
import { control as fieldControl } from '../Field/Field.css';
import { useMessages } from '../UiProvider/useMessages';
import { selectMessages } from './messages';
import * as styles from './Select.css';

type NativeProps = Pick<ComponentProps<'select'>, 'ref' | 'name' | 'autoComplete'>;

export type SelectItem<Value extends string = string> = { value: Value; label: string };

export type SelectProps<Value extends string = string> = NativeProps &
  FieldFrameProps & {
    items: readonly SelectItem<Value>[];
    /** The selected value; empty while nothing is selected. An unknown value counts as not selected. */
    value: Value | '';
    onValueChange: (value: Value | '') => void;
    onBlur?: () => void;
    /** Text shown while nothing is selected. */
    placeholder?: string;
    /** Cannot be changed; it stays focusable, so that the hint can be read. */
    disabled?: boolean;
  };

/** Choice of one of many options, such as a prefecture or a month. For a handful use `RadioGroup`. */
export function Select<Value extends string>({
  items,
  value,
  onValueChange,
  onBlur,
  placeholder,
  disabled = false,
  label,
  labelHidden,
  necessity,
  hint,
  error,
  invalid,
  ...native
}: SelectProps<Value>) {
  const m = useMessages('Select', selectMessages);
  const chosen = items.find((item) => item.value === value);

  return (
    <Field {...{ label, labelHidden, necessity, hint, error, invalid }}>
      {(control) => (
        <div className={styles.root}>
          <select
            {...native}
            {...control}
            // Without a match the browser would show the first option as selected.
            value={chosen?.value ?? ''}
            aria-disabled={disabled || undefined}
            className={`${fieldControl} ${styles.select({ empty: !chosen })}`}
            onChange={(event) => {
              const next = items.find((item) => item.value === event.currentTarget.value);
              if (!disabled) onValueChange(next?.value ?? '');
            }}
            onMouseDown={(event) => disabled && event.preventDefault()}
            onKeyDown={(event) => disabled && event.key !== 'Tab' && event.preventDefault()}
            onBlur={onBlur}
          >
            <option value="" disabled={necessity === 'required'} className={styles.option}>
              {placeholder ?? m.placeholder}
            </option>
            {items.map((item) => (
              <option key={item.value} value={item.value} className={styles.option}>
                {item.label}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <ChevronDownIcon size="small" />
          </span>
        </div>
      )}
    </Field>
  );
}
