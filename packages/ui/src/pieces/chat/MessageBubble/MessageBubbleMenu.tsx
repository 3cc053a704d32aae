import { MoreIcon } from '../../../icons';
import { IconButton, Menu } from '../../../primitives';
import * as styles from './MessageBubble.css';
import type { MessageBubbleMessages } from './messages';

type Props = { disabled: boolean; onDelete: () => void; messages: MessageBubbleMessages };

export function MessageBubbleMenu({ disabled, onDelete, messages: m }: Props) {
  const icon = <MoreIcon size="small" />;
  return (
    <span className={styles.menu}>
      {disabled ? (
        <IconButton label={m.menu} icon={icon} disabled aria-haspopup="menu" />
      ) : (
        <Menu
          label={m.menu}
          icon={icon}
          items={[{ id: 'delete', label: m.delete, tone: 'danger' }]}
          onSelect={onDelete}
        />
      )}
    </span>
  );
}
