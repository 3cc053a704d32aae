import { LogoutIcon } from '../../../icons';
import { Button, Dialog, IconButton, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { logoutDialogMessages } from './messages';

export type LogoutDialogProps = {
  open: boolean;
  /** Number of messages that are not sent yet. */
  count: number;
  /** Number of cards that were scanned offline and are not claimed yet. */
  cards?: number;
  /** Number of matches whose code was scanned offline and is not sent yet. */
  visits?: number;
  /** The messages or cards are being sent now. */
  pending?: boolean;
  onSend: () => void;
  onDiscard: () => void;
  onClose: () => void;
};

/** Warns before a logout that would lose unsent messages or cards: sends them first, or logs out anyway. */
export function LogoutDialog({
  open,
  count,
  cards = 0,
  visits = 0,
  pending = false,
  onSend,
  onDiscard,
  onClose,
}: LogoutDialogProps) {
  const m = useMessages('LogoutDialog', logoutDialogMessages);
  const others = cards > 0 ? m.cardsTitle : m.visitsTitle;
  const title = count > 0 ? m.title : others;
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <Stack gap="lg">
        <Stack gap="sm">
          {count > 0 && <Text>{m.help(count)}</Text>}
          {cards > 0 && <Text>{m.cardsHelp(cards)}</Text>}
          {visits > 0 && <Text>{m.visitsHelp(visits)}</Text>}
        </Stack>
        <Stack gap="sm">
          <Button tone="accent" fullWidth pending={pending} onClick={onSend}>
            {count > 0 || cards === 0 ? m.send : m.claim}
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

export type LogoutDialogButtonProps = {
  onLogout: () => void;
};

/** Icon button that signs out, for bars in which a label would not fit. */
export function LogoutDialogButton({ onLogout }: LogoutDialogButtonProps) {
  const m = useMessages('LogoutDialog', logoutDialogMessages);
  return <IconButton label={m.label} icon={<LogoutIcon />} onClick={onLogout} />;
}
