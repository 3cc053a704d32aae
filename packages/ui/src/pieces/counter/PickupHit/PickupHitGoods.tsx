import { useEffect, useRef, useState } from 'react';
import { ArrowDownIcon, ShopIcon } from '../../../icons';
import { Picture } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { OrderNumber } from '../../shared/OrderNumber/OrderNumber';
import { ProductName } from '../../shared/ProductName/ProductName';
import { pickupHitMessages } from './messages';
import type { HitItem } from './PickupHit';
import * as styles from './PickupHit.css';

/** More rows than this are drawn smaller. */
const maxTall = 3;

/** Goods to hand over, as a scrolling list that says how many rows are still below. */
export function PickupHitGoods({ items }: { items: readonly HitItem[] }) {
  const m = useMessages('PickupHit', pickupHitMessages);
  const { boxRef, listRef, below } = useRowsBelow();
  return (
    <div className={styles.goods}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard. */}
      <section ref={boxRef} aria-label={m.goods} tabIndex={0} className={styles.itemsBox}>
        <ul role="list" ref={listRef} className={styles.items}>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of one order never move.
            <PickupHitItem key={index} {...item} dense={items.length > maxTall} />
          ))}
        </ul>
      </section>
      {below > 0 && (
        <p className={styles.more} aria-hidden="true">
          {m.more(below)}
          <ArrowDownIcon size="tiny" />
        </p>
      )}
    </div>
  );
}

type Props = HitItem & { dense: boolean };

/** One product: picture, name, and a quantity that stands out when it is more than one; struck out if it was refunded. */
function PickupHitItem({ name, quantity, refunded = 0, imageUrl, orderId, dense }: Props) {
  const m = useMessages('PickupHit', pickupHitMessages);
  const remaining = quantity - refunded;
  const shown = <ProductName>{name}</ProductName>;
  return (
    <li className={styles.item({ dense })}>
      <span className={styles.picture({ dense })}>
        {imageUrl ? (
          <Picture src={imageUrl} alt="" drawn={240} ratio="1/1" rounded="md" priority />
        ) : (
          <ShopIcon />
        )}
      </span>
      <span className={styles.itemName({ dense })}>
        {orderId !== undefined && (
          <span className={styles.itemOrder}>
            <OrderNumber orderId={orderId} />
          </span>
        )}
        {remaining > 0 ? shown : <s>{shown}</s>}
        {refunded > 0 && (
          <span className={styles.itemRefunded}>
            {remaining > 0 ? m.refundedOf(quantity, refunded) : m.refundedAll}
          </span>
        )}
      </span>
      <span className={styles.quantity({ dense, many: remaining > 1 })}>
        {remaining > 0 ? m.quantity(remaining) : <s>{m.quantity(quantity)}</s>}
      </span>
    </li>
  );
}

/** Number of rows of a scrolling list that are not yet seen. A row counts as seen with three quarters of its height. */
function useRowsBelow() {
  const boxRef = useRef<HTMLElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const [below, setBelow] = useState(0);
  useEffect(() => {
    const [box, list] = [boxRef.current, listRef.current];
    if (!box || !list) return;
    const measure = () => {
      const { bottom } = box.getBoundingClientRect();
      const isBelow = (row: Element) => {
        const place = row.getBoundingClientRect();
        return place.bottom - bottom > place.height / 4;
      };
      setBelow(Array.from(list.children).filter(isBelow).length);
    };
    // Also when rows are added, or text wraps: then the list has another height.
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(list);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, []);
  return { boxRef, listRef, below };
}
