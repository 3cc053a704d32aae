import { LockIcon, LogoutIcon } from '../../../icons';
import { Avatar, Button, Sheet, Stack } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { playerPanelMessages } from './messages';
import * as styles from './PlayerPanel.css';

export type PlayerPanelProps = {
  open: boolean;
  name: string;
  avatarUrl: string;
  onClose: () => void;
  onPasswordChange: () => void;
  onLogout: () => void;
  loggingOut?: boolean;
};

/** Account sheet of the player, with password change and logout. */
export function PlayerPanel({
  open,
  name,
  avatarUrl,
  onClose,
  onPasswordChange,
  onLogout,
  loggingOut = false,
}: PlayerPanelProps) {
  const m = useMessages('PlayerPanel', playerPanelMessages);
  return (
    <Sheet open={open} title={m.title} onClose={onClose}>
      <div className={styles.profile}>
        <Avatar src={avatarUrl || null} name={name} size="large" />
        <p className={styles.name}>{name}</p>
      </div>
      <Stack gap="sm">
        <Button
          fullWidth
          emphasis="quiet"
          icon={<LockIcon size="small" />}
          onClick={onPasswordChange}
        >
          {m.password}
        </Button>
        <Button
          fullWidth
          emphasis="bare"
          icon={<LogoutIcon size="small" />}
          pending={loggingOut}
          onClick={onLogout}
        >
          {m.logout}
        </Button>
      </Stack>
    </Sheet>
  );
}
