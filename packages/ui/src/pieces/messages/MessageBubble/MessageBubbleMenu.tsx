import { MoreIcon } from '../../../icons';
import { IconButton, Menu } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { messageBubbleMessages } from './messages';

type Props = { disabled: boolean; onDelete: () => void };

export function MessageBubbleMenu({ disabled, onDelete }: Props) {
  const m = useMessages('MessageBubble', messageBubbleMessages);
  const icon = <MoreIcon size="small" />;
  if (disabled) return <IconButton label={m.menu} icon={icon} disabled aria-haspopup="menu" />;
  return (
    <Menu
      label={m.menu}
      icon={icon}
      items={[{ id: 'delete', label: m.delete, tone: 'danger' }]}
      onSelect={onDelete}
    />
  );
}
