import { CloseIcon } from '../../../icons';
import { IconButton, Notice, Stack } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './CartList.css';
import { cartListMessages } from './messages';

type CartListNoticesProps = {
  items: readonly string[];
  onRead: (() => void) | undefined;
};

/** Changes of the cart that the fan did not make. The notice stays until it is dismissed. */
export function CartListNotices({ items, onRead }: CartListNoticesProps) {
  const m = useMessages('CartList', cartListMessages);
  return (
    <div className={items.length > 0 ? styles.notices : undefined}>
      <Notice tone="warning" role="status">
        {items.length > 0 && (
          <div className={styles.noticeRow}>
            <Stack gap="xs">
              {items.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Stack>
            {onRead && (
              <IconButton label={m.read} icon={<CloseIcon size="small" />} onClick={onRead} />
            )}
          </div>
        )}
      </Notice>
    </div>
  );
}
