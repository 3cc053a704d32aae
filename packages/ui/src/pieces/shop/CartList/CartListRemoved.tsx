import { useId } from 'react';
import * as styles from './CartList.css';
import type { CartListMessages } from './messages';

type Props = { name: string; onUndo: () => void; messages: CartListMessages };

export function CartListRemoved({ name, onUndo, messages: m }: Props) {
  const words = useId();
  return (
    <div className={styles.removed}>
      <span id={words} className={styles.removedWords}>
        {m.removed(name)}
      </span>
      <button type="button" aria-describedby={words} className={styles.undo} onClick={onUndo}>
        {m.undo}
      </button>
    </div>
  );
}
