// Engine: native label and ARIA; no script.
import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '../../styles';
import * as styles from './Field.css';
import { FieldError, FieldMark } from './FieldParts';

/** Props that a control sets on its element to connect it with its field. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

/** Props that every control passes to its field. */
export type FieldFrameProps = {
  label: string;
  /** Hides the label visually; screen readers still read it. */
  labelHidden?: boolean | undefined;
  /** Marks the field as required or optional, in words. */
  necessity?: 'required' | 'optional' | undefined;
  /** Help text between label and control. */
  hint?: string | undefined;
  /** Error message below the control: what happened and what to do. */
  error?: string | undefined;
  /** Marks the value as invalid when the message is shown elsewhere. Implied by `error`. */
  invalid?: boolean | undefined;
};

export type FieldProps = FieldFrameProps & {
  children: (control: FieldControl) => ReactNode;
};

/** Label, required mark, hint and error of one control, connected by ARIA. */
export function Field({
  label,
  labelHidden = false,
  necessity,
  hint,
  error,
  invalid = false,
  children,
}: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');

  return (
    <div className={styles.root}>
      <div className={labelHidden ? visuallyHidden : styles.heading}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {necessity && <FieldMark necessity={necessity} />}
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': Boolean(error) || invalid || undefined,
        'aria-required': necessity === 'required' || undefined,
      })}
      <FieldError id={errorId} text={error} />
    </div>
  );
}
