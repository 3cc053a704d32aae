import { formatCount } from '../../../format/internal';
import { BoxIcon, StopIcon, WarningIcon } from '../../../icons';
import { Heading, Picture, Skeleton, TextLink } from '../../../primitives';
import { useLinkComponent, useMessages } from '../../../primitives/UiProvider/internal';
import { stockAlertsMessages } from './messages';
import * as styles from './StockAlerts.css';

export type StockAlert = {
  id: string;
  name: string;
  /** Size or colour; empty without options. */
  option: string;
  imageUrl: string | null;
  /** Pieces that can still be sold. */
  left: number;
  href: string;
};

export type StockAlertsProps = {
  /** Sold out and low ones, those with the fewest first; null while they load. */
  items: readonly StockAlert[] | null;
  /** The list of goods. */
  listHref: string;
};

/** Goods of which few or none are left. */
export function StockAlerts({ items, listHref }: StockAlertsProps) {
  const m = useMessages('StockAlerts', stockAlertsMessages);
  const Link = useLinkComponent();
  return (
    <section className={styles.root} aria-label={m.title} aria-busy={items === null}>
      <div className={styles.head}>
        <Heading level={2} kind="label">
          {m.title}
        </Heading>
        <TextLink href={listHref} standalone>
          {m.list}
        </TextLink>
      </div>
      {items === null && <Skeleton label={m.loading} lines={4} />}
      {items?.length === 0 && <p className={styles.empty}>{m.none}</p>}
      {items !== null && items.length > 0 && (
        <ul role="list">
          {items.map(({ id, name, option, imageUrl, left, href }) => (
            <li key={id}>
              <Link href={href} className={styles.row}>
                <span className={styles.picture}>
                  {imageUrl === null ? (
                    <BoxIcon size="small" />
                  ) : (
                    <Picture src={imageUrl} alt="" ratio="1/1" />
                  )}
                </span>
                <span className={styles.name}>{m.goods(name, option)}</span>
                <span className={styles.left({ soldOut: left === 0 })}>
                  {left === 0 ? <StopIcon size="tiny" /> : <WarningIcon size="tiny" />}
                  {left === 0 ? m.soldOut : m.left(formatCount(left))}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
