// Engine: native form; the browser's own bubbles are off, for they speak its language and cover fields.
import type { ReactNode } from 'react';
import type { SpaceName } from '../../tokens';
import * as styles from './Form.css';
import { useFirstInvalid } from './useFirstInvalid';

export type FormProps = {
  /** Names it for screen readers, which then list it among the places of the page. */
  label: string;
  /** For a button that stands outside, as in the foot of a dialog: its `form`. */
  id?: string;
  /** The answer is awaited. Nothing is sent a second time meanwhile. */
  pending?: boolean;
  gap?: SpaceName;
  /** If it leaves a field invalid, now or with the late answer, the focus goes to the first of them. */
  onSubmit: () => void;
  children: ReactNode;
};

/** Fields that are sent together. */
export function Form({ label, id, pending = false, gap = 'lg', onSubmit, children }: FormProps) {
  const { form, noteSubmit } = useFirstInvalid(pending);

  return (
    <form
      ref={form}
      id={id}
      noValidate
      aria-label={label}
      className={`${styles.root} ${styles.gap[gap]}`}
      onSubmit={(event) => {
        event.preventDefault();
        // Events of a form in a dialog would go on to the form that opened it.
        event.stopPropagation();
        if (pending) return;
        noteSubmit();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
