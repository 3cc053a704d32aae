import { MoreIcon } from '../../../icons';
import { IconButton, Menu } from '../../../primitives';
import type { MessageBubbleMessages } from './messages';

type Props = { disabled: boolean; onDelete: () => void; messages: MessageBubbleMessages };

export function MessageBubbleMenu({ disabled, onDelete, messages: m }: Props) {
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
