import { CloseIcon, InfoIcon } from '../../../icons';
import { IconButton } from '../../../primitives';
import * as styles from './CartList.css';
import type { CartListMessages } from './messages';

type Props = {
  items: readonly string[];
  onRead: (() => void) | undefined;
  messages: CartListMessages;
};

/** What changed without the fan. It stays until it is read. */
export function CartListNews({ items, onRead, messages: m }: Props) {
  return (
    // Always there, so that screen readers know it before it speaks.
    <div role="status">
      {items.length > 0 && (
        <div className={styles.news}>
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
