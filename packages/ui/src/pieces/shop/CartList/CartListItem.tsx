import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as styles from './CartList.css';

type Props = { removed: boolean; children: ReactNode };

/** The place of one product. What had the focus is gone when it is taken out or put back: it goes to what came. */
export function CartListItem({ removed, children }: Props) {
  const place = useRef<HTMLLIElement>(null);
  const before = useRef(removed);

  useLayoutEffect(() => {
    if (before.current === removed) return;
    before.current = removed;
    place.current?.querySelector<HTMLElement>(removed ? 'button' : 'a')?.focus();
  }, [removed]);

  return (
    <li ref={place} className={styles.item}>
      {children}
    </li>
  );
}
