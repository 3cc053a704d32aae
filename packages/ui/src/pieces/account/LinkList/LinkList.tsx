import { ChevronRightIcon, ExternalIcon } from '../../../icons';
import { useLinkComponent } from '../../../primitives/UiProvider';
import { visuallyHidden } from '../../../styles';
import * as styles from './LinkList.css';
import { type LinkListMessages, linkListMessages } from './messages';

export type LinkListItem = {
  label: string;
  href: string;
  /** Leaves the product: an icon shows it, and screen readers hear it. */
  external?: boolean;
};

export type LinkListProps = {
  /** Names the list for who listens. */
  label: string;
  items: readonly LinkListItem[];
  messages?: LinkListMessages;
};

/** Where one can go from here, one row each. */
export function LinkList({ label: name, items, messages: m = linkListMessages }: LinkListProps) {
  const Link = useLinkComponent();
  return (
    <nav aria-label={name}>
      <ul className={styles.root}>
        {items.map(({ label, href, external = false }) => (
          <li key={label} className={styles.item}>
            {external ? (
              <a href={href} className={styles.row} target="_blank" rel="noopener noreferrer">
                <span className={styles.label}>
                  {label}
                  <span className={visuallyHidden}>{m.newTab}</span>
                </span>
                <ExternalIcon size="small" />
              </a>
            ) : (
              <Link href={href} className={styles.row}>
                <span className={styles.label}>{label}</span>
                <ChevronRightIcon size="small" />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
