// Engine: native input and button.
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../../icons';
import { visuallyHidden } from '../../styles';
import { Field, type FieldFrameProps } from '../Field/Field';
import { control as fieldControl } from '../Field/Field.css';
import { useComposedText } from '../Field/useComposedText';
import { IconButton } from '../IconButton/IconButton';
import { useMessages } from '../UiProvider/useMessages';
import { passwordFieldMessages } from './messages';
import * as styles from './PasswordField.css';

type NativeProps = Pick<ComponentProps<'input'>, 'name' | 'enterKeyHint'>;

export type PasswordFieldProps = NativeProps &
  FieldFrameProps & {
    value: string;
    /** Reports the text as typed or pasted, without changes. */
    onValueChange: (value: string) => void;
    onBlur?: () => void;
    /** `new` makes the browser suggest a strong password instead of filling in the saved one. */
    purpose?: 'current' | 'new';
  };

/** Password field with a button that shows the text. */
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
  ...native
}: PasswordFieldProps) {
  const m = useMessages('PasswordField', passwordFieldMessages);
  const { input, visible, changed, toggle } = usePasswordField();
  // While the text is visible, the field can be used with an IME like any other.
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
              // Keeps the focus in the field, and the phone's keyboard open.
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

type Selection = readonly [number | null, number | null];

/** Visibility of the password; keeps the caret when it changes. */
function usePasswordField() {
  const [visible, setVisible] = useState<boolean | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const selection = useRef<Selection | null>(null);

  // Hides the password on submit: browsers remember a visible field like any other text.
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setVisible((before) => before && false);
    form?.addEventListener('submit', hide, true);
    return () => form?.removeEventListener('submit', hide, true);
  }, []);

  useLayoutEffect(() => {
    const element = input.current;
    if (visible === null || !element || !selection.current) return;
    // Chromium moves the caret to the start at the next layout after a type change: force that layout first.
    element.getBoundingClientRect();
    element.setSelectionRange(...selection.current);
    selection.current = null;
  }, [visible]);

  return {
    input,
    visible: visible ?? false,
    /** The user changed the visibility: announce it. */
    changed: visible !== null,
    toggle() {
      const element = input.current;
      if (element && element.ownerDocument.activeElement === element) {
        selection.current = [element.selectionStart, element.selectionEnd];
      }
      setVisible((before) => !before);
    },
  };
}
