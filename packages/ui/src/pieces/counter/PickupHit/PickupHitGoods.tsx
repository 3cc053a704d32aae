import { ArrowDownIcon } from '../../../icons';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { pickupHitMessages } from './messages';
import type { HitItem } from './PickupHit';
import * as styles from './PickupHit.css';
import { PickupHitItem } from './PickupHitItem';
import { useRowsBelow } from './useRowsBelow';

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
