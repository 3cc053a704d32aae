// Engine: native select. radix-ui's draws with inline <style>, which the content security policy
// refuses, and has no wheel on phones.
import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../../icons';
import { Field, type FieldFrameProps, fieldControl } from '../Field';
import { type SelectMessages, selectMessages } from './messages';
import * as styles from './Select.css';

type NativeProps = Pick<ComponentProps<'select'>, 'ref' | 'name' | 'autoComplete'>;

export type SelectItem<Value extends string = string> = { value: Value; label: string };

export type SelectProps<Value extends string = string> = NativeProps &
  FieldFrameProps & {
    items: readonly SelectItem<Value>[];
    /** Empty while nothing is chosen. What is not among the items counts as not chosen. */
    value: Value | '';
    onValueChange: (value: Value | '') => void;
    onBlur?: () => void;
    /** Stands for "nothing chosen". */
    placeholder?: string;
    /** Cannot be changed; it still takes the focus, so that the hint can say why. */
    disabled?: boolean;
    messages?: SelectMessages;
  };

/** One of many known answers, as a prefecture or a month. For a handful use `RadioGroup`. */
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
  messages: m = selectMessages,
  ...native
}: SelectProps<Value>) {
  const chosen = items.find((item) => item.value === value);

  return (
    <Field {...{ label, labelHidden, necessity, hint, error, invalid }}>
      {(control) => (
        <div className={styles.root}>
          <select
            {...native}
            {...control}
            // Without a match React would show the first item as if it had been chosen.
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
