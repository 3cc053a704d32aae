// Engine: native input.
import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldControl, type FieldFrameProps } from '../Field';
import {
  fieldBareControl,
  fieldControl,
  fieldFrame,
  fieldFrameSlot,
  useComposedText,
} from '../Field/internal';
import { kindOf, type TextFieldKind } from './kinds';
import { TextFieldCounter } from './TextFieldCounter';

type NativeProps = Pick<
  ComponentProps<'input'>,
  'ref' | 'name' | 'placeholder' | 'readOnly' | 'autoComplete' | 'inputMode' | 'enterKeyHint'
>;

export type TextFieldProps = NativeProps &
  FieldFrameProps & {
    /** Presets of keyboard, autofill and normalisation. Other props override it. */
    kind?: TextFieldKind;
    value: string;
    /** Reports the raw text during a conversion, and the normalised, length-limited text afterwards. */
    onValueChange: (value: string) => void;
    onBlur?: () => void;
    /** Maximum number of graphemes, after normalising. */
    maxLength?: number;
    /** Shows the number of characters. Needs `maxLength`. */
    counter?: boolean;
    /** Text before the value, such as 〒. The label must say the same in words. */
    prefix?: ReactNode;
    /** Text after the value, such as 円. */
    suffix?: ReactNode;
    /** Cannot be changed; it stays focusable, so that the hint can be read. */
    disabled?: boolean;
    /** Id of a further description of the value. */
    describedBy?: string;
  };

/** One-line text field. Normalises full-width digits, hyphens and pasted text, never during a conversion. */
export function TextField({
  kind = 'text',
  value,
  onValueChange,
  onBlur,
  maxLength: givenMaxLength,
  counter = false,
  prefix,
  suffix,
  disabled = false,
  readOnly = false,
  describedBy,
  label,
  labelHidden,
  necessity,
  hint,
  error,
  invalid,
  ...native
}: TextFieldProps) {
  const { input, normalize, maxLength } = kindOf(kind);
  const limit = givenMaxLength ?? maxLength;
  const { bind } = useComposedText({ value, onValueChange, normalize, maxLength: limit });
  const framed = prefix !== undefined || suffix !== undefined;

  const draw = (control: FieldControl) => {
    const counterId = counter && limit !== undefined ? `${control.id}-counter` : undefined;
    const suffixId = suffix === undefined ? undefined : `${control.id}-suffix`;
    const element = (
      <input
        {...input}
        {...native}
        {...bind}
        {...control}
        aria-describedby={
          [suffixId, control['aria-describedby'], counterId, describedBy]
            .filter(Boolean)
            .join(' ') || undefined
        }
        aria-disabled={disabled || undefined}
        readOnly={readOnly || disabled}
        className={framed ? fieldBareControl : fieldControl}
        onBlur={(event) => {
          bind.onBlur(event);
          onBlur?.();
        }}
      />
    );
    return (
      <>
        {framed ? (
          <div className={fieldFrame({ invalid: Boolean(control['aria-invalid']), disabled })}>
            {prefix !== undefined && <span className={fieldFrameSlot}>{prefix}</span>}
            {element}
            {suffix !== undefined && (
              <span id={suffixId} className={fieldFrameSlot}>
                {suffix}
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

  return <Field {...{ label, labelHidden, necessity, hint, error, invalid }}>{draw}</Field>;
}
