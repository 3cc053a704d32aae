import { LogoutIcon } from '../../../icons';
import { IconButton } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { logoutButtonMessages } from './messages';

export type LogoutButtonProps = {
  onLogout: () => void;
};

/** Icon button that signs out, for bars in which a label would not fit. */
export function LogoutButton({ onLogout }: LogoutButtonProps) {
  const m = useMessages('LogoutButton', logoutButtonMessages);
  return <IconButton label={m.label} icon={<LogoutIcon />} onClick={onLogout} />;
}
