import type { ReactNode } from 'react';
import * as styles from './TopPage.css';

export type TopPageProps = {
  hero: ReactNode;
  /** Band on the page, such as the offline notice. */
  notice?: ReactNode;
  unread: ReactNode;
  players: ReactNode;
  topics: ReactNode;
  cards: ReactNode;
  shop: ReactNode;
  footer: ReactNode;
};

/** Sets order and spacing of the parts of the top page. A part without content leaves no gap. */
export function TopPage({
  hero,
  notice,
  unread,
  players,
  topics,
  cards,
  shop,
  footer,
}: TopPageProps) {
  return (
    <div className={styles.root}>
      {hero}
      <div className={styles.parts}>
        <div className={styles.notice}>{notice}</div>
        <div className={styles.part}>{unread}</div>
        <div className={styles.part}>{players}</div>
        <div className={styles.part}>{topics}</div>
        <div className={styles.part}>{cards}</div>
        <div className={styles.part}>{shop}</div>
      </div>
      {footer}
    </div>
  );
}
