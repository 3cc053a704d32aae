import { CartIcon } from '../../../icons';
import { Badge, FloatingButton, IconButton } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './CartButton.css';
import { cartButtonMessages } from './messages';

export type CartButtonProps = {
  href: string;
  /** Number of items in the cart. */
  count: number;
  /** Leaves room for the tab bar. */
  tabBar?: boolean;
  /** Places the button at the end of a bar, where a floating one would cover the content. */
  inBar?: boolean;
};

/** Button to the cart with the number of its items. */
export function CartButton({ href, count, tabBar = false, inBar = false }: CartButtonProps) {
  const m = useMessages('CartButton', cartButtonMessages);
  const label = count > 0 ? m.openWith(count) : m.open;

  if (inBar)
    return (
      <div className={styles.inBar}>
        <IconButton href={href} label={label} icon={<CartIcon />} />
        <span key={count} className={styles.countInBar} aria-hidden="true">
          <Badge count={count} />
        </span>
      </div>
    );

  return (
    <FloatingButton
      href={href}
      label={label}
      icon={<CartIcon />}
      tabBar={tabBar}
      badge={
        // A new key per count restarts the animation of the badge.
        <span key={count} className={styles.count} aria-hidden="true">
          <Badge tone="neutral" count={count} />
        </span>
      }
    />
  );
}
