import { Dialog } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { messageThreadMessages } from './messages';

export type MessageThreadDeleteProps = {
  open: boolean;
  /** The deletion is running: the dialog stays open. */
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation before a message is deleted. The focus starts on the cancel button. */
export function MessageThreadDelete({
  open,
  pending,
  onConfirm,
  onClose,
}: MessageThreadDeleteProps) {
  const m = useMessages('MessageThread', messageThreadMessages);
  return (
    <Dialog
      kind="confirm"
      tone="danger"
      open={open}
      title={m.deleteAsk}
      confirmLabel={m.deleteYes}
      cancelLabel={m.deleteNo}
      pending={pending}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
