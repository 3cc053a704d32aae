import { Dialog } from '../../../primitives';
import { type DeleteDialogMessages, deleteDialogMessages } from './messages';

export type DeleteDialogProps = {
  open: boolean;
  /** The message is being deleted: the dialog waits. */
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
  messages?: DeleteDialogMessages;
};

/** Asks before a message goes. The keyboard starts on the answer that loses nothing. */
export function DeleteDialog({
  open,
  pending,
  onConfirm,
  onClose,
  messages: m = deleteDialogMessages,
}: DeleteDialogProps) {
  return (
    <Dialog
      kind="confirm"
      tone="danger"
      open={open}
      title={m.ask}
      confirmLabel={m.yes}
      cancelLabel={m.no}
      pending={pending}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
