// Engine: native input.
import type { ComponentProps, ReactNode } from 'react';
import { countGraphemes } from '../../format';
import { visuallyHidden } from '../../styles';
import { Field, type FieldControl, type FieldFrameProps } from '../Field/Field';
import {
  bareControl as fieldBareControl,
  control as fieldControl,
  frame as fieldFrame,
  frameSlot as fieldFrameSlot,
} from '../Field/Field.css';
import { useComposedText } from '../Field/useComposedText';
import { useMessages } from '../UiProvider/useMessages';
import { kindOf, type TextFieldKind } from './kinds';
import { textFieldMessages } from './messages';
import * as styles from './TextField.css';

export type { TextFieldKind } from './kinds';

type NativeProps = Pick<
  ComponentProps<'input'>,
  | 'ref'
  | 'name'
  | 'placeholder'
  | 'disabled'
  | 'readOnly'
  | 'autoComplete'
  | 'inputMode'
  | 'enterKeyHint'
  | 'onBlur'
>;

export type TextFieldProps = NativeProps &
  Omit<FieldFrameProps, 'invalid'> & {
    /** Presets of keyboard, autofill and normalisation. Other props override it. */
    kind?: TextFieldKind;
    value: string;
    /** Reports the raw text during a conversion, and the normalised, length-limited text afterwards. */
    onValueChange: (value: string) => void;
    /** Maximum number of graphemes, after normalising. */
    maxLength?: number;
    /** Shows the number of characters. Needs `maxLength`. */
    counter?: boolean;
    /** Texts around the value, such as 〒 and 円. The label must say in words what stands before. */
    slots?: { before?: ReactNode; after?: ReactNode };
    /** Id of a further description of the value. */
    describedBy?: string;
  };

/**
 * One-line text field. Normalises full-width digits, hyphens and pasted text, never during a conversion. When
 * `disabled` it cannot be changed but stays focusable, so that the hint can be read.
 */
export function TextField({
  kind = 'text',
  value,
  onValueChange,
  onBlur,
  maxLength: givenMaxLength,
  counter = false,
  slots: { before, after } = {},
  disabled = false,
  readOnly = false,
  describedBy,
  label,
  labelHidden,
  necessity,
  hint,
  error,
  ...native
}: TextFieldProps) {
  const { input, normalize, maxLength } = kindOf(kind);
  const limit = givenMaxLength ?? maxLength;
  const { bind } = useComposedText({ value, onValueChange, normalize, maxLength: limit });
  const framed = before !== undefined || after !== undefined;

  const draw = (control: FieldControl) => {
    const counterId = counter && limit !== undefined ? `${control.id}-counter` : undefined;
    const afterId = after === undefined ? undefined : `${control.id}-after`;
    const element = (
      <input
        {...input}
        {...native}
        {...bind}
        {...control}
        aria-describedby={
          [afterId, control['aria-describedby'], counterId, describedBy]
            .filter(Boolean)
            .join(' ') || undefined
        }
        aria-disabled={disabled || undefined}
        readOnly={readOnly || disabled}
        className={framed ? fieldBareControl : fieldControl}
        onBlur={(event) => {
          bind.onBlur(event);
          onBlur?.(event);
        }}
      />
    );
    return (
      <>
        {framed ? (
          <div className={fieldFrame({ invalid: Boolean(control['aria-invalid']), disabled })}>
            {before !== undefined && <span className={fieldFrameSlot}>{before}</span>}
            {element}
            {after !== undefined && (
              <span id={afterId} className={fieldFrameSlot}>
                {after}
              </span>
            )}
          </div>
        ) : (
          element
        )}
        {counterId && limit !== undefined && (
          <TextFieldCounter id={counterId} text={bind.value} limit={limit} />
        )}
      </>
    );
  };

  return <Field {...{ label, labelHidden, necessity, hint, error }}>{draw}</Field>;
}

type Props = { id: string; text: string; limit: number };

/** Number of remaining characters from which they are also announced. */
const sayFrom = 10;

function TextFieldCounter({ id, text, limit }: Props) {
  const m = useMessages('TextField', textFieldMessages);
  const used = countGraphemes(text);
  const remaining = limit - used;
  return (
    <p className={styles.counter}>
      <span aria-hidden="true">{m.count(used, limit)}</span>
      <span id={id} className={visuallyHidden}>
        {m.limit(limit)}
      </span>
      <span role="status" className={visuallyHidden}>
        {used > 0 && remaining >= 0 && remaining <= sayFrom ? m.remaining(remaining) : null}
      </span>
    </p>
  );
}
