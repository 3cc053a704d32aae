import { ChevronLeftIcon } from '../../../icons';
import { Heading, IconButton } from '../../../primitives';
import * as styles from './LegalNotice.css';
import { type LegalNoticeMessages, legalNoticeMessages } from './messages';

export type LegalNoticeProps = {
  title: string;
  /** Line breaks of a description are kept. */
  items: readonly { term: string; description: string }[];
  backHref: string;
  messages?: LegalNoticeMessages;
};

/** A page of the club's duties: the seller, or what happens to data. Read by anybody. */
export function LegalNotice({
  title,
  items,
  backHref,
  messages: m = legalNoticeMessages,
}: LegalNoticeProps) {
  return (
    <main className={styles.root}>
      <title>{title}</title>
      <header className={styles.bar}>
        <IconButton href={backHref} label={m.back} icon={<ChevronLeftIcon />} />
      </header>
      <div className={styles.page}>
        <Heading level={1} focusable>
          {title}
        </Heading>
        <dl className={styles.list}>
          {items.map(({ term, description }) => (
            <div key={term} className={styles.item}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.description}>{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </main>
  );
}
