// Engine: native form with noValidate: the browser's bubbles use its own language and cover fields.
import type { ReactNode } from 'react';
import type { SpaceName } from '../../tokens';
import * as styles from './Form.css';
import { useFirstInvalid } from './useFirstInvalid';

export type FormProps = {
  /** Accessible name; makes the form a landmark. */
  label: string;
  /** Id for the `form` attribute of a submit button outside, for example in a dialog's actions. */
  id?: string;
  /** The form is being submitted; it cannot be submitted again meanwhile. */
  pending?: boolean;
  gap?: SpaceName;
  /** Called on submit. If fields are invalid then, or after a late response, the first one gets the focus. */
  onSubmit: () => void;
  children: ReactNode;
};

/** A form that moves the focus to the first invalid field after a submit. */
export function Form({ label, id, pending = false, gap = 'lg', onSubmit, children }: FormProps) {
  const { form, markSubmitted } = useFirstInvalid(pending);

  return (
    <form
      ref={form}
      id={id}
      noValidate
      aria-label={label}
      className={`${styles.root} ${styles.gap[gap]}`}
      onSubmit={(event) => {
        event.preventDefault();
        // React events bubble through portals: a form in a dialog would also submit the form that opened it.
        event.stopPropagation();
        if (pending) return;
        markSubmitted();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
