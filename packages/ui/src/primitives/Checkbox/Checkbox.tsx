// Engine: native checkbox.
import { type ComponentProps, type ReactNode, useId } from 'react';
import { CheckIcon } from '../../icons';
import type { FieldFrameProps } from '../Field/Field';
import { hint as fieldHint } from '../Field/Field.css';
import { FieldError, FieldMark } from '../Field/FieldParts';
import * as styles from './Checkbox.css';

type NativeProps = Pick<ComponentProps<'input'>, 'ref' | 'name' | 'onBlur'>;

export type CheckboxProps = NativeProps &
  Pick<FieldFrameProps, 'necessity' | 'error' | 'invalid'> & {
    /** Label; may contain links. */
    label: ReactNode;
    description?: string;
    checked: boolean;
    onCheckedChange: (checked: boolean) => void;
    /** Cannot be changed; it stays focusable, so that the description can be read. */
    disabled?: boolean;
  };

/** A choice that takes effect when the form is submitted. */
export function Checkbox({
  label,
  description,
  checked,
  onCheckedChange,
  disabled = false,
  necessity,
  error,
  invalid = false,
  ...native
}: CheckboxProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;

  return (
    <div className={styles.root}>
      <label className={styles.row} data-disabled={disabled || undefined}>
        <span className={styles.box}>
          <input
            {...native}
            type="checkbox"
            checked={checked}
            aria-labelledby={labelId}
            aria-describedby={
              [description && descriptionId, error && errorId].filter(Boolean).join(' ') ||
              undefined
            }
            aria-required={necessity === 'required' || undefined}
            aria-invalid={Boolean(error) || invalid || undefined}
            aria-disabled={disabled || undefined}
            className={styles.input}
            onClick={(event) => disabled && event.preventDefault()}
            onChange={(event) => !disabled && onCheckedChange(event.currentTarget.checked)}
          />
          <span className={styles.tick}>
            <CheckIcon size="small" />
          </span>
        </span>
        <span className={styles.words}>
          <span className={styles.heading}>
            <span id={labelId} className={styles.label}>
              {label}
            </span>
            {necessity && <FieldMark necessity={necessity} />}
          </span>
          {description && (
            <span id={descriptionId} className={fieldHint}>
              {description}
            </span>
          )}
        </span>
      </label>
      <FieldError id={errorId} text={error} />
    </div>
  );
}
