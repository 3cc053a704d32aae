import { Button, Dialog, Stack, Text } from '../../../primitives';
import { type LogoutDialogMessages, logoutDialogMessages } from './messages';

export type LogoutDialogProps = {
  open: boolean;
  /** How many messages are not sent yet. */
  count: number;
  /** They are being sent at this moment. */
  sending?: boolean;
  onSend: () => void;
  onDiscard: () => void;
  onClose: () => void;
  messages?: LogoutDialogMessages;
};

/** Before a logout that would lose what has not been sent: send it, or lose it knowingly. */
export function LogoutDialog({
  open,
  count,
  sending = false,
  onSend,
  onDiscard,
  onClose,
  messages: m = logoutDialogMessages,
}: LogoutDialogProps) {
  return (
    <Dialog open={open} title={m.title} onClose={onClose}>
      <Stack gap="lg">
        <Text>{m.help(count)}</Text>
        <Stack gap="sm">
          <Button tone="accent" fullWidth pending={sending} onClick={onSend}>
            {m.send}
          </Button>
          <Button tone="danger" emphasis="quiet" fullWidth onClick={onDiscard}>
            {m.discard}
          </Button>
          <Button emphasis="bare" fullWidth onClick={onClose}>
            {m.cancel}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}
