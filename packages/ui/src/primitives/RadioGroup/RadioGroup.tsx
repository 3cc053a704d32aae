// Engine: native fieldset and radio buttons; the browser handles the arrow keys.
import { useId } from 'react';
import { visuallyHidden } from '../../styles';
import type { FieldFrameProps } from '../Field/Field';
import { hint as fieldHint, label as fieldLabel } from '../Field/Field.css';
import { FieldError, FieldMark } from '../Field/FieldParts';
import * as styles from './RadioGroup.css';

export type RadioItem<Value extends string = string> = {
  value: Value;
  label: string;
  description?: string;
  disabled?: boolean;
};

export type RadioGroupProps<Value extends string = string> = FieldFrameProps & {
  items: readonly RadioItem<Value>[];
  /** The selected value; null while nothing is selected. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** `card` frames each choice, for choices with a description. */
  kind?: 'bare' | 'card' | undefined;
  name?: string;
};

/** Choice of one of a few options, all visible. For many use `Select`. */
export function RadioGroup<Value extends string>({
  items,
  value,
  onValueChange,
  kind = 'bare',
  name,
  label,
  labelHidden = false,
  necessity,
  hint,
  error,
  invalid = false,
}: RadioGroupProps<Value>) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;

  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the HTML standard allows it, and only this role may be required or invalid.
      role="radiogroup"
      className={styles.root}
      aria-labelledby={`${id}-label`}
      aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined}
      aria-required={necessity === 'required' || undefined}
      aria-invalid={Boolean(error) || invalid || undefined}
    >
      <legend className={labelHidden ? visuallyHidden : styles.legend}>
        <span id={`${id}-label`} className={fieldLabel}>
          {label}
        </span>
        {necessity && <FieldMark necessity={necessity} />}
      </legend>
      {hint && (
        <p id={hintId} className={fieldHint}>
          {hint}
        </p>
      )}
      <div className={styles.choices({ kind })}>
        {items.map((item) => {
          const itemId = `${id}-${item.value}`;
          const selected = item.value === value;
          const { disabled = false } = item;
          return (
            <label key={item.value} className={styles.choice({ kind, selected, disabled })}>
              <span className={styles.dot}>
                <input
                  type="radio"
                  name={name ?? id}
                  value={item.value}
                  checked={selected}
                  aria-labelledby={`${itemId}-label`}
                  aria-describedby={item.description && `${itemId}-description`}
                  aria-disabled={disabled || undefined}
                  className={styles.input}
                  onClick={(event) => disabled && event.preventDefault()}
                  onChange={() => !disabled && onValueChange(item.value)}
                />
              </span>
              <span className={styles.words}>
                <span id={`${itemId}-label`} className={styles.label}>
                  {item.label}
                </span>
                {item.description && (
                  <span id={`${itemId}-description`} className={fieldHint}>
                    {item.description}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
      <FieldError id={errorId} text={error} />
    </fieldset>
  );
}
