import type { ReactNode } from 'react';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { StaffPage } from '../../shell/StaffPage/StaffPage';
import { reviewPageMessages } from './messages';
import * as styles from './ReviewPage.css';

export type ReviewPageProps = {
  /** On a phone the list or the opened report; from a tablet on both, side by side. */
  kind: 'list' | 'detail';
  list: ReactNode;
  /** Address of the list, for the way back. */
  listHref: string;
  /** The opened report: the messages, then the decision. Without one, a sentence from a tablet on. */
  children?: ReactNode;
};

/** Queue of reported messages, within the frame of the office. */
export function ReviewPage({ kind, list, listHref, children }: ReviewPageProps) {
  const m = useMessages('ReviewPage', reviewPageMessages);
  return (
    <StaffPage
      current="reports"
      height={kind === 'detail' ? 'window' : 'windowFromTablet'}
      {...(kind === 'detail' && { backHref: listHref })}
    >
      <div className={styles.root}>
        <div className={styles.list({ kind })}>{list}</div>
        <div className={styles.detail({ kind })}>
          {children ?? <p className={styles.none}>{m.none}</p>}
        </div>
      </div>
    </StaffPage>
  );
}
