// Engine: native label and ARIA; no script.
import { type ReactNode, useId } from 'react';
import { WarningIcon } from '../../icons';
import { visuallyHidden } from '../../styles';
import * as styles from './Field.css';
import { type FieldMessages, fieldMessages } from './messages';

/** What a control spreads onto its element to belong to its field. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

/** What every control passes on to its field. */
export type FieldFrameProps = {
  label: string;
  /** Where the place says it all to the eye; screen readers still hear it. */
  labelHidden?: boolean | undefined;
  /** Said in words beside the label. */
  necessity?: 'required' | 'optional' | undefined;
  /** Between label and control, before anything is typed. */
  hint?: string | undefined;
  /** Under the control: what happened and what to do. */
  error?: string | undefined;
  /** Says that the value is wrong where the words stand elsewhere. `error` says it by itself. */
  invalid?: boolean | undefined;
};

export type FieldProps = FieldFrameProps & {
  children: (control: FieldControl) => ReactNode;
  messages?: FieldMessages;
};

/** Label, necessity, hint and error around one control, tied together for screen readers. */
export function Field({
  label,
  labelHidden = false,
  necessity,
  hint,
  error,
  invalid = false,
  children,
  messages: m = fieldMessages,
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
        {necessity && <FieldMark necessity={necessity} messages={m} />}
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

type FieldMarkProps = {
  necessity: NonNullable<FieldFrameProps['necessity']>;
  messages?: FieldMessages;
};

/** Required or optional in a word, for a group that has a legend and no label. */
export function FieldMark({ necessity, messages: m = fieldMessages }: FieldMarkProps) {
  return (
    <span className={styles.mark({ required: necessity === 'required' })}>{m[necessity]}</span>
  );
}

/** What happened and what to do, with a sign beside the colour. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p id={id} className={styles.error}>
      {text && (
        <>
          <WarningIcon size="small" />
          <span>{text}</span>
        </>
      )}
    </p>
  );
}
