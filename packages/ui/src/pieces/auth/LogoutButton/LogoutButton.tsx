import { LogoutIcon } from '../../../icons';
import { IconButton } from '../../../primitives';
import { type LogoutButtonMessages, logoutButtonMessages } from './messages';

export type LogoutButtonProps = {
  onLogout: () => void;
  messages?: LogoutButtonMessages;
};

/** Icon button that signs out, for bars in which a label would not fit. */
export function LogoutButton({ onLogout, messages: m = logoutButtonMessages }: LogoutButtonProps) {
  return <IconButton label={m.label} icon={<LogoutIcon />} onClick={onLogout} />;
}
