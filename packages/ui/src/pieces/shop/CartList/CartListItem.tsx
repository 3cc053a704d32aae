import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as styles from './CartList.css';

type Props = { removed: boolean; children: ReactNode };

/** List item of one product. Removing and restoring replace its content and move the focus into it. */
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
