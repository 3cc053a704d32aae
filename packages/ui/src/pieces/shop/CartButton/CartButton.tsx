import { CartIcon } from '../../../icons';
import { Badge, FloatingButton, IconButton } from '../../../primitives';
import * as styles from './CartButton.css';
import { type CartButtonMessages, cartButtonMessages } from './messages';

export type CartButtonProps = {
  href: string;
  /** How many things are in the cart. */
  count: number;
  /** Leaves room for the tab bar. */
  tabBar?: boolean;
  /** Stands at the end of a screen's bar, where floating it would lie on what is read. */
  inBar?: boolean;
  messages?: CartButtonMessages;
};

/** The way to the cart from anywhere in the shop, with what is in it. */
export function CartButton({
  href,
  count,
  tabBar = false,
  inBar = false,
  messages: m = cartButtonMessages,
}: CartButtonProps) {
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
        // Another number is another badge, so that it is seen to change.
        <span key={count} className={styles.count} aria-hidden="true">
          <Badge tone="neutral" count={count} />
        </span>
      }
    />
  );
}
