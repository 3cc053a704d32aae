import type { ReactNode } from 'react';
import { Text } from '../../../primitives';
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
  /** The opened report: the messages, then the decision. Beside the list alone a tablet has a sentence in their place. */
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
          {kind === 'list' ? (
            <Text kind="small" tone="muted" align="center">
              {m.none}
            </Text>
          ) : (
            children
          )}
        </div>
      </div>
    </StaffPage>
  );
}
