import type { ReactNode } from 'react';
import { InfoIcon, WarningIcon } from '../../../icons';
import * as styles from './CheckoutNotice.css';

export type CheckoutNoticeProps = {
  /** `problem` stops the order, `info` only tells. */
  kind?: 'problem' | 'info';
  children: ReactNode;
};

/** What has to be known before going on, in its place. */
export function CheckoutNotice({ kind = 'problem', children }: CheckoutNoticeProps) {
  return (
    <div className={styles.notice({ kind })}>
      {kind === 'problem' ? <WarningIcon size="small" /> : <InfoIcon size="small" />}
      <div>{children}</div>
    </div>
  );
}
