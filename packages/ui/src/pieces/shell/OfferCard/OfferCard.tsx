import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { offerCardMessages } from './messages';
import * as styles from './OfferCard.css';

export type OfferCardProps = {
  /** Title of the offer; null hides the card, but not its live region, which announces a later title. */
  title: string | null;
  icon?: ReactNode;
  children?: ReactNode;
  /** The accept button. An offer that only gives instructions has none. */
  action?: (Pick<ButtonProps, 'pending' | 'onClick'> & { label: string }) | undefined;
  onLater: () => void;
};

/** Dismissible card with an offer. It is sticky above the tab bar, and in flow at the end of the page. */
export function OfferCard({ title, icon, children, action, onLater }: OfferCardProps) {
  const m = useMessages('OfferCard', offerCardMessages);
  const { label, ...act } = action ?? { label: '' };
  return (
    <div role="status" className={styles.place}>
      {title !== null && (
        <div className={styles.card}>
          <div className={styles.words({ alone: children === undefined })}>
            <p className={styles.title}>
              {icon}
              {title}
            </p>
            {children}
          </div>
          <div className={styles.actions}>
            <Button tone="neutral" emphasis="quiet" size="small" onClick={onLater}>
              {m.later}
            </Button>
            {action && (
              <Button {...act} tone="accent" size="small">
                {label}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
