import { Dialog } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { deleteDialogMessages } from './messages';

export type DeleteDialogProps = {
  open: boolean;
  /** The deletion is running: the dialog stays open. */
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation before a message is deleted. The focus starts on the cancel button. */
export function DeleteDialog({ open, pending, onConfirm, onClose }: DeleteDialogProps) {
  const m = useMessages('DeleteDialog', deleteDialogMessages);
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
