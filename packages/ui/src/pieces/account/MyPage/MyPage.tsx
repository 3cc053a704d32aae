import type { ReactNode } from 'react';
import * as styles from './MyPage.css';

export type MyPageProps = {
  /** Such as a word about the network. */
  notice?: ReactNode;
  header: ReactNode;
  children: ReactNode;
};

/** My page below its header, which is there before anything else is known. */
export const MyPage = ({ notice, header, children }: MyPageProps) => (
  <div className={styles.root}>
    {notice}
    {header}
    <div className={styles.column}>{children}</div>
  </div>
);
