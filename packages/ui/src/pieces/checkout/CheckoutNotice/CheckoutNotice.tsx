import type { ReactNode } from 'react';
import { InfoIcon, WarningIcon } from '../../../icons';
import * as styles from './CheckoutNotice.css';

export type CheckoutNoticeProps = {
  /** `problem` blocks the order, `info` does not. */
  kind?: 'problem' | 'info';
  children: ReactNode;
};

/** Notice inside a step of the checkout. */
export function CheckoutNotice({ kind = 'problem', children }: CheckoutNoticeProps) {
  return (
    <div className={styles.notice({ kind })}>
      {kind === 'problem' ? <WarningIcon size="small" /> : <InfoIcon size="small" />}
      <div>{children}</div>
    </div>
  );
}
