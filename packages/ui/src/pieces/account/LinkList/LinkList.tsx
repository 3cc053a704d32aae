import { ChevronRightIcon, ExternalIcon } from '../../../icons';
import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import * as styles from './LinkList.css';
import { linkListMessages } from './messages';

export type LinkListItem = {
  label: string;
  href: string;
  /** The link opens another site in a new tab: it gets an icon, and screen readers announce it. */
  external?: boolean;
};

export type LinkListProps = {
  /** Accessible name of the list. */
  label: string;
  items: readonly LinkListItem[];
};

/** List of links, one row each. */
export function LinkList({ label: name, items }: LinkListProps) {
  const m = useMessages('LinkList', linkListMessages);
  const Link = useLinkComponent();
  return (
    <nav aria-label={name}>
      <ul role="list" className={styles.root}>
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
