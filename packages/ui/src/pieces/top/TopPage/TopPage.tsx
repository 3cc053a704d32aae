import type { ReactNode } from 'react';
import * as styles from './TopPage.css';

export type TopPageProps = {
  hero: ReactNode;
  /** Such as a word about the network. */
  notice?: ReactNode;
  unread: ReactNode;
  players: ReactNode;
  topics: ReactNode;
  cards: ReactNode;
  shop: ReactNode;
  footer: ReactNode;
};

/** Gives the parts of the top page their order and their rhythm. A part without content leaves no gap. */
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
