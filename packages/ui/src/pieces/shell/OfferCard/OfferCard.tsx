import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../../primitives';
import { type OfferCardMessages, offerCardMessages } from './messages';
import * as styles from './OfferCard.css';

export type OfferCardProps = {
  /** What is offered. Nothing while there is nothing: the place is there, so that news of it are heard. */
  title: string | null;
  icon?: ReactNode;
  children?: ReactNode;
  /** What takes it up: one button. Some offers only say how. */
  action?: (Pick<ButtonProps, 'pending' | 'onClick'> & { label: string }) | undefined;
  onLater: () => void;
  messages?: OfferCardMessages;
};

/** Offers something at the end of a page, above the tab bar. It takes no room from the page, and can be put off. */
export function OfferCard({
  title,
  icon,
  children,
  action,
  onLater,
  messages: m = offerCardMessages,
}: OfferCardProps) {
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
