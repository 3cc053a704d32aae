import { LogoutIcon } from '../../../icons';
import { IconButton } from '../../../primitives';
import { type LogoutButtonMessages, logoutButtonMessages } from './messages';

export type LogoutButtonProps = {
  onLogout: () => void;
  messages?: LogoutButtonMessages;
};

/** Signs out, from the end of a bar whose title needs the room. */
export function LogoutButton({ onLogout, messages: m = logoutButtonMessages }: LogoutButtonProps) {
  return <IconButton label={m.label} icon={<LogoutIcon />} onClick={onLogout} />;
}
