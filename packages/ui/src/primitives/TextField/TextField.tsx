// Engine: native input.
import type { ComponentProps, ReactNode } from 'react';
import {
  Field,
  type FieldControl,
  type FieldFrameProps,
  fieldBareControl,
  fieldControl,
  fieldFrame,
  fieldFrameSlot,
  useComposedText,
} from '../Field';
import { kindOf, type TextFieldKind } from './kinds';
import { type TextFieldMessages, textFieldMessages } from './messages';
import { TextFieldCounter } from './TextFieldCounter';

type NativeProps = Pick<
  ComponentProps<'input'>,
  'ref' | 'name' | 'placeholder' | 'readOnly' | 'autoComplete' | 'inputMode' | 'enterKeyHint'
>;

export type TextFieldProps = NativeProps &
  FieldFrameProps & {
    /** Keyboard, autofill and what is put right by itself. The other props win over it. */
    kind?: TextFieldKind;
    value: string;
    /** Raw while a conversion is under way, normalised and cut to length as soon as it is over. */
    onValueChange: (value: string) => void;
    onBlur?: () => void;
    /** In characters as people count them; they are counted when full-width and hyphens are put right. */
    maxLength?: number;
    /** Shows how many characters are used. Needs `maxLength`. */
    counter?: boolean;
    /** Text in front of the value, as 〒. The label says the same in words. */
    prefix?: ReactNode;
    /** Text behind the value, as 円. */
    suffix?: ReactNode;
    /** Cannot be changed; it still takes the focus, so that the hint can say why. */
    disabled?: boolean;
    /** Where more words about the value stand. */
    describedBy?: string;
    messages?: TextFieldMessages;
  };

/** One line of text. Full-width digits, hyphens and pastes are put right, never during a conversion. */
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
  messages: m = textFieldMessages,
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
          <TextFieldCounter id={counterId} text={bind.value} limit={limit} messages={m} />
        )}
      </>
    );
  };

  return <Field {...{ label, labelHidden, necessity, hint, error, invalid }}>{draw}</Field>;
}
