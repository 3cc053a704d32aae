// Engine: Button and Dialog.
import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';

export type ConfirmActionProps = {
  /** The button that asks. */
  button: ButtonProps;
  /** The question. */
  title: string;
  /** Label of the confirm button: a verb that names the action. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** `danger` for a destructive action. */
  tone?: 'accent' | 'danger' | undefined;
  /** Until a returned promise ends, either way, the dialog stays and cannot be closed. */
  onConfirm: () => unknown;
  /** What the action means or what is lost. */
  children?: ReactNode;
};

/** A button whose action runs after a question in a dialog. */
export function ConfirmAction({
  button,
  title,
  confirmLabel,
  cancelLabel,
  tone = 'accent',
  onConfirm,
  children,
}: ConfirmActionProps) {
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);

  async function confirm() {
    setPending(true);
    try {
      await onConfirm();
    } catch {
      // Its owner shows why.
    }
    setPending(false);
    setOpen(false);
  }

  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      <Dialog
        kind="confirm"
        {...{ open, title, confirmLabel, tone, pending }}
        {...(cancelLabel !== undefined && { cancelLabel })}
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      >
        {children}
      </Dialog>
    </>
  );
}
