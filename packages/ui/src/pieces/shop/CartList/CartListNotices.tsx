import { CloseIcon, InfoIcon } from '../../../icons';
import { IconButton } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import * as styles from './CartList.css';
import { cartListMessages } from './messages';

type Props = {
  items: readonly string[];
  onRead: (() => void) | undefined;
};

/** Changes of the cart that the fan did not make. The notice stays until it is dismissed. */
export function CartListNotices({ items, onRead }: Props) {
  const m = useMessages('CartList', cartListMessages);
  return (
    // Always rendered: screen readers announce only changes of existing live regions.
    <div role="status">
      {items.length > 0 && (
        <div className={styles.notices}>
          <InfoIcon size="small" />
          <div className={styles.sentences}>
            {items.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          {onRead && (
            <IconButton label={m.read} icon={<CloseIcon size="small" />} onClick={onRead} />
          )}
        </div>
      )}
    </div>
  );
}
