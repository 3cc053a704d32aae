import { MoreIcon, TrashIcon } from '../../../icons';
import { IconButton, Menu } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { messageBubbleMessages } from './messages';

type Props = {
  /** Own messages are deleted, those of others are reported. */
  action: 'delete' | 'report';
  disabled: boolean;
  onSelect: () => void;
};

export function MessageBubbleMenu({ action, disabled, onSelect }: Props) {
  const m = useMessages('MessageBubble', messageBubbleMessages);
  const icon = <MoreIcon size="small" />;
  const label = action === 'delete' ? m.menu : m.reportMenu;
  if (disabled) return <IconButton label={label} icon={icon} disabled aria-haspopup="menu" />;
  return (
    <Menu
      label={label}
      icon={icon}
      items={[
        {
          id: action,
          label: m[action],
          tone: 'danger',
          ...(action === 'delete' && { icon: <TrashIcon /> }),
        },
      ]}
      onSelect={onSelect}
    />
  );
}
