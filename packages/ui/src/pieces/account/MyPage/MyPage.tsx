import type { ReactNode } from 'react';
import * as styles from './MyPage.css';

export { MyPageLinks, type MyPageLinksProps } from './MyPageLinks';
export { MyPageParts, type MyPagePartsProps } from './MyPageParts';
export { MyPageSkeleton } from './MyPageSkeleton';

export type MyPageProps = {
  /** Band above the header, such as the offline notice. */
  notice?: ReactNode;
  header: ReactNode;
  children: ReactNode;
};

/** Layout of my page: the header is shown before the other data has loaded. */
export const MyPage = ({ notice, header, children }: MyPageProps) => (
  <div className={styles.root}>
    {notice}
    {header}
    <div className={styles.column}>{children}</div>
  </div>
);
