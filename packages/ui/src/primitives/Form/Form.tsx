// Engine: native form with noValidate: the browser's bubbles use its own language and cover fields.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SpaceName } from '../../tokens';
import * as styles from './Form.css';

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

const focusable = 'input, select, textarea, button';

/** After a submit, also when the response comes late, the first invalid field gets the focus. */
function useFirstInvalid(pending: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const submitted = useRef(false);
  // Forces a render: if the same fields are invalid again, nothing else would cause one.
  const [, setSubmits] = useState(0);

  // No dependencies: any render may be the one with the errors.
  useEffect(() => {
    if (!submitted.current) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong && pending) return;
    submitted.current = false;
    if (!wrong) return;
    const target = wrong.matches(focusable) ? wrong : wrong.querySelector<HTMLElement>(focusable);
    // Centred, so that neither a bar nor the keyboard covers it.
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  });

  return {
    form,
    markSubmitted() {
      submitted.current = true;
      setSubmits((count) => count + 1);
    },
  };
}
