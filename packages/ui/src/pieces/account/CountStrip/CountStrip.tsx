import { formatCount } from '../../../format/internal';
import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import * as styles from './CountStrip.css';
import { countStripMessages } from './messages';

const names = ['orders', 'messages', 'cards'] as const;

export type CountStripProps = {
  counts: Readonly<Record<(typeof names)[number], number>>;
  /** Addresses the counts link to; a count without one is plain text. */
  hrefs: Readonly<Partial<Record<(typeof names)[number], string>>>;
};

/** Shows the counts of orders, messages and cards in large figures. */
export function CountStrip({ counts, hrefs }: CountStripProps) {
  const m = useMessages('CountStrip', countStripMessages);
  const Link = useLinkComponent();
  return (
    <ul role="list" className={styles.root} aria-label={m.label}>
      {names.map((name) => {
        const figure = formatCount(counts[name]);
        const content = (
          <>
            <span className={styles.name}>{m.names[name]}</span>
            <span className={styles.figure} data-length={Math.min(figure.length, 9)}>
              {figure}
              <span className={visuallyHidden}>{m.units[name]}</span>
            </span>
          </>
        );
        const href = hrefs[name];
        return (
          <li key={name} className={styles.cell}>
            {href === undefined ? (
              <span className={styles.count}>{content}</span>
            ) : (
              <Link href={href} className={`${styles.count} ${styles.link}`}>
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
