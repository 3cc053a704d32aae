import { useId } from 'react';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './CartList.css';
import { cartListMessages } from './messages';

type Props = { name: string; onUndo: () => void };

export function CartListRemoved({ name, onUndo }: Props) {
  const m = useMessages('CartList', cartListMessages);
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
