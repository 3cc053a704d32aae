// Engine: native input and button.
import type { ComponentProps } from 'react';
import { EyeIcon, EyeOffIcon } from '../../icons';
import { visuallyHidden } from '../../styles';
import { Field, type FieldFrameProps, fieldControl, useComposedText } from '../Field';
import { IconButton } from '../IconButton';
import { type PasswordFieldMessages, passwordFieldMessages } from './messages';
import * as styles from './PasswordField.css';
import { usePasswordField } from './usePasswordField';

type NativeProps = Pick<ComponentProps<'input'>, 'name' | 'enterKeyHint'>;

export type PasswordFieldProps = NativeProps &
  FieldFrameProps & {
    value: string;
    /** Exactly what was typed or pasted. */
    onValueChange: (value: string) => void;
    onBlur?: () => void;
    /** `new` lets the browser offer a strong one instead of filling in the old one. */
    purpose?: 'current' | 'new';
    messages?: PasswordFieldMessages;
  };

/** A password, which can be looked at while it is typed. */
export function PasswordField({
  value,
  onValueChange,
  onBlur,
  purpose = 'current',
  label,
  labelHidden,
  necessity,
  hint,
  error,
  invalid,
  messages: m = passwordFieldMessages,
  ...native
}: PasswordFieldProps) {
  const { input, visible, changed, toggle } = usePasswordField();
  // Seen as text, the field takes an input method like any other.
  const { bind } = useComposedText({ value, onValueChange });

  return (
    <Field {...{ label, labelHidden, necessity, hint, error, invalid }}>
      {(control) => (
        <div className={styles.root}>
          <input
            {...native}
            {...bind}
            {...control}
            ref={input}
            type={visible ? 'text' : 'password'}
            autoComplete={`${purpose}-password`}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={`${fieldControl} ${styles.input}`}
            onBlur={(event) => {
              bind.onBlur(event);
              onBlur?.();
            }}
          />
          <div className={styles.toggle}>
            <IconButton
              label={visible ? m.hide : m.show}
              icon={visible ? <EyeOffIcon size="small" /> : <EyeIcon size="small" />}
              aria-controls={control.id}
              // The field keeps the focus, and a phone its keyboard.
              onMouseDown={(event) => event.preventDefault()}
              onClick={toggle}
            />
          </div>
          <span role="status" className={visuallyHidden}>
            {changed && (visible ? m.shown : m.hidden)}
          </span>
        </div>
      )}
    </Field>
  );
}
